import type { EventRepresentation, RepresentationOf, ResourceName } from '../../src/schema/index.js';

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

/** Those of them that have not ended when the tests take place: what is over costs lists another page. */
export const comingEvents = allEvents.filter(({ utc_end_date: end }) => end > '2026-11-20 18:45:00');

/** All public items of the other resources, as they are listed. */
const others = Object.fromEntries(
  await Promise.all(
    (['venues', 'organizers', 'categories', 'tags'] as const).map(async (resource) => {
      const { body } = (await recording(`bulk/${resource}.all`)).response;
      return [resource, body[resource]] as const;
    }),
  ),
) as Omit<Items, 'events'>;

type Items = { readonly [Name in ResourceName]: readonly RepresentationOf<Name>[] };

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

const eventFilters: Readonly<Record<string, (event: EventRepresentation, value: string) => boolean>> = {
  search: ({ title }, words) => title.toLowerCase().includes(words.toLowerCase()),
  featured: ({ featured }, value) => String(featured) === value,
  include: ({ id }, ids) => ids.split(',').includes(String(id)),
  categories: ({ categories }, terms) =>
    categories.some(({ id, slug }) => [String(id), slug].some((term) => terms.split(',').includes(term))),
};

type Passes = (item: any, value: string) => boolean; // eslint-disable-line @typescript-eslint/no-explicit-any -- an item of any resource

const searchIn = (...fields: string[]): Record<string, Passes> => ({
  // Behind a password, a name is an empty list.
  search: (item: Record<string, unknown>, text) => fields.some((field) => [item[field]].join().toLowerCase().includes(text.toLowerCase())),
});
const termFilters: Record<string, Passes> = {
  ...searchIn('name'),
  include: ({ id }: { id: number }, ids) => ids.split(',').includes(String(id)),
  parent: ({ parent }: { parent: number }, id) => String(parent) === id,
};

/** The filters that this server applies, by resource. */
const filters: Readonly<Record<ResourceName, Readonly<Record<string, Passes>>>> = {
  events: { ...dateFilters, ...eventFilters },
  venues: searchIn('venue', 'city'),
  organizers: searchIn('organizer', 'email'),
  categories: termFilters,
  tags: termFilters,
};

function answerPage(resource: ResourceName, items: readonly unknown[], query: URLSearchParams): Response {
  const asked = Object.entries(filters[resource]).filter(([name]) => query.has(name));
  const found = items.filter((item) => asked.every(([name, passes]) => passes(item, query.get(name)!)));
  const [page, perPage] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 10)];
  const shown = found.slice((page - 1) * perPage, page * perPage);
  const isTerm = resource === 'categories' || resource === 'tags';
  if (!shown.length && page > 1 && !isTerm)
    return json({ code: `${resource.slice(0, -1)}-archive-page-not-found`, message: '', data: { status: 404 } }, 404);
  return json({ [resource]: shown, total: found.length, total_pages: Math.ceil(found.length / perPage) });
}

/** One item, by its id or slug. */
function answerItem(resource: ResourceName, items: readonly { id: number; slug: string }[], key: string): Response {
  const item = items.find(({ id, slug }) => key === String(id) || key === slug);
  if (item) return json(item);
  if (resource === 'events') return json({ code: 'rest-event-not-found', message: '', data: { status: 404 } }, 404);
  return json({ code: 'rest_invalid_param', message: '', data: { status: 400, params: { id: '' }, details: [] } }, 400);
}

/** The target of a request: a list, or an item of it. */
const route = /\/(events|venues|organizers|categories|tags)(?:\/(?:by-slug\/)?([^/]+))?\/?$/;

const calendars = new Map<string, Calendar>();

/** A server of the interface with an address of its own, so that the page has cached nothing of it. */
export class Calendar {
  readonly host = `calendar-${calendars.size + 1}.example`;
  readonly baseUrl = `https://${this.host}/api`;
  /** Every request, in order. */
  readonly asked: ({ readonly url: URL } & Pick<RequestInit, 'signal' | 'cache' | 'credentials'>)[] = [];
  events: readonly EventRepresentation[];
  /** Its items beside events. */
  others: Omit<Items, 'events'> = others;
  /** Makes the response; throws for a server that cannot be reached. */
  answer = (url: URL): Response | Promise<Response> => {
    const asked = route.exec(url.searchParams.get('rest_route') ?? url.pathname);
    // It keeps to the documented interface.
    if (!asked) return json({ code: 'rest_no_route', message: '', data: { status: 404 } }, 404);
    const [, resource, key] = asked as unknown as [string, ResourceName, string | undefined];
    const items = { ...this.others, events: this.events }[resource];
    return key ? answerItem(resource, items, key) : answerPage(resource, items, url.searchParams);
  };
  #gate: Promise<void> | undefined;

  constructor(events = allEvents) {
    this.events = events;
    calendars.set(this.host, this);
  }

  /** Ids of its first items. */
  get ids() {
    const { events, others } = this;
    return { event: events[0]?.id, venue: others.venues[0]?.id, organizer: others.organizers[0]?.id };
  }

  /** The query of the last request. */
  get query(): Record<string, string> {
    return Object.fromEntries(this.asked.at(-1)?.url.searchParams ?? []);
  }

  /** Holds all responses until the returned function is called. */
  hold(): () => void {
    let release!: () => void;
    this.#gate = new Promise((resolve) => (release = resolve));
    return () => {
      this.#gate = undefined;
      release();
    };
  }

  async serve(url: URL, { signal, cache, credentials }: RequestInit): Promise<Response> {
    signal?.throwIfAborted();
    this.asked.push({ url, signal, cache, credentials });
    await this.released(signal);
    return this.answer(url);
  }

  /** Waits until responses are held no longer. */
  protected async released(signal: AbortSignal | null | undefined): Promise<void> {
    const aborted = new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
    await Promise.race([this.#gate, aborted]);
  }
}

/** A `fetch` that finds the calendar by its host, and the test runner's own server everywhere else. */
export const fetchFromCalendars: typeof fetch = async (input, init = {}) => {
  const url = new URL(input instanceof Request ? input.url : input, location.href);
  const calendar = calendars.get(url.host);
  return calendar ? calendar.serve(url, init) : realFetch(input, init);
};
