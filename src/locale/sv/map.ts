// Read by a native speaker: no.
import { plural, shownOf } from '../numbers.js';
import type { MapMessages } from '../messages/map.js';

const places = plural('sv', { one: '# plats', other: '# platser' });
const events = plural('sv', { other: '# evenemang' });
const near = (things: string, where: string) => (where ? `${things} nära ${where}` : things);

export const map: MapMessages = {
  loading: 'Läser in platser',
  places,
  eventsAt: (count, at) => `${events(count)} på ${places(at)}`,
  placeless: plural('sv', { other: '# evenemang utan plats' }),
  placesNear: (count, where) => near(places(count), where),
  eventsNear: (count, where) => near(events(count), where),
  marker: (name, count) => `${name}: ${events(count)}`,
  all: plural('sv', { other: 'Alla # evenemang' }),
  notOnMap: 'Inte på kartan',
  noMap: 'Det finns ingen karta, eftersom platsernas exakta läge inte är känt.',
  elsewhere: plural('sv', { one: '# plats på annat håll', other: '# platser på annat håll' }),
  moreDates: plural('sv', { other: '# datum till' }),
  shownFolded: shownOf('sv', 'av', {
    one: '# evenemang',
    other: '# olika evenemang',
    more: 'fler än # olika evenemang',
  }),
  also: 'Även',
  times: 'Tider',
  furtherDates: plural('sv', { other: '+# datum' }),
  empty: 'Inga platser hittades',
  emptyHint: 'Inget matchar dessa filter.',

  map: 'Karta',
  keys: 'Piltangenterna flyttar kartan, plus och minus zoomar.',
  skip: 'Hoppa över kartan',
  list: 'Platser',
  zoomIn: 'Zooma in',
  zoomOut: 'Zooma ut',
  show: 'Visa på kartan',
  place: (name) => `: ${name}`,
  wheel: (apple) => `Håll ned ${apple ? '⌘' : 'Ctrl'} och scrolla för att zooma`,
  touch: 'Flytta kartan med två fingrar',

  nearMe: 'Nära mig',
  everywhere: 'Visa alla platser',
  locating: 'Söker din position…',
  you: 'Du är här',
  away: (distance) => `${distance} bort`,
  within: (distance) => `Inom ${distance}`,
  nothingWithin: (distance) => `Inget inom ${distance}.`,
  searchHere: 'Sök här',
  inArea: 'I den här delen av kartan',
  nothingInArea: 'Inget i den här delen av kartan.',
  locateProblems: {
    denied: 'Platsinformation är blockerad för sidan. Du kan tillåta den i webbläsarens inställningar.',
    unavailable: 'Din position kunde inte hittas.',
    timeout: 'Det tog för lång tid att hitta din position.',
  },

  source: (name) => `Läses in från ${name}`,
  ask: (host) =>
    `Kartan läses in från ${host}. Om du visar den får den servern din IP-adress och ser vilket område du tittar på.`,
  allow: 'Visa kartan',
  refuse: 'Inte nu',
  refused: 'Kartan är avstängd.',
  withdraw: 'Stäng av kartan',
  offline: 'Kartan kräver internetanslutning.',
  mapFailed: 'Kartan kunde inte läsas in.',
  tilesFailed: (host) => `Kartbakgrunden från ${host} lästes inte in. Listan med platser fungerar ändå.`,
};
