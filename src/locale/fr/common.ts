import type { Messages } from '../messages/common.js';
import { numbers, plural, shownOf } from '../numbers.js';

const number = numbers('fr');

export const common: Messages = {
  number,
  loading: 'Chargement des événements',
  shown: shownOf('fr', 'sur', { one: '# événement', other: '# événements', more: 'plus de # événements' }),
  pages: 'Pages',
  previous: 'Précédent',
  next: 'Suivant',
  page: (page, count) => `Page ${number(page)} sur ${number(count)}`,
  more: plural('fr', { one: 'Afficher # événement de plus', other: 'Afficher # événements de plus' }),

  empty: 'Aucun événement trouvé',
  emptyHint: 'Rien ne correspond à ces dates et à ces filtres.',
  noneUpcoming: 'Pas encore d’événements à venir.',
  showUpcoming: 'Afficher les événements à venir',
  showPast: 'Afficher les événements passés',

  retry: 'Réessayer',
  failed: 'Le calendrier ne peut pas être affiché pour le moment.',
  asOf: (time) => `Dernière mise à jour\u00a0: ${time}`,
  stale: 'Le calendrier n’a pas pu être actualisé.',

  allDay: 'Toute la journée',
  yourTime: 'votre heure locale',
  untitled: 'Sans titre',
  featured: 'À la une',
  nowOn: 'En ce moment\u00a0:',
  runs: (day) => `En cours · jusqu’au ${day}`,
  until: (day) => `jusqu’au ${day}`,
  ended: 'Terminé',
  statuses: {
    cancelled: 'Annulé',
    postponed: 'Reporté',
    rescheduled: 'Nouvelle date',
    movedOnline: 'Désormais en ligne',
    draft: 'Brouillon',
    pending: 'En attente de relecture',
    private: 'Privé',
    future: 'Programmé',
    trash: 'Dans la corbeille',
    protected: 'Protégé',
    hidden: 'Non répertorié',
  },
  categories: 'Catégories',
  noVenue: 'Sans lieu',
  other: 'Autres',
  noCategory: 'Sans catégorie',

  close: 'Fermer',
  share: 'Partager',
  copied: 'Copié',
  phone: 'Téléphone',
  email: 'E-mail',
  website: 'Site web',
  directions: 'Itinéraire',
  pictureAt: (host) => `Image de ${host}`,
  password: 'Mot de passe',
  open: 'Afficher',
  wrongPassword: 'Mot de passe incorrect. Veuillez réessayer.',
};
