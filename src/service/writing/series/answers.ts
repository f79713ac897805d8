import { at } from '../../dates/date-steps.js';
import { utcTime } from '../../dates/zones.js';
import { loadLinked } from '../../reading/load.js';
import { findEvent } from '../../reading/read-event.js';
import { describeSeries, findSeries, nextDates } from '../../reading/series.js';
import { userNames } from '../../reading/stored-item.js';
import { renderEvent } from '../../rendering/event.js';
import type { Answer, AuthoringContext } from '../../request/context.js';
import { invalidParameters, missingParameters, Problem, refused } from '../../request/problem.js';
import { forbid, mayChange } from '../../rights/rules.js';
import type { EventRow, SeriesRow } from '../../store/tables.js';
import type { DatabaseWriter } from '../../store/types.js';
import { readFields, type Fields } from '../fields.js';
import { checkVersion, createOnce } from '../preconditions.js';
import { readAllLinks, saveEvent, spanColumns } from '../write-event.js';
import { changeSeries, removeSeries, type SeriesChange } from './change-series.js';
import { movedByClock, skipsShortMonths, spanOn, windowOf, type Schedule } from './schedule.js';
import { saveSeries, scheduleOf } from './write-series.js';

/** The body of `POST` and `PATCH` of series. */
export interface SeriesBody {
  readonly fields?: unknown;
  readonly rule?: string;
  /** A single event that becomes the first date; in a change of all dates, the one whose fields these are. */
  readonly event?: number;
  /** The date from which on dates change. */
  readonly from?: number;
}

const isPreview = ({ query }: AuthoringContext): boolean => query.preview === 'true';

/** The dates of a schedule, and what its author should know before it is saved. */
function describeSchedule(schedule: Schedule, { now }: AuthoringContext) {
  const { start_date, end_date, timezone, all_day, rule } = schedule;
  const dates = windowOf(schedule, now);
  const toCome = dates
    .map((date) => spanOn(schedule, date))
    .filter(({ utc_start_date }) => utc_start_date > utcTime(now));
  return {
    rule,
    start_date,
    end_date,
    timezone,
    all_day: all_day === 1,
    dates: dates.length,
    past: dates.length - toCome.length,
    next: toCome.slice(0, nextDates).map((span) => span.start_date),
    notes: [
      ...movedByClock(schedule, dates).map((date) => ({ code: 'clock_gap', date })),
      ...(skipsShortMonths(schedule) ? [{ code: 'short_months' }] : []),
    ],
  };
}

/** The answer of a change that is not kept. */
class Previewed extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super('This was a preview.');
    this.answer = answer;
  }
}

/** Runs a write; one of a preview is taken back with all that it has made. */
async function write(context: AuthoringContext, work: (writer: DatabaseWriter) => Promise<Answer>): Promise<Answer> {
  try {
    return await context.store.write(async (writer) => {
      const answer = await work(writer);
      if (isPreview(context)) throw new Previewed(answer);
      return answer;
    });
  } catch (error) {
    if (!(error instanceof Previewed)) throw error;
    context.noted.length = 0;
    return error.answer;
  }
}

const bodyOf = (fields: unknown): Fields => (typeof fields === 'object' && fields !== null ? (fields as Fields) : {});

/** A date of a series that a request names. */
async function dateOf(writer: DatabaseWriter, series: SeriesRow, id: number | undefined, name: string) {
  if (id === undefined) return undefined;
  const event = await findEvent(writer, { id });
  if (event.parent !== series.id || event.occurs === '') throw invalidParameters({ [name]: refused });
  return event;
}

/** The single event that becomes the first date of a series. */
async function singleEvent(writer: DatabaseWriter, id: number, context: AuthoringContext): Promise<EventRow> {
  const event = await findEvent(writer, { id });
  if (event.occurs !== '' || event.status === 'trash') throw invalidParameters({ event: refused });
  if (!mayChange(context.viewer, event)) forbid(context.viewer);
  await checkVersion(writer, 'events', event, context);
  return event;
}

/** `POST /series`. */
export async function createSeries(context: AuthoringContext, { fields, rule, event }: SeriesBody): Promise<Answer> {
  if (rule === undefined) throw missingParameters(['rule']);
  const previews = isPreview(context);
  const read = await readFields('events', bodyOf(fields), event === undefined && !previews, context);
  const links = await readAllLinks(read, context);
  return write(context, async (writer) => {
    const single = event === undefined ? undefined : await singleEvent(writer, event, context);
    if (previews) {
      const missing = ['start_date', 'end_date'].filter((name) => !single && read[name] === undefined);
      if (missing.length) throw missingParameters(missing);
      return { body: { series: describeSchedule(scheduleOf(spanColumns(read, context, single), rule), context) } };
    }
    const first = await createOnce(writer, 'events', context, async () => {
      const { series, first, dates } = await saveSeries(writer, { fields: read, links, rule, first: single }, context);
      context.noted.push({ action: 'create', resource: 'series', id: series.id, fields: Object.keys(read), dates });
      return first;
    });
    const row = await findEvent(writer, { id: first });
    const series = await findSeries(writer, row.parent);
    const { notes } = describeSchedule(series, context);
    const body = {
      series: { ...(await describeSeries(writer, series, context)), notes },
      event: renderEvent(await loadLinked(writer, row), context, () => true),
    };
    return { status: 201, body };
  });
}

