import type { EventRepresentation } from '../../src/schema/index.js';

const realFetch = globalThis.fetch.bind(globalThis);

/** One exchange with a real server. */
interface Recording {
  readonly response: { readonly status: number; readonly body: any }; // eslint-disable-line @typescript-eslint/no-explicit-any -- any server's JSON
}

export async function recording(name: string): Promise<Recording> {
  return (await realFetch(new URL(`../fixtures/recordings/${name}.json`, import.meta.url))).json();
}

/** The recorded event, as a list would give it. */
export async function recordedEvent(name: string): Promise<EventRepresentation> {
  return (await recording(`events.read.${name}`)).response.body;
}

const bulkPages = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((page) => recording(`bulk/events.all.page-${page}`)));

/** The whole public data set: 316 events in ascending order. */
export const allEvents: readonly EventRepresentation[] = bulkPages.flatMap(({ response }) => response.body.events);

export const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });

export const replay = async (name: string): Promise<Response> => {
  const { status, body } = (await recording(name)).response;
  return json(body, status);
};

/** What each date filter compares, by the event's own clock and the end of the day given (wire section 6.1). */
const dateFilters: Readonly<Record<string, (event: EventRepresentation, day: string) => boolean>> = {
  start_date: ({ start_date }, day) => start_date >= day,
  end_date: ({ end_date }, day) => end_date <= `${day} 23:59:59`,
  starts_before: ({ start_date }, day) => start_date < `${day} 23:59:59`,
  starts_after: ({ start_date }, day) => start_date > `${day} 23:59:59`,
  ends_before: ({ end_date }, day) => end_date < `${day} 23:59:59`,
  ends_after: ({ end_date }, day) => end_date > `${day} 23:59:59`,
};

const otherFilters: Readonly<Record<string, (event: EventRepresentation, value: string) => boolean>> = {
  search: ({ title }, words) => title.toLowerCase().includes(words.toLowerCase()),
  featured: ({ featured }, value) => String(featured) === value,
  include: ({ id }, ids) => ids.split(',').includes(String(id)),
  categories: ({ categories }, terms) =>
    categories.some(({ id, slug }) => [String(id), slug].some((term) => terms.split(',').includes(term))),
};

function answerPage(events: readonly EventRepresentation[], query: URLSearchParams): Response {
  const filters = Object.entries({ ...dateFilters, ...otherFilters }).filter(([name]) => query.has(name));
  const found = events.filter((event) => filters.every(([name, passes]) => passes(event, query.get(name)!)));
  const [page, perPage] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 10)];
  const items = found.slice((page - 1) * perPage, page * perPage);
  if (!items.length && page > 1) return json({ code: 'event-archive-page-not-found', message: '', data: { status: 404 } }, 404);
  return json({ events: items, total: found.length, total_pages: Math.ceil(found.length / perPage) });
}

const calendars = new Map<string, Calendar>();

/** A server of the interface with an address of its own, so that the cache of the page knows nothing of it. */
export class Calendar {
  readonly host = `calendar-${calendars.size + 1}.example`;
  readonly baseUrl = `https://${this.host}/api`;
  /** Every request, in order. */
  readonly asked: { readonly url: URL; readonly signal: AbortSignal | null | undefined }[] = [];
  events: readonly EventRepresentation[];
  /** What is answered; throws for a server that cannot be reached. */
  answer = (url: URL): Response | Promise<Response> => answerPage(this.events, url.searchParams);
  #gate: Promise<void> | undefined;

  constructor(events = allEvents) {
    this.events = events;
    calendars.set(this.host, this);
  }

  /** The query of the last request. */
  get query(): Record<string, string> {
    return Object.fromEntries(this.asked.at(-1)?.url.searchParams ?? []);
  }

  /** Keeps all answers back until the function returned is called. */
  hold(): () => void {
    let release!: () => void;
    this.#gate = new Promise((resolve) => (release = resolve));
    return () => {
      this.#gate = undefined;
      release();
    };
  }

  async serve(url: URL, { signal }: RequestInit): Promise<Response> {
    signal?.throwIfAborted();
    this.asked.push({ url, signal });
    const aborted = new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
    await Promise.race([this.#gate, aborted]);
    return this.answer(url);
  }
}

/** A `fetch` that finds the calendar by its host, and the test runner's own server everywhere else. */
export const fetchFromCalendars: typeof fetch = async (input, init = {}) => {
  const url = new URL(input instanceof Request ? input.url : input, location.href);
  const calendar = calendars.get(url.host);
  return calendar ? calendar.serve(url, init) : realFetch(input, init);
};
