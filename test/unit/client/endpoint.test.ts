import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { CalError, createClient, giveHints, hintFor, itemUrl, listUrl } from '../../../src/data/client/index.js';
import { eventFilters, readFilters, Unreadable } from '../../../src/data/schema/index.js';
import { failure, server } from './recordings.js';

const endpoint = { baseUrl: 'https://calendar.example/api' };
const url = (filters: Record<string, unknown> = {}, where: { baseUrl: string; namespace?: string } = endpoint) =>
  listUrl(where, 'events', eventFilters, filters);

function refusal(filters: Record<string, unknown>, where?: { baseUrl: string }): CalError {
  try {
    url(filters, where);
  } catch (error) {
    return error as CalError;
  }
  throw new Error('expected a refusal');
}

beforeAll(() => giveHints(hintFor));
afterEach(() => vi.unstubAllGlobals());

describe('the base URL', () => {
  const events = 'cal/events/v1/events';
  test.each([
    ['with a path', 'https://calendar.example/wp-json', `https://calendar.example/wp-json/${events}?page=2`],
    [
      'with trailing slashes',
      'https://calendar.example/wp-json//',
      `https://calendar.example/wp-json/${events}?page=2`,
    ],
    ['of the host alone', 'https://calendar.example', `https://calendar.example/${events}?page=2`],
    ['with a language segment', 'https://calendar.example/de/api/', `https://calendar.example/de/api/${events}?page=2`],
    [
      'with a parameter of its own',
      'https://calendar.example/api?lang=de',
      `https://calendar.example/api/${events}?lang=de&page=2`,
    ],
    [
      'with an open rest_route',
      'https://calendar.example/?rest_route=',
      `https://calendar.example/?rest_route=/${events}&page=2`,
    ],
    [
      'with rest_route /',
      'https://calendar.example/?rest_route=/',
      `https://calendar.example/?rest_route=/${events}&page=2`,
    ],
    [
      'with rest_route %2F',
      'https://calendar.example/?rest_route=%2F',
      `https://calendar.example/?rest_route=/${events}&page=2`,
    ],
    [
      'with a language before rest_route',
      'https://calendar.example/de/?a=1&rest_route=/',
      `https://calendar.example/de/?a=1&rest_route=/${events}&page=2`,
    ],
    [
      'with a parameter after rest_route',
      'https://calendar.example/?rest_route=/&lang=de',
      `https://calendar.example/?rest_route=/${events}&lang=de&page=2`,
    ],
  ])('%s', (_, baseUrl, expected) => {
    expect(url({ page: 2 }, { baseUrl })).to.equal(expected);
  });

  test('may be relative to the page', () => {
    vi.stubGlobal('document', { baseURI: 'https://calendar.example/deep/page.html' });
    expect(url({}, { baseUrl: '/wp-json' })).to.equal(`https://calendar.example/wp-json/${events}`);
  });

  const page = 'https://shop.example/deep/page.html';
  test.each([
    ['/api', 'https://shop.example/api'],
    ['api/', 'https://shop.example/deep/api'],
    ['api', 'https://shop.example/deep/api'],
    ['./api', 'https://shop.example/deep/api'],
    ['../wp-json', 'https://shop.example/wp-json'],
    ['../v1.2/api', 'https://shop.example/v1.2/api'],
    ['.api', 'https://shop.example/deep/.api'],
    ['index.php/wp-json', 'https://shop.example/deep/index.php/wp-json'],
    ['//calendar.example/wp-json', 'https://calendar.example/wp-json'],
    ["https://calendar.example/l'agenda", "https://calendar.example/l'agenda"],
  ])('%s means an address relative to the page', (baseUrl, root) => {
    vi.stubGlobal('document', { baseURI: page });
    expect(url({}, { baseUrl })).to.equal(`${root}/${events}`);
  });

  test.each([
    'calendar.example',
    'calendar.example/wp-json',
    'www.calendar.example?rest_route=/',
    'calendar.example:8080/wp-json',
    '127.0.0.1:8080/wp-json',
    'münchen.example/wp-json',
    '”https://calendar.example/wp-json”',
    '“https://calendar.example/wp-json”',
    '"https://calendar.example/wp-json"',
    "'https://calendar.example/wp-json'",
    '‘/wp-json’',
    '«/wp-json»',
    '&quot;https://calendar.example/wp-json&quot;',
    'https://calendar.example/wp-json”',
  ])('%s is refused and never taken for a place on the page’s own host', (baseUrl) => {
    vi.stubGlobal('document', { baseURI: page });
    const { kind, fields, hint, cause } = refusal({}, { baseUrl });
    expect({ kind, fields }).to.deep.equal({ kind: 'filter', fields: ['base_url'] });
    expect(cause).to.deep.equal(new Unreadable('url', baseUrl));
    expect(hint).to.equal(`base-url="${baseUrl}" is unreadable, expected: url`);
  });

  test.each(['', '  ', 'no address', 'http://[', 'ftp://calendar.example', 'javascript:alert(1)', '/wp-json'])(
    '%j is refused',
    (baseUrl) => {
      const { kind, fields, hint } = refusal({}, { baseUrl });
      expect({ kind, fields }).to.deep.equal({ kind: 'filter', fields: ['base_url'] });
      expect(hint).to.contain('base-url');
    },
  );

  test('takes another namespace, with slashes or not; an empty one means the default', () => {
    expect(url({}, { ...endpoint, namespace: '/other/v1/' })).to.equal('https://calendar.example/api/other/v1/events');
    expect(url({}, { ...endpoint, namespace: '' })).to.equal(url());
  });
});

