// Read by a native speaker: no.
import { plural, shownOf } from '../numbers.js';
import type { MapMessages } from '../messages/map.js';

const places = plural('da', { one: '# sted', other: '# steder' });
const events = plural('da', { one: '# arrangement', other: '# arrangementer' });
const near = (things: string, where: string) => (where ? `${things} nær ${where}` : things);

export const map: MapMessages = {
  loading: 'Indlæser steder',
  places,
  eventsAt: (count, at) => `${events(count)} på ${places(at)}`,
  placeless: plural('da', { one: '# arrangement uden sted', other: '# arrangementer uden sted' }),
  placesNear: (count, where) => near(places(count), where),
  eventsNear: (count, where) => near(events(count), where),
  marker: (name, count) => `${name}: ${events(count)}`,
  all: plural('da', { other: 'Alle # arrangementer' }),
  notOnMap: 'Ikke på kortet',
  noMap: 'Der er intet kort, fordi stedernes nøjagtige placering ikke kendes.',
  elsewhere: plural('da', { one: '# sted andetsteds', other: '# steder andetsteds' }),
  moreDates: plural('da', { one: '# dato mere', other: '# datoer mere' }),
  shownFolded: shownOf('da', 'af', {
    one: '# arrangement',
    other: '# forskellige arrangementer',
    more: 'flere end # forskellige arrangementer',
  }),
  also: 'Også',
  times: 'Tidspunkter',
  furtherDates: plural('da', { one: '+# dato', other: '+# datoer' }),
  empty: 'Ingen steder fundet',
  emptyHint: 'Intet matcher disse filtre.',

  map: 'Kort',
  keys: 'Piletasterne flytter kortet, plus og minus zoomer.',
  skip: 'Spring kortet over',
  list: 'Steder',
  zoomIn: 'Zoom ind',
  zoomOut: 'Zoom ud',
  show: 'Vis på kortet',
  place: (name) => `: ${name}`,
  wheel: (apple) => `Hold ${apple ? '⌘' : 'Ctrl'} nede, og rul for at zoome`,
  touch: 'Flyt kortet med to fingre',

  nearMe: 'I nærheden',
  everywhere: 'Vis alle steder',
  locating: 'Finder din placering…',
  you: 'Du er her',
  away: (distance) => `${distance} væk`,
  within: (distance) => `Inden for ${distance}`,
  nothingWithin: (distance) => `Intet inden for ${distance}.`,
  searchHere: 'Søg her',
  inArea: 'I denne del af kortet',
  nothingInArea: 'Intet i denne del af kortet.',
  locateProblems: {
    denied: 'Placering er blokeret for denne side. Du kan tillade den i browserens indstillinger.',
    unavailable: 'Din placering kunne ikke findes.',
    timeout: 'Det tog for lang tid at finde din placering.',
  },

  source: (name) => `Indlæses fra ${name}`,
  ask: (host) =>
    `Kortet indlæses fra ${host}. Hvis du viser det, får serveren din IP-adresse og ser, hvilket område du kigger på.`,
  allow: 'Vis kort',
  refuse: 'Ikke nu',
  refused: 'Kortet er slået fra.',
  withdraw: 'Slå kortet fra',
  offline: 'Kortet kræver en internetforbindelse.',
  mapFailed: 'Kortet kunne ikke indlæses.',
  tilesFailed: (host) => `Kortbaggrunden fra ${host} blev ikke indlæst. Listen over steder virker stadig.`,
};
