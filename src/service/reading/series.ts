import { readRule, writeRule, type Rule } from '../../data/recurrence/index.js';
import type { EventRepresentation } from '../../data/schema/index.js';
import { utcTime } from '../dates/zones.js';
import { withoutDate } from '../recurrence/expand.js';
import { seriesAddress } from '../rendering/published.js';
import { seriesData } from '../rendering/series-data.js';
import type { RequestContext } from '../request/context.js';
import { problem } from '../request/problem.js';
import type { EventRow, SeriesRow } from '../store/tables.js';
import type { DatabaseReader } from '../store/types.js';
import { hasSlug, slugOfPath } from '../text/slug.js';

/** The dates that an answer names beside their number. */
export const nextDates = 5;

/** A series by its number. @throws Problem */
export async function findSeries(reader: DatabaseReader, id: number): Promise<SeriesRow> {
  const row = Number.isSafeInteger(id)
    ? await reader.selectFrom('series').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!row) throw problem(404, 'item_not_found', 'itemNotFound', id);
  return row;
}

/** The dates of a series outside of the trash, in the order in which they take place. */
const datesOfSeries = (reader: DatabaseReader, id: number) =>
  reader
    .selectFrom('events')
    .select(['id', 'occurs', 'start_date', 'utc_start_date'])
    .where('parent', '=', id)
    .where('status', '<>', 'trash')
    .orderBy('utc_start_date')
    .execute();

/** The number of the published dates of a series. */
async function countDates(reader: DatabaseReader, id: number): Promise<number> {
  const { dates } = await reader
    .selectFrom('events')
    .select((row) => row.fn.countAll<number>().as('dates'))
    .where('parent', '=', id)
    .where('status', '=', 'publish')
    .executeTakeFirstOrThrow();
  return Number(dates);
}

/** What the page of a published series is made of; `undefined` where there is none of this slug. */
export async function seriesOfPage(reader: DatabaseReader, slug: string, links: RequestContext['links']) {
  const series = await reader
    .selectFrom('series')
    .selectAll()
    .where(hasSlug(slugOfPath(slug) ?? ''))
    .where('status', '=', 'publish')
    .executeTakeFirst();
  if (!series) return undefined;
  const { id, title, rule, start_date } = series;
  const { excerpt, description } = JSON.parse(series.fields) as Pick<EventRow, 'excerpt' | 'description'>;
  const url = seriesAddress(series, links);
  const dates = await countDates(reader, id);
  return { id, title, url, rule, start_date, dates, about: excerpt || description, data: seriesData(series, url) };
}

/** A published series as each of its dates tells of it. */
export async function publicSeries(
  reader: DatabaseReader,
  { parent, occurs }: Pick<EventRow, 'parent' | 'occurs'>,
  links: RequestContext['links'],
): Promise<EventRepresentation['series']> {
  if (occurs === '') return undefined;
  const series = await reader
    .selectFrom('series')
    .selectAll()
    .where('id', '=', parent)
    .where('status', '=', 'publish')
    .executeTakeFirst();
  if (!series) return undefined;
  const { id, title, rule, start_date } = series;
  const dates = await countDates(reader, id);
  return { id, name: title, url: seriesAddress(series, links), rule, start_date, dates };
}

/** The rules of series by their numbers, without the dates that lists keep from the public. */
async function publicRules(reader: DatabaseReader, series: readonly SeriesRow[]): Promise<Map<number, Rule>> {
  const rules = new Map(series.map(({ id, rule }) => [id, readRule(rule)]));
  const kept = await reader
    .selectFrom('events')
    .select(['parent', 'occurs'])
    .where('parent', 'in', [...rules.keys()])
    .where((row) =>
      row.or([
        row('status', 'not in', ['publish', 'trash']),
        row('hide_from_listings', '=', 1),
        row('password', '<>', ''),
      ]),
    )
    .execute();
  for (const { parent, occurs } of kept) rules.set(parent, withoutDate(rules.get(parent)!, occurs));
  return rules;
}

/** Events of a list, of which the public dates of series tell which dates of their rules they are. */
export async function withSeriesDates(
  reader: DatabaseReader,
  events: readonly EventRepresentation[],
  rows: readonly EventRow[],
  links: RequestContext['links'],
): Promise<EventRepresentation[]> {
  const isDate = (row: EventRow) => row.occurs !== '' && row.status === 'publish' && row.password === '';
  const parents = [...new Set(rows.filter(isDate).map(({ parent }) => parent))];
  const published = reader.selectFrom('series').selectAll().where('status', '=', 'publish');
  const series = parents.length ? await published.where('id', 'in', parents).execute() : [];
  if (!series.length) return [...events];
  const rules = await publicRules(reader, series);
  const told = new Map(
    series.map((one) => {
      const { id, slug, start_date, end_date, timezone } = one;
      const span = { start_date, end_date, timezone, all_day: one.all_day === 1 };
      return [id, { slug, page: seriesAddress(one, links), rule: writeRule(rules.get(id)!), ...span }];
    }),
  );
  return events.map((event, index) => {
    const row = rows[index]!;
    const of = isDate(row) ? told.get(row.parent) : undefined;
    return of ? { ...event, series_date: { ...of, occurs: row.occurs, website: row.website } } : event;
  });
}

/** A series as its authors see it. */
export async function describeSeries(
  reader: DatabaseReader,
  series: SeriesRow,
  { links, now }: Pick<RequestContext, 'links' | 'now'>,
  from?: Pick<EventRow, 'occurs'>,
) {
  const rows = await datesOfSeries(reader, series.id);
  const toCome = rows.filter((row) => row.utc_start_date > utcTime(now));
  const { id, version, slug, title, status, rule, start_date, end_date, timezone } = series;
  return {
    id,
    version: String(version),
    slug,
    title,
    status,
    url: seriesAddress(series, links),
    rule,
    start_date,
    end_date,
    timezone,
    all_day: series.all_day === 1,
    dates: rows.length,
    past: rows.length - toCome.length,
    ...(from && { later: rows.filter(({ occurs }) => occurs >= from.occurs).length }),
    next: toCome.slice(0, nextDates).map((row) => row.start_date),
  };
}
