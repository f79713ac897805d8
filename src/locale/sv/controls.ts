// Read by a native speaker: no.
import { plural } from '../numbers.js';
import type { ControlMessages } from '../messages/controls.js';

export const controls: ControlMessages = {
  search: 'Sök evenemang',
  clearSearch: 'Rensa sökningen',
  suggestions: 'Förslag',
  suggested: { recent: 'Senaste', date: 'Datum', event: 'Evenemang', venue: 'Platser', category: 'Kategorier' },
  suggestionCount: plural('sv', { other: '# förslag' }),
  searchWords: (text) => `Sök efter ”${text}” i titlar och texter`,
  forgetSearches: 'Rensa senaste sökningar',
  emptySearch: (text) => `Inga evenemang med ”${text}” i titel eller text`,
  wayOn: (facet, name, events) => `${facet}: ${name} – ${events} →`,
  without: (name, events) => `Utan ”${name}”: ${events}`,
  nextOn: (day) => `Nästa: ${day}`,

  filters: 'Filter',
  facets: {
    category: 'Kategori',
    tag: 'Tagg',
    venue: 'Plats',
    organizer: 'Arrangör',
    date: 'Datum',
    featured: 'Utvalt',
    cost: 'Gratis',
    online: 'Online',
    ticketed: 'Med biljetter',
    near: 'Nära mig',
  },
  active: plural('sv', { one: '# aktivt', other: '# aktiva' }),
  moreFacets: 'Fler',
  activeFilters: 'Aktiva filter',
  remove: (name) => `Ta bort filter: ${name}`,
  clearAll: 'Rensa alla',
  show: plural('sv', { other: 'Visa # evenemang', more: 'Visa fler än # evenemang' }),

  find: {
    category: 'Hitta en kategori',
    tag: 'Hitta en tagg',
    venue: 'Hitta en plats',
    organizer: 'Hitta en arrangör',
  },
  sharedTags: 'Vissa av taggarna kanske saknar evenemang.',
  loading: 'Läser in',
  none: 'Inga träffar',
  further: plural('sv', { other: '# till: skriv för att hitta dem' }),

  dates: {
    any: 'Alla datum',
    today: 'I dag',
    tomorrow: 'I morgon',
    weekend: 'I helgen',
    'next-weekend': 'Nästa helg',
    week: 'Den här veckan',
    'next-week': 'Nästa vecka',
    month: 'Den här månaden',
    'next-month': 'Nästa månad',
    days: 'Välj dagar',
  },
  dateWords: {
    today: 'idag, i kväll, ikväll',
    tomorrow: 'imorgon, i morgon kväll',
    weekend: 'helg, helgen, veckoslut',
    'next-weekend': 'nästa veckoslut, helgen därpå',
    week: 'vecka, veckan, denna vecka',
    'next-week': 'kommande vecka',
    month: 'månad, månaden, denna månad',
    'next-month': 'kommande månad',
  },
  dateFillers: 'i, på, den, det, denna, nästa, kommande',
  daysHint: 'Välj en dag, och sedan en till för flera dagar.',

  noLonger: {
    category: (name) => `Kategorin ”${name}” finns inte längre.`,
    tag: (name) => `Taggen ”${name}” finns inte längre.`,
    venue: (name) => `Platsen ”${name}” finns inte längre.`,
    organizer: (name) => `Arrangören ”${name}” finns inte längre.`,
  },

  nearUnsupported: 'Det går inte att söka efter avstånd i den här kalendern.',
};
