import { plural } from '../numbers.js';
import type { ControlMessages } from '../messages/controls.js';

export const controls: ControlMessages = {
  search: 'Rechercher des événements',
  clearSearch: 'Effacer la recherche',
  suggestions: 'Suggestions',
  suggested: { event: 'Événements', venue: 'Lieux', category: 'Catégories' },

  filters: 'Filtres',
  facets: {
    category: 'Catégorie',
    tag: 'Mot-clé',
    venue: 'Lieu',
    organizer: 'Organisateur',
    date: 'Date',
    featured: 'À la une',
    cost: 'Gratuit',
    near: 'Près de moi',
  },
  active: plural('fr', { one: '# actif', other: '# actifs' }),
  activeFilters: 'Filtres actifs',
  remove: (name) => `Retirer le filtre\u00a0: ${name}`,
  clearAll: 'Tout effacer',
  show: plural('fr', { one: 'Afficher # événement', other: 'Afficher # événements' }),

  find: (facet) => `Chercher\u00a0: ${facet}`,
  loading: 'Chargement',
  none: 'Aucun résultat',
  further: plural('fr', { one: '# de plus\u00a0: saisissez son nom', other: '# de plus\u00a0: saisissez un nom' }),

  dates: {
    any: 'Toutes les dates',
    today: 'Aujourd’hui',
    tomorrow: 'Demain',
    weekend: 'Ce week-end',
    week: 'Cette semaine',
    month: 'Ce mois-ci',
    days: 'Choisir des jours',
  },
  daysHint: 'Choisissez un jour, puis un autre pour plusieurs jours.',

  nearUnsupported: 'Ce calendrier ne permet pas de chercher par lieu.',
};
