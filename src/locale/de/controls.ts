import { plural } from '../numbers.js';
import type { ControlMessages } from '../messages/controls.js';

export const controls: ControlMessages = {
  search: 'Veranstaltungen suchen',
  clearSearch: 'Suche löschen',
  suggestions: 'Vorschläge',
  suggested: { event: 'Veranstaltungen', venue: 'Orte', category: 'Kategorien' },
  suggestionCount: plural('de', { one: '# Vorschlag', other: '# Vorschläge' }),
  emptySearch: (text) => `Keine Veranstaltungen mit „${text}“ in Titel oder Text`,
  wayOn: (facet, name, events) => `${facet}: ${name} – ${events} →`,

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
  activeFilters: 'Aktive Filter',
  remove: (name) => `Filter entfernen: ${name}`,
  clearAll: 'Alle entfernen',
  show: plural('de', { one: '# Veranstaltung anzeigen', other: '# Veranstaltungen anzeigen' }),

  find: { category: 'Kategorie suchen', tag: 'Schlagwort suchen', venue: 'Ort suchen', organizer: 'Veranstalter suchen' },
  sharedTags: 'Zu manchen dieser Schlagwörter gibt es vielleicht keine Veranstaltungen.',
  loading: 'Wird geladen',
  none: 'Keine Treffer',
  further: plural('de', { other: '# weitere: zum Finden tippen' }),

  dates: {
    any: 'Beliebiges Datum',
    today: 'Heute',
    tomorrow: 'Morgen',
    weekend: 'Dieses Wochenende',
    week: 'Diese Woche',
    month: 'Dieser Monat',
    days: 'Tage wählen',
  },
  daysHint: 'Wählen Sie einen Tag, für mehrere Tage danach einen zweiten.',

  nearUnsupported: 'Dieser Kalender lässt sich nicht nach Entfernung durchsuchen.',
};
