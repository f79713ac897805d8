import { plural, shownOf } from '../numbers.js';
import type { MapMessages } from '../messages/map.js';

const venues = plural('en', { one: '# venue', other: '# venues' });
const events = plural('en', { one: '# event', other: '# events' });
const near = (things: string, where: string) => (where ? `${things} near ${where}` : things);

export const map: MapMessages = {
  loading: 'Loading venues',
  places: venues,
  eventsAt: (count, at) => `${events(count)} at ${venues(at)}`,
  placeless: plural('en', { one: '# event without a venue', other: '# events without a venue' }),
  placesNear: (count, where) => near(venues(count), where),
  eventsNear: (count, where) => near(events(count), where),
  marker: (name, count) => `${name}: ${events(count)}`,
  all: plural('en', { other: 'All # events' }),
  notOnMap: 'Not on the map',
  noMap: 'There is no map because the exact location of these venues is not known.',
  elsewhere: plural('en', { one: '# venue elsewhere', other: '# venues elsewhere' }),
  moreDates: plural('en', { one: '# more date', other: '# more dates' }),
  shownFolded: shownOf('en', 'of', {
    one: '# event',
    other: '# different events',
    more: 'more than # different events',
  }),
  also: 'Also',
  times: 'Times',
  furtherDates: plural('en', { one: '+# date', other: '+# dates' }),
  empty: 'No venues found',
  emptyHint: 'Nothing matches these filters.',

  map: 'Map',
  keys: 'Arrow keys move the map, plus and minus zoom.',
  skip: 'Skip the map',
  list: 'Venues',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  show: 'Show on the map',
  place: (name) => `: ${name}`,
  wheel: (apple) => `Hold ${apple ? '⌘' : 'Ctrl'} and scroll to zoom`,
  touch: 'Use two fingers to move the map',

  nearMe: 'Near me',
  everywhere: 'Show all venues',
  locating: 'Finding your location…',
  you: 'You are here',
  away: (distance) => `${distance} away`,
  within: (distance) => `Within ${distance}`,
  nothingWithin: (distance) => `Nothing within ${distance}.`,
  searchHere: 'Search here',
  inArea: 'In this part of the map',
  nothingInArea: 'Nothing in this part of the map.',
  locateProblems: {
    denied: 'Location is blocked for this page. You can allow it in your browser’s settings.',
    unavailable: 'Your location couldn’t be found.',
    timeout: 'Finding your location took too long.',
  },

  source: (name) => `Loads from ${name}`,
  ask: (host) =>
    `The map is loaded from ${host}. If you show it, that server receives your IP address and sees which area you view.`,
  allow: 'Show map',
  refuse: 'Not now',
  refused: 'The map is switched off.',
  withdraw: 'Switch the map off',
  offline: 'The map needs a connection to the internet.',
  mapFailed: 'The map could not be loaded.',
  tilesFailed: (host) => `The map background from ${host} didn’t load. The list of venues still works.`,
};
