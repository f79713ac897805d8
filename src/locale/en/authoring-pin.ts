import type { PinWords } from '../messages/authoring-pin.js';

export const pin: PinWords = {
  label: 'Place on the map',
  missing: 'Enter latitude and longitude, or choose the place on the map',
  help: 'In degrees, such as 52.52 and 13.405',
  show: 'Choose on a map',
  hide: 'Hide the map',
  map: 'Map with the place of the venue',
  pin: 'Pin of the venue',
  keys: 'Click on the map, or press Enter on it, to put the pin; then drag it, or move it with the arrow keys, with Shift in bigger steps.',
  moved: (latitude, longitude) => `The pin is at ${latitude}, ${longitude}.`,
  remove: 'Remove the pin',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  failed: 'The map could not be loaded. You can still enter the numbers.',
  findAddress: 'Find by address',
  findAddressHelp: (host) => `This sends the address of the venue to ${host}.`,
  noAddress: 'Enter an address or a town first',
  finding: 'Looking for the address',
  found: 'Which of these is it?',
  notFound: 'The address was not found. Choose the place on the map, or enter the numbers.',
  notReached: (host) => `${host} could not be reached. Choose the place on the map, or enter the numbers.`,
};
