import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callerOf, setUp, type SetUp } from '../set-up.js';
import { basePath } from '../suites/mount.js';

const now = Date.UTC(2026, 10, 3, 12);
const secret = 'a secret of both';
let edge: Server;
let told: { readonly headers: IncomingHttpHeaders; readonly body: string }[];
let log: object[];
/** Answers that wait, in tests that hold them. */
let held: (() => void)[] | undefined;
let status: number;
let calendar: SetUp;

beforeEach(async () => {
  told = [];
  log = [];
  held = undefined;
  status = 200;
  edge = createServer((request, response) => {
    void text(request).then((body) => {
      told.push({ headers: request.headers, body });
      const end = () => response.writeHead(status).end();
      if (held) held.push(end);
      else end();
    });
  }).listen(0, '127.0.0.1');
  await once(edge, 'listening');
  const address = `http://127.0.0.1:${(edge.address() as AddressInfo).port}/purge`;
  calendar = await setUp({
    database: ':memory:',
    basePath,
    now: () => now,
    purge: { address, secret },
    log: (entry) => log.push(entry),
  });
  // Users were added.
  await vi.waitFor(() => expect(told.length).toBeGreaterThan(0));
});
afterEach(async () => {
  await calendar.service.close();
  edge.closeAllConnections();
  edge.close();
});

const addTag = (name: string) => callerOf(calendar, 'editor').send('POST', '/tags', { name });
/** Until nothing more is under way: each further one would have been told by now. */
const toldSince = async (start: number, count: number) => {
  await vi.waitFor(() => expect(told.length - start).toBeGreaterThanOrEqual(count));
  return told.slice(start);
};

describe('a cache in front of the service', () => {
  it('is told of a write, by the key that all public answers carry, and can check who tells', async () => {
    const start = told.length;
    await addTag('Edge');
    const [{ headers, body }] = (await toldSince(start, 1)) as [(typeof told)[0]];
    const answer = await callerOf(calendar, 'anonymous').get('/tags');
    expect(JSON.parse(body)).toEqual({ keys: [answer.headers.get('surrogate-key')] });
    expect(headers).toMatchObject({
      'surrogate-key': answer.headers.get('cache-tag'),
      'webhook-timestamp': String(now / 1000),
    });
    const content = `${String(headers['webhook-id'])}.${now / 1000}.${body}`;
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', secret).update(content).digest('base64')}`);
  });

  it('is told once more, not a hundred times, of what is written while it is being told', async () => {
    held = [];
    const start = told.length;
    await addTag('First');
    await toldSince(start, 1);
    for (let index = 0; index < 20; index++) await addTag(`Tag ${index}`);
    const holding = held;
    held = undefined;
    for (const end of holding) end();
    await toldSince(start, 2);
    await addTag('Last');
    expect(await toldSince(start, 3)).toHaveLength(3);
  });

  it('may keep answers longer than browsers, which nobody tells', async () => {
    const { headers } = await callerOf(calendar, 'anonymous').get('/tags');
    expect(headers.get('cache-control')).toBe(
      'public, max-age=60, s-maxage=600, stale-while-revalidate=600, stale-if-error=86400',
    );
  });

  it('gets neither a key nor a time with what only some may read', async () => {
    const { headers } = await callerOf(calendar, 'editor').get('/tags');
    expect([headers.get('surrogate-key'), headers.get('cache-control')]).toEqual([
      null,
      expect.stringContaining('no-store'),
    ]);
  });

  it('that refuses is told of in the log; writing goes on', async () => {
    status = 403;
    expect((await addTag('Kept')).status).toBe(201);
    await vi.waitFor(() => expect(JSON.stringify(log)).toMatch(/does not drop old answers \(it answered 403\)/));
  });
});
