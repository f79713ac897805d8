import { readRule, UnreadableRule, type Rule } from '../../../data/recurrence/index.js';
import { utcTime, wallTime } from '../../dates/zones.js';
import type { RequestContext } from '../../request/context.js';
import { problem } from '../../request/problem.js';
import { hasSlug } from '../../text/slug.js';
import { foldAccents } from '../../text/accent-folding.js';
import { textOf } from '../../text/html.js';
import type { EventRow, SeriesRow } from '../../store/tables.js';
import type { DatabaseWriter } from '../../store/types.js';
import type { Fields } from '../fields.js';
import { decodeSlug } from '../publication.js';
import { firstFree, newId, slugOf } from '../identifiers.js';
import { saveEvent, spanColumns, storeEvent, type Links } from '../write-event.js';
import { makeDates, type Identities } from './make-dates.js';
import { madeUntil, normalSchedule, spanOn, windowOf, type Schedule } from './schedule.js';
import { loadLinkedIds, templateOf, type Template } from './template.js';

/** Reads a rule in the zone of its series. @throws Problem */
export function readRuleOf(text: string, timezone: string, start: string): Rule {
  try {
    const wallOf = (utc: string) => wallTime(Date.parse(`${utc.replace(' ', 'T')}Z`), timezone);
    return readRule(text, { wallOf, time: start.slice(11) });
  } catch (error) {
    if (error instanceof UnreadableRule) throw problem(400, 'rule_unreadable', 'ruleUnreadable', error.culprit);
    throw error;
  }
}

/** As `normalSchedule`, which may find that a rule cannot be counted. */
export function scheduleOf(schedule: Omit<Schedule, 'rule'>, text: string): Schedule {
  const rule = readRuleOf(text, schedule.timezone, schedule.start_date);
  try {
    return normalSchedule({ ...schedule, rule: '' }, rule);
  } catch (error) {
    if (error instanceof UnreadableRule) throw problem(400, 'rule_unreadable', 'ruleUnreadable', error.culprit);
    throw error;
  }
}

/** The columns of a series that follow from its template. */
export const templateColumns = (template: Template) => ({
  title: template.title,
  status: template.status,
  author: template.author,
  search_text: foldAccents(textOf(template.title)),
  fields: JSON.stringify(template),
});

const freeSeriesSlug = (writer: DatabaseWriter, wish: string, id: number): Promise<string> =>
  firstFree(wish || String(id), async (slug) => {
    const other = writer.selectFrom('series').select('id').where(hasSlug(slug)).where('id', '<>', id);
    return (await other.executeTakeFirst()) !== undefined;
  });

/** The fields of a new series, and its rule. */
export interface SeriesDraft {
  /** Those of an event; of a single event that becomes the first date, those that change. */
  readonly fields: Fields;
  readonly links?: Links | undefined;
  /** In the words of RFC 5545. */
  readonly rule: string;
  /** A single event that becomes the first date, with its number and address. */
  readonly first?: EventRow | undefined;
  readonly alone?: Identities | undefined;
}

/** A series, and the event that is its first date. */
export interface SavedSeries {
  readonly series: SeriesRow;
  readonly first: EventRow;
  /** The number of its dates that are events. */
  readonly dates: number;
}

/** The dates of a new series; of one from elsewhere, those that took place there, whatever its rule says by now. */
const firstDates = (dates: readonly string[], elsewhere: readonly string[], today: string): readonly string[] =>
  elsewhere.length
    ? [...elsewhere.filter((date) => date <= today).sort(), ...dates.filter((date) => date > today)]
    : dates;

/**
 * Makes a series with the dates of its window, each an event.
 * @throws Problem for a rule that cannot be kept
 */
export async function saveSeries(
  writer: DatabaseWriter,
  { fields, links = {}, rule, first, alone = {} }: SeriesDraft,
  context: RequestContext,
): Promise<SavedSeries> {
  const { now, viewer } = context;
  const { id: number, slug, ...common } = fields;
  const id = await newId(writer, 'series', { id: number }, context);
  const schedule = scheduleOf(spanColumns(common, context, first), rule);
  const dates = firstDates(windowOf(schedule, now), Object.keys(alone), wallTime(now, schedule.timezone));
  // The first may be left out, or long ago.
  const [occurs = schedule.start_date] = dates;
  const { id: known, slug: own, uid } = (first ? undefined : alone[occurs]) ?? {};
  const saved = await saveEvent(writer, { ...common, id: known, slug: own }, links, context, first, id);
  if (uid) await writer.updateTable('events').set({ uid }).where('id', '=', saved.id).execute();
  const linked = (await loadLinkedIds(writer, [saved.id])).get(saved.id)!;
  const template = templateOf(saved, linked);
  const wish = typeof slug === 'string' ? decodeSlug(slug) : template.title;
  const series: SeriesRow = {
    id,
    slug: await freeSeriesSlug(writer, slugOf(wish), id),
    version: 1,
    modified_utc: utcTime(now),
    modified_by: viewer.id,
    ...templateColumns(template),
    ...schedule,
    made_until: madeUntil(schedule, now),
  };
  await writer.insertInto('series').values(series).execute();
  const event = { ...saved, occurs, ...spanOn(schedule, occurs) };
  await storeEvent(writer, event, {}, context, saved);
  await makeDates(
    writer,
    series,
    dates.filter((date) => date !== occurs),
    context,
    alone,
  );
  return { series, first: event, dates: dates.length };
}
