import { callAuthoring, type AuthoringCall, type CalError, type CreateOptions } from '../../data/client/index.js';
import { membersOf } from '../../data/schema/index.js';
import { followedWrite } from './mutations.js';
import type { Session } from './session.js';

/** The dates of a series, as the service counts them. */
export interface Schedule {
  /** In the words of RFC 5545. */
  readonly rule: string;
  /** The first date, `YYYY-MM-DD hh:mm:ss`. */
  readonly start: string;
  /** The number of dates within 13 months. */
  readonly dates: number;
  /** The first of those that are to come. */
  readonly next: readonly string[];
  /** Dates that the clock jumps over, as they will be. */
  readonly movedByClock: readonly string[];
  /** Whether the rule leaves out months or years that are too short for its day. */
  readonly skipsShort: boolean;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A series of an answer; `undefined` for what is none. */
export function scheduleOf(series: unknown): Schedule | undefined {
  const { rule, start_date: start, dates, next, notes } = membersOf(series);
  const named = listOf(notes).map(membersOf);
  if (!textOf(rule) || !textOf(start)) return undefined;
  return {
    rule: textOf(rule),
    start: textOf(start),
    dates: Number(dates),
    next: listOf(next).map(textOf),
    movedByClock: named.filter(({ code }) => code === 'clock_gap').map(({ date }) => textOf(date)),
    skipsShort: named.some(({ code }) => code === 'short_months'),
  };
}

/** A new series: the fields of its first date, or the event that becomes it, with those that change. */
export interface SeriesDraft {
  readonly event?: number;
  readonly fields: object;
  /** In the words of RFC 5545. */
  readonly rule: string;
}

/**
 * Makes a series.
 * @returns the first date, as everybody reads it
 * @throws CalError
 */
export async function createSeries(
  { client }: Session,
  body: SeriesDraft,
  { idempotencyKey, ...options }: CreateOptions = {},
): Promise<{ readonly id: number }> {
  const headers = { ...client.headers, ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }) };
  const send = () => callAuthoring({ ...client, headers }, '/series', { method: 'POST', body, ...options });
  return membersOf(await followedWrite(client, send)).event as { readonly id: number };
}

/** A change of a series, as it was sent of one of its dates. */
export interface SeriesPatch {
  /** The date whose fields these are: all dates change. */
  readonly event?: number;
  /** The same, and earlier dates stay. */
  readonly from?: number;
  readonly fields?: object;
  readonly rule?: string;
}

/** The effect of a rule that is not saved. */
export interface PreviewedRule {
  readonly schedule: Schedule | undefined;
  /** The numbers of dates that it makes and takes away, of a series that is there. */
  readonly added: number;
  readonly removed: number;
}

/**
 * Asks what a rule would do.
 * @param id the series that changes; absent for a new one
 * @throws CalError
 */
export async function previewRule(
  session: Session,
  id: number | undefined,
  body: SeriesDraft | SeriesPatch,
  signal: AbortSignal,
): Promise<PreviewedRule> {
  const [path, method] = id ? ([`/series/${id}`, 'PATCH'] as const) : (['/series', 'POST'] as const);
  const answer = await session.call(path, { method, query: { preview: 'true' }, body, signal });
  const { series, added = 0, removed = 0 } = membersOf(answer);
  return { schedule: scheduleOf(series), added: Number(added), removed: Number(removed) };
}

/** What a change or a deletion of dates did. */
export interface SeriesChange {
  /** The numbers of dates that have changed, that are new, and that are in the trash. */
  readonly changed: number;
  readonly added: number;
  readonly removed: number;
  /** The number of dates that keep what was changed there. */
  readonly kept: number;
  /** Takes it back. @throws CalError */
  readonly undo: () => Promise<void>;
}

/** A series as somebody has read it. */
export interface KnownSeries {
  readonly id: number;
  /** What is written to another version is refused. */
  readonly version: string;
}

/** Writes a series that is known. @throws CalError */
async function write(session: Session, { id, version }: KnownSeries, call: AuthoringCall): Promise<SeriesChange> {
  const { client } = session;
  const headers = { ...client.headers, ...(version && { 'If-Match': `"${version}"` }) };
  const send = () => callAuthoring({ ...client, headers }, `/series/${id}`, call);
  const { changed = 0, added = 0, removed = 0, kept, undo, series } = membersOf(await followedWrite(client, send));
  const now = { id, version: textOf(membersOf(series).version) };
  return {
    changed: Number(changed),
    added: Number(added),
    removed: Number(removed),
    kept: listOf(kept).length,
    undo: async () => void (await write(session, now, { method: 'PATCH', body: undo })),
  };
}

/** Changes a series, and so each of its dates as far as it follows. @throws CalError */
export const changeSeries = (session: Session, known: KnownSeries, body: SeriesPatch): Promise<SeriesChange> =>
  write(session, known, { method: 'PATCH', body });

/** Moves the dates of a series to the trash, or those from one on. @throws CalError */
export const removeSeries = (session: Session, known: KnownSeries, from: number | undefined): Promise<SeriesChange> =>
  write(session, known, { method: 'DELETE', query: { from } });

/** The series as it is now, where a write was refused because somebody has changed it. */
export function seriesInConflict({ status, response }: CalError): object | undefined {
  const { series } = membersOf(membersOf(response).data);
  return status === 412 && typeof series === 'object' && series !== null ? series : undefined;
}
