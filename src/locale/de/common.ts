import type { Messages } from '../messages/common.js';
import { numbers, plural, shownOf } from '../numbers.js';

const number = numbers('de');

export const common: Messages = {
  number,
  loading: 'Veranstaltungen werden geladen',
  shown: shownOf('de', 'von', { one: '# Veranstaltung', other: '# Veranstaltungen' }),
  pages: 'Seiten',
  previous: 'Zurück',
  next: 'Weiter',
  page: (page, count) => `Seite ${number(page)} von ${number(count)}`,
  more: (count) => `${number(count)} weitere anzeigen`,

  empty: 'Keine Veranstaltungen gefunden',
  emptyHint: 'Für diesen Zeitraum und diese Filter gibt es keine Treffer.',
  showUpcoming: 'Kommende Veranstaltungen anzeigen',
  showPast: 'Vergangene Veranstaltungen anzeigen',

  retry: 'Erneut versuchen',
  errors: {
    network: (host) => `${host} ist nicht erreichbar.`,
    timeout: (host) => `${host} hat nicht rechtzeitig geantwortet.`,
    cors: (host) => `${host} erlaubt dieser Seite keinen Zugriff.`,
    shape: (host) => `Die Antwort von ${host} enthält keine Kalenderdaten.`,
    leftOut: plural('de', { one: 'Ein Eintrag konnte nicht angezeigt werden.', other: '# Einträge konnten nicht angezeigt werden.' }),
    missing: (host) => `${host} hat unter dieser Adresse keinen Kalender.`,
    doubled: (attribute, namespace) => `${attribute} ist zu lang. Bitte nur den Teil vor ${namespace} angeben.`,
    denied: () => 'Diese Inhalte sind nicht öffentlich.',
    http: (host, status) => `${host} konnte nicht antworten (Fehler ${status}).`,
    refused: (attributes) => `Der Kalender akzeptiert ${attributes} nicht.`,
    unreadable: (attribute, expected) => `${attribute} ist nicht lesbar. Erwartet: ${expected}.`,
    unset: (attribute) => `Das Attribut ${attribute} fehlt.`,
  },
  expected: {
    text: 'Text',
    date: 'ein Datum wie 2026-12-31',
    integer: 'eine ganze Zahl',
    positive: 'eine ganze Zahl, 1 oder mehr',
    number: 'eine Zahl',
    boolean: 'true oder false',
    weekday: '1 (Montag) bis 7 (Sonntag)',
    zone: 'eine Zeitzone wie Europe/Berlin',
    url: 'eine Adresse wie https://example.org/wp-json, ohne weitere Anführungszeichen',
    ids: 'IDs, durch Kommas getrennt',
    idsOrSlugs: 'IDs oder Slugs, durch Kommas getrennt',
    choice: (choices) => `einer der Werte ${choices}`,
  },
  stale: (time) => `Stand: ${time}. Der Kalender konnte nicht aktualisiert werden.`,

  allDay: 'Ganztägig',
  yourTime: 'Ihre Ortszeit',
  featured: 'Empfohlen',
  sticky: 'Angeheftet',
  categories: 'Kategorien',
  noVenue: 'Ohne Veranstaltungsort',
  noCategory: 'Ohne Kategorie',

  close: 'Schließen',
  phone: 'Telefon',
  email: 'E-Mail',
  website: 'Website',
  directions: 'Route',
  pictureAt: (host) => `Bild von ${host}`,
  password: 'Passwort',
  open: 'Anzeigen',
  wrongPassword: 'Falsches Passwort. Bitte versuchen Sie es erneut.',
};
