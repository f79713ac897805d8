import { plural } from '../numbers.js';
import type { DetailMessages } from '../messages/detail.js';

export const detail: DetailMessages = {
  loading: 'Loading event',
  kind: 'Event',
  hasEnded: 'This event has ended.',
  nextDate: (day, time) => `Next: ${[day, time].filter(Boolean).join(', ')}`,
  statusNotices: {
    cancelled: 'Canceled. This event does not take place.',
    postponed: 'Postponed. The new date is not known yet.',
  },
  seeOthers: 'See what else is on',
  visit: 'Visit website',
  addToCalendar: 'Add to calendar',
  subscribe: 'Subscribe',
  calendarFile: 'Calendar file (.ics)',
  allDates: 'All dates',
  download: plural('en', { one: 'Download this event (.ics)', other: 'Download these # events (.ics)' }),
  downloadPart: (part) => `Download ${part} (.ics)`,
  subscribeIn: (app) => `Subscribe in ${app}`,
  fileFailed: 'The file could not be created. Please try again.',
  when: 'When',
  where: 'Where',
  joinOnline: 'Join online',
  cost: 'Cost',
  organizers: 'Organized by',
  tags: 'Tags',
  related: 'More like this',
  adjacent: 'Events before and after',

  problems: {
    absent: { title: 'We couldn’t find this event.', hint: 'It may have been removed, or the link is wrong.' },
    denied: { title: 'This event is not public.', hint: 'It may not be published yet. Sign in if you have access.' },
    trashed: { title: 'This event is no longer available.', hint: 'It has been removed from the calendar.' },
    otherKind: { title: 'This is not an event.', hint: 'The link leads to something else in this calendar.' },
    protected: { title: 'This event is protected by a password.', hint: 'Enter the password that you were given.' },
  },
  table: 'Table',
  partFailed: 'This part of the page could not be loaded.',
};
