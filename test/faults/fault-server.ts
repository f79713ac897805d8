/** A calendar over HTTP whose answers go wrong in one way or another. */
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sampleData } from '../../src/service/seed/index.js';
import { createService, loadSeed } from '../../src/service/index.js';

/** Friday, at noon in Dublin. */
export const now = Date.parse('2026-11-20T12:00:00Z');

/** The answer of the calendar that works. */
interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

interface Request {
  /** Path and query as the calendar knows them, and as the element has asked. */
  readonly path: string;
  readonly url: string;
  /** How often the same element has asked for the same before. */
  readonly earlier: number;
  /** The same path at this server under another host name. */
  readonly elsewhere: string;
  readonly answer: (path?: string) => Promise<Answer>;
}

type Respond = (response: ServerResponse, request: Request) => Promise<void> | void;

const cors = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'X-Total, X-TotalPages, Link, Retry-After',
};

function send(response: ServerResponse, { status, headers, text }: Answer): void {
  response.writeHead(status, headers).end(text);
}

/** An answer with another text. */
const says =
  (text: string, headers: Record<string, string> = {}, status = 200): Respond =>
  (response) =>
    send(response, { status, headers: { ...cors, 'content-type': 'application/json', ...headers }, text });

const failed = (status: number) =>
  JSON.stringify({ code: 'internal_error', message: 'Something broke.', data: { status } });
const shield = '<!doctype html><title>One moment</title><script>alert(1)</script><h1>Checking your browser</h1>';

/** Changes the body of lists, which have totals; other answers stay. */
const changingLists =
  (change: (body: Record<string, unknown>, request: Request) => Promise<void> | void): Respond =>
  async (response, request) => {
    const answer = await request.answer();
    const body = JSON.parse(answer.text) as Record<string, unknown>;
    if ('total_pages' in body) await change(body, request);
    send(response, { ...answer, text: JSON.stringify(body) });
  };

interface Fault {
  readonly respond: Respond;
  /** Whether only a limit of time ends a request. */
  readonly isEndless?: boolean;
  /** The kind of the error that elements have; none where they show what the calendar holds. */
  readonly error?: string;
  /** Elements that show something else, because nothing tells them what the calendar holds. */
  readonly differs?: (tag: string) => boolean;
  /** Directories that seem too long to be read whole and put in order, so that others of their items come first. */
  readonly reorders?: (tag: string) => boolean;
}

const resources = ['events', 'venues', 'organizers', 'categories', 'tags'];
function* repeated(start: string, part: string, count: number) {
  yield start;
  while (count--) yield part;
}

const listIn = (body: object) => resources.find((name) => name in body);

/** Elements that read several pages of their calendar. */
const hasSeveralPages = (tag: string) => ['cal-event-month', 'cal-event-map'].includes(tag);

/** Elements that say how much there is. */
const hasTotals = (tag: string) => tag.endsWith('-list') || tag === 'cal-calendar';

export const faults: Readonly<Record<string, Fault>> = {
  'an answer that comes late': {
    respond: async (response, { answer }) => {
      const late = await answer();
      setTimeout(() => send(response, late), 700);
    },
  },
  'a connection that is reset': { respond: (response) => void response.socket!.resetAndDestroy(), error: 'network' },
  'an answer that is cut off': {
    respond: async (response, { answer }) => {
      const { status, headers, text } = await answer();
      response.writeHead(status, { ...headers, 'content-length': String(Buffer.byteLength(text)) });
      response.write(text.slice(0, text.length / 2), () => response.destroy());
    },
    error: 'network',
  },
  'an answer that drips': {
    respond: (response) => {
      response.writeHead(200, { ...cors, 'content-type': 'application/json' });
      const drip = setInterval(() => response.write(' '), 50);
      response.once('close', () => clearInterval(drip));
    },
    error: 'network',
    isEndless: true,
  },
  'a server that is busy for a second': {
    respond: async (response, request) =>
      request.earlier
        ? send(response, await request.answer())
        : says(failed(429), { 'retry-after': '1' }, 429)(response, request),
  },
  'a server that is busy for an hour': { respond: says(failed(429), { 'retry-after': '3600' }, 429), error: 'http' },
  'a server that fails': { respond: says(failed(500), {}, 500), error: 'http' },
  'a server under maintenance': { respond: says(shield, { 'content-type': 'text/html' }, 503), error: 'http' },
  'a shield that checks browsers': { respond: says(shield, { 'content-type': 'text/html' }), error: 'shape' },
  'a shield that refuses browsers': { respond: says(shield, { 'content-type': 'text/html' }, 403), error: 'http' },
  'the wrong content type': {
    respond: async (response, { answer }) => {
      const { headers, ...rest } = await answer();
      send(response, { ...rest, headers: { ...headers, 'content-type': 'image/png' } });
    },
  },
  'an empty answer': { respond: says(''), error: 'shape' },
  'an answer of 50 MB': {
    respond: async (response) => {
      response.writeHead(200, { ...cors, 'content-type': 'application/json' });
      await pipeline(Readable.from(repeated('{"events":[', ' '.repeat(1_000_000), 50)), response).catch(() => {});
    },
    error: 'shape',
  },
  'a redirect': {
    respond: async (response, request) =>
      request.earlier
        ? send(response, await request.answer())
        : says('', { location: request.url }, 302)(response, request),
  },
  'a redirect to another host': {
    respond: (response, { elsewhere }) => says('', { location: elsewhere }, 301)(response, {} as Request),
  },
  'no permission for other sites': {
    respond: async (response, { answer }) => {
      const { status, headers, text } = await answer();
      send(response, { status, headers: { 'content-type': headers['content-type']! }, text });
    },
    error: 'cors',
  },
  'another shape': { respond: says('{"events":{"first":"none"},"id":"x"}'), error: 'shape' },
  'items of another shape': {
    respond: says(JSON.stringify(Object.fromEntries(resources.map((name) => [name, [null, 7, 'x', {}]])))),
    error: 'shape',
  },
  'a first page that comes again and again': {
    respond: async (response, { path, answer }) => send(response, await answer(path.replace(/\bpage=\d+/, 'page=1'))),
    differs: hasSeveralPages,
  },
  'a list that grows while it is read': {
    respond: changingLists(async (body, { path, answer }) => {
      const page = Number(/\bpage=(\d+)/.exec(path)?.[1] ?? 1);
      const name = listIn(body);
      if (page === 1 || !name) return;
      const before = JSON.parse((await answer(path.replace(/\bpage=\d+/, `page=${page - 1}`))).text) as Record<
        string,
        unknown[]
      >;
      body[name] = [before[name]!.at(-1), ...(body[name] as unknown[]).slice(0, -1)];
    }),
    differs: hasSeveralPages,
  },
  'totals that are too high': {
    respond: changingLists(
      (body) =>
        void Object.assign(body, { total: Number(body.total) * 10, total_pages: Number(body.total_pages) * 10 }),
    ),
    reorders: (tag) => /^cal-(venue|organizer)-list$/.test(tag),
    differs: hasTotals,
  },
  'totals that are too low': {
    respond: changingLists((body) => void Object.assign(body, { total: 1, total_pages: 1 })),
    differs: (tag) => hasTotals(tag) || hasSeveralPages(tag),
  },
};

