type NaturalDateName =
  'today' | 'tomorrow' | 'weekend' | 'next-weekend' | 'week' | 'next-week' | 'month' | 'next-month';

/** Every phrase of the search and the filters. */
export interface ControlMessages {
  /** Name of the search, and what its empty field says. */
  search: string;
  clearSearch: string;
  /** Name of the list below the field. */
  suggestions: string;
  /** Headings of the suggestions. */
  suggested: Record<'recent' | 'date' | 'event' | 'venue' | 'category', string>;
  /** The number of suggestions, which is only heard. */
  suggestionCount: (count: number) => string;
  /** The suggestion to search for the words themselves. */
  searchWords: (text: string) => string;
  /** The suggestion that forgets earlier searches. */
  forgetSearches: string;
  /** A search has found nothing. */
  emptySearch: (text: string) => string;
  /** The button that shows the events of a venue or category instead; `events` is their number in words. */
  wayOn: (facet: string, name: string, events: string) => string;
  /** The button that takes a filter away from a list without events; `events` is the number without it in words. */
  without: (name: string, events: string) => string;
  /** The day of the next event then. */
  nextOn: (day: string) => string;

  /** Name of the filters, and of the button that opens them where there is little room. */
  filters: string;
  /** Names of the facets. */
  facets: Record<
    'category' | 'tag' | 'venue' | 'organizer' | 'date' | 'featured' | 'cost' | 'online' | 'ticketed' | 'near',
    string
  >;
  /** The number of filters of a facet, or of all, that are set. */
  active: (count: number) => string;
  /** The button that shows further facets. */
  moreFacets: string;
  /** Name of the list of what is set. */
  activeFilters: string;
  /** Name of the button that takes one filter away. */
  remove: (name: string) => string;
  clearAll: string;
  /** The button that closes the filters above a page with so many events. */
  show: (count: number, isMore?: boolean) => string;

  /** Names of the fields that search the values of a facet. */
  find: Record<'category' | 'tag' | 'venue' | 'organizer', string>;
  /** Tags belong to all of a site, whose server does not tell which of them events have. */
  sharedTags: string;
  loading: string;
  /** A facet has no values, or none that match. */
  none: string;
  /** The number of values that are not shown: they are found by their names. */
  further: (count: number) => string;

  /** The choices of dates, and what the search suggests beside. */
  dates: Record<'any' | NaturalDateName | 'days', string>;
  /** Other names of these that visitors use, separated by commas. */
  dateWords: Record<NaturalDateName, string>;
  /** Words that may stand beside the names of months and days without changing what they mean, separated by commas. */
  dateFillers: string;
  /** How days are chosen. */
  daysHint: string;

  /** Of a value in the page's address that the calendar does not know any more. */
  noLonger: Record<'category' | 'tag' | 'venue' | 'organizer', (name: string) => string>;

  /** The server does not know how far away venues are. */
  nearUnsupported: string;
}
