import type { LinkedWords } from '../messages/authoring-linked.js';
import { plural } from '../numbers.js';

export const linked: LinkedWords = {
  create: (name) => `Créer «\u00a0${name}\u00a0»`,
  createElsewhere: (name) => `Créer « ${name} » dans une autre ville`,
  takeExisting: 'Utiliser l’élément existant',
  recent: 'utilisé récemment',
  made: (name) => `«\u00a0${name}\u00a0» est enregistré et sélectionné.`,
  noVenue: 'Aucun lieu',
  venueStays: 'Ce calendrier ne peut pas retirer le lieu d’un événement. Choisissez-en un autre.',
  textStays: 'Ce calendrier ne peut pas retirer un texte enregistré. Écrivez-en un autre.',
  searchFailed: 'La recherche sur le serveur a échoué. Réessayez.',
  moveUp: (name) => `Monter ${name}`,
  moveDown: (name) => `Descendre ${name}`,
  categories: {
    search: 'Rechercher des catégories',
    loading: 'Chargement des catégories',
    none: 'Aucune catégorie ne porte ce nom.',
    found: plural('fr', { one: '# catégorie', other: '# catégories' }),
    add: 'Ajouter une catégorie',
    name: { label: 'Nom de la nouvelle catégorie', missing: 'Saisissez le nom de la catégorie' },
    below: 'Sous',
    top: 'Au premier niveau',
    cancel: 'Annuler',
  },
};
