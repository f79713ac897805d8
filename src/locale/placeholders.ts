import type { BundleForReaders, MessageBundles } from './messages/index.js';

/**
 * The messages of a bundle that have placeholders for values, each with the names of these in the order of its
 * parameters.
 */
type Placeholders<Messages> = {
  readonly [
    Name in keyof Messages as Messages[Name] extends string
      ? never
      : NamesIn<Messages[Name]> extends never
        ? never
        : Name
  ]: NamesIn<Messages[Name]>;
};
type NamesIn<Value> = Value extends (...values: infer Values) => string
  ? { readonly [Index in keyof Values]: string }
  : Value extends string
    ? never
    : keyof Placeholders<Value> extends never
      ? never
      : Placeholders<Value>;

const [count, host, day, name] = [['count'], ['host'], ['day'], ['name']] as const;
const shown = ['from', 'to', 'total'] as const;
const distance = ['distance'] as const;
const list = { shown, more: count } as const;

/**
 * How own words of a page name the values of each message: `Page {page} of {count}`. What only authors read stays ours.
 */
export const placeholders: { readonly [Name in BundleForReaders]: Placeholders<MessageBundles[Name]> } = {
  common: {
    number: ['number'],
    shown,
    page: ['page', 'count'],
    more: count,
    asOf: ['time'],
    runs: day,
    until: day,
    pictureAt: host,
  },
  calendar: {
    week: ['number'],
    more: count,
    eventsIn: ['events', 'month'],
    nextEvents: day,
    previousEvents: day,
    hours: ['days'],
    backTo: ['days'],
    showEarlier: count,
  },
  controls: {
    suggestionCount: count,
    searchWords: ['text'],
    emptySearch: ['text'],
    wayOn: ['facet', 'name', 'events'],
    without: ['name', 'events'],
    nextOn: day,
    active: count,
    remove: name,
    show: count,
    further: count,
    noLonger: { category: name, tag: name, venue: name, organizer: name },
  },
  detail: { download: count, downloadPart: ['part'], subscribeIn: ['app'], nextDate: ['day', 'time'] },
  directory: {
    lists: { venues: list, organizers: list, categories: list, tags: list },
    upcoming: count,
    uses: { categories: count, tags: count },
    branch: name,
  },
  errors: {
    network: host,
    timeout: host,
    cors: host,
    shape: ['host', 'line'],
    tooLong: host,
    leftOut: count,
    missingFrom: ['hosts'],
    missing: ['host', 'namespaces'],
    doubled: ['attribute', 'namespace'],
    closed: host,
    http: ['host', 'status'],
    refused: ['attributes'],
    unreadable: ['attribute', 'expected'],
    unset: ['attribute'],
    expected: { choice: ['choices'] },
  },
  map: {
    places: ['places'],
    eventsAt: ['events', 'places'],
    placeless: ['events'],
    placesNear: ['places', 'near'],
    eventsNear: ['events', 'near'],
    marker: ['name', 'events'],
    all: ['events'],
    elsewhere: ['places'],
    shownFolded: shown,
    furtherDates: ['dates'],
    moreDates: ['dates'],
    place: name,
    wheel: ['apple'],
    away: distance,
    within: distance,
    nothingWithin: distance,
    source: name,
    ask: host,
    tilesFailed: host,
  },
};
