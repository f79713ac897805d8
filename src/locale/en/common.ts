import type { Messages } from '../messages/common.js';
import { numbers, plural, shownOf } from '../numbers.js';

const number = numbers('en');

export const common: Messages = {
  number,
  loading: 'Loading events',
  shown: shownOf('en', 'of', { one: '# event', other: '# events' }),
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page, count) => `Page ${number(page)} of ${number(count)}`,
  more: (count) => `Show ${number(count)} more`,

  empty: 'No events found',
  emptyHint: 'Nothing matches these dates and filters.',
  showUpcoming: 'Show upcoming events',
  showPast: 'Show past events',

  retry: 'Try again',
  errors: {
    network: (host) => `${host} could not be reached.`,
    timeout: (host) => `${host} took too long to answer.`,
    cors: (host) => `${host} does not allow this page to read it.`,
    shape: (host) => `${host} answered with something that is not calendar data.`,
    leftOut: plural('en', { one: 'One entry could not be shown.', other: '# entries could not be shown.' }),
    missing: (host) => `${host} has no calendar at this address.`,
    doubled: (attribute, namespace) => `${attribute} is too long. Give the part before ${namespace}.`,
    denied: () => 'This isn’t public.',
    http: (host, status) => `${host} could not answer (error ${status}).`,
    refused: (attributes) => `The calendar does not accept ${attributes}.`,
    unreadable: (attribute, expected) => `${attribute} cannot be read. Expected ${expected}.`,
    unset: (attribute) => `The attribute ${attribute} is missing.`,
  },
  expected: {
    text: 'text',
    date: 'a date such as 2026-12-31',
    integer: 'a whole number',
    positive: 'a whole number, 1 or more',
    number: 'a number',
    boolean: 'true or false',
    weekday: '1 (Monday) to 7 (Sunday)',
    zone: 'a time zone such as Europe/Berlin',
    url: 'an address such as https://example.org/wp-json, without further quotes',
    ids: 'IDs, separated by commas',
    idsOrSlugs: 'IDs or slugs, separated by commas',
    choice: (choices) => `one of ${choices}`,
  },
  stale: (time) => `As of ${time}. The calendar could not be refreshed.`,

  allDay: 'All day',
  yourTime: 'your time',
  featured: 'Featured',
  sticky: 'Pinned',
  categories: 'Categories',
  noVenue: 'No venue',
  noCategory: 'No category',

  close: 'Close',
  phone: 'Phone',
  email: 'Email',
  website: 'Website',
  directions: 'Directions',
  pictureAt: (host) => `Picture from ${host}`,
  password: 'Password',
  open: 'Show',
  wrongPassword: 'Wrong password. Please try again.',
};
