import { shownOf } from '../numbers.js';
import type { DetailMessages } from '../messages/detail.js';
import type { DirectoryMessages } from '../messages/directory.js';

/** What is spelled in another way in British English, over the messages in American English. */
export const british = {
  detail: (us: DetailMessages): DetailMessages => ({
    ...us,
    organizers: 'Organised by',
    statuses: { ...us.statuses, cancelled: 'Cancelled' },
  }),

  directory: ({ lists, items, ...us }: DirectoryMessages): DirectoryMessages => ({
    ...us,
    lists: {
      ...lists,
      organizers: {
        ...lists.organizers,
        loading: 'Loading organisers',
        shown: shownOf('en', 'of', { one: '# organiser', other: '# organisers' }),
        empty: 'No organisers found',
      },
    },
    items: {
      ...items,
      organizers: {
        kind: 'Organiser',
        loading: 'Loading organiser',
        problems: {
          absent: 'We couldn’t find this organiser.',
          denied: 'This organiser is not public.',
          trashed: 'This organiser is no longer listed.',
          protected: 'This organiser is protected by a password.',
        },
      },
    },
  }),
};
