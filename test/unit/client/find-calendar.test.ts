import { afterEach, describe, expect, it, vi } from 'vitest';
import { findCalendar, type CalError } from '../../../src/data/client/index.js';

afterEach(() => vi.unstubAllGlobals());

const reply = (body: unknown, status = 200) =>
  Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
const list = () => reply({ events: [], total: 0, total_pages: 0 });
const noRoute = () => reply({ code: 'rest_no_route', message: 'No route', data: { status: 404 } }, 404);
const page = () => reply('<!doctype html><title>Not found</title>', 404);

/** A site whose calendar is at this root; every request is noted. */
function site(root: string, elsewhere = page) {
  const requests: string[] = [];
  const fetch = (input: RequestInfo | URL) => {
    const url = String(input instanceof Request ? input.url : input);
    requests.push(url);
    return url.startsWith(`${root}/cal/events/v1/events`) ? list() : elsewhere();
  };
  return { requests, fetch };
}

describe('a calendar is found', () => {
  for (const [text, root] of [
    ['https://example.org', 'https://example.org/wp-json'],
    ['example.org', 'https://example.org/wp-json'],
    [' https://example.org/events/2026-12/?view=month ', 'https://example.org/wp-json'],
    ['https://example.org/wp-json/', 'https://example.org/wp-json'],
    ['https://example.org/wp-json/cal/events/v1/events?per_page=3', 'https://example.org/wp-json'],
    ['https://example.org/blog/wp-json/wp/v2', 'https://example.org/blog/wp-json'],
    ['https://example.org/blog/a-page/', 'https://example.org/blog/wp-json'],
    ['https://example.org/de/veranstaltungen', 'https://example.org/de/wp-json'],
    ['https://example.org/calendar', 'https://example.org/calendar'],
    ['https://example.org/api/cal/events/v1/events/12', 'https://example.org/api'],
    ['https://example.org/event/a', 'https://example.org/?rest_route='],
    ['https://example.org/?rest_route=/cal/events/v1/events', 'https://example.org/?rest_route='],
    ['https://calendar.example', 'https://calendar.example'],
  ])
    it(`from ${text}`, async () => {
      const { fetch } = site(root!, text!.includes('/wp/v2') ? () => list() : page);
      const found = await findCalendar(text!, { fetch });
      expect(found.baseUrl.replace(/\/$/, '')).to.equal(root);
      if (!text!.includes('/wp/v2')) expect(found.namespace).to.equal('cal/events/v1');
    });

  it('in the language of the page first, else in that of the site', async () => {
    const { fetch, requests } = site('https://example.org/wp-json');
    expect((await findCalendar('https://example.org/de/x', { fetch })).baseUrl).to.equal('https://example.org/wp-json');
    expect(requests.map((url) => url.replace(/\/cal\/.*/, ''))).to.deep.equal([
      'https://example.org/de/x/wp-json',
      'https://example.org/de/wp-json',
      'https://example.org/wp-json',
    ]);
  });

  it('under another namespace, which the index of the site names', async () => {
    const fetch: typeof globalThis.fetch = (input) => {
      const url = input instanceof Request ? input.url : String(input);
      if (url.includes('/events/v1/events')) return url.includes('/vendor/events/v1/events') ? list() : noRoute();
      return reply({ namespaces: ['wp/v2', 'vendor/events/v1'] });
    };
    expect(await findCalendar('example.org', { fetch })).to.deep.equal({
      baseUrl: 'https://example.org/wp-json',
      namespace: 'vendor/events/v1',
      total: 0,
    });
  });

  it('by HTTP, where nothing answers by HTTPS', async () => {
    const { fetch } = site('http://example.org/wp-json', () => Promise.reject(new TypeError('refused')));
    expect((await findCalendar('example.org', { fetch })).baseUrl).to.equal('http://example.org/wp-json');
  });
});

const failure = (text: string, fetch: typeof globalThis.fetch) =>
  findCalendar(text, { fetch }).then(
    () => undefined,
    (error: CalError) => [error.kind, error.code],
  );

describe('a calendar is not found', () => {
  it('finding a calendar fails for a text that is no address', async () => {
    for (const text of ['', '  ', 'two words', 'javascript:alert(1)'])
      expect(await failure(text, () => page()), text).to.deep.equal(['filter', undefined]);
  });

  it('on a site that has none, which its index says', async () => {
    expect(await failure('example.org', () => noRoute())).to.deep.equal(['http', 'rest_no_route']);
  });

  it('finding a calendar fails for a site that shows only pages', async () => {
    expect(await failure('example.org/a/b/c', () => page())).to.deep.equal(['http', undefined]);
  });

  it('on a server that does not answer, which is asked once for each scheme', async () => {
    const fetch = vi.fn(() => Promise.reject(new TypeError('refused')));
    expect(await failure('example.org/a/b', fetch)).to.deep.equal(['network', undefined]);
    expect(fetch.mock.calls).to.have.length(2);
  });

  it('on a site that does not allow this page to read it', async () => {
    vi.stubGlobal('location', new URL('https://page.example/'));
    const fetch = (_: unknown, init?: RequestInit) =>
      init?.mode === 'no-cors' ? page() : Promise.reject(new TypeError('refused'));
    expect(await failure('https://example.org', fetch)).to.deep.equal(['cors', undefined]);
  });

  it('by HTTP from a page by HTTPS, which may not read it', async () => {
    vi.stubGlobal('location', new URL('https://page.example/'));
    const { fetch } = site('http://example.org/wp-json', () => Promise.reject(new TypeError('refused')));
    expect(await failure('http://example.org', fetch)).to.deep.equal(['network', 'mixed']);
  });
});
