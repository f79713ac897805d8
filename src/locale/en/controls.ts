import { plural } from '../numbers.js';
import type { ControlMessages } from '../messages/controls.js';

export const controls: ControlMessages = {
  search: 'Search events',
  clearSearch: 'Clear search',
  suggestions: 'Suggestions',
  suggested: { recent: 'Recent', date: 'Dates', event: 'Events', venue: 'Venues', category: 'Categories' },
  suggestionCount: plural('en', { one: '# suggestion', other: '# suggestions' }),
  searchWords: (text) => `Search “${text}” in titles and texts`,
  forgetSearches: 'Clear recent searches',
  emptySearch: (text) => `No events with “${text}” in title or text`,
  wayOn: (facet, name, events) => `${facet}: ${name} – ${events} →`,
  without: (name, events) => `Without “${name}”: ${events}`,
  nextOn: (day) => `Next: ${day}`,

  filters: 'Filters',
  facets: {
    category: 'Category',
    tag: 'Tag',
    venue: 'Venue',
    organizer: 'Organizer',
    date: 'Date',
    featured: 'Featured',
    cost: 'Free',
    near: 'Near me',
  },
  active: plural('en', { other: '# active' }),
  moreFacets: 'More',
  activeFilters: 'Active filters',
  remove: (name) => `Remove filter: ${name}`,
  clearAll: 'Clear all',
  show: plural('en', { one: 'Show # event', other: 'Show # events', more: 'Show more than # events' }),

  find: { category: 'Find a category', tag: 'Find a tag', venue: 'Find a venue', organizer: 'Find an organizer' },
  sharedTags: 'Some of these tags may have no events.',
  loading: 'Loading',
  none: 'No matches',
  further: plural('en', { other: '# more: type to find them' }),

  dates: {
    any: 'Any date',
    today: 'Today',
    tomorrow: 'Tomorrow',
    weekend: 'This weekend',
    'next-weekend': 'Next weekend',
    week: 'This week',
    'next-week': 'Next week',
    month: 'This month',
    'next-month': 'Next month',
    days: 'Choose days',
  },
  dateWords: {
    today: 'tonight',
    tomorrow: 'tomorrow night',
    weekend: 'weekend',
    'next-weekend': 'weekend after this',
    week: 'week',
    'next-week': 'following week',
    month: 'month',
    'next-month': 'following month',
  },
  dateFillers: 'in, on, at, the, of, this, next, coming',
  daysHint: 'Choose a day, then another for several days.',

  noLonger: {
    category: (name) => `“${name}” is no longer a category.`,
    tag: (name) => `“${name}” is no longer a tag.`,
    venue: (name) => `“${name}” is no longer a venue.`,
    organizer: (name) => `“${name}” is no longer an organizer.`,
  },

  nearUnsupported: 'This calendar can’t be searched by place.',
};
