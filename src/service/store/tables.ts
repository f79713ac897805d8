import type { ColumnType, Selectable } from 'kysely';
import type { ResourceName } from '../../data/schema/index.js';
import type { Flag, StoredColumns } from './stored-fields.js';

export type { Flag };
/** `YYYY-MM-DD hh:mm:ss`; sorts as text. */
type Moment = string;

/** Columns of events, venues and organizers. A table's other columns have the names of its fields (src/data/schema). */
interface Published {
  /** From `ids`: events, venues, organizers and images share one sequence (wire section 4). */
  id: ColumnType<number, number, never>;
  slug: string;
  status: string;
  author: number;
  /** Wall time of the site's zone when it was written. */
  date: Moment;
  date_utc: Moment;
  modified: Moment;
  modified_utc: Moment;
  description: string;
  excerpt: string;
  image: number | null;
  password: string;
  /** Counts the writes of an item. */
  version: ColumnType<number, number | undefined>;
  /** The status before the trash; empty outside of it, and where nobody remembers it. */
  former_status: ColumnType<string, string | undefined>;
  /** The user who last wrote; 0 where nobody remembers. */
  modified_by: ColumnType<number, number | undefined>;
}

interface EventTable extends Published, StoredColumns {
  title: string;
  /** The series that it is a date of; 0 for a single event. */
  parent: number;
  /** The date of the series' rule that it stands for, wherever it has moved; empty for a single event. */
  occurs: ColumnType<Moment, Moment | undefined>;
  /**
   * The identifier for calendar apps: `global_id` as it was when the event was made, or that of where it was imported
   * from.
   */
  uid: string;
  timezone: string;
  all_day: Flag;
  /** Wall time of the event's zone. */
  start_date: Moment;
  end_date: Moment;
  utc_start_date: Moment;
  utc_end_date: Moment;
  cost: string;
  website: string;
  /** One of `eventStatuses`. */
  event_status: string;
}

/** A series, whose dates are events: each follows its fields until somebody changes them there. */
interface SeriesTable {
  /** From `ids`. */
  id: ColumnType<number, number, never>;
  slug: string;
  status: string;
  author: number;
  version: ColumnType<number, number | undefined>;
  modified_utc: Moment;
  modified_by: number;
  title: string;
  /** Folded text that `search` of the desk looks through. */
  search_text: string;
  /** JSON: what its dates have in common, in the form of writing/series/template.ts. */
  fields: string;
  /** Of the first date: wall times of the zone. */
  start_date: Moment;
  end_date: Moment;
  timezone: string;
  all_day: Flag;
  /** In the form of data/recurrence. */
  rule: string;
  /** Its dates are events up to this wall time. */
  made_until: Moment;
}

interface VenueTable extends Published {
  venue: string;
  show_map: Flag;
  show_map_link: Flag;
  address: string;
  city: string;
  country: string;
  province: string;
  state: string;
  zip: string;
  phone: string;
  stateprovince: string;
  website: string;
  geo_lat: number | null;
  geo_lng: number | null;
  /** Folded text that `search` looks through. */
  search_text: string;
}

interface OrganizerTable extends Published {
  organizer: string;
  phone: string;
  website: string;
  email: string;
  search_text: string;
}

interface TermTable {
  id: ColumnType<number, number | undefined, never>;
  taxonomy: 'categories' | 'tags';
  name: string;
  slug: string;
  description: string;
  /** 0 at the top. */
  parent: number;
  /** Published events that carry it. Stored, because each event shows it for each of its terms. */
  count: number;
}

interface ImageTable {
  id: ColumnType<number, number, never>;
  /** Below `/media/`, or a whole URL. */
  url: string;
  extension: string;
  width: number;
  height: number;
  filesize: number;
  /** JSON: name → size. */
  sizes: string;
  original_image: string;
  /** A description of the image, for those who do not see it. */
  alt: ColumnType<string, string | undefined>;
  /** The name of the file that was sent. */
  name: ColumnType<string, string | undefined>;
  /** The user who sent it; 0 for those that were fetched. */
  author: ColumnType<number, number | undefined>;
}

/** Fetched images. They are in the database, so that every process serves them and one backup holds everything. */
interface FileTable {
  /** Below `/media/`. */
  path: string;
  /** Media type. */
  type: string;
  content: Uint8Array;
}

/** Attempts to create something that their senders have named, so that they are made once. */
interface AttemptTable {
  user_id: number;
  /** The resource and the name. */
  key: string;
  /** The created item. */
  item_id: number;
  created: Moment;
}

/** Browsers that are signed in. */
interface SessionTable {
  /** Of the token in the cookie. */
  hash: string;
  user_id: number;
  created: Moment;
  /** When it was last used, give or take some minutes. */
  seen: Moment;
  expires: Moment;
  /** Whether it holds until it expires, however long nobody uses it. */
  remember: Flag;
}

/** Links by which people get in once: as the first user, by an invitation, or to set a new password. */
interface LinkTable {
  id: ColumnType<number, number | undefined, never>;
  /** Of the token in the link. */
  hash: string;
  purpose: 'setup' | 'invitation' | 'password';
  /** Whose password may be set; 0 where the link makes a user. */
  user_id: number;
  /** Of the user that the link makes. */
  name: string;
  role: string;
  expires: Moment;
  /** The user who made it; 0 for the operator. */
  made_by: ColumnType<number, number | undefined>;
}