/** Refuses to change a version of a series that the caller does not know, and shows it. */
async function checkSeries(writer: DatabaseWriter, series: SeriesRow, context: AuthoringContext): Promise<void> {
  if (!mayChange(context.viewer, series)) forbid(context.viewer);
  if (context.versions === undefined || context.versions.includes(String(series.version))) return;
  const known = await describeSeries(writer, series, context);
  const fields = JSON.parse(series.fields) as object;
  const { modified_by: id, modified_utc } = series;
  const modified_by = { id, name: (await userNames(writer, [series])).get(id) ?? '' };
  throw new Problem(
    412,
    'version_conflict',
    (messages) => messages.changedMeanwhile,
    () => ({ series: { ...known, fields, modified_by, modified_utc } }),
  );
}

/** The answer to a change of a series. */
async function answer(writer: DatabaseWriter, change: SeriesChange, context: AuthoringContext): Promise<Answer> {
  const { series, kept, changed, added, removed, undo } = change;
  const schedule = describeSchedule(series, context);
  return {
    body: {
      changed,
      kept: kept.map(({ event, fields }) => ({ event: event.id, date: event.start_date, fields })),
      added,
      removed,
      series: {
        ...(await describeSeries(writer, series, context)),
        ...(isPreview(context) && schedule),
        notes: schedule.notes,
      },
      ...(!isPreview(context) && { undo }),
    },
  };
}

const spanNames = ['start_date', 'end_date', 'timezone', 'all_day'];

/** The fields of a date as those of the first one, which is as much earlier or later. */
function asOfFirst(fields: Fields, date: EventRow, series: SeriesRow, context: AuthoringContext): Fields {
  if (!spanNames.some((name) => fields[name] !== undefined)) return fields;
  const span = spanColumns(fields, context, date);
  const start = at(series.start_date) + at(span.start_date) - at(date.start_date);
  const end = start + at(span.end_date) - at(span.start_date);
  return { ...fields, start_date: utcTime(start), end_date: utcTime(end) };
}

/** `PATCH /series/{id}`. */
export async function updateSeries(
  context: AuthoringContext,
  { fields, rule, from, event }: SeriesBody,
): Promise<Answer> {
  const read = await readFields('events', bodyOf(fields), false, context);
  const links = await readAllLinks(read, context);
  return write(context, async (writer) => {
    const series = await findSeries(writer, Number(context.parameters.id));
    await checkSeries(writer, series, context);
    const date = await dateOf(writer, series, from, 'from');
    const named = date ?? (await dateOf(writer, series, event, 'event'));
    const common = named && !date ? asOfFirst(read, named, series, context) : read;
    const patch = { fields: common, links, rule, from: date, isPreview: isPreview(context) };
    const change = await changeSeries(writer, series, patch, context);
    // What was entered on a date is that date's, too, whatever it had before.
    if (named && mayChange(context.viewer, named) && !isPreview(context))
      await saveEvent(writer, read, links, context, await findEvent(writer, { id: named.id }));
    const names = [...Object.keys(read), ...(rule === undefined ? [] : ['rule'])];
    context.noted.push({ action: 'update', resource: 'series', id: series.id, fields: names, dates: change.changed });
    return answer(writer, change, context);
  });
}

/** `DELETE /series/{id}`: to the trash, all dates or those from one on. */
export const deleteSeries = (context: AuthoringContext): Promise<Answer> =>
  write(context, async (writer) => {
    const series = await findSeries(writer, Number(context.parameters.id));
    await checkSeries(writer, series, context);
    const from = context.query.from === undefined ? undefined : Number(context.query.from);
    const change = await removeSeries(writer, series, await dateOf(writer, series, from, 'from'), context);
    context.noted.push({ action: 'remove', resource: 'series', id: series.id, fields: [], dates: change.removed });
    return answer(writer, change, context);
  });

/** `GET /series/{id}`, with the number of dates from one on. */
export async function readSeries(context: AuthoringContext): Promise<Answer> {
  const { reader } = context.store;
  const series = await findSeries(reader, Number(context.parameters.id));
  if (!mayChange(context.viewer, series)) forbid(context.viewer);
  const from =
    context.query.from === undefined ? undefined : await findEvent(reader, { id: Number(context.query.from) });
  const body = {
    series: { ...(await describeSeries(reader, series, context, from)), fields: JSON.parse(series.fields) as object },
  };
  return { body, headers: { ETag: `W/"${series.version}"` } };
}
