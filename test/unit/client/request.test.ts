import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { preload, createClient, CalError, type Connection } from '../../../src/data/client/index.js';
import { failure, json, recording, replay, server, type Request } from './recordings.js';

const baseUrl = 'https://calendar.example/api';
const empty = () => json({ events: [], total: 0, total_pages: 0 });
const status = (code: number, headers: Record<string, string> = {}) =>
  json({ code: 'busy', message: '', data: null }, { status: code, headers });
const dead = () => Promise.reject(new TypeError('fetch failed'));

const clientOf = (answer: (request: Request) => Response | Promise<Response>, connection: Connection = {}) => {
  const { fetch, asked } = server(answer);
  return { client: createClient({ baseUrl, fetch, ...connection }), asked };
};

/** Gives these responses in turn, and the last one from then on. */
const inTurn = (...answers: (() => Response | Promise<Response>)[]) => {
  let turn = 0;
  return () => answers[Math.min(turn++, answers.length - 1)]!();
};

// It loads with the first error status, which fake timers would not wait for.
beforeAll(() => import('../../../src/data/client/failed-request.js'));
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T19:00:00Z') });
  // Fake timers cannot advance the platform's `AbortSignal.timeout`.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(new DOMException('', 'TimeoutError')), milliseconds);
    return limit.signal;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a failed read', () => {
  test.each([429, 502, 503, 504])('after %i', async (code) => {
    const { client, asked } = clientOf(inTurn(() => status(code), empty));
    const answer = client.events.list();
    await vi.advanceTimersByTimeAsync(499);
    expect(asked).to.have.length(1);
    await vi.advanceTimersByTimeAsync(1);
    expect((await answer).items).to.deep.equal([]);
    expect(asked).to.have.length(2);
  });

  test('is retried twice after a network failure, with growing delays', async () => {
    const { client, asked } = clientOf(dead);
    const error = failure(client.events.list());
    const attempts: number[] = [];
    for (const wait of [0, 500, 999, 1, 60_000]) {
      await vi.advanceTimersByTimeAsync(wait);
      attempts.push(asked.length);
    }
    expect(attempts).to.deep.equal([1, 2, 2, 3, 3]);
    expect((await error).kind).to.equal('network');
    expect((await error).cause).to.be.instanceOf(TypeError);
  });

  test('is retried when the body breaks off', async () => {
    const broken = () =>
      new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) }));
    const { client, asked } = clientOf(inTurn(broken, empty));
    const answer = client.events.list();
    await vi.advanceTimersByTimeAsync(500);
    await answer;
    expect(asked).to.have.length(2);
  });

  test.each([
    ['seconds', '7'],
    ['a date', 'Fri, 20 Nov 2026 19:00:07 GMT'],
  ])('when the server says so, in %s', async (_, after) => {
    const { client, asked } = clientOf(inTurn(() => status(429, { 'Retry-After': after }), empty));
    const answer = client.events.list();
    await vi.advanceTimersByTimeAsync(6999);
    expect(asked).to.have.length(1);
    await vi.advanceTimersByTimeAsync(1);
    await answer;
    expect(asked).to.have.length(2);
  });

  test('is retried after Retry-After, at once when that has passed', async () => {
    const { client, asked } = clientOf(
      inTurn(() => status(503, { 'Retry-After': 'Fri, 20 Nov 2026 18:00:00 GMT' }), empty),
    );
    const answer = client.events.list();
    await vi.advanceTimersByTimeAsync(1);
    await answer;
    expect(asked).to.have.length(2);
  });

  test('is retried within 8 s', async () => {
    const { client, asked } = clientOf(dead, { retries: 6 });
    const error = failure(client.events.list());
    await vi.advanceTimersByTimeAsync(500 + 1000 + 2000 + 4000 + 8000 + 8000);
    expect(asked).to.have.length(7);
    await error;
  });

  test('is not retried when the server wants more than a minute', async () => {
    const { client, asked } = clientOf(() => status(503, { 'Retry-After': '3600' }));
    const error = await failure(client.events.list());
    expect([error.kind, error.status, error.retryAfter, asked.length]).to.deep.equal(['http', 503, 3_600_000, 1]);
  });

  test.each([400, 401, 403, 404, 408, 410, 418, 500, 501])('not after %i', async (code) => {
    const { client, asked } = clientOf(() => status(code));
    expect((await failure(client.events.list())).status).to.equal(code);
    expect(asked).to.have.length(1);
  });

  test('is not retried after a response of another shape', async () => {
    const { client, asked } = clientOf(() => json({}));
    await failure(client.events.list());
    expect(asked).to.have.length(1);
  });

  test('is retried as often as the caller says', async () => {
    const { client, asked } = clientOf(() => status(503), { retries: 0 });
    expect((await failure(client.events.list())).status).to.equal(503);
    expect(asked).to.have.length(1);
  });

  test('is retried, but a write never', async () => {
    const { client, asked } = clientOf(dead);
    const { tags } = client;
    for (const write of [() => tags.create({ name: 'x' }), () => tags.update(1, { name: 'x' }), () => tags.remove(1)]) {
      expect((await failure(write())).kind).to.equal('network');
    }
    expect(asked.map(({ method }) => method)).to.deep.equal(['POST', 'PATCH', 'DELETE']);
  });
});