/** A file or an address that events are taken from. */
interface SourceTable {
  id: ColumnType<number, number | undefined, never>;
  kind: 'ical' | 'csv' | 'interface';
  /** Empty for a file. It may be a secret. */
  address: string;
  name: string;
  /** JSON, in the form of importing/settings.ts. */
  settings: string;
  /** The user whose events they are. */
  author: number;
  /** `waits` for somebody who has seen what would change. */
  state: 'new' | 'reading' | 'waits' | 'applying' | 'done' | 'failed';
  /** Why it could not be read; empty where it could. */
  problem: ColumnType<string, string | undefined>;
  last_read: Moment;
  /** When it was last read, and what was new in it taken into the calendar; empty where nothing there follows it. */
  last_good: ColumnType<string, string | undefined>;
  /** When it is read again by itself; empty where it is not: an address that has brought something is then paused. */
  next_read: ColumnType<string, string | undefined>;
  /** How the server named its last answer, and when that was made. */
  etag: ColumnType<string, string | undefined>;
  last_modified: ColumnType<string, string | undefined>;
  /** How often in a row it could not be read. */
  failures: ColumnType<number, number | undefined>;
  /** Until when it is left to the process that works on it, in milliseconds since 1970. */
  lease: ColumnType<number, number | undefined>;
  version: ColumnType<number, number | undefined>;
}

/** What an item has of its source. */
interface ImportedTable {
  source_id: number;
  /** The name of the item in the source. */
  key: string;
  /** Of an event; 0 where it was deleted for good. */
  item_id: number;
  /** JSON: a hash of each field, as the source says it. */
  said: string;
  /** The same as it was stored. */
  wrote: string;
  /**
   * How often in a row it was missing when the service read its source: at two it goes to the trash, and comes back
   * from there when the source has it again.
   */
  missed: ColumnType<number, number | undefined>;
}

/** An item of the last reading of a source, with what is to be done about it. */
interface ReadingTable {
  source_id: number;
  key: string;
  state: 'new' | 'changed' | 'same' | 'gone' | 'double' | 'left_out';
  /** Of the event that it is; 0 where there is none. */
  item_id: number;
  /** JSON, in the form of importing/read-events.ts; of what is gone, its title. */
  parsed: string;
  /** Why it is left out; of what has changed, the parts that follow. */
  reason: string;
  done: Flag;
}

export interface Tables {
  ids: { id: ColumnType<number, number | undefined, never>; kind: Item };
  revision: { number: number };
  events: EventTable;
  series: SeriesTable;
  venues: VenueTable;
  organizers: OrganizerTable;
  terms: TermTable;
  images: ImageTable;
  files: FileTable;
  event_terms: { event_id: number; term_id: number };
  event_venues: { event_id: number; venue_id: number; position: number };
  event_organizers: { event_id: number; organizer_id: number; position: number };
  /**
   * The number of events that are not hidden, by first and last day; triggers keep it
   * (migrations/001-counted-tables.ts).
   */
  listed_days: { status: string; first_day: string; last_day: string; events: number };
  /** The dates of each term's events that are not hidden; triggers keep it, too. */
  listed_terms: { term_id: number; status: string; start_date: Moment; event_id: number; end_date: Moment };
  /** Folded text of an event; on SQLite an FTS5 table, sorted by start (reading/fts-row-id.ts). */
  event_search: { rowid: number; text: string };
  /** Every word of these texts, on SQLite. */
  search_words: { word: string };
  /** `seen` is when the user last signed in or used a session; empty before. */
  users: {
    id: ColumnType<number, number | undefined, never>;
    name: string;
    role: string;
    seen: ColumnType<string, string | undefined>;
  };
  application_passwords: { user_id: number; hash: string; created: Moment };
  /** Of people who sign in with a browser, in the form of rights/login-passwords.ts. */
  login_passwords: { user_id: number; hash: string };
  attempts: AttemptTable;
  sessions: SessionTable;
  links: LinkTable;
  /**
   * The choices of the first user, over which settings of the command win, and `admin_address`: where people signed in
   * at the last start.
   */
  site_settings: { name: string; value: string };
  sources: SourceTable;
  imported: ImportedTable;
  readings: ReadingTable;
  /** The unfinished copy into the calendar, at most one. */
  unfinished_tasks: { task: 'copy'; source: string };
  /** Kept by Kysely; the time is that of an ISO instant. */
  kysely_migration: { name: string; timestamp: string };
}

/** Resources whose items have a status, a slug and an author. */
export type PublishedName = Exclude<ResourceName, 'categories' | 'tags'>;
export type TermName = 'categories' | 'tags';
export type Item = PublishedName | 'images' | 'series';

export type EventRow = Selectable<EventTable>;
export type SeriesRow = Selectable<SeriesTable>;
export type VenueRow = Selectable<VenueTable>;
export type OrganizerRow = Selectable<OrganizerTable>;
export type TermRow = Selectable<TermTable>;
export type ImageRow = Selectable<ImageTable>;
export type SourceRow = Selectable<SourceTable>;
export type ReadingRow = Selectable<ReadingTable>;
