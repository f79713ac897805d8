import { answerRead } from './answer.js';
import { completeRecords, type GivenRecords } from './complete.js';

/** A `fetch` that answers as a calendar server does, and records the requests. */
export interface FakeCalendar {
  (input: RequestInfo | URL, init?: RequestInit): Promise<Response>;
  /** The requested addresses, in their order. */
  readonly requests: readonly URL[];
}

/**
 * A calendar for tests, without a server: a function like `fetch` that answers the reading routes of the interface,
 * under whatever address, from the records that are given. Lists are filtered and paged as a server does it; of the
 * filters it applies those of dates, `search`, `featured`, `include`, `categories`, `tags`, `venue`, `organizer`,
 * `parent` and `slug`. Without dates in the query, a list has all events, past ones too. Whatever would write is
 * refused with status 403.
 * @example
 * ```ts
 * const calendar = fakeCalendar({
 *   venues: [{ venue: 'Town Hall', city: 'Kiel' }],
 *   categories: [{ name: 'Music' }],
 *   events: [
 *     {
 *       title: 'Gala',
 *       start_date: '2026-12-12 19:00:00',
 *       end_date: '2026-12-12 22:00:00',
 *       venue: 1,
 *       categories: ['music'],
 *     },
 *   ],
 * });
 * globalThis.fetch = calendar;
 * ```
 * @throws Error that names the event whose date, time zone or link is wrong
 */
export function fakeCalendar(records: GivenRecords): FakeCalendar {
  const items = completeRecords(records);
  const requests: URL[] = [];
  const answer = (input: RequestInfo | URL, init: RequestInit = {}): Response => {
    const { url, method, signal } = input instanceof Request ? input : { url: String(input), ...init };
    signal?.throwIfAborted();
    const address = new URL(url, globalThis.location?.href);
    requests.push(address);
    if ((method ?? 'GET').toUpperCase() === 'GET') return answerRead(items, address);
    const body = { code: 'rest_forbidden', message: 'A fake calendar cannot be written to.', data: { status: 403 } };
    return Response.json(body, { status: 403 });
  };
  // An exception becomes a rejection, as that of `fetch` does.
  return Object.assign(async (input: RequestInfo | URL, init?: RequestInit) => Promise.resolve(answer(input, init)), {
    requests,
  });
}
