import { numbers, plural, shownOf } from '../numbers.js';
import type { DirectoryMessages } from '../messages/directory.js';

const number = numbers('en');
const more = (count: number) => `Show ${number(count)} more`;

export const directory: DirectoryMessages = {
  lists: {
    venues: {
      loading: 'Loading venues',
      shown: shownOf('en', 'of', { one: '# venue', other: '# venues' }),
      more,
      empty: 'No venues found',
    },
    organizers: {
      loading: 'Loading organizers',
      shown: shownOf('en', 'of', { one: '# organizer', other: '# organizers' }),
      more,
      empty: 'No organizers found',
    },
    categories: {
      loading: 'Loading categories',
      shown: shownOf('en', 'of', { one: '# category', other: '# categories' }),
      more,
      empty: 'No categories found',
    },
    tags: {
      loading: 'Loading tags',
      shown: shownOf('en', 'of', { one: '# tag', other: '# tags' }),
      more,
      empty: 'No tags found',
    },
  },
  emptyHint: 'Nothing matches these filters, or nothing has been published yet.',

  items: {
    venues: {
      kind: 'Venue',
      loading: 'Loading venue',
      problems: {
        absent: 'We couldn’t find this venue.',
        denied: 'This venue is not public.',
        trashed: 'This venue is no longer listed.',
        protected: 'This venue is protected by a password.',
      },
    },
    organizers: {
      kind: 'Organizer',
      loading: 'Loading organizer',
      problems: {
        absent: 'We couldn’t find this organizer.',
        denied: 'This organizer is not public.',
        trashed: 'This organizer is no longer listed.',
        protected: 'This organizer is protected by a password.',
      },
    },
  },
  hints: {
    absent: 'It may have been removed, or the link is wrong.',
    denied: 'It may not be published yet. Sign in if you have access.',
    trashed: 'It has been removed from the calendar.',
    protected: 'Enter the password that you were given.',
  },
  hiddenName: 'Protected by a password',

  events: 'Upcoming events',
  upcoming: plural('en', { one: '# upcoming event', other: '# upcoming events' }),

  uses: {
    categories: plural('en', { one: '# event', other: '# events' }),
    tags: plural('en', { one: '# entry', other: '# entries' }),
  },
  branch: (name) => `${name}: subcategories`,
  table: 'Table',
  partFailed: 'This part of the page could not be loaded.',
};
