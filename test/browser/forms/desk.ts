import { allEvents, Calendar, json } from '../calendar.js';
import { until } from '../environment.js';

export interface SentRequest {
  readonly method: string;
  /** Below the root of the interface, with its query: `cal/authoring/v1/session`. */
  readonly path: string;
  readonly nonce: string | null;
  readonly version: string | null;
  /** The version that is not to be sent again. */
  readonly known: string | null;
  /** The name of an attempt to make something. */
  readonly attempt: string | null;
  readonly credentials: RequestCredentials | undefined;
  readonly body: any; // eslint-disable-line @typescript-eslint/no-explicit-any -- any JSON that a form sends
}

/** Who may do everything. */
export const administrator = {
  id: 1,
  name: 'Ada',
  role: 'administrator',
  may: [
    'create_events',
    'publish_events',
    'edit_others_events',
    'delete_others_events',
    'upload_images',
    'name_terms',
    'manage_terms',
    'manage_sources',
    'create_venues',
    'publish_venues',
    'edit_others_venues',
    'manage_users',
    'manage_settings',
  ],
};
type User = typeof administrator;

export const contributor: User = { id: 3, name: 'Cora', role: 'contributor', may: ['create_events'] };

/** An event as `GET /items/events/{id}` gives it. */
export interface StoredEvent {
  readonly id: number;
  readonly status: string;
  readonly slug: string;
  readonly version: string;
  readonly url: string;
  readonly may: readonly string[];
  readonly author?: object;
  readonly modified_by?: object;
  readonly modified_utc?: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A concert in Berlin. */
export const storedEvent = (own: Partial<StoredEvent> = {}): StoredEvent => ({
  id: 7,
  status: 'publish',
  slug: 'concert',
  version: '1',
  url: 'https://harbour.example/event/concert',
  may: ['update', 'delete', 'publish'],
  ...own,
  fields: {
    title: 'Concert & more',
    description: '<p>One.</p>\n<p>Two.</p>',
    excerpt: '',
    start_date: '2026-12-12 19:00:00',
    end_date: '2026-12-12 22:00:00',
    all_day: false,
    timezone: 'Europe/Berlin',
    cost: '€10 - €20',
    website: 'https://concert.example/',
    venue: [{ id: 34, title: 'Town Hall', town: 'Tarrin' }],
    organizer: [],
    categories: [],
    tags: [],
    event_status: 'scheduled',
    event_status_reason: '',
    featured: false,
    sticky: false,
    hide_from_listings: false,
    show_map: true,
    show_map_link: true,
    ...own.fields,
  },
});

/** What a route answers; `undefined` leaves it to the calendar. */
export type Answer = (request: SentRequest) => Response | undefined | Promise<Response | undefined>;

/** A server of the interface and of `cal/authoring/v1`, with a user. */
export class Desk extends Calendar {
  readonly sent: SentRequest[] = [];
  me: User | null = null;
  offers: readonly string[] = ['session', 'users', 'items', 'versions', 'event_status'];
  /** The nonce that holds now. */
  nonce = 'nonce-1';
  password = 'correct horse battery';
  site = {
    name: 'Harbour',
    accent: '#265296',
    letter: 'H',
    icon: null as string | null,
    chosen: { name: 'Harbour', accent: '', letter: '', icon: 0 },
    is_name_fixed: false,
    url: 'https://harbour.example/' as string | null,
    time_zone: 'Europe/Berlin',
    currency: 'EUR',
    language: 'en',
  };
  items: readonly StoredEvent[] = [];
  /** Answers of a test, before its own. */
  answers: Answer[] = [];

  get session(): Response {
    const { site, me, offers } = this;
    return json({ site, me, nonce: me && this.nonce, offers });
  }

  override async serve(url: URL, init: RequestInit): Promise<Response> {
    const path = url.href.slice(this.baseUrl.length + 1);
    const headers = new Headers(init.headers);
    const request: SentRequest = {
      method: init.method ?? 'GET',
      path,
      nonce: headers.get('X-WP-Nonce'),
      version: headers.get('If-Match'),
      known: headers.get('If-None-Match'),
      attempt: headers.get('Idempotency-Key'),
      credentials: init.credentials,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    };
    this.sent.push(request);
    await this.released(init.signal);
    for (const answer of this.answers) {
      const answered = await answer(request);
      if (answered) return answered;
    }
    if (request.nonce && request.nonce !== this.nonce)
      return json({ code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed', data: { status: 403 } }, 403);
    return this.#authoring(request) ?? this.#write(request) ?? super.serve(url, init);
  }

  #authoring({ method, path, body, known }: SentRequest): Response | undefined {
    const [, route] = /^cal\/authoring\/v1(\/[^?]*)/.exec(path) ?? [];
    if (route === '/') return this.session;
    if (route === '/session' && method === 'DELETE') {
      this.me = null;
      return this.session;
    }
    if (route === '/session') {
      const { password } = body as { password?: unknown };
      if (password !== this.password)
        return json({ code: 'incorrect_password', message: '', data: { status: 401 } }, 401);
      this.me = administrator;
      return this.session;
    }
    const [, id] = /^\/items\/events\/(\d+)$/.exec(route ?? '') ?? [];
    const item = this.items.find((one) => String(one.id) === id);
    if (item && known === `"${item.version}"`) return new Response(null, { status: 304 });
    if (item) return json(item);
    return id ? json({ code: 'not_found', message: '', data: { status: 404 } }, 404) : undefined;
  }

  /** Writes an event as the service does: what is left out stays as it is. */
  #write({ method, path, body, version }: SentRequest): Response | undefined {
    const [, id] = /^cal\/events\/v1\/events(?:\/(\d+))?$/.exec(path) ?? [];
    if (method === 'GET' || !path.startsWith('cal/events/v1/events')) return undefined;
    const before = this.items.find((one) => String(one.id) === id);
    if (before && version && version !== `"${before.version}"`)
      return json({ code: 'version_conflict', message: '', data: { status: 412, item: before } }, 412);
    const { status = before?.status ?? 'draft', ...sent } =
      method === 'DELETE' ? { status: 'trash' } : (body as Record<string, unknown>);
    const named = (field: string) => {
      if (sent[field] === undefined) return undefined;
      const ids = [sent[field] as number | readonly number[]].flat();
      return { [field]: ids.map((one) => ({ id: one, title: `Item ${one}`, name: `Item ${one}` })) };
    };
    const after = storedEvent({
      ...before,
      id: before?.id ?? 900 + this.items.length,
      status: String(status),
      version: String(Number(before?.version ?? 0) + 1),
      fields: { ...before?.fields, ...sent, ...named('venue'), ...named('categories'), ...named('tags') },
    });
    this.items = [...this.items.filter((one) => one !== before), after];
    return json({
      ...allEvents[0]!,
      ...after.fields,
      id: after.id,
      status: after.status,
      slug: after.slug,
      venue: [],
      categories: [],
      tags: [],
    });
  }

  /** The requests of a route, such as `POST cal/authoring/v1/session`. */
  to(line: string): SentRequest[] {
    return this.sent.filter(({ method, path }) => `${method} ${path}`.startsWith(line));
  }

  /** Waits for a request. */
  async asksFor(line: string, count = 1): Promise<SentRequest> {
    await until(() => this.to(line).length >= count);
    return this.to(line).at(-1)!;
  }
}
