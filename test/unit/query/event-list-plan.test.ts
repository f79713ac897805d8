import { describe, expect, test } from 'vitest';
import { CalError } from '../../../src/data/client/index.js';
import { ownEventAttributes, planEventList, settings } from '../../../src/data/query/index.js';
import { staleTimeOf } from '../../../src/data/query/list-plan.js';
import { eventFilters, readFilters } from '../../../src/data/schema/index.js';

/** Saturday, 21 November 2026, 08:30 on the Chatham Islands; still Friday in New York. */
const now = Date.parse('2026-11-20T18:45:00Z');
const base = { 'base-url': 'https://calendar.example/api' };

/** Plans a list from its attributes. */
function plan(attributes: Readonly<Record<string, string>> = {}, language = 'en-US') {
  const attribute = (name: string) => ({ ...base, ...attributes })[name] ?? null;
  const filters = readFilters({ ...eventFilters, ...ownEventAttributes }, attribute);
  return planEventList({ filters, settings: readFilters(settings, attribute), language }, now);
}

const queryOf = (url: string) => Object.fromEntries(new URL(url).searchParams);

/** The parameters of the first request, without page and per_page. */
function asked(attributes?: Readonly<Record<string, string>>, language?: string): Record<string, string> {
  const made = plan(attributes, language);
  const { page, per_page, ...rest } = queryOf(made.url(1));
  // Days that are others on other clocks are read whole.
  expect([page, per_page]).to.deep.equal(['1', made.days!.differ ? '50' : '10']);
  return rest;
}

test('a search that is shown from its end is counted to the end', () => {
  expect(asked({ search: 'jazz', range: 'past' })).to.include({ exact_total: 'true' });
  expect(asked({ search: 'jazz', order: 'desc' })).to.include({ exact_total: 'true' });
  expect(asked({ search: 'jazz' })).not.to.have.property('exact_total');
  expect(asked({ search: 'jazz', range: 'past', order: 'asc' })).not.to.have.property('exact_total');
  expect(asked({ range: 'past' })).not.to.have.property('exact_total');
});

describe('ranges', () => {
  test.each([
    [{}, { ends_after: '2026-11-19' }],
    [{ range: 'upcoming' }, { ends_after: '2026-11-19' }],
    [{ range: 'today' }, { starts_before: '2026-11-21', ends_after: '2026-11-19' }],
    [{ range: 'tomorrow' }, { starts_before: '2026-11-22', ends_after: '2026-11-20' }],
    [{ range: 'weekend' }, { starts_before: '2026-11-22', ends_after: '2026-11-20' }],
    [{ range: 'week' }, { starts_before: '2026-11-21', ends_after: '2026-11-14' }],
    [
      { range: 'week', 'first-day': '1' },
      { starts_before: '2026-11-22', ends_after: '2026-11-15' },
    ],
    [{ range: 'month' }, { starts_before: '2026-11-30', ends_after: '2026-10-31' }],
    [{ range: 'past' }, { starts_before: '2026-11-21', ends_before: '2026-11-22' }],
    [{ range: 'all' }, { starts_before: '2100-01-01' }],
  ])('%j', (attributes, expected) => {
    expect(asked(attributes)).to.deep.equal(expected);
  });

  test('the days of a range are asked for on all clocks that events may be shown on', () => {
    expect(asked({ range: 'today', 'time-zone': 'America/New_York' })).to.deep.equal(asked({ range: 'today' }));
    expect(asked({ range: 'today', 'time-zone': 'America/New_York', 'time-display': 'visitor' })).to.deep.equal({
      starts_before: '2026-11-22',
      ends_after: '2026-11-17',
    });
  });

  test('a range that is the same on all clocks leaves nothing out', () => {
    expect(['week', 'month', 'today'].map((range) => plan({ range }).days!.differ)).to.deep.equal([false, false, true]);
  });

  test('follow the weekend of the locale', () => {
    expect(asked({ range: 'weekend' }, 'he')).to.deep.equal({ starts_before: '2026-11-21', ends_after: '2026-11-19' });
  });

  test('dates take precedence over a range', () => {
    expect(asked({ range: 'upcoming', 'ends-after': '2026-12-24' })).to.deep.equal({ ends_after: '2026-12-24' });
  });
});

