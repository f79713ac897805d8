import type { FieldWords } from './field-words.js';

/** What a reading of a source has found. */
type Found = 'new' | 'changed' | 'same' | 'gone' | 'double' | 'left_out';

/** Every phrase of the section that brings events in. */
export interface SourcesMessages {
  loading: string;
  address: FieldWords;
  wrongAddress: string;
  look: string;
  file: string;
  choose: string;
  drop: string;
  rows: FieldWords;
  /** Of rows that are no table. */
  noRows: string;
  /** The name of rows that were pasted at a moment. */
  rowsOf: (when: string) => string;
  tooLarge: string;
  sending: string;
  none: string;
  noneHint: string;
  /** Of a source that nothing is known of but its name. */
  unread: string;
  reading: string;
  waits: string;
  takes: string;
  unreadable: string;
  paused: string;
  /** Of an address whose events follow it no more, and what became of these. */
  left: string;
  leftHint: string;
  /** Of sources that could not be read for a week. */
  failing: (names: string) => string;
  /** A number of events that it has brought. */
  brought: (number: number) => string;
  /** `next` is when it is read again by itself; empty where it is not. */
  readAt: (when: string, next: string) => string;
  /** Why it cannot be read, by the codes of the service, and what to do; `answers` is followed by a status. */
  problems: Record<
    | 'no_calendar'
    | 'no_columns'
    | 'day_order'
    | 'too_many'
    | 'too_complex'
    | 'not_public'
    | 'not_web'
    | 'too_large'
    | 'too_late'
    | 'too_many_redirects'
    | 'sign_in'
    | 'gone'
    | 'answers'
    | 'away'
    | 'interrupted'
    | 'emptied',
    string
  >;
  again: string;
  pause: string;
  /** Ends the pause. */
  goOn: string;
  /** Of one that is left. */
  follow: string;
  /** The question about what is done with all that a source brings. */
  settings: {
    label: string;
    title: (name: string) => string;
    /** Categories that the calendar lacks. */
    terms: string;
    newTerms: Record<'make' | 'leave', string>;
    done: (name: string) => string;
  };
  found: Record<Found, (number: number) => string>;
  nothing: string;
  /** Where something stands in a table. */
  row: (number: number) => string;
  /** Why something is left out, by the codes of the service; `other` where it has none for it. */
  reasons: Record<
    | 'private'
    | 'busy'
    | 'no_start'
    | 'no_end'
    | 'no_title'
    | 'too_old'
    | 'too_long'
    | 'rule_unreadable'
    | 'rule_unsupported'
    | 'twice'
    | 'other',
    string
  >;
  /** The parts of an event that would follow. */
  parts: Record<
    | 'title'
    | 'description'
    | 'excerpt'
    | 'when'
    | 'event_status'
    | 'website'
    | 'cost'
    | 'is_virtual'
    | 'virtual_url'
    | 'venue'
    | 'organizer'
    | 'categories'
    | 'tags'
    | 'sold_out'
    | 'rule'
    | 'dates'
    | 'restored',
    string
  >;
  repeats: string;
  /** The columns of a table. */
  table: {
    title: string;
    hint: string;
    /** In place of an empty heading. */
    column: (number: number) => string;
    leaveOut: string;
    /** Also the headings of an empty table, which the service reads. */
    means: Record<
      | 'title'
      | 'start_date'
      | 'start_time'
      | 'end_date'
      | 'end_time'
      | 'all_day'
      | 'timezone'
      | 'place'
      | 'address'
      | 'town'
      | 'organizer'
      | 'description'
      | 'cost'
      | 'categories'
      | 'website'
      | 'id'
      | 'private',
      string
    >;
    order: FieldWords;
    /** Where the page does not have the file any more. */
    again: string;
    /** Leads to a table to fill in. */
    empty: string;
  };
  places: string;
  placesHint: string;
  inEvents: (number: number) => string;
  makeVenue: string;
  withoutVenue: string;
  status: string;
  newAs: Record<'publish' | 'draft', string>;
  take: (number: number) => string;
  /** Of what the source no longer has. */
  trash: (number: number) => string;
  outdated: string;
  progress: (done: number, total: number) => string;
  taken: (number: number) => string;
  showEvents: string;
  undone: (number: number) => string;
  more: string;
  /** The question before a source is left, and the message after it. */
  stop: Record<'file' | 'address', { title: (name: string) => string; submit: string; done: (name: string) => string }>;
  events: { label: string; keep: string; trash: string };
  /** The note in the form of an event that came from a source. */
  from: (name: string, when: string) => string;
  /** Stands before what a source says of a field that was changed here, too. */
  says: string;
  saysNothing: string;
  takeIt: string;
  took: (field: string) => string;
}

declare module '../../../locale/messages/index.js' {
  interface MessageBundles {
    sources: SourcesMessages;
  }
}
