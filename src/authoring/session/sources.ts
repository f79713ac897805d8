/** Files and addresses that events are taken from, by the authoring interface. */
import { callAuthoring, CalError, type AuthoringCall } from '../../data/client/index.js';
import { membersOf } from '../../data/schema/index.js';
import { fetchWithProgress } from './fetch-with-progress.js';
import { followedWrite } from './mutations.js';
import type { Session } from './session.js';

const founds = ['new', 'changed', 'same', 'gone', 'double', 'left_out'] as const;
/** What a reading has found. */
export type Found = (typeof founds)[number];

/** A place of a reading for which nothing is chosen yet. */
export interface OpenPlace {
  readonly text: string;
  readonly events: number;
  /** The number of the venue that it means, where one is certain. */
  readonly venue: number | undefined;
  readonly candidates: readonly { readonly id: number; readonly title: string; readonly town: string }[];
}

/** What comes first in `03/04/2026`. */
export type DayOrder = 'day' | 'month';

/** What the columns of a table hold. */
export interface SourceTable {
  /** `means` is empty for one that is left out. */
  readonly columns: readonly { readonly heading: string; readonly means: string }[];
  /** Absent where the dates tell it, or where it is not said yet. */
  readonly order: DayOrder | undefined;
}

/** A file or an address, with what its last reading has found. */
export interface Source {
  readonly id: number;
  /** Empty for a file. */
  readonly address: string;
  readonly name: string;
  readonly state: string;
  readonly problem: { readonly code: string; readonly status: number | undefined } | undefined;
  readonly version: number;
  /** In milliseconds since 1970; `NaN` where it never was. */
  readonly lastRead: number;
  /** When it could last be read. */
  readonly lastGood: number;
  /** When it is read again by itself. */
  readonly nextRead: number;
  /** Whether its events follow it, and the service reads it by itself, unless it is paused. */
  readonly isFollowed: boolean;
  /** Whether they did, and are the calendar's own now. */
  readonly isLeft: boolean;
  readonly isPaused: boolean;
  /** The number of events that it has brought. */
  readonly items: number;
  readonly counts: Readonly<Record<Found, number>>;
  readonly done: number;
  readonly total: number;
  /** That of new events. */
  readonly status: 'publish' | 'draft';
  /** Whether categories that the calendar lacks are made. */
  readonly makesTerms: boolean;
  readonly places: readonly OpenPlace[];
  /** Absent for what is no table. */
  readonly table: SourceTable | undefined;
}

/** An item of a reading. */
export interface FoundItem {
  readonly key: string;
  readonly title: string;
  readonly start: string;
  readonly end: string;
  readonly isAllDay: boolean;
  readonly place: string;
  readonly repeats: boolean;
  readonly parts: readonly string[];
  readonly reason: string;
  /** Its number in a table, where it is left out of one. */
  readonly row: number | undefined;
}

