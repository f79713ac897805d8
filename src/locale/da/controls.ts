// Read by a native speaker: no.
import { plural } from '../numbers.js';
import type { ControlMessages } from '../messages/controls.js';

export const controls: ControlMessages = {
  search: 'Søg efter arrangementer',
  clearSearch: 'Ryd søgning',
  suggestions: 'Forslag',
  suggested: { recent: 'Seneste', date: 'Datoer', event: 'Arrangementer', venue: 'Steder', category: 'Kategorier' },
  suggestionCount: plural('da', { other: '# forslag' }),
  searchWords: (text) => `Søg efter »${text}« i titler og tekster`,
  forgetSearches: 'Ryd seneste søgninger',
  emptySearch: (text) => `Ingen arrangementer med »${text}« i titel eller tekst`,
  wayOn: (facet, name, events) => `${facet}: ${name} – ${events} →`,
  without: (name, events) => `Uden »${name}«: ${events}`,
  nextOn: (day) => `Næste: ${day}`,

  filters: 'Filtre',
  facets: {
    category: 'Kategori',
    tag: 'Tag',
    venue: 'Sted',
    organizer: 'Arrangør',
    date: 'Dato',
    featured: 'Fremhævet',
    cost: 'Gratis',
    online: 'Online',
    ticketed: 'Med billetter',
    near: 'I nærheden',
  },
  active: plural('da', { one: '# aktivt', other: '# aktive' }),
  moreFacets: 'Flere',
  activeFilters: 'Aktive filtre',
  remove: (name) => `Fjern filter: ${name}`,
  clearAll: 'Ryd alle',
  show: plural('da', {
    one: 'Vis # arrangement',
    other: 'Vis # arrangementer',
    more: 'Vis flere end # arrangementer',
  }),

  find: { category: 'Find en kategori', tag: 'Find et tag', venue: 'Find et sted', organizer: 'Find en arrangør' },
  sharedTags: 'Nogle af disse tags har måske ingen arrangementer.',
  loading: 'Indlæser',
  none: 'Ingen resultater',
  further: plural('da', { other: '# mere: skriv for at finde dem' }),

  dates: {
    any: 'Alle datoer',
    today: 'I dag',
    tomorrow: 'I morgen',
    weekend: 'Denne weekend',
    'next-weekend': 'Næste weekend',
    week: 'Denne uge',
    'next-week': 'Næste uge',
    month: 'Denne måned',
    'next-month': 'Næste måned',
    days: 'Vælg dage',
  },
  dateWords: {
    today: 'idag, i aften',
    tomorrow: 'imorgen, i morgen aften',
    weekend: 'weekend, weekenden, i weekenden',
    'next-weekend': 'weekenden efter',
    week: 'uge, ugen',
    'next-week': 'kommende uge',
    month: 'måned, måneden',
    'next-month': 'kommende måned',
  },
  dateFillers: 'i, på, den, det, denne, næste, kommende',
  daysHint: 'Vælg en dag, og derefter en til for flere dage.',

  noLonger: {
    category: (name) => `Kategorien »${name}« findes ikke længere.`,
    tag: (name) => `Tagget »${name}« findes ikke længere.`,
    venue: (name) => `Stedet »${name}« findes ikke længere.`,
    organizer: (name) => `Arrangøren »${name}« findes ikke længere.`,
  },

  nearUnsupported: 'Der kan ikke søges efter afstand i denne kalender.',
};