describe('the query string', () => {
  test('is the same in any order of filters, with lists as CSV', () => {
    const filters = {
      search: 'rock & roll #1',
      featured: true,
      categories: [3, 'jazz'],
      page: 2,
      start_date: '2026-12-05 12:00:00',
    };
    const backwards = Object.fromEntries(Object.entries(filters).reverse());
    expect(url(filters)).to.equal(
      'https://calendar.example/api/cal/events/v1/events?page=2&start_date=2026-12-05+12%3A00%3A00&search=rock+%26+roll+%231&categories=3%2Cjazz&featured=true',
    );
    expect(url(backwards)).to.equal(url(filters));
  });

  test('is the same from attributes and from values', () => {
    const attributes: Record<string, string> = {
      categories: ' 3, jazz',
      featured: '',
      starts_after: '2026-12-01',
      'strict-dates': '1',
    };
    const read = readFilters(eventFilters, (name) => attributes[name] ?? null);
    expect(url(read)).to.equal(
      url({ categories: [3, 'jazz'], featured: true, starts_after: '2026-12-01', strict_dates: true }),
    );
  });

  test('requests at most 50 a page', () => {
    expect(url({ per_page: 500 })).to.equal(url({ per_page: 50 }));
  });

  test('leaves out absent filters', () => {
    expect(url({ search: undefined, venue: null, unknown: 1 })).to.equal(url());
  });

  test('refuses an unreadable value, and keeps it in the error', () => {
    const cause = eventFilters.per_page.kind.parse('x');
    const error = refusal({ per_page: cause });
    expect(error).to.be.instanceOf(CalError);
    expect([error.kind, error.fields]).to.deep.equal(['filter', ['per_page']]);
    expect(error.cause).to.equal(cause);
    expect(error.hint).to.equal('per-page="x" is unreadable, expected: positive');
  });

  test('refuses a value that its kind does not accept', () => {
    const error = refusal({ venue: ['harbour-hall'] });
    expect(error.fields).to.deep.equal(['venue']);
    expect(error.cause).to.be.instanceOf(Unreadable);
  });

  test('refuses a latitude without a longitude', () => {
    expect(refusal({ geoloc_lat: 40.7 }).fields).to.deep.equal(['geoloc_lat', 'geoloc_lng']);
    expect(refusal({ geoloc_lng: 0 }).hint)
      .to.contain('geoloc-lng')
      .and.contain('geoloc-lat');
    expect(url({ geoloc_lat: 0, geoloc_lng: 0 })).to.match(/geoloc_lat=0&geoloc_lng=0$/);
  });

  test('rejects without a request when it is refused', async () => {
    const { fetch, asked } = server(() => Response.error());
    const error = await failure(createClient({ ...endpoint, fetch }).events.list({ page: 0 }));
    expect([error.kind, error.fields, asked.length]).to.deep.equal(['filter', ['page'], 0]);
  });
});

describe('the address of an item', () => {
  const base = 'https://calendar.example/api/cal/events/v1/events';
  test('has its id and password', () => {
    expect(itemUrl(endpoint, 'events', 152, { password: 'open sesame&' })).to.equal(
      `${base}/152?password=open+sesame%26`,
    );
  });

  test('has its slug, encoded once', () => {
    expect(itemUrl(endpoint, 'events', '%d7%a2%d7%a8%d7%91')).to.equal(`${base}/by-slug/%D7%A2%D7%A8%D7%91`);
    expect(itemUrl(endpoint, 'events', 'ערב')).to.equal(`${base}/by-slug/%D7%A2%D7%A8%D7%91`);
    expect(itemUrl(endpoint, 'events', '100%')).to.equal(`${base}/by-slug/100%25`);
  });

  test('keeps a slug of digits a slug', () => {
    expect(itemUrl(endpoint, 'events', '1984')).to.equal(`${base}/by-slug/1984`);
  });

  test('keeps a hostile slug in one segment', () => {
    expect(itemUrl(endpoint, 'events', '%2e%2e/../x?y#z')).to.equal(`${base}/by-slug/..%2F..%2Fx%3Fy%23z`);
  });

  test('keeps the slug encoded once under rest_route', () => {
    expect(
      itemUrl({ baseUrl: 'https://calendar.example/?rest_route=/' }, 'venues', 'mühle', { password: 'x' }),
    ).to.equal('https://calendar.example/?rest_route=/cal/events/v1/venues/by-slug/m%C3%BChle&password=x');
  });
});
