import type { EventRepresentation } from '../../src/data/schema/index.js';
import { answerRead, type Items } from '../../src/entries/testing/answer.js';

const realFetch = globalThis.fetch.bind(globalThis);

/** One exchange with a real server. */
interface Recording {
  readonly response: { readonly status: number; readonly body: any }; // eslint-disable-line @typescript-eslint/no-explicit-any -- any server's JSON
}

export async function recording(name: string): Promise<Recording> {
  return (await realFetch(`/test/fixtures/recordings/${name}.json`)).json();
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

export const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });

export const replay = async (name: string): Promise<Response> => {
  const { status, body } = (await recording(name)).response;
  return json(body, status);
};

/** Files share the storage of their browser, in which hosts name what is kept. */
const file = Math.random().toString(36).slice(2, 6);

const calendars = new Map<string, Calendar>();

/** A server of the interface with an address of its own, so that the page has cached nothing of it. */
export class Calendar {
  readonly host = `calendar-${calendars.size + 1}-${file}.example`;
  readonly baseUrl = `https://${this.host}/api`;
  /** Every request, in order. */
  readonly asked: ({ readonly url: URL } & Pick<RequestInit, 'signal' | 'cache' | 'credentials'>)[] = [];
  events: readonly EventRepresentation[];
  /** Its items beside events. */
  others: Omit<Items, 'events'> = others;
  /** Makes the response; throws for a server that cannot be reached. */
  answer = (url: URL): Response | Promise<Response> => answerRead({ ...this.others, events: this.events }, url);
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
    const aborted = new Promise<never>((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason as Error)),
    );
    await Promise.race([this.#gate, aborted]);
  }
}

/** A `fetch` that finds the calendar by its host, and the test runner's own server everywhere else. */
export const fetchFromCalendars: typeof fetch = async (input, init = {}) => {
  const url = new URL(input instanceof Request ? input.url : input, location.href);
  const calendar = calendars.get(url.host);
  return calendar ? calendar.serve(url, init) : realFetch(input, init);
};