export interface FoundPage {
  readonly items: readonly FoundItem[];
  readonly total: number;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

function readPlace(value: unknown): OpenPlace {
  const { text, events, venue, candidates } = membersOf(value);
  return {
    text: textOf(text),
    events: numberOf(events),
    venue: typeof venue === 'number' ? venue : undefined,
    candidates: listOf(candidates).map((one) => {
      const { id, title, town } = membersOf(one);
      return { id: numberOf(id), title: textOf(title), town: textOf(town) };
    }),
  };
}

function readTable(value: unknown): SourceTable | undefined {
  const { columns, order } = membersOf(value);
  if (!Array.isArray(columns)) return undefined;
  const read = columns.map((column) => {
    const { heading, means } = membersOf(column);
    return { heading: textOf(heading), means: textOf(means) };
  });
  return { columns: read, order: order === 'day' || order === 'month' ? order : undefined };
}

/** @throws CalError of kind `shape` */
function readSource(value: unknown): Source {
  const source = membersOf(value);
  if (!Number.isInteger(source.id)) throw new CalError('shape', 'Not a source', { status: 200, response: value });
  const { code, status } = membersOf(source.problem);
  const counts = membersOf(source.counts);
  return {
    id: source.id as number,
    address: textOf(source.address),
    name: textOf(source.name),
    state: textOf(source.state),
    problem: code ? { code: textOf(code), status: typeof status === 'number' ? status : undefined } : undefined,
    version: numberOf(source.version),
    lastRead: Date.parse(textOf(source.last_read)),
    lastGood: Date.parse(textOf(source.last_good)),
    nextRead: Date.parse(textOf(source.next_read)),
    isFollowed: source.followed === true,
    isLeft: Boolean(source.address && source.items) && source.followed === false && source.state === 'done',
    isPaused: source.paused === true,
    items: numberOf(source.items),
    counts: Object.fromEntries(founds.map((found) => [found, numberOf(counts[found])])) as Record<Found, number>,
    done: numberOf(source.done),
    total: numberOf(source.total),
    status: source.status === 'draft' ? 'draft' : 'publish',
    makesTerms: source.terms !== false,
    places: listOf(source.places).map(readPlace),
    table: readTable(source.table),
  };
}

/** Whether the service works on it now. */
export const isWorkedOn = ({ state }: Source): boolean => state === 'reading' || state === 'applying';

/** Those that were made last come first. @throws CalError */
export const readSources = async (session: Session): Promise<Source[]> =>
  listOf(membersOf(await session.call('/sources')).sources).map(readSource);

/** @throws CalError */
export const readOneSource = async (session: Session, id: number): Promise<Source> =>
  readSource(await session.call(`/sources/${id}`));

/** How long a browser waits before it asks again for a source that is worked on, in milliseconds. */
export const pause = 1_000;

/** A source once it is read. @throws CalError */
export async function readWhole(session: Session, source: Source): Promise<Source> {
  if (!isWorkedOn(source)) return source;
  await new Promise((resolve) => setTimeout(resolve, pause));
  return readWhole(session, await readOneSource(session, source.id));
}

/** Makes a source of an address, or of the name of a file. @throws CalError 400 for what is no address */
export const makeSource = async (
  session: Session,
  body: { readonly address: string } | { readonly name: string },
): Promise<Source> => readSource(await session.call('/sources', { method: 'POST', body }));

/** Says what the columns of a table hold, before it is read again. @throws CalError */
export async function chooseTable(
  session: Session,
  { address, name }: Source,
  { columns, order }: SourceTable,
): Promise<void> {
  const table = {
    columns: columns.map(({ heading, means }) => ({ heading, means: means || null })),
    order: order ?? null,
  };
  await session.call('/sources', { method: 'POST', body: { ...(address ? { address } : { name }), table } });
}

/** A change of how a source is followed. */
interface SourcePatch {
  readonly followed?: boolean;
  readonly paused?: boolean;
  readonly name?: string;
  readonly status?: string;
  readonly terms?: boolean;
}

/** @throws CalError */
export const changeSource = async (session: Session, { id }: Source, body: SourcePatch): Promise<Source> =>
  readSource(await session.call(`/sources/${id}`, { method: 'PATCH', body }));

/** Reads the address of a source. @throws CalError */
export const readAgain = async (session: Session, id: number): Promise<Source> =>
  readSource(await session.call(`/sources/${id}/read`, { method: 'POST' }));

/** Milliseconds that a slow connection may take. */
const patience = 300_000;

/** Sends a file of a source. @param tell gets the share of it that has been sent, up to 1 @throws CalError */
export async function sendFile(
  session: Session,
  id: number,
  file: Blob,
  tell: (share: number) => void,
): Promise<Source> {
  const signed = session.fetchBy(fetchWithProgress(tell));
  const headers = { 'content-type': 'text/calendar' };
  // The client writes JSON; this body is the file itself.
  const send: typeof fetch = (input, init) => signed(input, { ...init, headers, body: file });
  const settings = { ...session.client, fetch: send, timeout: patience };
  return readSource(await callAuthoring(settings, `/sources/${id}/file`, { method: 'PUT' }));
}

/** The source of an event. */
export interface EventSource {
  readonly name: string;
  /** In milliseconds since 1970. */
  readonly lastRead: number;
  /** Fields, as they are stored, by the names of parts that were changed both here and there. */
  readonly says: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** @param id that of the event @throws CalError */
export async function readEventSource(session: Session, id: number): Promise<EventSource> {
  const { name, last_read, says } = membersOf(await session.call(`/items/events/${id}/source`));
  const parts = Object.entries(membersOf(says)).map(([part, fields]) => [part, membersOf(fields)] as const);
  return { name: textOf(name), lastRead: Date.parse(textOf(last_read)), says: Object.fromEntries(parts) };
}

/** Lets parts of an event follow its source again. @returns the event as it is stored @throws CalError */
export const takeFromSource = async (session: Session, id: number, take: readonly string[]): Promise<object> =>
  membersOf(await write(session, `/items/events/${id}/source`, { method: 'POST', body: { take } }));

const write = ({ client }: Session, path: string, call: AuthoringCall): Promise<unknown> =>
  followedWrite(client, () => callAuthoring(client, path, call));

/** Takes what a reading has shown. @throws CalError 409 where that has changed since */
export const takeReading = async (
  session: Session,
  { id, version }: Source,
  chosen: {
    readonly status: string;
    readonly places: Readonly<Record<string, number | string>>;
    /** Whether what the source no longer has goes to the trash. */
    readonly gone: boolean;
  },
): Promise<Source> =>
  readSource(await write(session, `/sources/${id}/apply`, { method: 'POST', body: { version, ...chosen } }));

/** Forgets a source. @returns how many of its events went to the trash @throws CalError */
export const removeSource = async (session: Session, id: number, events: 'keep' | 'trash'): Promise<number> =>
  numberOf(membersOf(await write(session, `/sources/${id}`, { method: 'DELETE', query: { events } })).trashed);

/** A page of what a reading has found. @param page counted from 1 @throws CalError */
export async function readFound(session: Session, id: number, state: Found, page: number): Promise<FoundPage> {
  const { items, total } = membersOf(await session.call(`/sources/${id}/items`, { query: { state, page } }));
  return {
    total: numberOf(total),
    items: listOf(items).map((item) => {
      const { key, title, start_date, end_date, all_day, place, repeats, parts, reason, row } = membersOf(item);
      return {
        key: textOf(key),
        title: textOf(title),
        start: textOf(start_date),
        end: textOf(end_date),
        isAllDay: all_day === true,
        place: textOf(place),
        repeats: repeats === true,
        parts: listOf(parts).map(textOf),
        reason: textOf(reason),
        row: typeof row === 'number' ? row : undefined,
      };
    }),
  };
}
