import type { LinkedWords } from '../messages/authoring-linked.js';
import { plural } from '../numbers.js';

export const linked: LinkedWords = {
  create: (name) => `Create “${name}”`,
  createElsewhere: (name) => `Create “${name}” in another town`,
  takeExisting: 'Use the one that exists',
  recent: 'used recently',
  made: (name) => `“${name}” is saved and chosen.`,
  noVenue: 'No venue',
  venueStays: 'This calendar cannot remove the venue of an event. Choose another one.',
  textStays: 'This calendar cannot remove a text that is stored. Write another one.',
  searchFailed: 'The server could not be searched. Try again.',
  moveUp: (name) => `Move ${name} up`,
  moveDown: (name) => `Move ${name} down`,
  categories: {
    search: 'Search categories',
    loading: 'Loading categories',
    none: 'No category has this name.',
    found: plural('en', { one: '# category', other: '# categories' }),
    add: 'Add a category',
    name: { label: 'Name of the new category', missing: 'Enter the name of the category' },
    below: 'Below',
    top: 'At the top',
    cancel: 'Cancel',
  },
};
