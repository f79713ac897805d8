/** A running service as the behavior suites see it: a `fetch`, in any kind of process. */
export interface Mount {
  readonly name: string;
  /** The fixed time of the service's clock, in ms. */
  readonly now: number;
  /** Starts over: an empty database, the recorded dataset, one user of each role. */
  load(): Promise<void>;
  /** Responds to a request to any address below `site`. */
  fetch(request: Request): Promise<Response>;
  /** A caller of this role, before and after `load`. */
  client(role: Role): Caller;
  close(): Promise<void>;
}

export const roles = ['anonymous', 'subscriber', 'contributor', 'author', 'editor', 'administrator'] as const;
export type Role = (typeof roles)[number];

/** The origin of the recorded server, so that links are equal. */
export const site = 'https://calendar.example';
export const basePath = '/api';
export const timeZone = 'America/New_York';
export const namespace = `${site}${basePath}/cal/events/v1`;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: any; // eslint-disable-line @typescript-eslint/no-explicit-any -- any JSON
}

type HeaderTable = Readonly<Record<string, string>>;

/** A caller of the interface. Paths are below the namespace; absolute addresses are used as they are. */
export interface Caller {
  get(path: string, headers?: HeaderTable): Promise<Answer>;
  /** Sends JSON; text is sent as it is, with the content type of the headers. */
  send(method: string, path: string, body?: unknown, headers?: HeaderTable): Promise<Answer>;
}

export const basic = (name: string, password: string) =>
  `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(`${name}:${password}`)))}`;

export function caller(fetch: Mount['fetch'], authorization?: string): Caller {
  const send: Caller['send'] = async (method, path, body, headers) => {
    const response = await fetch(
      new Request(/^https?:/.test(path) ? path : namespace + path, {
        method,
        headers: {
          ...(authorization && { authorization }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    );
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    return { status: response.status, headers: response.headers, body: text && isJson ? JSON.parse(text) : text };
  };
  return { send, get: (path, headers) => send('GET', path, undefined, headers) };
}

/** Any text as part of an address; half a surrogate pair becomes the replacement character. */
export const encoded = (text: string): string =>
  encodeURIComponent(new TextDecoder().decode(new TextEncoder().encode(text)));
