/** Every phrase that an element says. One file a language fills it; English is the fallback. */
export interface Messages {
  /** A whole number in the language's digits. */
  number: (number: number) => string;
  loading: string;
  /** The items that a list shows: `from` to `to` (counted from 1) of `total`, or of more. */
  shown: (from: number, to: number, total: number, isMore?: boolean) => string;
  /** Name of the pager. */
  pages: string;
  previous: string;
  next: string;
  /** Name of one page's button, of `count` pages. */
  page: (page: number, count: number) => string;
  /** The button that adds `count` more events. */
  more: (count: number) => string;

  empty: string;
  emptyHint: string;
  /** A list that nothing narrows is empty. */
  noneUpcoming: string;
  showUpcoming: string;
  showPast: string;

  retry: string;
  /** The message of any error; its details are folded below it. */
  failed: string;
  /** Older data is shown; `time` is when it was fetched. */
  asOf: (time: string) => string;
  /** Why: a refresh failed. */
  stale: string;

  allDay: string;
  /** Marks the second clock. */
  yourTime: string;
  /** Instead of a title that is empty. */
  untitled: string;
  featured: string;
  /** Before the names of events that run for weeks. */
  nowOn: string;
  /** Of an event that began on an earlier day: until when. */
  runs: (day: string) => string;
  /** The same, where the list is of other days. */
  until: (day: string) => string;
  /** Of an event that is over, though its day is not. */
  ended: string;
  /** Marks of an event: whether it takes place as planned, and who may see it. */
  statuses: Record<
    | 'cancelled'
    | 'postponed'
    | 'rescheduled'
    | 'movedOnline'
    | 'online'
    | 'hybrid'
    | 'sold-out'
    | 'draft'
    | 'pending'
    | 'private'
    | 'future'
    | 'trash'
    | 'protected'
    | 'hidden',
    string
  >;
  categories: string;
  /** The entry of a legend for all without a color of their own. */
  other: string;
  /** Headings of the groups for events without venue, category and so on. */
  noVenue: string;
  noCategory: string;

  close: string;
  share: string;
  /** The words of the same button once the address is on the clipboard. */
  copied: string;
  phone: string;
  email: string;
  website: string;
  directions: string;
  /** Link that replaces an image of a third-party host without consent. */
  pictureAt: (host: string) => string;
  password: string;
  /** The button that sends the password. */
  open: string;
  wrongPassword: string;
}
