import type { Messages } from '../messages/common.js';
import { numbers, shownOf } from '../numbers.js';

const number = numbers('en');

export const common: Messages = {
  number,
  loading: 'Loading events',
  shown: shownOf('en', 'of', { one: '# event', other: '# events', more: 'more than # events' }),
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page, count) => `Page ${number(page)} of ${number(count)}`,
  more: (count) => `Show ${number(count)} more`,

  empty: 'No events found',
  emptyHint: 'Nothing matches these dates and filters.',
  noneUpcoming: 'No upcoming events yet.',
  showUpcoming: 'Show upcoming events',
  showPast: 'Show past events',

  retry: 'Try again',
  failed: 'The calendar can’t be shown right now.',
  asOf: (time) => `As of ${time}`,
  stale: 'The calendar could not be refreshed.',

  allDay: 'All day',
  yourTime: 'your time',
  untitled: 'Untitled',
  featured: 'Featured',
  nowOn: 'Now on:',
  runs: (day) => `Now · until ${day}`,
  until: (day) => `until ${day}`,
  ended: 'Ended',
  statuses: {
    cancelled: 'Canceled',
    postponed: 'Postponed',
    rescheduled: 'Rescheduled',
    movedOnline: 'Moved online',
    draft: 'Draft',
    pending: 'Awaiting review',
    private: 'Private',
    future: 'Scheduled',
    trash: 'In the trash',
    protected: 'Protected',
    hidden: 'Unlisted',
  },
  categories: 'Categories',
  noVenue: 'No venue',
  other: 'Other',
  noCategory: 'No category',

  close: 'Close',
  share: 'Share',
  copied: 'Copied',
  phone: 'Phone',
  email: 'Email',
  website: 'Website',
  directions: 'Directions',
  pictureAt: (host) => `Picture from ${host}`,
  password: 'Password',
  open: 'Show',
  wrongPassword: 'Wrong password. Please try again.',
};
