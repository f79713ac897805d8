/** The words of what is read from a file or an address, whatever its form; JSON, as it comes from a worker. */
import { createHash } from 'node:crypto';
import type { SourceRow } from '../store/tables.js';
import { at } from '../dates/date-steps.js';
import { utcTime } from '../dates/zones.js';

/** Where an event takes place, in the words of the source. */
export interface ReadPlace {
  readonly text: string;
  readonly lat?: number;
  readonly lng?: number;
  /** Of one that is a venue there, so that it becomes the same here. */
  readonly venue?: ReadContact;
}

/** What something of a calendar of the interface has there, and keeps here where it is free. */
interface ReadIdentity {
  readonly id?: number;
  readonly slug?: string;
}

/** A picture, which stays at its address; addresses, sizes and words as they are stored. */
export interface ReadPicture {
  readonly id: number;
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly filesize: number;
  readonly extension: string;
  readonly original_image: string;
  readonly alt: string;
  readonly sizes?: Readonly<Record<string, object>> | undefined;
}

/** Fields by their names; a picture is one that is not stored yet. */
type ReadFields = Readonly<Record<string, unknown>> & { readonly image?: ReadPicture };

/** A venue or an organizer of the source; a name is text in HTML. */
export type ReadContact = ReadIdentity & ReadFields;

/** A category or a tag; its name is text in HTML. */
export interface ReadTerm extends ReadIdentity {
  readonly name: string;
  readonly description?: string;
  /** The category above it. */
  readonly above?: ReadTerm;
}

/** A date of a series that differs from the others. */
export interface ReadDate {
  /** The date of the rule that it stands for, wall time. */
  readonly occurs: string;
  /** Whether all later dates are like it. */
  readonly isLater: boolean;
  readonly event: ReadEvent;
}

/** What a date of a series is where it is an event of its own. */
export interface ReadAlone extends ReadIdentity, Pick<ReadEvent, 'key' | 'uid' | 'website'> {
  /** Of a copy: when it was published. */
  readonly date_utc?: string | undefined;
}

/** An event, or a series where it has a rule. Texts of HTML are clean. */
export interface ReadEvent extends ReadIdentity {
  /** The same in every reading of the source. */
  readonly key: string;
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly timezone: string;
  readonly all_day: boolean;
  readonly event_status: string;
  readonly website: string;
  readonly cost: string;
  readonly is_virtual: boolean;
  /** The link by which people join it. */
  readonly virtual_url: string;
  readonly places: readonly ReadPlace[];
  readonly organizers: readonly ReadContact[];
  readonly categories: readonly ReadTerm[];
  /** Of a calendar of the interface alone, as the two below. */
  readonly tags?: readonly ReadTerm[];
  readonly excerpt?: string;
  readonly sold_out?: boolean;
  /** Of a copy: fields that are written when it is made, and are the calendar's own from then on. */
  readonly copied?: ReadFields;
  /** RFC 5545, in wall times of its zone; empty for a single event. */
  readonly rule: string;
  readonly dates: readonly ReadDate[];
  /** Of a series of a calendar of the interface: its dates there, by the dates of the rule that they stand for. */
  readonly alone?: Readonly<Record<string, ReadAlone>> | undefined;
}

/** What a calendar has, be it part of an event or not. */
export type ReadOthers = Pick<ReadEvent, 'places' | 'organizers' | 'categories' | 'tags'>;

/** Why something of a source is not taken. */
export type LeftOutReason =
  | 'private'
  | 'busy'
  | 'no_start'
  | 'no_end'
  | 'no_title'
  | 'too_old'
  | 'too_long'
  | 'rule_unreadable'
  | 'rule_unsupported'
  | 'twice';

export interface LeftOut {
  readonly key: string;
  readonly title: string;
  readonly reason: LeftOutReason;
  /** Its number in a table, from 1, with the headings. */
  readonly row?: number;
}

/** What a column of a table holds. */
export type Meaning =
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
  | 'private';

/** What comes first in `03/04/2026`. */
export type DayOrder = 'day' | 'month';

/** The columns of a table, as they are chosen or guessed. */
export interface ReadTable {
  readonly columns: readonly { readonly heading: string; readonly means: Meaning | null }[];
  /** `null` where the dates tell it, or where nobody has answered yet. */
  readonly order: DayOrder | null;
}

/** All that a source holds. */
export interface ReadCalendar {
  readonly kind: SourceRow['kind'];
  readonly name: string;
  readonly events: readonly ReadEvent[];
  readonly leftOut: readonly LeftOut[];
  /** Of a copy: what its lists hold beside events. */
  readonly others?: ReadOthers;
  /** The items of whose texts only the words are taken, since they are too long. */
  readonly shortened?: readonly string[];
  /** Whether there is more of it: what it does not name is not gone. */
  readonly isPart?: boolean;
  /** Minutes after which the source wants to be read again. */
  readonly refresh?: number;
  /** The address that a file names as its own. */
  readonly address?: string;
  /** Of a table. */
  readonly table?: ReadTable;
}

/** What a reader must know of the calendar that it reads for. */
export interface ReadOptions {
  /** The instant, in milliseconds. */
  readonly now: number;
  /** The zone of times that name none, where the source does not say it either. */
  readonly zone: string;
  /** What was chosen for a table. */
  readonly table?: ReadTable | undefined;
  /**
   * Whether lists of the interface are a part of what becomes a copy of their calendar, with drafts, authors, pictures,
   * mail addresses, and what no event names.
   */
  readonly isCopy?: boolean;
}

/** Why nothing of a source can be read. */
export type ReadProblem = 'no_calendar' | 'no_columns' | 'day_order' | 'too_many' | 'too_complex';

/** A source that cannot be read at all. */
export class Unreadable extends Error {
  readonly problem: ReadProblem;
  /** The table that leaves a question open. */
  readonly table: ReadTable | undefined;
  constructor(problem: ReadProblem, table?: ReadTable) {
    super(problem);
    this.problem = problem;
    this.table = table;
  }
}

/** The most events of a source. */
export const mostEvents = 10_000;

const mostYears = 10;

/** The moment before which events have ended that are not taken. */
export const oldestOf = (now: number): string => utcTime(now - mostYears * 366 * 24 * 60 * 60_000);

const longestKey = 200;

/** A key that an index of any engine takes. */
export const keyOf = (text: string): string =>
  text.length > longestKey ? createHash('sha256').update(text).digest('hex') : text;

/** The key of a date of a series, by the date of the rule that it stands for. */
export const keyOfDate = ({ uid }: Pick<ReadEvent, 'uid'>, occurs: string): string => keyOf(`${uid}#${occurs}`);

/** A series as it is on a date that does not differ. */
export function onDate(event: ReadEvent, occurs: string): ReadEvent {
  const end_date = utcTime(at(occurs) + at(event.end_date) - at(event.start_date));
  const key = keyOfDate(event, occurs);
  return { ...event, key, start_date: occurs, end_date, rule: '', dates: [], alone: undefined };
}

export const byStart = (one: ReadEvent, other: ReadEvent): number =>
  one.start_date < other.start_date ? -1 : one.start_date > other.start_date ? 1 : 0;