export interface FaultServer {
  /** The id of one item of each resource. */
  readonly ids: Readonly<Record<'event' | 'venue' | 'organizer', number>>;
  /** The base URL of a calendar for one element, with a fault if it has one of these names. */
  readonly baseUrl: (fault: string, element: string) => string;
  /** Ends all faults, until the next page is opened. */
  readonly heal: () => void;
  readonly breakAgain: () => void;
  /** How many bytes the calendar with a fault has sent. */
  readonly countBytes: (fault: string) => number;
  /** How many requests an element has sent to the calendar with a fault. */
  readonly countRequests: (fault: string, element: string) => number;
  readonly close: () => Promise<void>;
}

export async function startFaultServer(): Promise<FaultServer> {
  const service = await createService({
    database: ':memory:',
    basePath: '/api',
    timeZone: 'Europe/Dublin',
    media: sampleData.media,
    now: () => now,
  });
  await loadSeed(service, sampleData);
  let isHealed = false;
  const seen = new Map<string, number>();
  const sent = new Map<string, number>();

  const server: Server = createServer((incoming, response) => {
    const [, number, element, rest] = /^\/(-?\d+)\/([^/]+)(\/api\/.*)$/.exec(incoming.url!) ?? [];
    // Whoever looks for a calendar tries other addresses too.
    if (!number) return send(response, { status: 404, headers: cors, text: '' });
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    const earlier = seen.get(incoming.url!) ?? 0;
    seen.set(incoming.url!, earlier + 1);
    const { socket } = response;
    const before = socket!.bytesWritten;
    response.once('close', () => sent.set(number, (sent.get(number) ?? 0) + socket!.bytesWritten - before));
    const answer = async (path = rest!): Promise<Answer> => {
      const found = await service.fetch(new Request(`${origin}${path}`));
      const headers = Object.fromEntries([...found.headers].filter(([name]) => name !== 'content-length'));
      return {
        status: found.status,
        headers: { ...headers, ...cors, 'cache-control': 'no-store' },
        text: await found.text(),
      };
    };
    const work = async () => {
      const fault = isHealed ? undefined : Object.values(faults)[Number(number)];
      const elsewhere = `${origin}/-1/${element}${rest}`;
      if (fault) await fault.respond(response, { path: rest!, url: incoming.url!, earlier, elsewhere, answer });
      else send(response, await answer());
    };
    work().catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const pathOf = (fault: string, element: string) => `/${Object.keys(faults).indexOf(fault)}/${element}/`;
  const idOf = async (resource: string) => {
    const answer = await service.fetch(new Request(`http://localhost/api/cal/events/v1/${resource}?per_page=1`));
    const { [resource]: items } = (await answer.json()) as Record<string, { id: number }[]>;
    return items![0]!.id;
  };
  return {
    ids: { event: await idOf('events'), venue: await idOf('venues'), organizer: await idOf('organizers') },
    baseUrl: (fault, element) => `http://127.0.0.1:${port}${pathOf(fault, element)}api`,
    heal: () => (isHealed = true),
    breakAgain: () => (isHealed = false),
    countBytes: (fault) => sent.get(String(Object.keys(faults).indexOf(fault))) ?? 0,
    countRequests: (fault, element) => {
      const ours = [...seen].filter(([url]) => url.startsWith(pathOf(fault, element)));
      return ours.reduce((sum, [, count]) => sum + count, 0);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await service.close();
    },
  };
}
