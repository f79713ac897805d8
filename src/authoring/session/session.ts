/**
 * The session of a visitor on a server, for elements that write. It requests `cal/authoring/v1` once a page and server;
 * pages that only read never load it.
 */
import {
  callAuthoring,
  CalError,
  type AuthoringCall,
  type ClientSettings,
  type Connection,
} from '../../data/client/index.js';
import { membersOf } from '../../data/schema/index.js';
import { queryClient, markSignedIn, type Me } from '../../data/query/index.js';

/** The name, the color and the icon that administrators have chosen. */
export interface Identity {
  readonly name: string;
  /** `#rrggbb`; empty for the usual one. */
  readonly accent: string;
  /** Of the icon; empty for the first of the name. */
  readonly letter: string;
  /** Id of the image that is the icon; 0 for the letter. */
  readonly icon: number;
}

/** The calendar that a server keeps. */
export interface Site {
  /** As visitors see it, like the color, letter and icon. */
  readonly name: string;
  readonly accent: string;
  readonly letter: string;
  /** Address of the picture; absent where a letter is the icon. */
  readonly icon: string | undefined;
  /** Absent on servers without these settings. */
  readonly chosen: Identity | undefined;
  /** Whether the command that starts the service sets the name. */
  readonly isNameFixed: boolean;
  /** Address of the first page of visitors, where there is one. */
  readonly url: string | undefined;
  /** The IANA name of its time zone. */
  readonly time_zone: string;
  /** The code or sign of its currency. */
  readonly currency: string;
  readonly language: string;
}

/** The state of a server and of its visitor's session. */
export interface SessionState {
  /** Absent on a server without the authoring interface. */
  readonly site: Site | undefined;
  readonly me: Me | undefined;
  /** The server's features beyond the documented interface: `session`, `items`, `versions` … */
  readonly offers: readonly string[];
}

/** The purpose of a one-time link. */
export interface Invitation {
  readonly purpose: 'setup' | 'invitation' | 'password';
  readonly name: string | undefined;
  readonly role: string | undefined;
  /** That of the calendar, where the first user does not choose it. */
  readonly timeZone: string | undefined;
  /** Likewise, its code. */
  readonly currency: string | undefined;
  /** Likewise, its name. */
  readonly calendarName: string | undefined;
}

/** The data that a new user, or one with a new password, sends with the token of a one-time link. */
export interface NewLogin {
  readonly token: string;
  readonly name: string;
  readonly password: string;
  /** That of the calendar, from its first user. */
  readonly time_zone?: string | undefined;
  /** Likewise. */
  readonly currency?: string | undefined;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

function readMe(value: unknown): Me | undefined {
  const { id, name, role, may } = membersOf(value);
  return Number.isInteger(id)
    ? { id: id as number, name: textOf(name), role: textOf(role), may: textsOf(may) }
    : undefined;
}

function readIdentity(value: unknown): Identity | undefined {
  const { name, accent, letter, icon } = membersOf(value);
  return Number.isInteger(icon)
    ? { name: textOf(name), accent: textOf(accent), letter: textOf(letter), icon: icon as number }
    : undefined;
}

function readSite(value: unknown): Site {
  const { name, time_zone, currency, language, accent, letter, icon, chosen, is_name_fixed, url } = membersOf(value);
  return {
    name: textOf(name),
    accent: textOf(accent),
    letter: textOf(letter) || textOf(name).slice(0, 1),
    icon: textOf(icon) || undefined,
    chosen: readIdentity(chosen),
    isNameFixed: is_name_fixed === true,
    url: textOf(url) || undefined,
    time_zone: textOf(time_zone),
    currency: textOf(currency),
    language: textOf(language),
  };
}

/** @throws CalError of kind `shape` */
function readState(answer: unknown): SessionState & { readonly nonce: string } {
  const { site, me, nonce, offers } = membersOf(answer);
  if (!Array.isArray(offers)) throw new CalError('shape', 'Not a session', { status: 200, response: answer });
  return {
    site: readSite(site),
    me: readMe(me),
    offers: textsOf(offers),
    nonce: textOf(nonce),
  };
}

/** A server that keeps to the interface as it is documented. */
const stock: SessionState = { site: undefined, me: undefined, offers: [] };

/** The 403 of a nonce that holds no more (wire section 3). */
async function isNonceRefused(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const { code } = membersOf(
    await response
      .clone()
      .json()
      .catch(() => undefined),
  );
  return code === 'rest_cookie_invalid_nonce';
}

/** The session of the visitor on one server. The nonce, which lets a page write, is kept here alone. */
export class Session {
  /** `undefined` until the server has answered. */
  state: SessionState | undefined;
  /** Why the server has not answered. */
  error: CalError | undefined;
  readonly #baseUrl: string;
  readonly #listeners = new Set<() => void>();
  #nonce = '';
  #reading: Promise<void> | undefined;
  #renewing: Promise<void> | undefined;

  /** @param baseUrl the root of the interface, as the setting `base-url` has it */
  constructor(baseUrl: string) {
    this.#baseUrl = baseUrl;
  }

