import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import { eventFilters, type EventFilters } from '../../schema/index.js';
import type { Answer, Asked } from '../http/asked.js';
import { invalidParameters, refused } from '../http/problem.js';
import { renderEvent } from '../rendering/event.js';
import type { Tables } from '../store/tables.js';
import { eventConditions, narrowFilters, visibleEvents, type Found } from './event-conditions.js';
import { dateFilters, effectiveBounds, readBound, type Bounds } from './event-dates.js';
import { readFilters } from './filters.js';
import { loadEvents } from './load.js';
import { checkPage, envelope, readPaging } from './pages.js';

const comparisons = {
  start_date: ['start_date', '>='],
  end_date: ['end_date', '<='],
  starts_before: ['start_date', '<'],
  starts_after: ['start_date', '>'],
  ends_before: ['end_date', '<'],
  ends_after: ['end_date', '>'],
} as const;

/** `GET /events` (wire section 6). */
export async function listEvents(asked: Asked): Promise<Answer> {
  const { store, settings, now, query } = asked;
  const { values, refusals } = readFilters(eventFilters, query);
  const filters = values as EventFilters;
  const events = expressionBuilder<Tables, 'events'>();
  const isNarrow = store.engine === 'sqlite' && narrowFilters.some((name) => filters[name] !== undefined);
  const column = <Value>(name: string) => sql<Value>`${sql.raw(isNarrow ? '+' : '')}${sql.ref(name)}`;
  const conditions: Expression<SqlBool>[] = [events(column<number>('hide_from_listings'), '=', 0)];

  const bounds: Record<string, string> = {};
  const clock = { now, timeZone: settings.timeZone };
  for (const name of dateFilters) {
    const text = filters[name];
    const bound = text === undefined ? undefined : readBound(name, text, filters.strict_dates ?? false, clock);
    if (bound !== undefined) bounds[name] = bound;
    else if (text !== undefined) refusals[name] = refused;
  }
  const effective: Bounds = filters.include ? {} : effectiveBounds(bounds, clock);
  for (const name of dateFilters) {
    const bound = effective[name];
    const [compared, operator] = comparisons[name];
    if (bound === undefined) continue;
    conditions.push(events(column<string>(compared), operator, bound));
    // Nothing ends before it starts, and starts are what the index is sorted by.
    if (compared === 'end_date' && operator !== '>') conditions.push(events(column<string>('start_date'), '<=', bound));
  }

  if (filters.status === undefined && !('status' in refusals)) conditions.push(visibleEvents(events, column<string>('status'), asked));
  for (const [name, condition] of Object.entries(eventConditions)) {
    const value = values[name];
    if (value === undefined || name in refusals) continue;
    const found = await (condition as (...all: unknown[]) => Found | Promise<Found>)(value, events, asked, filters);
    if (found && 'refusal' in found) refusals[name] = found.refusal;
    else if (found) conditions.push(found);
  }
  if (Object.keys(refusals).length) throw invalidParameters(refusals);

  const matching = store.reader.selectFrom('events').where(events.and(conditions));
  const { total } = await matching.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const paging = readPaging(filters, settings.pageSize, asked);
  checkPage('event', total, paging);
  const ids = await matching
    .select('id')
    // Events that are named come in the order of their publication, as measured.
    .orderBy(filters.include ? 'date_utc' : 'start_date')
    .orderBy('id')
    .limit(paging.perPage)
    .offset((paging.page - 1) * paging.perPage)
    .execute();
  const found = await loadEvents(
    store.reader,
    ids.map(({ id }) => id),
  );
  const password = typeof query.password === 'string' ? query.password : undefined;
  const { start_date, end_date } = effective;
  return envelope(
    'events',
    found.map((event) => renderEvent(event, asked.links, password)),
    total,
    paging,
    { start_date, end_date },
    asked,
  );
}
