/** Every phrase that an element says. One file a language fills it; English is the fallback. */
export interface Messages {
  /** A whole number in the language's digits. */
  number: (number: number) => string;
  loading: string;
  /** What a list shows: items `from` to `to` (counted from 1) of `total`. */
  shown: (from: number, to: number, total: number) => string;
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
  showUpcoming: string;
  showPast: string;

  retry: string;
  /** What went wrong, by the kind or code of the error; `host` is the server's name. */
  errors: {
    network: (host: string) => string;
    timeout: (host: string) => string;
    cors: (host: string) => string;
    shape: (host: string) => string;
    /** So many items of a list lack what is needed to show them. */
    leftOut: (count: number) => string;
    missing: (host: string) => string;
    /** Where nothing is found because the address, an attribute as `name="value"`, already holds the namespace. */
    doubled: (attribute: string, namespace: string) => string;
    denied: () => string;
    http: (host: string, status: number) => string;
    /** The server refuses these attributes, each as `name="value"`. */
    refused: (attributes: string) => string;
    /** An attribute, as `name="value"`, that cannot be read, and what was expected. */
    unreadable: (attribute: string, expected: string) => string;
    /** A setting without which nothing can be asked. */
    unset: (attribute: string) => string;
  };
  /** What a kind of value expects, by the kind's name in the schema. */
  expected: Record<
    'text' | 'date' | 'integer' | 'positive' | 'number' | 'boolean' | 'weekday' | 'zone' | 'url' | 'ids' | 'idsOrSlugs',
    string
  > & {
    choice: (choices: string) => string;
  };
  /** Older data is shown because a refresh failed; `time` is when it was fetched. */
  stale: (time: string) => string;

  allDay: string;
  /** Marks the second clock. */
  yourTime: string;
  featured: string;
  sticky: string;
  categories: string;
  /** Headings of groups that lack what the others are grouped by. */
  noVenue: string;
  noCategory: string;

  close: string;
  phone: string;
  email: string;
  website: string;
  directions: string;
  /** Replaces a picture whose host may not be asked. */
  pictureAt: (host: string) => string;
  password: string;
  /** The button that sends the password. */
  open: string;
  wrongPassword: string;
}
