import { plural } from '../numbers.js';
import type { MapMessages } from '../messages/map.js';

const places = plural('en', { one: '# place', other: '# places' });
const events = plural('en', { one: '# event', other: '# events' });
const near = (things: string, where: string) => (where ? `${things} near ${where}` : things);

export const map: MapMessages = {
  loading: 'Loading places',
  places,
  eventsAt: (count, at) => `${events(count)} at ${places(at)}`,
  placesNear: (count, where) => near(places(count), where),
  eventsNear: (count, where) => near(events(count), where),
  marker: (name, count) => `${name}: ${events(count)}`,
  notOnMap: plural('en', { one: '# place is not on the map', other: '# places are not on the map' }),
  empty: 'No places found',
  emptyHint: 'Nothing matches these filters.',

  map: 'Map',
  keys: 'Arrow keys move the map, plus and minus zoom.',
  skip: 'Skip the map',
  list: 'Places',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  show: 'Show on the map',
  place: (name) => `: ${name}`,
  wheel: (apple) => `Hold ${apple ? '⌘' : 'Ctrl'} and scroll to zoom`,
  touch: 'Use two fingers to move the map',

  nearMe: 'Near me',
  everywhere: 'Show all places',
  locating: 'Finding your position',
  you: 'You are here',
  away: (distance) => `${distance} away`,
  within: (distance) => `Within ${distance}`,
  nothingWithin: (distance) => `Nothing within ${distance}.`,
  locateProblems: {
    denied: 'This page may not know where you are. Your browser’s settings can allow it.',
    unavailable: 'Your position could not be found.',
    timeout: 'Finding your position took too long.',
  },

  ask: (host) => `The map’s pictures come from ${host}. Showing the map tells that server your IP address and what you look at.`,
  allow: 'Show the map',
  refuse: 'No, thank you',
  refused: 'The map is switched off.',
  withdraw: 'Switch the map off',
  mapFailed: 'The map could not be loaded.',
  tilesFailed: (host) => `${host} sends no pictures for the map. The list of places still works.`,
  expectedTiles: 'an http or https address with {z}, {x} and {y}',
};
