import { listQueryOptions, type EventListPlan, type QueryOptions } from '../../query/index.js';
import { calendarEvent } from '../../records/index.js';
import type { EventRepresentation } from '../../schema/index.js';

type ReadPage = QueryOptions<EventRepresentation>['readPage'];

/** Reads pages of a plan with other filters; empty ones are taken out. */
function reader(plan: EventListPlan, filters: Readonly<Record<string, string>>): ReadPage {
  const url = (page: number) => {
    const changed = new URL(plan.url(page), location.href);
    for (const [name, value] of Object.entries(filters)) {
      if (value) changed.searchParams.set(name, value);
      else changed.searchParams.delete(name);
    }
    return changed.href;
  };
  return listQueryOptions<EventRepresentation>({ ...plan, url }, { first: 1, last: 1 }, calendarEvent).readPage;
}

/** The items from one position of a list to before another, beside the totals. */
async function slice(read: (page: number) => ReturnType<ReadPage>, perPage: number, from: number, to: number) {
  const [first, last] = [Math.floor(from / perPage) + 1, Math.ceil(to / perPage)];
  const pages = await Promise.all(Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => read(first + index)));
  const start = (first - 1) * perPage;
  return {
    items: pages.flatMap(({ items }) => items).slice(from - start, to - start),
    leftOut: pages.flatMap(({ leftOut = [] }) => leftOut),
  };
}

/**
 * Reads the pages of a list without the events that began before the time asked for, or with those at its end. Servers only list by
 * start, so the others and those are two lists.
 */
export function pageReader(ongoing: 'last' | 'hide', plan: EventListPlan): ReadPage {
  const { searchParams: given } = new URL(plan.url(1), location.href);
  const since = given.get('ends_after');
  // Without a beginning nothing is before it; downwards the latest start comes first anyway.
  if (!since || (ongoing === 'last' && plan.order === 'desc')) return reader(plan, {});
  const later = reader(plan, { ends_after: '', starts_after: since });
  if (ongoing === 'hide') return later;
  const before = [since, given.get('starts_before') ?? since].sort()[0]!;
  const running = reader(plan, { starts_before: before });
  return async (page, options) => {
    const { perPage } = plan;
    const known = await Promise.all([later(1, options), running(1, options)]);
    const [position, total] = [(page - 1) * perPage, known[0].total + known[1].total];
    let [from, to] = [position, Math.min(position + perPage, total)];
    const parts = [];
    for (const [index, read] of [later, running].entries()) {
      const first = known[index]!;
      const one = (number: number) => (number === 1 ? Promise.resolve(first) : read(number, options));
      parts.push(await slice(one, perPage, Math.max(from, 0), Math.min(to, first.total)));
      [from, to] = [from - first.total, to - first.total];
    }
    return {
      items: parts.flatMap(({ items }) => items),
      leftOut: parts.flatMap(({ leftOut }) => leftOut),
      total,
      totalPages: Math.ceil(total / perPage),
    };
  };
}
