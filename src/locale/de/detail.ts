import type { DetailMessages } from '../messages/detail.js';

export const detail: DetailMessages = {
  loading: 'Veranstaltung wird geladen',
  kind: 'Veranstaltung',
  when: 'Wann',
  where: 'Wo',
  cost: 'Preis',
  organizers: 'Veranstaltet von',
  tags: 'Schlagwörter',
  related: 'Das könnte Sie auch interessieren',
  adjacent: 'Veranstaltungen davor und danach',

  statuses: {
    cancelled: 'Abgesagt',
    postponed: 'Verschoben',
    rescheduled: 'Neuer Termin',
    movedOnline: 'Findet online statt',
    draft: 'Entwurf',
    pending: 'Noch nicht freigegeben',
    private: 'Privat',
    future: 'Wird noch veröffentlicht',
    trash: 'Im Papierkorb',
    hidden: 'Nicht in Listen',
  },

  problems: {
    absent: { title: 'Diese Veranstaltung gibt es nicht.', hint: 'Vielleicht wurde sie entfernt, oder der Link ist falsch.' },
    denied: {
      title: 'Diese Veranstaltung ist nicht öffentlich.',
      hint: 'Vielleicht ist sie noch nicht veröffentlicht. Wenn Sie berechtigt sind, melden Sie sich an, um sie zu sehen.',
    },
    trashed: { title: 'Diese Veranstaltung ist nicht mehr verfügbar.', hint: 'Sie wurde in den Papierkorb gelegt.' },
    otherKind: { title: 'Das ist keine Veranstaltung.', hint: 'Der Link führt zu etwas anderem in diesem Kalender.' },
    protected: {
      title: 'Diese Veranstaltung ist mit einem Passwort geschützt.',
      hint: 'Geben Sie das Passwort ein, das Sie erhalten haben.',
    },
  },
};
