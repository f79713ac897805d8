import type { Messages } from '../messages/common.js';
import { numbers, shownOf } from '../numbers.js';

const number = numbers('de');

export const common: Messages = {
  number,
  loading: 'Veranstaltungen werden geladen',
  shown: shownOf('de', 'von', {
    one: '# Veranstaltung',
    other: '# Veranstaltungen',
    more: 'mehr als # Veranstaltungen',
  }),
  pages: 'Seiten',
  previous: 'Zurück',
  next: 'Weiter',
  page: (page, count) => `Seite ${number(page)} von ${number(count)}`,
  more: (count) => `${number(count)} weitere anzeigen`,

  empty: 'Keine Veranstaltungen gefunden',
  emptyHint: 'Für diesen Zeitraum und diese Filter gibt es keine Treffer.',
  noneUpcoming: 'Noch keine kommenden Veranstaltungen.',
  showUpcoming: 'Kommende Veranstaltungen anzeigen',
  showPast: 'Vergangene Veranstaltungen anzeigen',

  retry: 'Erneut versuchen',
  failed: 'Der Kalender kann gerade nicht angezeigt werden.',
  asOf: (time) => `Stand: ${time}`,
  stale: 'Der Kalender konnte nicht aktualisiert werden.',

  allDay: 'Ganztägig',
  yourTime: 'Ihre Ortszeit',
  untitled: 'Ohne Titel',
  featured: 'Empfohlen',
  nowOn: 'Läuft gerade:',
  runs: (day) => `Läuft · bis ${day}`,
  until: (day) => `bis ${day}`,
  ended: 'Vorbei',
  statuses: {
    cancelled: 'Abgesagt',
    postponed: 'Verschoben',
    rescheduled: 'Neuer Termin',
    movedOnline: 'Findet online statt',
    draft: 'Entwurf',
    pending: 'Noch nicht freigegeben',
    private: 'Privat',
    future: 'Geplant',
    trash: 'Im Papierkorb',
    protected: 'Geschützt',
    hidden: 'Nicht gelistet',
  },
  categories: 'Kategorien',
  noVenue: 'Ohne Veranstaltungsort',
  other: 'Weitere',
  noCategory: 'Ohne Kategorie',

  close: 'Schließen',
  share: 'Teilen',
  copied: 'Kopiert',
  phone: 'Telefon',
  email: 'E-Mail',
  website: 'Website',
  directions: 'Route',
  pictureAt: (host) => `Bild von ${host}`,
  password: 'Passwort',
  open: 'Anzeigen',
  wrongPassword: 'Falsches Passwort. Bitte versuchen Sie es erneut.',
};