describe('a body', () => {
  const megabyte = new TextEncoder().encode(' '.repeat(1_000_000));

  /** A body of so many megabytes, and how many of them were taken. */
  function long(megabytes: number, status: number) {
    const taken = { megabytes: 0, isCanceled: false };
    const body = new ReadableStream({
      pull(controller) {
        if (taken.megabytes++ < megabytes) controller.enqueue(megabyte);
        else controller.close();
      },
      cancel: () => void (taken.isCanceled = true),
    });
    return { taken, answer: () => new Response(body, { status }) };
  }

  test.each([200, 500])('of 50 MB with status %i is refused, and not read to its end', async (code) => {
    const { taken, answer } = long(50, code);
    const { kind, code: name, message, request } = await failure(clientOf(answer, { retries: 0 }).client.events.list());
    expect({ kind, name, message, method: request?.method }).to.deep.equal({
      kind: 'shape',
      name: 'too-long',
      message: 'Longer than 20 MB',
      method: 'GET',
    });
    expect(taken.isCanceled).to.equal(true);
    expect(taken.megabytes).to.be.lessThan(25);
  });

  test('a body of 19 MB is read', async () => {
    const { taken, answer } = long(19, 200);
    expect((await failure(clientOf(answer).client.events.list())).message).to.equal('Not JSON');
    expect(taken.isCanceled).to.equal(false);
  });

  test('an empty body is an error of shape', async () => {
    const { message } = await failure(clientOf(() => new Response(null)).client.events.list());
    expect(message).to.equal('Not JSON');
  });
});

