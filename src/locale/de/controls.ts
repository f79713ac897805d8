import { plural } from '../numbers.js';
import type { ControlMessages } from '../messages/controls.js';

export const controls: ControlMessages = {
  search: 'Veranstaltungen suchen',
  clearSearch: 'Suche löschen',
  suggestions: 'Vorschläge',
  suggested: {
    recent: 'Zuletzt gesucht',
    date: 'Datum',
    event: 'Veranstaltungen',
    venue: 'Orte',
    category: 'Kategorien',
  },
  suggestionCount: plural('de', { one: '# Vorschlag', other: '# Vorschläge' }),
  searchWords: (text) => `„${text}“ in Titeln und Texten suchen`,
  forgetSearches: 'Letzte Suchen löschen',
  emptySearch: (text) => `Keine Veranstaltungen mit „${text}“ in Titel oder Text`,
  wayOn: (facet, name, events) => `${facet}: ${name} – ${events} →`,
  without: (name, events) => `Ohne „${name}“: ${events}`,
  nextOn: (day) => `Nächste: ${day}`,

  filters: 'Filter',
  facets: {
    category: 'Kategorie',
    tag: 'Schlagwort',
    venue: 'Ort',
    organizer: 'Veranstalter',
    date: 'Datum',
    featured: 'Empfohlen',
    cost: 'Kostenlos',
    near: 'In meiner Nähe',
  },
  active: plural('de', { other: '# aktiv' }),
  moreFacets: 'Mehr',
  activeFilters: 'Aktive Filter',
  remove: (name) => `Filter entfernen: ${name}`,
  clearAll: 'Alle entfernen',
  show: plural('de', {
    one: '# Veranstaltung anzeigen',
    other: '# Veranstaltungen anzeigen',
    more: 'Mehr als # Veranstaltungen anzeigen',
  }),

  find: {
    category: 'Kategorie suchen',
    tag: 'Schlagwort suchen',
    venue: 'Ort suchen',
    organizer: 'Veranstalter suchen',
  },
  sharedTags: 'Zu manchen dieser Schlagwörter gibt es vielleicht keine Veranstaltungen.',
  loading: 'Wird geladen',
  none: 'Keine Treffer',
  further: plural('de', { other: '# weitere: zum Finden tippen' }),

  dates: {
    any: 'Beliebiges Datum',
    today: 'Heute',
    tomorrow: 'Morgen',
    weekend: 'Dieses Wochenende',
    'next-weekend': 'Nächstes Wochenende',
    week: 'Diese Woche',
    'next-week': 'Nächste Woche',
    month: 'Dieser Monat',
    'next-month': 'Nächster Monat',
    days: 'Tage wählen',
  },
  dateWords: {
    today: 'heute Abend',
    tomorrow: 'morgen Abend',
    weekend: 'Wochenende, am Wochenende',
    'next-weekend': 'am nächsten Wochenende, übernächstes Wochenende',
    week: 'Woche, in dieser Woche',
    'next-week': 'in der nächsten Woche, kommende Woche',
    month: 'Monat, in diesem Monat, diesen Monat',
    'next-month': 'im nächsten Monat, nächsten Monat, kommender Monat',
  },
  dateFillers: 'im, am, in, an, der, den, des, nächsten, nächster, kommenden',
  daysHint: 'Wählen Sie einen Tag, für mehrere Tage danach einen zweiten.',

  noLonger: {
    category: (name) => `Die Kategorie „${name}“ gibt es nicht mehr.`,
    tag: (name) => `Das Schlagwort „${name}“ gibt es nicht mehr.`,
    venue: (name) => `Den Ort „${name}“ gibt es nicht mehr.`,
    organizer: (name) => `Den Veranstalter „${name}“ gibt es nicht mehr.`,
  },

  nearUnsupported: 'Dieser Kalender lässt sich nicht nach Entfernung durchsuchen.',
};