  /** How signed-in requests are sent: with the cookie of the server's own pages, and the nonce. */
  readonly connection: Connection = { fetch: (input, init) => this.#fetch(input, init), credentials: 'same-origin' };

  /** Sends signed requests by another way than the page's `fetch`. */
  fetchBy(send: typeof fetch): typeof fetch {
    return (input, init) => this.#fetch(input, init, send);
  }

  /** The settings of a client whose requests are signed. */
  get client(): ClientSettings {
    return { baseUrl: this.#baseUrl, ...this.connection };
  }

  get me(): Me | undefined {
    return this.state?.me;
  }

  /** Whether the role allows it: a word of `me.may`. Where a server lists no rights, it decides at the request. */
  may(right: string): boolean {
    return this.me ? this.me.may.includes(right) : this.isStock;
  }

  /** Whether the server can do it: a word of `offers`. */
  offers(ability: string): boolean {
    return this.state?.offers.includes(ability) ?? false;
  }

  /** Whether the server has no authoring interface. */
  get isStock(): boolean {
    return this.state !== undefined && this.state.site === undefined;
  }

  /** Calls back when who is signed in has changed, or is known for the first time. @returns ends it */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Reads the state from the server, unless it has been read. Never rejects: `error` is why there is no `state`. */
  load(): Promise<void> {
    return (this.#reading ??= this.#read());
  }

  /** Reads the state from the server again. */
  reload(): Promise<void> {
    return (this.#reading = this.#read());
  }

  /** Calls a route of the authoring interface as the user who is signed in. @throws CalError */
  call(path: string, options?: AuthoringCall): Promise<unknown> {
    return callAuthoring(this.client, path, options);
  }

  /** @throws CalError 401 for a wrong name or password, 429 after too many */
  async signIn(given: { readonly name: string; readonly password: string; readonly remember: boolean }): Promise<void> {
    this.#take(readState(await this.call('/session', { method: 'POST', body: given })));
  }

  /** @throws CalError */
  async signOut(): Promise<void> {
    this.#take(readState(await this.call('/session', { method: 'DELETE' })));
  }

  /**
   * Sets another password, which ends the user's sessions in other browsers.
   * @throws CalError 400 naming `password` where the present one is wrong
   */
  async changePassword(given: { readonly password: string; readonly new_password: string }): Promise<void> {
    this.#take(readState(await this.call('/password', { method: 'POST', body: given })));
  }

  /** Reads the purpose of a one-time link. @throws CalError 403 for one that has been used or is too old */
  async readLink(token: string): Promise<Invitation> {
    const { purpose, name, role, time_zone, currency, calendar_name } = membersOf(
      await this.call('/link', { method: 'POST', body: { token } }),
    );
    return {
      purpose: purpose === 'setup' || purpose === 'password' ? purpose : 'invitation',
      name: textOf(name) || undefined,
      role: textOf(role) || undefined,
      timeZone: textOf(time_zone) || undefined,
      currency: textOf(currency) || undefined,
      calendarName: textOf(calendar_name) || undefined,
    };
  }

  /** Makes the user of a one-time link, or sets the password anew, and signs in. @throws CalError */
  async takeLink(given: NewLogin): Promise<void> {
    this.#take(readState(await this.call('/setup', { method: 'POST', body: given })));
  }

  /** Changes the name, the color or the icon of the calendar. @throws CalError 400 naming what it refuses */
  async changeSite(changes: Partial<Identity>): Promise<void> {
    this.#take(readState(await this.call('/site', { method: 'PATCH', body: changes })));
  }

  async #read(): Promise<void> {
    this.error = undefined;
    const before = this.state;
    try {
      const state = readState(await callAuthoring({ baseUrl: this.#baseUrl, credentials: 'same-origin' }, '/'));
      // Who has signed in or out meanwhile stays so: this answer may be of the time before.
      if (this.state === before) this.#take(state);
    } catch (cause) {
      if (!(cause instanceof CalError)) throw cause;
      if (this.state !== before) return;
      if (cause.status === 404 || cause.kind === 'cors') this.#take({ ...stock, nonce: '' });
      else {
        this.error = cause;
        this.#tell();
      }
    }
  }

  #take({ nonce, ...state }: SessionState & { readonly nonce: string }): void {
    const before = this.state;
    this.#nonce = nonce;
    this.state = state;
    this.error = undefined;
    this.#reading = Promise.resolve();
    markSignedIn(this.#baseUrl, state.me !== undefined);
    if (before && before.me?.id !== state.me?.id) this.#emptyCache();
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Empties the cache: the answers for one visitor are not for the next. */
  #emptyCache(): void {
    const root = new URL(this.#baseUrl, document.baseURI).href.replace(/\/$/, '');
    void queryClient().resetQueries({ predicate: ({ queryKey }) => JSON.stringify(queryKey).includes(root) });
  }

  /**
   * A page that is open for a day has an old nonce: it requests a new one, and sends the request again where somebody
   * is still signed in.
   */
  async #fetch(input: RequestInfo | URL, init?: RequestInit, send?: typeof fetch): Promise<Response> {
    const sent = this.#nonce;
    const response = await this.#send(input, init, send);
    if (!sent || !(await isNonceRefused(response))) return response;
    // Of several requests that are refused at once, one requests a new nonce.
    if (this.#nonce === sent) await (this.#renewing ??= this.reload().finally(() => (this.#renewing = undefined)));
    return this.me ? this.#send(input, init, send) : response;
  }

  async #send(input: RequestInfo | URL, init?: RequestInit, send = fetch): Promise<Response> {
    const headers = new Headers(init?.headers);
    if (this.#nonce) headers.set('X-WP-Nonce', this.#nonce);
    const response = await send(input, { ...init, headers });
    const fresh = response.headers.get('X-WP-Nonce');
    if (fresh && this.#nonce) this.#nonce = fresh;
    return response;
  }
}

const sessions = /* @__PURE__ */ new Map<string, Session>();

/** The session on a server, the same for all elements of the page. @param baseUrl the setting `base-url` */
export function sessionOf(baseUrl: string): Session {
  const known = sessions.get(baseUrl);
  if (known) return known;
  const session = new Session(baseUrl);
  sessions.set(baseUrl, session);
  return session;
}