describe('time and abort', () => {
  const never = () => new Promise<Response>(() => {});

  test('no response within 15 s is a timeout without a retry', async () => {
    const { client, asked } = clientOf(never);
    const error = failure(client.events.list());
    await vi.advanceTimersByTimeAsync(14_999);
    expect(asked[0]!.init.signal!.aborted).to.equal(false);
    await vi.advanceTimersByTimeAsync(1);
    const { kind, code, request } = await error;
    expect({ kind, code, request }).to.deep.equal({
      kind: 'network',
      code: 'timeout',
      request: { method: 'GET', url: asked[0]!.url.href },
    });
    expect(asked).to.have.length(1);
    expect(asked[0]!.init.signal!.aborted).to.equal(true);
  });

  test('a body that stops is a timeout too', async () => {
    const { client } = clientOf(() => new Response(new ReadableStream()), { timeout: 100 });
    const error = failure(client.events.list());
    await vi.advanceTimersByTimeAsync(100);
    expect((await error).code).to.equal('timeout');
  });

  test('the delay before a retry does not count', async () => {
    const { client } = clientOf(
      inTurn(() => status(429, { 'Retry-After': '30' }), never),
      { timeout: 1000 },
    );
    const error = failure(client.events.list());
    await vi.advanceTimersByTimeAsync(30_999);
    expect(await Promise.race([error, Promise.resolve('waiting')])).to.equal('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect((await error).code).to.equal('timeout');
  });

  test('the caller aborts a request', async () => {
    const { client, asked } = clientOf(never);
    const caller = new AbortController();
    const error = failure(client.events.list({}, { signal: caller.signal }));
    await vi.advanceTimersByTimeAsync(0);
    const reason = new CalError('filter', 'the caller’s own reason');
    caller.abort(reason);
    expect((await error).kind).to.equal('aborted');
    expect((await error).cause).to.equal(reason);
    expect(asked[0]!.init.signal!.aborted).to.equal(true);
  });

  test('the caller aborts a delay', async () => {
    const { client, asked } = clientOf(() => status(503, { 'Retry-After': '20' }));
    const caller = new AbortController();
    const error = failure(client.events.list({}, { signal: caller.signal }));
    await vi.advanceTimersByTimeAsync(10);
    caller.abort();
    expect((await error).kind).to.equal('aborted');
    await vi.runAllTimersAsync();
    expect(asked).to.have.length(1);
  });

  test('an aborted caller sends no request', async () => {
    const { client, asked } = clientOf(empty);
    for (const call of [
      client.events.list({}, { signal: AbortSignal.abort() }),
      client.events.remove(1, { signal: AbortSignal.abort() }),
    ]) {
      expect((await failure(call)).kind).to.equal('aborted');
    }
    expect(asked).to.deep.equal([]);
  });
});

describe('a read of another origin', () => {
  test('is a simple request', async () => {
    const { client, asked } = clientOf(empty);
    await client.events.list();
    const { headers, credentials, mode, method } = asked[0]!.init;
    expect({ headers, credentials, mode, method }).to.deep.equal({
      headers: undefined,
      credentials: 'omit',
      mode: undefined,
      method: 'GET',
    });
  });

  test('carries the headers that the caller adds', async () => {
    const { client, asked } = clientOf(() => replay(recording('events.read.full')), {
      headers: { Authorization: 'Basic x' },
      credentials: 'include',
    });
    await client.events.read(89);
    await client.events.create({ title: 'x', start_date: '2027-01-01', end_date: '2027-01-01' });
    expect(asked.map(({ init }) => init.credentials)).to.deep.equal(['include', 'include']);
    expect(asked.map(({ init }) => new Headers(init.headers).get('Authorization'))).to.deep.equal([
      'Basic x',
      'Basic x',
    ]);
    expect(new Headers(asked[1]!.init.headers).get('Content-Type')).to.equal('application/json');
  });
});

describe('a network failure in a browser', () => {
  const origin = 'https://shop.example';
  const opaque = () => Response.error();
  beforeEach(() => vi.stubGlobal('location', { origin }));

  test('is of kind cors when the server responds, and names the missing header', async () => {
    const { client, asked } = clientOf(({ init }) => (init.mode === 'no-cors' ? opaque() : dead()));
    const error: CalError = await failure(client.events.list({ page: 2 }));
    expect(error.kind).to.equal('cors');
    expect(error.hint).to.contain(`Access-Control-Allow-Origin: ${origin}`);
    expect(asked).to.have.length(3);
    const [, probe, fresh] = asked;
    expect([probe!.url.href, probe!.init.credentials]).to.deep.equal([asked[0]!.url.href, 'omit']);
    expect(fresh!.url.href.startsWith(`${asked[0]!.url.href}&_=`)).to.equal(true);
  });

  test('bypasses a cache that holds another site’s permission', async () => {
    const { client } = clientOf(({ url, init }) =>
      init.mode === 'no-cors' ? opaque() : url.searchParams.has('_') ? empty() : dead(),
    );
    expect((await client.events.list()).total).to.equal(0);
  });

  test('is of kind network when no server responds', async () => {
    const { client, asked } = clientOf(dead, { retries: 0 });
    expect((await failure(client.events.list())).kind).to.equal('network');
    expect(asked).to.have.length(2);
  });

  test('is of kind network at once on its own origin', async () => {
    const { client, asked } = clientOf(dead, { retries: 0 });
    vi.stubGlobal('location', { origin: 'https://calendar.example' });
    expect((await failure(client.events.list())).kind).to.equal('network');
    expect(asked).to.have.length(1);
  });

  test('repeats no write', async () => {
    const { client, asked } = clientOf(({ init }) => (init.mode === 'no-cors' ? opaque() : dead()));
    expect((await failure(client.tags.remove(1))).kind).to.equal('cors');
    expect(asked.map(({ method }) => method)).to.deep.equal(['DELETE', 'GET']);
  });
});

describe('a preloaded response', () => {
  const url = `${baseUrl}/cal/events/v1/events?page=1`;
  const list = (connection: Connection = {}, signal?: AbortSignal) =>
    createClient({ baseUrl, ...connection }).events.list({ page: 1 }, { signal });
  const stub = (answer: () => Response | Promise<Response>) => {
    const { fetch, asked } = server(answer);
    vi.stubGlobal('fetch', fetch);
    return asked;
  };

  test('is taken once by the request for the very same URL', async () => {
    const asked = stub(empty);
    preload(url);
    expect(asked).to.have.length(1);
    await list();
    expect(asked).to.have.length(1);
    await list();
    expect(asked).to.have.length(2);
    expect([asked[0]!.init.credentials, asked[0]!.init.headers]).to.deep.equal(['omit', undefined]);
  });

  test('code that is built apart finds a preloaded response', async () => {
    stub(empty);
    preload(url);
    const shared = (globalThis as never)[Symbol.for('cal-elements.early')] as Map<string, unknown>;
    expect([...shared.keys()]).to.deep.equal([url]);
    await list();
    expect(shared.size).to.equal(0);
  });

  test('is not used for another caller’s rights', async () => {
    const asked = stub(empty);
    preload(url);
    await list({ headers: { Authorization: 'Basic x' } });
    await list({ credentials: 'include' });
    expect(asked).to.have.length(3);
    await list({ fetch: server(empty).fetch });
    await list();
    expect(asked).to.have.length(3);
  });

  test('is left alone by a caller who has aborted', async () => {
    const asked = stub(empty);
    preload(url);
    expect((await failure(list({}, AbortSignal.abort()))).kind).to.equal('aborted');
    await list();
    expect(asked).to.have.length(1);
  });

  test('counts as the first attempt when it failed', async () => {
    const asked = stub(inTurn(dead, empty));
    preload(url);
    const answer = list();
    await vi.advanceTimersByTimeAsync(500);
    expect((await answer).total).to.equal(0);
    expect(asked).to.have.length(2);
  });

  test('a preloaded response that nobody takes fails silently', async () => {
    const unhandled = vi.fn();
    process.once('unhandledRejection', unhandled);
    stub(dead);
    preload(`${url}&search=nobody`);
    vi.useRealTimers();
    await new Promise(setImmediate);
    process.off('unhandledRejection', unhandled);
    expect(unhandled.mock.calls).to.deep.equal([]);
  });

  test('a preloaded response ends with the timeout of its taker', async () => {
    stub(() => new Promise(() => {}));
    preload(url);
    const caller = new AbortController();
    const error = failure(list({}, caller.signal));
    await vi.advanceTimersByTimeAsync(10);
    caller.abort();
    expect((await error).kind).to.equal('aborted');
    preload(url);
    const late = failure(list());
    await vi.advanceTimersByTimeAsync(15_000);
    expect((await late).code).to.equal('timeout');
  });

  test('ends with its taker, because browsers allow few connections per host', async () => {
    const asked = stub(() => new Promise(() => {}));
    preload(url);
    const caller = new AbortController();
    const error = failure(list({}, caller.signal));
    expect(asked[0]!.init.signal!.aborted).to.equal(false);
    caller.abort();
    await error;
    expect(asked[0]!.init.signal!.aborted).to.equal(true);
  });
});
