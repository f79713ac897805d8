import { Calendar, json } from '../calendar.js';
import { until } from '../environment.js';

export interface SentRequest {
  readonly method: string;
  /** Below the root of the interface, with its query: `cal/authoring/v1/session`. */
  readonly path: string;
  readonly nonce: string | null;
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
    'create_venues',
    'publish_venues',
    'edit_others_venues',
    'manage_users',
  ],
};
type User = typeof administrator;

export const contributor: User = { id: 3, name: 'Cora', role: 'contributor', may: ['create_events'] };

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
  site = { name: 'Harbour', time_zone: 'Europe/Berlin', currency: 'EUR', language: 'en' };
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
      credentials: init.credentials,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    };
    this.sent.push(request);
    for (const answer of this.answers) {
      const answered = await answer(request);
      if (answered) return answered;
    }
    if (request.nonce && request.nonce !== this.nonce)
      return json({ code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed', data: { status: 403 } }, 403);
    return this.#authoring(request) ?? super.serve(url, init);
  }

  #authoring({ method, path, body }: SentRequest): Response | undefined {
    const [, route] = /^cal\/authoring\/v1(\/[^?]*)/.exec(path) ?? [];
    if (route === '/') return this.session;
    if (route === '/session' && method === 'DELETE') {
      this.me = null;
      return this.session;
    }
    if (route === '/session') {
      const { password } = body as { password?: unknown };
      if (password !== this.password) return json({ code: 'incorrect_password', message: '', data: { status: 401 } }, 401);
      this.me = administrator;
      return this.session;
    }
    return undefined;
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
