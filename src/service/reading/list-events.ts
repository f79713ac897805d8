import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import {
  additions,
  eventFilters,
  type EventRepresentation,
  type EventFilters,
  type FiltersOf,
} from '../../data/schema/index.js';
import type { Answer, RequestContext } from '../request/context.js';
import { invalidParameters, refused } from '../request/problem.js';
import { renderEvent } from '../rendering/event.js';
import type { EventRow, Tables } from '../store/tables.js';
import { eventConditions, hiddenFilters, narrowFilters, type Part } from './event-conditions.js';
import { dateFilters, effectiveBounds, readBound, type Bounds } from './event-dates.js';
import { findEvents } from './find-events.js';
import { readFilters } from './filters.js';
import { loadEvents } from './load.js';
import { openItems } from './open-items.js';
import { checkPage, envelope, readPaging, type Paging } from './paging.js';
import { withSeriesDates } from './series.js';
import { readStatuses, visibleStatuses, withStatus } from './statuses.js';

export interface FoundEvents {
  readonly events: readonly EventRepresentation[];
  /** Those of the events. */
  readonly rows: readonly EventRow[];
  readonly total: number;
  /** Whether there are more events than `total`. */
  readonly isMore: boolean;
  readonly paging: Paging;
  /** The dates that bound the list. */
  readonly bounds: Bounds;
}

/**
 * A page of the events that the filters of a request match.
 * @param boundsOf dates that bound the list, by the requested ones
 */
export async function readEvents(
  context: RequestContext,
  pagingOf: (filters: Pick<EventFilters, 'page' | 'per_page'>) => Paging,
  boundsOf = effectiveBounds,
): Promise<FoundEvents> {
  const { store, settings, now, query } = context;
  const { values, refusals } = readFilters({ ...eventFilters, ...additions.events }, query);
  const filters = values as FiltersOf<'events'>;
  const statuses =
    filters.status === undefined ? visibleStatuses(context.viewer) : readStatuses(filters.status, context.viewer);
  if (!statuses) refusals.status = refused;

  const bounds: Record<string, string> = {};
  const clock = { now, timeZone: settings.timeZone };
  for (const name of dateFilters) {
    const text = filters[name];
    const bound = text === undefined ? undefined : readBound(name, text, filters.strict_dates ?? false, clock);
    if (bound !== undefined) bounds[name] = bound;
    else if (text !== undefined) refusals[name] = refused;
  }
  const effective: Bounds = filters.include ? {} : boundsOf(bounds, clock);

  const terms: (readonly number[])[] = [];
  const others: Expression<SqlBool>[] = [];
  let texts: readonly Expression<SqlBool>[] | undefined;
  const columns = expressionBuilder<Tables, 'events'>();
  for (const [name, condition] of Object.entries(eventConditions)) {
    const value = values[name];
    if (value === undefined || name in refusals) continue;
    const part = await (condition as (...all: unknown[]) => Part | Promise<Part>)(value, columns, context, filters);
    if (part === undefined) continue;
    if ('refusal' in part) refusals[name] = part.refusal;
    else if ('terms' in part) terms.push(part.terms);
    else if ('texts' in part) texts = part.texts;
    else others.push(part);
  }
  if (Object.keys(refusals).length || !statuses) throw invalidParameters(refusals);
  if (statuses.includes('trash')) others.push(withStatus(statuses, context.viewer));

  const paging = pagingOf(filters);
  const isAsked = (name: keyof EventFilters) => filters[name] !== undefined;
  const isNarrow = narrowFilters.some(isAsked);
  const isOpen = hiddenFilters.some(isAsked) ? await openItems('events', context) : undefined;
  // With `include`, events come in the order of their publication, as measured.
  const order = filters.include ? 'date_utc' : 'start_date';
  const mostCounted = texts && !filters.exact_total ? settings.mostCounted : Infinity;
  const sought = { statuses, bounds: effective, terms, texts, others, isOpen, isNarrow, order, mostCounted } as const;
  const { total, isMore, ids } = await findEvents(store, sought, paging);
  checkPage('event', total, paging);
  const found = await loadEvents(store.reader, ids);
  const rows = found.map(({ row }) => row);
  const rendered = found.map((event) => renderEvent(event, context, context.passwords.opens));
  const events = filters.series_date ? await withSeriesDates(store.reader, rendered, rows, context.links) : rendered;
  return { events, rows, total, isMore, paging, bounds: effective };
}

/** `GET /events` (wire section 6). */
export async function listEvents(context: RequestContext): Promise<Answer> {
  const { events, total, isMore, paging, bounds } = await readEvents(context, (filters) =>
    readPaging(filters, context.settings.pageSize, context),
  );
  const { start_date, end_date } = bounds;
  const answer = envelope('events', events, total, paging, { start_date, end_date }, context);
  return isMore ? { ...answer, body: { ...(answer.body as object), total_relation: 'gte' } } : answer;
}
