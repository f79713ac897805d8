// Read by a native speaker: no.
import { plural } from '../numbers.js';
import type { ControlMessages } from '../messages/controls.js';

export const controls: ControlMessages = {
  search: 'Evenementen zoeken',
  clearSearch: 'Zoekopdracht wissen',
  suggestions: 'Suggesties',
  suggested: { recent: 'Recent', date: 'Datums', event: 'Evenementen', venue: 'Locaties', category: 'Categorieën' },
  suggestionCount: plural('nl', { one: '# suggestie', other: '# suggesties' }),
  searchWords: (text) => `‘${text}’ zoeken in titels en teksten`,
  forgetSearches: 'Recente zoekopdrachten wissen',
  emptySearch: (text) => `Geen evenementen met ‘${text}’ in titel of tekst`,
  wayOn: (facet, name, events) => `${facet}: ${name} – ${events} →`,
  without: (name, events) => `Zonder ‘${name}’: ${events}`,
  nextOn: (day) => `Volgende: ${day}`,

  filters: 'Filters',
  facets: {
    category: 'Categorie',
    tag: 'Tag',
    venue: 'Locatie',
    organizer: 'Organisator',
    date: 'Datum',
    featured: 'Uitgelicht',
    cost: 'Gratis',
    online: 'Online',
    ticketed: 'Met tickets',
    near: 'In de buurt',
  },
  active: plural('nl', { other: '# actief' }),
  moreFacets: 'Meer',
  activeFilters: 'Actieve filters',
  remove: (name) => `Filter verwijderen: ${name}`,
  clearAll: 'Alles wissen',
  show: plural('nl', {
    one: '# evenement tonen',
    other: '# evenementen tonen',
    more: 'Meer dan # evenementen tonen',
  }),

  find: {
    category: 'Categorie zoeken',
    tag: 'Tag zoeken',
    venue: 'Locatie zoeken',
    organizer: 'Organisator zoeken',
  },
  sharedTags: 'Bij sommige van deze tags zijn er misschien geen evenementen.',
  loading: 'Laden',
  none: 'Geen resultaten',
  further: plural('nl', { other: 'Nog #: typ om te zoeken' }),

  dates: {
    any: 'Alle datums',
    today: 'Vandaag',
    tomorrow: 'Morgen',
    weekend: 'Dit weekend',
    'next-weekend': 'Volgend weekend',
    week: 'Deze week',
    'next-week': 'Volgende week',
    month: 'Deze maand',
    'next-month': 'Volgende maand',
    days: 'Dagen kiezen',
  },
  dateWords: {
    today: 'vanavond, vanmiddag',
    tomorrow: 'morgenavond, morgenmiddag',
    weekend: 'weekend, het weekend, komend weekend',
    'next-weekend': 'het volgende weekend',
    week: 'week',
    'next-week': 'komende week',
    month: 'maand',
    'next-month': 'komende maand',
  },
  dateFillers: 'in, op, de, het, van, deze, dit, volgende, komende',
  daysHint: 'Kies een dag, en nog een voor meer dagen.',

  noLonger: {
    category: (name) => `De categorie ‘${name}’ bestaat niet meer.`,
    tag: (name) => `De tag ‘${name}’ bestaat niet meer.`,
    venue: (name) => `De locatie ‘${name}’ bestaat niet meer.`,
    organizer: (name) => `De organisator ‘${name}’ bestaat niet meer.`,
  },

  nearUnsupported: 'Deze agenda kan niet op afstand worden doorzocht.',
};