describe('lists with dates', () => {
  test.each([
    [{ 'starts-after': '2026-12-01' }, { starts_after: '2026-12-01' }],
    [{ 'ends-before': '2020-01-01' }, { ends_before: '2020-01-01' }],
    [{ 'end-date': '2026-12-31' }, { end_date: '2026-12-31' }],
  ])('%j is asked as it is', (attributes, expected) => {
    expect(asked(attributes)).to.deep.equal(expected);
  });

  test('get a far end after a start alone, because servers end the list after two years', () => {
    expect(asked({ 'start-date': '2020-01-01' })).to.deep.equal({ start_date: '2020-01-01', end_date: '2100-01-01' });
  });

  test('a list with include finds past events, too', () => {
    expect(asked({ include: '12,99' })).to.deep.equal({ include: '12,99', starts_before: '2100-01-01' });
  });

  test('a list with other filters stays upcoming', () => {
    expect(asked({ search: 'jazz', featured: '' })).to.deep.equal({
      search: 'jazz',
      featured: 'true',
      ends_after: '2026-11-19',
    });
  });
});

describe('sizes', () => {
  test.each([
    [{}, 10, Infinity],
    [{ 'per-page': '25' }, 25, Infinity],
    [{ 'per-page': '51' }, 50, Infinity],
    [{ limit: '3' }, 3, 3],
    [{ limit: '25' }, 10, 25],
    [{ limit: '70', 'per-page': '60' }, 50, 70],
  ])('%j: pages of %d, at most %d', (attributes, perPage, limit) => {
    const made = plan(attributes);
    expect([made.perPage, made.limit]).to.deep.equal([perPage, limit]);
    expect(queryOf(made.url(3))).to.include({ page: '3', per_page: String(perPage) });
  });
});

test.each([
  [{}, 'asc'],
  [{ range: 'all' }, 'asc'],
  [{ range: 'past' }, 'desc'],
  [{ range: 'past', order: 'asc' }, 'asc'],
  [{ order: 'desc' }, 'desc'],
])('%j is listed %s', (attributes, order) => {
  expect(plan(attributes).order).to.equal(order);
});

test('include stale-time, given in seconds and kept in milliseconds', () => {
  const staleTime = (attributes = {}) => staleTimeOf(plan(attributes).settings);
  expect([staleTime(), staleTime({ 'stale-time': '0' }), staleTime({ 'stale-time': '1.5' })]).to.deep.equal([
    60_000, 0, 1500,
  ]);
});

test('come with an address of base-url and namespace', () => {
  expect(plan({ namespace: 'other/v2' }).url(1)).to.match(/^https:\/\/calendar\.example\/api\/other\/v2\/events\?/);
});

describe('an unreadable attribute', () => {
  /** The fields that a plan, or its first URL, is refused for. */
  function refused(attributes: Readonly<Record<string, string>>): readonly string[] {
    try {
      plan(attributes).url(1);
    } catch (error) {
      expect(error).to.be.instanceOf(CalError);
      expect((error as CalError).kind).to.equal('filter');
      return (error as CalError).fields;
    }
    throw new Error('not refused');
  }

  test.each([
    [{ 'per-page': 'x' }, ['per_page']],
    [{ page: '0' }, ['page']],
    [{ featured: 'yes' }, ['featured']],
    [{ range: 'soon' }, ['range']],
    [{ order: 'up' }, ['order']],
    [{ limit: '-1' }, ['limit']],
    [{ 'time-zone': 'Mars/Phobos' }, ['time_zone']],
    [{ 'first-day': '0' }, ['first_day']],
    [{ 'stale-time': 'long' }, ['stale_time']],
    [{ 'geoloc-lng': '1' }, ['geoloc_lng', 'geoloc_lat']],
    [{ 'base-url': '' }, ['base_url']],
    [{ 'base-url': 'javascript:alert(1)' }, ['base_url']],
  ])('%j', (attributes, fields) => {
    expect(refused(attributes)).to.deep.equal(fields);
  });

  test('is refused by name, the first of several, settings before filters', () => {
    expect(refused({ 'per-page': 'x', 'time-zone': 'Mars/Phobos' })).to.deep.equal(['time_zone']);
  });
});
