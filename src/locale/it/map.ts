// Read by a native speaker: no.
import { plural, shownOf } from '../numbers.js';
import type { MapMessages } from '../messages/map.js';

const places = plural('it', { one: '# luogo', other: '# luoghi' });
const events = plural('it', { one: '# evento', other: '# eventi' });
const near = (things: string, where: string) => (where ? `${things} vicino a ${where}` : things);

export const map: MapMessages = {
  loading: 'Caricamento dei luoghi',
  places,
  eventsAt: (count, at) => `${events(count)} in ${places(at)}`,
  placeless: plural('it', { one: '# evento senza luogo', other: '# eventi senza luogo' }),
  placesNear: (count, where) => near(places(count), where),
  eventsNear: (count, where) => near(events(count), where),
  marker: (name, count) => `${name}: ${events(count)}`,
  all: plural('it', { other: 'Tutti i # eventi' }),
  notOnMap: 'Non sulla mappa',
  noMap: 'Non c’è una mappa perché la posizione esatta di questi luoghi non è nota.',
  elsewhere: plural('it', { one: '# luogo altrove', other: '# luoghi altrove' }),
  moreDates: plural('it', { one: '# altra data', other: 'Altre # date' }),
  shownFolded: shownOf('it', 'di', {
    one: '# evento',
    other: '# eventi diversi',
    more: 'più di # eventi diversi',
  }),
  also: 'Anche',
  times: 'Orari',
  furtherDates: plural('it', { one: '+# data', other: '+# date' }),
  empty: 'Nessun luogo trovato',
  emptyHint: 'Nulla corrisponde a questi filtri.',

  map: 'Mappa',
  keys: 'Le frecce spostano la mappa, più e meno cambiano lo zoom.',
  skip: 'Salta la mappa',
  list: 'Luoghi',
  zoomIn: 'Aumenta zoom',
  zoomOut: 'Riduci zoom',
  show: 'Mostra sulla mappa',
  place: (name) => `: ${name}`,
  wheel: (apple) => `Tieni premuto ${apple ? '⌘' : 'Ctrl'} e scorri per lo zoom`,
  touch: 'Usa due dita per spostare la mappa',

  nearMe: 'Vicino a me',
  everywhere: 'Mostra tutti i luoghi',
  locating: 'Ricerca della tua posizione…',
  you: 'Tu sei qui',
  away: (distance) => `a ${distance}`,
  within: (distance) => `Entro ${distance}`,
  nothingWithin: (distance) => `Nulla entro ${distance}.`,
  searchHere: 'Cerca qui',
  inArea: 'In questa parte della mappa',
  nothingInArea: 'Nulla in questa parte della mappa.',
  locateProblems: {
    denied: 'La posizione è bloccata per questa pagina. Puoi consentirla nelle impostazioni del browser.',
    unavailable: 'Non è stato possibile trovare la tua posizione.',
    timeout: 'La ricerca della tua posizione ha richiesto troppo tempo.',
  },

  source: (name) => `Caricata da ${name}`,
  ask: (host) =>
    `La mappa viene caricata da ${host}. Se la mostri, quel server riceve il tuo indirizzo IP e vede quale zona guardi.`,
  allow: 'Mostra la mappa',
  refuse: 'Non ora',
  refused: 'La mappa è disattivata.',
  withdraw: 'Disattiva la mappa',
  offline: 'La mappa richiede una connessione a Internet.',
  mapFailed: 'Non è stato possibile caricare la mappa.',
  tilesFailed: (host) =>
    `Lo sfondo della mappa di ${host} non è stato caricato. L’elenco dei luoghi funziona comunque.`,
};
