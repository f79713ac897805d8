import { expect, fixtureCleanup } from '@open-wc/testing';
import { createStore, get, keys, set } from 'idb-keyval';
import { queryClient } from '../../../src/data/query/query-client.js';
import { Calendar } from '../calendar.js';
import { rest, setUpEnvironment, turn, until } from '../environment.js';
import { ListPage } from '../list/list-page.js';
import { mutated, randomFrom } from '../records/mutations.js';

setUpEnvironment();

const store = createStore('cal-elements', 'answers');

type Stored = Record<string, unknown> & {
  state: Record<string, unknown> & { data: { pages: Record<string, unknown>[][]; pageParams: unknown } };
};

const withData = (change: (data: Stored['state']['data'], state: Stored['state']) => unknown) => (stored: Stored) => {
  change(stored.state.data, stored.state);
  return stored;
};
const withPage = (change: (page: Record<string, unknown>) => unknown) => withData(({ pages }) => change(pages[0]![0]!));
const withItem = (change: object) => withPage((page) => (page.items = [{ ...(page.items as object[])[0], ...change }]));

/** What may stand in the store of a browser: another script of the site writes there as it likes. */
const poisons: Readonly<Record<string, (stored: Stored) => unknown>> = {
  nothing: () => null,
  'a number': () => 7,
  'a text': () => 'text',
  'a list': () => [],
  'an empty object': () => ({}),
  'no state': (stored) => ({ ...stored, state: null }),
  'no data': withData((_, state) => (state.data = null as never)),
  'no pages': withData((data) => (data.pages = [])),
  'pages that are none': withData((data) => (data.pages = [[null as never]])),
  'page numbers that are none': withData((data) => (data.pageParams = [null])),
  'page numbers below the first': withData((data) => (data.pageParams = [[-1]])),
  'a time to come': withData((_, state) => (state.dataUpdatedAt = 8.64e15)),
  'a time that is none': withData((_, state) => (state.dataUpdatedAt = { valueOf: 1, toString: 1 })),
  'items that are no list': withPage((page) => (page.items = { length: 3 })),
  'items that are none': withPage((page) => (page.items = [null, 7, 'x'])),
  'an item without a date': withItem({ start_date: { toString: 1 } }),
  'an item without an ID': withItem({ id: { toString: 1 } }),
  'a total that is none': withPage((page) => (page.total = '7')),
  'a total below zero': withPage((page) => (page.total = -1)),
  'reports that are none': withPage((page) => (page.leftOut = [null])),
  'notes that are none': withPage((page) => (page.notes = [null])),
  'notes of another calendar': withPage((page) => (page.notes = [{ origin: { server: 7, name: {}, index: 'x' } }])),
  'dates of a series that are none': withPage((page) => (page.notes = [{ occurrences: [null, null] }])),
  ...Object.fromEntries(
    Array.from({ length: 30 }, (_, seed) => [
      `what random changes leave (${seed})`,
      (stored: Stored) => mutated(stored, randomFrom(seed)).answer,
    ]),
  ),
};

describe('a store of the browser that holds', () => {
  for (const [what, poison] of Object.entries(poisons))
    it(`${what}: the list ends with events or an error, and shows them once the calendar answers`, async () => {
      const calendar = new Calendar();
      const attributes = 'range="all" persist fold-series per-page="3"';
      await ListPage.of(calendar, attributes);
      let found: string | undefined;
      while (!found) {
        rest();
        await turn();
        found = (await keys<string>(store)).find((one) => one.includes(calendar.host));
      }
      fixtureCleanup();
      queryClient().clear();
      await set(found, poison((await get<Stored>(found, store))!), store);
      const { answer } = calendar;
      calendar.answer = () => {
        throw new TypeError('Failed to fetch');
      };
      const page = await ListPage.open(
        `<cal-event-list base-url="${calendar.baseUrl}" ${attributes}></cal-event-list>`,
      );
      await until(() => page.one('base')?.ariaBusy === 'false' && (page.titles.length || page.matches('error')));
      calendar.answer = answer;
      await page.element.refresh();
      await until(() => page.titles.length && !page.matches('error') && !page.matches('stale'));
      expect(page.titles.length).to.equal(3);
      // What is fetched ahead, and then waits for an idle time of the page, does not wait for one of the next test.
      rest();
      await until(() => !queryClient().isFetching());
      rest();
      await turn();
    });
});
