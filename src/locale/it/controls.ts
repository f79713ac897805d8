// Read by a native speaker: no.
import { plural } from '../numbers.js';
import type { ControlMessages } from '../messages/controls.js';

export const controls: ControlMessages = {
  search: 'Cerca eventi',
  clearSearch: 'Cancella la ricerca',
  suggestions: 'Suggerimenti',
  suggested: { recent: 'Recenti', date: 'Date', event: 'Eventi', venue: 'Luoghi', category: 'Categorie' },
  suggestionCount: plural('it', { one: '# suggerimento', other: '# suggerimenti' }),
  searchWords: (text) => `Cerca «${text}» nei titoli e nei testi`,
  forgetSearches: 'Cancella le ricerche recenti',
  emptySearch: (text) => `Nessun evento con «${text}» nel titolo o nel testo`,
  wayOn: (facet, name, events) => `${facet}: ${name} – ${events} →`,
  without: (name, events) => `Senza «${name}»: ${events}`,
  nextOn: (day) => `Prossimo: ${day}`,

  filters: 'Filtri',
  facets: {
    category: 'Categoria',
    tag: 'Tag',
    venue: 'Luogo',
    organizer: 'Organizzatore',
    date: 'Data',
    featured: 'In evidenza',
    cost: 'Gratuito',
    online: 'Online',
    ticketed: 'Con biglietti',
    near: 'Vicino a me',
  },
  active: plural('it', { one: '# attivo', other: '# attivi' }),
  moreFacets: 'Altro',
  activeFilters: 'Filtri attivi',
  remove: (name) => `Rimuovi filtro: ${name}`,
  clearAll: 'Cancella tutto',
  show: plural('it', { one: 'Mostra # evento', other: 'Mostra # eventi', more: 'Mostra più di # eventi' }),

  find: {
    category: 'Trova una categoria',
    tag: 'Trova un tag',
    venue: 'Trova un luogo',
    organizer: 'Trova un organizzatore',
  },
  sharedTags: 'Alcuni di questi tag potrebbero non avere eventi.',
  loading: 'Caricamento',
  none: 'Nessun risultato',
  further: plural('it', { one: '# altro: scrivi per trovarlo', other: 'Altri #: scrivi per trovarli' }),

  dates: {
    any: 'Qualsiasi data',
    today: 'Oggi',
    tomorrow: 'Domani',
    weekend: 'Questo weekend',
    'next-weekend': 'Il prossimo weekend',
    week: 'Questa settimana',
    'next-week': 'La prossima settimana',
    month: 'Questo mese',
    'next-month': 'Il prossimo mese',
    days: 'Scegli i giorni',
  },
  dateWords: {
    today: 'stasera, questa sera',
    tomorrow: 'domani sera',
    weekend: 'weekend, fine settimana, questo fine settimana',
    'next-weekend': 'prossimo weekend, prossimo fine settimana',
    week: 'settimana',
    'next-week': 'prossima settimana, settimana prossima',
    month: 'mese',
    'next-month': 'prossimo mese, mese prossimo',
  },
  dateFillers: 'in, a, il, lo, la, nel, di, del, questo, questa, prossimo, prossima',
  daysHint: 'Scegli un giorno, poi un altro per più giorni.',

  noLonger: {
    category: (name) => `La categoria «${name}» non esiste più.`,
    tag: (name) => `Il tag «${name}» non esiste più.`,
    venue: (name) => `Il luogo «${name}» non esiste più.`,
    organizer: (name) => `L’organizzatore «${name}» non esiste più.`,
  },

  nearUnsupported: 'In questo calendario non si può cercare per distanza.',
};
