import { shownOf } from '../numbers.js';
import type { LoadedMessages } from '../messages/index.js';

/** The messages in American English, with the British spelling of what is spelled in another way there. */
export const messages = (us: LoadedMessages): LoadedMessages => ({
  ...us,

  controls: async () => {
    const { facets, ...same } = await us.controls();
    return { ...same, facets: { ...facets, organizer: 'Organiser' } };
  },

  detail: async () => {
    const { statusNotices, ...same } = await us.detail();
    return {
      ...same,
      statusNotices: { ...statusNotices, cancelled: 'Cancelled. This event does not take place.' },
      organizers: 'Organised by',
    };
  },

  directory: async () => {
    const { lists, items, ...same } = await us.directory();
    return {
      ...same,
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
    };
  },
});
