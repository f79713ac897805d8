import { plural } from '../numbers.js';
import type { DetailMessages } from '../messages/detail.js';

export const detail: DetailMessages = {
  loading: 'Chargement de l’événement',
  kind: 'Événement',
  hasEnded: 'Cet événement est terminé.',
  nextDate: (day, time) => `Prochaine date\u00a0: ${[day, time].filter(Boolean).join(', ')}`,
  statusNotices: {
    cancelled: 'Annulé. Cet événement n’aura pas lieu.',
    postponed: 'Reporté. La nouvelle date n’est pas encore connue.',
  },
  seeOthers: 'Voir les autres événements',
  visit: 'Voir le site web',
  addToCalendar: 'Ajouter au calendrier',
  subscribe: 'S’abonner',
  calendarFile: 'Fichier de calendrier (.ics)',
  allDates: 'Toutes les dates',
  download: plural('fr', { one: 'Télécharger cet événement (.ics)', other: 'Télécharger ces # événements (.ics)' }),
  downloadPart: (part) => `Télécharger ${part} (.ics)`,
  subscribeIn: (app) => `S’abonner dans ${app}`,
  fileFailed: 'Le fichier n’a pas pu être créé. Veuillez réessayer.',
  when: 'Quand',
  where: 'Où',
  joinOnline: 'Participer en ligne',
  cost: 'Tarif',
  organizers: 'Organisé par',
  tags: 'Mots-clés',
  related: 'Événements similaires',
  adjacent: 'Événements précédent et suivant',

  problems: {
    absent: { title: 'Cet événement est introuvable.', hint: 'Il a peut-être été supprimé, ou le lien est erroné.' },
    denied: {
      title: 'Cet événement n’est pas public.',
      hint: 'Il n’est peut-être pas encore publié. Connectez-vous si vous y avez accès.',
    },
    trashed: { title: 'Cet événement n’est plus disponible.', hint: 'Il a été retiré du calendrier.' },
    otherKind: {
      title: 'Cette page ne correspond pas à un événement.',
      hint: 'Le lien mène à autre chose dans ce calendrier.',
    },
    protected: {
      title: 'Cet événement est protégé par un mot de passe.',
      hint: 'Saisissez le mot de passe qui vous a été communiqué.',
    },
  },
  table: 'Tableau',
  partFailed: 'Cette partie de la page n’a pas pu être chargée.',
};
