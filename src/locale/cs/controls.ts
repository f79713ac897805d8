// Read by a native speaker: no.
import { plural } from '../numbers.js';
import type { ControlMessages } from '../messages/controls.js';

export const controls: ControlMessages = {
  search: 'Hledat akce',
  clearSearch: 'Vymazat hledání',
  suggestions: 'Návrhy',
  suggested: { recent: 'Nedávné', date: 'Data', event: 'Akce', venue: 'Místa', category: 'Kategorie' },
  suggestionCount: plural('cs', { one: '# návrh', few: '# návrhy', other: '# návrhů' }),
  searchWords: (text) => `Hledat „${text}“ v názvech a textech`,
  forgetSearches: 'Vymazat nedávná hledání',
  emptySearch: (text) => `Žádné akce s „${text}“ v názvu nebo textu`,
  wayOn: (facet, name, events) => `${facet}: ${name} – ${events} →`,
  without: (name, events) => `Bez „${name}“: ${events}`,
  nextOn: (day) => `Další: ${day}`,

  filters: 'Filtry',
  facets: {
    category: 'Kategorie',
    tag: 'Štítek',
    venue: 'Místo',
    organizer: 'Pořadatel',
    date: 'Datum',
    featured: 'Doporučujeme',
    cost: 'Zdarma',
    online: 'Online',
    ticketed: 'Se vstupenkami',
    near: 'V mém okolí',
  },
  active: plural('cs', { other: '# aktivní' }),
  moreFacets: 'Více',
  activeFilters: 'Aktivní filtry',
  remove: (name) => `Odebrat filtr: ${name}`,
  clearAll: 'Vymazat vše',
  show: plural('cs', {
    one: 'Zobrazit # akci',
    few: 'Zobrazit # akce',
    other: 'Zobrazit # akcí',
    more: 'Zobrazit více než # akcí',
  }),

  find: {
    category: 'Najít kategorii',
    tag: 'Najít štítek',
    venue: 'Najít místo',
    organizer: 'Najít pořadatele',
  },
  sharedTags: 'Některé z těchto štítků nemusí mít žádné akce.',
  loading: 'Načítání',
  none: 'Nic nenalezeno',
  further: plural('cs', { other: 'A další (#): najdete je psaním' }),

  dates: {
    any: 'Libovolné datum',
    today: 'Dnes',
    tomorrow: 'Zítra',
    weekend: 'Tento víkend',
    'next-weekend': 'Příští víkend',
    week: 'Tento týden',
    'next-week': 'Příští týden',
    month: 'Tento měsíc',
    'next-month': 'Příští měsíc',
    days: 'Vybrat dny',
  },
  dateWords: {
    today: 'dnes večer, dneska',
    tomorrow: 'zítra večer',
    weekend: 'víkend, o víkendu, tento víkend',
    'next-weekend': 'o příštím víkendu, další víkend',
    week: 'týden, v tomto týdnu',
    'next-week': 'další týden, v příštím týdnu',
    month: 'měsíc, v tomto měsíci',
    'next-month': 'další měsíc, v příštím měsíci',
  },
  dateFillers: 'v, ve, na, od, do, o, tento, tato, toto, příští, další',
  daysHint: 'Vyberte den, pro více dnů pak ještě jeden.',

  noLonger: {
    category: (name) => `Kategorie „${name}“ už neexistuje.`,
    tag: (name) => `Štítek „${name}“ už neexistuje.`,
    venue: (name) => `Místo „${name}“ už neexistuje.`,
    organizer: (name) => `Pořadatel „${name}“ už neexistuje.`,
  },

  nearUnsupported: 'V tomto kalendáři nelze hledat podle vzdálenosti.',
};
