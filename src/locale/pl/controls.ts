// Read by a native speaker: no.
import { plural } from '../numbers.js';
import type { ControlMessages } from '../messages/controls.js';

export const controls: ControlMessages = {
  search: 'Szukaj wydarzeń',
  clearSearch: 'Wyczyść wyszukiwanie',
  suggestions: 'Podpowiedzi',
  suggested: { recent: 'Ostatnie', date: 'Daty', event: 'Wydarzenia', venue: 'Miejsca', category: 'Kategorie' },
  suggestionCount: plural('pl', { one: '# podpowiedź', other: '# podpowiedzi' }),
  searchWords: (text) => `Szukaj „${text}” w tytułach i opisach`,
  forgetSearches: 'Wyczyść ostatnie wyszukiwania',
  emptySearch: (text) => `Brak wydarzeń z „${text}” w tytule lub opisie`,
  wayOn: (facet, name, events) => `${facet}: ${name} – ${events} →`,
  without: (name, events) => `Bez „${name}”: ${events}`,
  nextOn: (day) => `Następne: ${day}`,

  filters: 'Filtry',
  facets: {
    category: 'Kategoria',
    tag: 'Tag',
    venue: 'Miejsce',
    organizer: 'Organizator',
    date: 'Data',
    featured: 'Wyróżnione',
    cost: 'Bezpłatne',
    online: 'Online',
    ticketed: 'Z biletami',
    near: 'W pobliżu',
  },
  active: plural('pl', { one: '# aktywny', few: '# aktywne', other: '# aktywnych' }),
  moreFacets: 'Więcej',
  activeFilters: 'Aktywne filtry',
  remove: (name) => `Usuń filtr: ${name}`,
  clearAll: 'Wyczyść wszystko',
  show: plural('pl', {
    one: 'Pokaż # wydarzenie',
    few: 'Pokaż # wydarzenia',
    other: 'Pokaż # wydarzeń',
    more: 'Pokaż ponad # wydarzeń',
  }),

  find: {
    category: 'Znajdź kategorię',
    tag: 'Znajdź tag',
    venue: 'Znajdź miejsce',
    organizer: 'Znajdź organizatora',
  },
  sharedTags: 'Niektóre z tych tagów mogą nie mieć wydarzeń.',
  loading: 'Ładowanie',
  none: 'Brak wyników',
  further: plural('pl', { other: 'Jeszcze #: wpisz nazwę, aby znaleźć' }),

  dates: {
    any: 'Dowolna data',
    today: 'Dzisiaj',
    tomorrow: 'Jutro',
    weekend: 'Ten weekend',
    'next-weekend': 'Następny weekend',
    week: 'Ten tydzień',
    'next-week': 'Następny tydzień',
    month: 'Ten miesiąc',
    'next-month': 'Następny miesiąc',
    days: 'Wybierz dni',
  },
  dateWords: {
    today: 'dziś, dziś wieczorem, dzisiaj wieczorem',
    tomorrow: 'jutro wieczorem',
    weekend: 'weekend, w weekend, w ten weekend',
    'next-weekend': 'w następny weekend, przyszły weekend',
    week: 'tydzień, w tym tygodniu',
    'next-week': 'w następnym tygodniu, przyszły tydzień, w przyszłym tygodniu',
    month: 'miesiąc, w tym miesiącu',
    'next-month': 'w następnym miesiącu, przyszły miesiąc, w przyszłym miesiącu',
  },
  dateFillers: 'w, we, na, od, do, ten, ta, to, następny, przyszły, najbliższy',
  daysHint: 'Wybierz dzień, a potem drugi, jeśli ma być kilka dni.',

  noLonger: {
    category: (name) => `Kategoria „${name}” już nie istnieje.`,
    tag: (name) => `Tag „${name}” już nie istnieje.`,
    venue: (name) => `Miejsce „${name}” już nie istnieje.`,
    organizer: (name) => `Organizator „${name}” już nie istnieje.`,
  },

  nearUnsupported: 'W tym kalendarzu nie można szukać według odległości.',
};
