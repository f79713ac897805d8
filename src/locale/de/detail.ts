import { plural } from '../numbers.js';
import type { DetailMessages } from '../messages/detail.js';

export const detail: DetailMessages = {
  loading: 'Veranstaltung wird geladen',
  kind: 'Veranstaltung',
  hasEnded: 'Diese Veranstaltung ist vorbei.',
  nextDate: (day, time) => `Nächster Termin: ${[day, time].filter(Boolean).join(', ')}`,
  statusNotices: {
    cancelled: 'Abgesagt. Diese Veranstaltung findet nicht statt.',
    postponed: 'Verschoben. Der neue Termin steht noch nicht fest.',
  },
  seeOthers: 'Andere Veranstaltungen ansehen',
  visit: 'Website besuchen',
  addToCalendar: 'Zum Kalender hinzufügen',
  subscribe: 'Abonnieren',
  calendarFile: 'Kalenderdatei (.ics)',
  allDates: 'Alle Termine',
  download: plural('de', {
    one: 'Diese Veranstaltung herunterladen (.ics)',
    other: 'Diese # Veranstaltungen herunterladen (.ics)',
  }),
  downloadPart: (part) => `${part} herunterladen (.ics)`,
  subscribeIn: (app) => `In ${app} abonnieren`,
  fileFailed: 'Die Datei konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal.',
  when: 'Wann',
  where: 'Wo',
  joinOnline: 'Online teilnehmen',
  cost: 'Preis',
  organizers: 'Veranstaltet von',
  tags: 'Schlagwörter',
  related: 'Das könnte Sie auch interessieren',
  adjacent: 'Veranstaltungen davor und danach',

  problems: {
    absent: {
      title: 'Diese Veranstaltung wurde nicht gefunden.',
      hint: 'Vielleicht wurde sie entfernt, oder der Link ist falsch.',
    },
    denied: {
      title: 'Diese Veranstaltung ist nicht öffentlich.',
      hint: 'Vielleicht ist sie noch nicht veröffentlicht. Melden Sie sich an, wenn Sie Zugriff haben.',
    },
    trashed: { title: 'Diese Veranstaltung ist nicht mehr verfügbar.', hint: 'Sie wurde aus dem Kalender entfernt.' },
    otherKind: { title: 'Das ist keine Veranstaltung.', hint: 'Der Link führt zu etwas anderem in diesem Kalender.' },
    protected: {
      title: 'Diese Veranstaltung ist mit einem Passwort geschützt.',
      hint: 'Geben Sie das Passwort ein, das Sie erhalten haben.',
    },
  },
  table: 'Tabelle',
  partFailed: 'Dieser Teil der Seite konnte nicht geladen werden.',
};
