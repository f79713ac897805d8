// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as elements from '../../../src/entries/elements.js';
import {
  camelCase,
  kebabCase,
  resources,
  type FilterTable,
  type ResourceName,
} from '../../../src/data/schema/index.js';
import { fakeCalendar, type FakeCalendar } from '../../../src/entries/testing/index.js';

/** Every element that shows a list of the interface, by the resource of its route. */
const tags: Readonly<Record<ResourceName, readonly string[]>> = {
  events: ['cal-event-list', 'cal-event-month', 'cal-event-week', 'cal-event-map'],
  venues: ['cal-venue-list', 'cal-venue-map'],
  organizers: ['cal-organizer-list'],
  categories: ['cal-category-list'],
  tags: ['cal-tag-list'],
};

/** These elements show all events of their days, so they request every page and have no attribute `page`. */
const withoutPage = ['cal-event-month', 'cal-event-week'];

/** These are read whole, fifty items a request, so that they are in order across the pages that they show. */
const readWhole = ['cal-venue-list', 'cal-organizer-list'];

/** A text for each kind, by its name, and its value; the date lies in the month and week of the clock. */
const samples: Readonly<Record<string, { readonly text: string; readonly value: unknown }>> = {
  text: { text: 'jazz & "blues"', value: 'jazz & "blues"' },
  date: { text: '2026-11-20', value: '2026-11-20' },
  positive: { text: '7', value: 7 },
  number: { text: '-3.5', value: -3.5 },
  boolean: { text: 'false', value: false },
  ids: { text: '3,17', value: [3, 17] },
  idsOrSlugs: { text: 'music,7', value: ['music', 7] },
};

let calendar: FakeCalendar;
let calendars = 0;

beforeEach(() => {
  calendar = fakeCalendar({});
  vi.stubGlobal('fetch', calendar);
  // On the Chatham Islands it is the morning of Saturday, 21 November 2026.
  vi.useFakeTimers({ now: Date.parse('2026-11-20T18:45:00Z'), toFake: ['Date'] });
});
afterEach(() => document.body.replaceChildren());
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An element with these attributes, whose answers have not been cached. */
async function open(tag: string, attributes: Readonly<Record<string, string>> = {}) {
  const element = document.createElement(tag) as HTMLElement & { readonly settled: Promise<void> };
  calendars += 1;
  for (const [name, value] of Object.entries({
    ...attributes,
    'base-url': `https://calendar-${calendars}.example/api`,
  }))
    element.setAttribute(name, value);
  document.body.append(element);
  await element.settled;
  return element;
}

/** The filters of an element, with a sample of each. */
const filtersOf = (resource: ResourceName, tag: string) =>
  Object.entries(resources[resource].filters as FilterTable)
    .filter(([name]) => !(name === 'page' && withoutPage.includes(tag)))
    .filter(([name]) => !(['page', 'per_page'].includes(name) && readWhole.includes(tag)))
    .map(([name, { kind }]) => ({ name, ...samples[kind.name]! }));

const elementsOf = Object.entries(tags).flatMap(([resource, all]) =>
  all.map((tag) => [tag, resource as ResourceName] as const),
);

/** A text for each of these filters, by names that come from theirs. */
const textsOf = (filters: ReturnType<typeof filtersOf>, nameOf: (name: string) => string) =>
  Object.fromEntries(filters.map(({ name, text }) => [nameOf(name), text]));

describe('every documented query parameter is an attribute and reaches the request', () => {
  for (const spelling of [kebabCase, (name: string) => name])
    it.each(elementsOf)(`%s, spelled as ${spelling('starts_after')}`, async (tag, resource) => {
      const filters = filtersOf(resource, tag);
      await open(tag, textsOf(filters, spelling));
      expect(Object.fromEntries(calendar.requests[0]!.searchParams)).to.include(textsOf(filters, (name) => name));
    });

  it('a list, as properties, typed or as text', async () => {
    const filters = filtersOf('events', 'cal-event-list');
    for (const key of ['value', 'text'] as const) {
      const list = await open('cal-event-list');
      const before = calendar.requests.length;
      Object.assign(list, Object.fromEntries(filters.map((filter) => [camelCase(filter.name), filter[key]])));
      await list.settled;
      expect(Object.fromEntries(calendar.requests[before]!.searchParams), key).to.include(
        textsOf(filters, (name) => name),
      );
    }
  });

  it.each(withoutPage)('%s ignores page, since it shows every page', async (tag) => {
    await open(tag, { page: '7' });
    expect(calendar.requests.map(({ searchParams }) => searchParams.get('page'))).not.to.include('7');
  });

  it('every element with a list is tested here', () => {
    const known = Object.values(tags).flatMap((all) => all.map((tag) => customElements.get(tag)));
    const lists = Object.entries(elements).filter(([name]) => /List$|Month$|Week$|Map$/.test(name));
    expect(new Set(known)).to.deep.equal(new Set(lists.map(([, element]) => element)));
  });
});

describe('the ranges of a list', () => {
  it.each([
    [{}, { ends_after: '2026-11-19' }],
    [{ range: 'upcoming' }, { ends_after: '2026-11-19' }],
    // In New York it is still Friday.
    [{ range: 'upcoming', 'time-zone': 'America/New_York' }, { ends_after: '2026-11-19' }],
    // Days that are others on other clocks are read whole, to leave out those that are not meant.
    [{ range: 'today' }, { starts_before: '2026-11-21', ends_after: '2026-11-19', per_page: '50' }],
    [{ range: 'tomorrow' }, { starts_before: '2026-11-22', ends_after: '2026-11-20', per_page: '50' }],
    [{ range: 'weekend' }, { starts_before: '2026-11-22', ends_after: '2026-11-20' }],
    [
      { range: 'weekend', lang: 'he' },
      { starts_before: '2026-11-21', ends_after: '2026-11-19' },
    ],
    [
      { range: 'week', lang: 'en-US' },
      { starts_before: '2026-11-21', ends_after: '2026-11-14' },
    ],
    [
      { range: 'week', lang: 'de' },
      { starts_before: '2026-11-22', ends_after: '2026-11-15' },
    ],
    [
      { range: 'week', lang: 'de', 'first-day': '6' },
      { starts_before: '2026-11-27', ends_after: '2026-11-13', per_page: '50' },
    ],
    [{ range: 'month' }, { starts_before: '2026-11-30', ends_after: '2026-10-31' }],
    [{ range: 'past' }, { starts_before: '2026-11-21', ends_before: '2026-11-22' }],
    [{ range: 'all' }, { starts_before: '2100-01-01' }],
    // Given dates replace the default range, and get an end where servers would set one.
    [{ 'starts-after': '2026-12-01' }, { starts_after: '2026-12-01' }],
    [{ 'start-date': '2020-01-01' }, { start_date: '2020-01-01', end_date: '2100-01-01' }],
    [
      { 'start-date': '2026-11-01', 'end-date': '2026-11-30' },
      { start_date: '2026-11-01', end_date: '2026-11-30' },
    ],
    [{ include: '12,99' }, { include: '12,99', starts_before: '2100-01-01' }],
  ])('%j: the request has %j', async (attributes, asked) => {
    await open('cal-event-list', attributes);
    // An empty list asks then how many there are without each filter.
    const [first] = calendar.requests;
    expect(Object.fromEntries(first!.searchParams)).to.deep.equal({ page: '1', per_page: '10', ...asked });
  });
});
