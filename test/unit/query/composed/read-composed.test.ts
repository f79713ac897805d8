import { array, assert, asyncProperty, boolean, constantFrom, integer, option, record } from '../../../fast-check.js';
import { describe, expect, test } from 'vitest';
import { CalError, type ReadOptions } from '../../../../src/data/client/index.js';
import { mostSearched, readComposed } from '../../../../src/data/query/composed/read-composed.js';
import { mostPagesOfEach } from '../../../../src/data/query/composed/server-list.js';
import type { ReadablePage } from '../../../../src/data/query/readable-page.js';
import { mostPages } from '../../../../src/data/query/list-pages.js';
import type { ListPlan } from '../../../../src/data/query/list-plan.js';
import type { ListKey, PageOptions } from '../../../../src/data/query/query-options.js';
import type { Notes } from '../../../../src/data/records/index.js';

interface Event {
  readonly id: number;
  readonly title: string;
  readonly slug?: string;
  readonly post_parent?: number;
  readonly start_date: string;
  readonly utc_start_date?: string;
  readonly venue?: unknown;
  readonly organizer?: unknown;
  readonly global_id?: string | undefined;
  readonly global_id_lineage?: readonly string[];
  readonly cost_details?: { readonly values: readonly string[] };
}

const startOf = (day: number) => new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10) + ' 19:00:00';

const event = (id: number, day: number, more: Partial<Event> = {}): Event => ({
  id,
  title: `Event ${id}`,
  start_date: startOf(day),
  ...more,
});

const inOrder = (events: readonly Event[]): Event[] =>
  [...events].sort((a, b) => a.start_date.localeCompare(b.start_date));

const upwards: 'asc' | 'desc' = 'asc';

let lists = 0;

const noWait: (page: number) => Promise<void> | undefined = () => undefined;
/** What a server says in place of a page. */
const noFailure: (server: string, page: number) => CalError | undefined = () => undefined;

/** Servers that list upwards, as elements read them. `answer` may fail in place of a page. */
function calendar(
  all: Readonly<Record<string, readonly Event[]>>,
  {
    order = upwards,
    perPage = 5,
    fold = false,
    free = false,
    online = false,
    isWhole = false,
    query = '',
    /** The page that comes for another. */
    pageOf = (page: number) => page,
    /** What each server says of its number of events, where that is not true. */
    told = undefined as number | undefined,
    /** How many events servers count, or a multiple of it that lies behind the page. */
    mostCounted = Infinity,
    answer = noFailure,
    /** What keeps a page of a server waiting. */
    wait = noWait,
  } = {},
) {
  const servers = Object.keys(all);
  const number = ++lists;
  const requests: string[] = [];
  const size = fold || free || online ? 50 : perPage;
  const plan: ListPlan = {
    resource: 'events',
    order,
    perPage,
    given: { fold_series: fold, free, online },
    limit: Infinity,
    beyond: 0,
    settings: { base_url: servers.join(' ') },
    url: (page, server = servers[0]) => `${server}events?page=${page}${query}&list=${number}`,
  };
  const totalsOf = (page: number, count: number) => {
    const most = mostCounted === Infinity ? Infinity : mostCounted * Math.ceil((page * size + 1) / mostCounted);
    const total = Math.min(count, most);
    return { total, totalPages: Math.ceil(total / size), ...(count > most && { totalRelation: 'gte' as const }) };
  };
  const readPage = (page: number, _: ReadOptions, url: string): Promise<ReadablePage<Event>> => {
    const server = servers.find((one) => url.startsWith(one))!;
    requests.push(`${new URL(server).host} ${page}`);
    const error = answer(server, page);
    if (error) return Promise.reject(error);
    const events = inOrder(all[server]!);
    const items = events.slice((pageOf(page) - 1) * size, pageOf(page) * size);
    if (!items.length && page > 1)
      return Promise.reject(new CalError('http', '', { status: 404, code: 'event-archive-page-not-found' }));
    return Promise.resolve(wait(page)).then(() => ({
      items: items.map((one) => ({ ...one })),
      ...totalsOf(page, told ?? events.length),
    }));
  };
  const window = { order, perPage, limit: Infinity, first: 1, last: isWhole ? Infinity : 1 };
  const composition = { servers: servers.join(' '), order, ongoing: undefined, fold_series: fold, free, online };
  const list: ListKey = { resource: 'events', url: plan.url(1), links: '', composition, variant: undefined };
  const page = (number: number, options: PageOptions = {}) =>
    readComposed<Event>({ list, plan, window, readPage }, number, options);
  return { page, requests };
}

/** All pages, one after another. */
async function pagesOf({ page }: ReturnType<typeof calendar>): Promise<ReadablePage<Event>[]> {
  const pages = [await page(1)];
  while (pages.length < pages.at(-1)!.totalPages) pages.push(await page(pages.length + 1));
  return pages;
}

/** The events of pages as elements get them: with our notes. */
const shownOf = (pages: readonly ReadablePage<Event>[]) =>
  pages.flatMap(({ items, notes }) =>
    items.map((item, index) => ({ ...item!, ...notes![index], occurrences: occurrencesOf(notes![index]) })),
  );
const occurrencesOf = ({ occurrences = [] }: Notes = {}) => occurrences as readonly Event[];

const idsOf = (pages: readonly ReadablePage<Event>[]) =>
  shownOf(pages).map(({ origin, id }) => `${origin?.server ?? ''} ${id}`);

const [town, school, club] = ['https://town.example/', 'https://school.example/', 'https://club.example/'];
const server = array(integer({ min: 0, max: 60 }), { maxLength: 40 });

describe('several calendars as one', () => {
  test('are read to their end, though they count only a part at first', async () => {
    const all = {
      [town]: Array.from({ length: 83 }, (_, id) => event(id, id)),
      [school]: Array.from({ length: 40 }, (_, id) => event(id, 2 * id)),
    };
    for (const isWhole of [true, false]) {
      const pages = await pagesOf(calendar(all, { mostCounted: 15, isWhole }));
      expect(idsOf(pages)).toHaveLength(123);
      expect(pages.at(-1)!.totalRelation).toBe(undefined);
      if (!isWhole) expect(pages[0]).toMatchObject({ total: 30, totalRelation: 'gte' });
    }
  });

  test('know the higher of two lower bounds, whichever arrives last', async () => {
    const events = Array.from({ length: 83 }, (_, id) => event(id, id));
    let release!: () => void;
    const later = new Promise<void>((resolve) => (release = resolve));
    const wait = (page: number) => {
      // Once the third page has been taken in.
      if (page === 3) setImmediate(release);
      return page === 2 ? later : undefined;
    };
    const list = calendar({ [town]: events, [school]: [] }, { mostCounted: 15, isWhole: true, wait });
    expect(idsOf(await pagesOf(list))).toHaveLength(83);
  });

  test('give the same list however they are split into pages', async () => {
    await assert(
      asyncProperty(
        record({
          days: array(server, { minLength: 2, maxLength: 3 }),
          order: constantFrom('asc' as const, 'desc' as const),
          perPage: integer({ min: 1, max: 20 }),
          isWhole: boolean(),
        }),
        async ({ days, order, perPage, isWhole }) => {
          const names = [town, school, club];
          const all = Object.fromEntries(
            days.map((one, index) => [names[index]!, one.map((day, id) => event(id, day))]),
          );
          const list = calendar(all, { order, perPage, isWhole });
          const pages = await pagesOf(list);
          const events = Object.entries(all).flatMap(([base_url, some]) => {
            const upwards = inOrder(some).map((one) => ({ ...one, base_url }));
            return order === 'asc' ? upwards : upwards.reverse();
          });
          const sorted = events.sort((a, b) => (order === 'asc' ? 1 : -1) * a.start_date.localeCompare(b.start_date));
          expect(idsOf(pages)).toEqual(sorted.map(({ base_url, id }) => `${base_url} ${id}`));
          for (const one of pages.slice(0, -1)) expect(one.items).toHaveLength(perPage);
          expect(pages.map(({ total }) => total)).toEqual(pages.map(() => events.length));
          // No page of a server is requested twice.
          expect(new Set(list.requests).size).toBe(list.requests.length);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('give any page first, as they give it after the others', async () => {
    await assert(
      asyncProperty(
        server,
        server,
        integer({ min: 1, max: 9 }),
        integer({ min: 1, max: 20 }),
        async (one, other, perPage, wanted) => {
          const all = {
            [town]: one.map((day, id) => event(id, day)),
            [school]: other.map((day, id) => event(id, day)),
          };
          const walked = await pagesOf(calendar(all, { perPage }));
          const number = Math.min(wanted, walked.length);
          expect(idsOf([await calendar(all, { perPage }).page(number)])).toEqual(idsOf([walked[number - 1]!]));
        },
      ),
      { numRuns: 300 },
    );
  });

  test('read only as many pages of each as decide on the page shown', async () => {
    const all = {
      [town]: Array.from({ length: 40 }, (_, index) => event(index, index)),
      [school]: Array.from({ length: 40 }, (_, index) => event(index, 100 + index)),
    };
    const list = calendar(all, { perPage: 10 });
    await list.page(1);
    expect(list.requests).toEqual(['town.example 1', 'school.example 1']);
    await list.page(2);
    expect(list.requests.slice(2)).toEqual(['town.example 2']);
    const whole = calendar(all, { perPage: 10, isWhole: true });
    await Promise.all([whole.page(1), whole.page(2)]);
    expect(whole.requests.slice(2)).toEqual(['town.example 2', 'town.example 3', 'town.example 4']);
  });

  test('show what several have once, and count it once from when it was read', async () => {
    await assert(
      asyncProperty(
        array(record({ day: integer({ max: 30, min: 0 }), isShared: boolean() }), { maxLength: 40 }),
        integer({ min: 1, max: 9 }),
        async (days, perPage) => {
          const all = {
            [town]: days.map(({ day }, id) => event(id, day, { global_id: `town.example?id=${id}` })),
            [school]: days.flatMap(({ day, isShared }, id) =>
              isShared ? event(1000 + id, day, { global_id: `town.example?id=${id}` }) : [],
            ),
          };
          const list = calendar(all, { perPage });
          const pages = await pagesOf(list);
          expect(pages.at(-1)!.total).toBe(days.length);
          expect(idsOf(pages)).toHaveLength(days.length);
        },
      ),
      { numRuns: 300 },
    );
  });

  // Servers order their pages by the clock of each event, and lists show its day by that clock: by moment, a day would begin before the one
  // before it has ended.
  test.each(['asc' as const, 'desc' as const])(
    'stand in the order of the clock of each event, whatever its zone, as in a single calendar: %s',
    async (order) => {
      const at = (id: number, start_date: string, utc_start_date: string) =>
        event(id, 0, { start_date, utc_start_date });
      const all = {
        [town]: [
          at(1, '2027-01-01 09:00:00', '2027-01-01 08:00:00'),
          at(2, '2027-01-01 19:00:00', '2027-01-01 18:00:00'),
        ],
        // In Tokyo, eight hours ahead: by moment the order were 3, 1, 4, 2.
        [school]: [
          at(3, '2027-01-01 10:00:00', '2027-01-01 01:00:00'),
          at(4, '2027-01-02 02:00:00', '2027-01-01 17:00:00'),
        ],
      };
      const expected = [`${town} 1`, `${school} 3`, `${town} 2`, `${school} 4`];
      expect(idsOf(await pagesOf(calendar(all, { order, perPage: 3 })))).toEqual(
        order === 'asc' ? expected : expected.reverse(),
      );
    },
  );

  test('show once what one has imported from another, or both from a third, by the names that it had before', async () => {
    const imported = (id: number, day: number, ...lineage: readonly string[]) =>
      event(id, day, { global_id: lineage.at(-1), global_id_lineage: lineage });
    const all = {
      [town]: [
        imported(1, 1, 'town.example?id=1'),
        imported(2, 2, 'county.example?id=2', 'town.example?id=2'),
        imported(3, 3, 'school.example?id=30', 'town.example?id=3'),
        // Its own copy on another day, and another event of the same day.
        imported(4, 4, 'town.example?id=1', 'town.example?id=4'),
        imported(5, 4, 'town.example?id=5'),
      ],
      [school]: [
        imported(10, 1, 'town.example?id=1', 'school.example?id=10'),
        imported(20, 2, 'county.example?id=2', 'club.example?id=2', 'school.example?id=20'),
        imported(30, 3, 'school.example?id=30'),
        imported(50, 4, 'town.example?id=500', 'school.example?id=50'),
      ],
    };
    const pages = await pagesOf(calendar(all, { perPage: 2 }));
    expect(idsOf(pages)).toEqual([
      ...[1, 2].map((id) => `${town} ${id}`),
      `${school} 30`,
      ...[4, 5].map((id) => `${town} ${id}`),
      `${school} 50`,
    ]);
    expect(pages.at(-1)!.total).toBe(6);
  });

  test('end where a server gives the same page for every number', async () => {
    const all = { [town]: Array.from({ length: 20 }, (_, index) => event(index, index)), [school]: [event(1, 3)] };
    const pages = await pagesOf(calendar(all, { pageOf: () => 1 }));
    expect(idsOf(pages)).toHaveLength(6);
    expect(pages.at(-1)!.total).toBe(6);
  });

  test('end where a server repeats its pages and claims a billion events', async () => {
    const all = { [town]: Array.from({ length: 5 }, (_, index) => event(index, index)), [school]: [] };
    const list = calendar(all, { pageOf: () => 1, told: 1e9, isWhole: true });
    expect(idsOf([await list.page(1)])).toHaveLength(5);
    expect(list.requests.length).toBeLessThan(500);
  });

  test('name the one that fails, and show the others', async () => {
    const error = new CalError('http', 'Broken', { status: 500 });
    const all = { [town]: [event(1, 1), event(2, 2)], [school]: [event(1, 1)] };
    const list = calendar(all, { answer: (one) => (one === school ? error : undefined) });
    const page = await list.page(1);
    expect(idsOf([page])).toEqual([`${town} 1`, `${town} 2`]);
    expect(page.total).toBe(2);
    expect(page.leftOut).toEqual([{ item: error, field: 'base_url' }]);
  });

  test('name the one that fails half-way on every later page', async () => {
    const all = {
      [town]: Array.from({ length: 12 }, (_, id) => event(id, 2 * id)),
      [school]: Array.from({ length: 12 }, (_, id) => event(id, 2 * id + 1)),
    };
    const error = new CalError('http', 'Broken', { status: 500 });
    const list = calendar(all, { answer: (one, page) => (one === school && page === 2 ? error : undefined) });
    const pages = await pagesOf(list);
    expect(pages.map(({ leftOut = [] }) => leftOut.length)).toEqual([0, 0, 1, 1]);
    expect(idsOf(pages)).toHaveLength(17);
    expect(pages.at(-1)!.total).toBe(17);
  });

  test('fail where all of them do, and begin anew when they are asked again', async () => {
    let isDown = true;
    const all = { [town]: [event(1, 1)], [school]: [event(2, 2)] };
    const list = calendar(all, {
      answer: () => (isDown ? new CalError('http', 'Broken', { status: 500 }) : undefined),
    });
    await expect(list.page(1)).rejects.toThrow('Broken');
    isDown = false;
    expect(idsOf([await list.page(1)])).toHaveLength(2);
  });

  test('are read once, and anew where what is shown of them is to be replaced', async () => {
    const all = { [town]: [event(1, 1)], [school]: [event(2, 2)] };
    const list = calendar(all);
    await list.page(1);
    await list.page(1);
    expect(list.requests).toHaveLength(2);
    await list.page(1, { since: Date.now() });
    expect(list.requests).toHaveLength(4);
  });

  test('count one without the category asked for as empty', async () => {
    const refusal = new CalError('http', '', { status: 400, code: 'rest_invalid_param', fields: ['categories'] });
    const all = { [town]: [event(1, 1)], [school]: [] };
    const list = calendar(all, { query: '&categories=music', answer: (one) => (one === school ? refusal : undefined) });
    expect((await list.page(1)).leftOut).toEqual([]);
  });

  test.each(['&venue=3', '&organizer=3', '&include=3', '&categories=music,3', '&tags=3'])(
    'refuse IDs, which each gives to other things: %s',
    async (query) => {
      const list = calendar({ [town]: [event(1, 1)], [school]: [event(2, 2)] }, { query });
      await expect(list.page(1)).rejects.toMatchObject({ kind: 'filter', fields: [query.slice(1).split('=')[0]] });
      expect(list.requests).toEqual([]);
    },
  );

  describe('of which one is hostile', () => {
    const names = (id: number) => ({
      global_id: `town.example?id=${id}`,
      global_id_lineage: [`town.example?id=${id}`],
    });
    const originals = [1, 2, 3].map((id) => event(id, 10 + id, { ...names(id), utc_start_date: startOf(10 + id) }));
    const forged = (day: number, id: number) =>
      event(100 + id, day, { ...names(id), title: 'Forged', utc_start_date: startOf(10 + id) });
    const kept = (ids: readonly string[]) => ids.filter((id) => id.startsWith(town));

    test.each([true, false])(
      'show all originals, whatever it says that they are; it is listed first: %s',
      async (isFirst) => {
        // Before the original, when it does, and later; the first says that its moment is that of the original.
        const forgeries = [forged(0, 1), forged(12, 2), forged(13, 3), forged(20, 3), forged(5, 77)];
        const all = isFirst ? { [club]: forgeries, [town]: originals } : { [town]: originals, [club]: forgeries };
        const pages = await pagesOf(calendar(all, { perPage: 2 }));
        expect(idsOf(pages)).toEqual([1, 2, 3].map((id) => `${town} ${id}`));
        expect(pages.at(-1)!.total).toBe(3);
      },
    );

    test('show all originals beside what says that it was imported from them, and begins when it does not', async () => {
      const forgeries = [1, 2, 3].map((id) => ({ ...forged(0, id), global_id: `club.example?id=${id}` }));
      expect(kept(idsOf(await pagesOf(calendar({ [club]: forgeries, [town]: originals }))))).toHaveLength(3);
    });

    test('show no forgery of a calendar that does not answer', async () => {
      const broken = new CalError('http', 'Broken', { status: 500 });
      const all = { [town]: originals, [club]: [forged(0, 1), event(9, 9, { global_id: 'club.example?id=9' })] };
      expect(idsOf(await pagesOf(calendar(all, { answer: (one) => (one === town ? broken : undefined) })))).toEqual([
        `${club} 9`,
      ]);
    });

    test('show those of the calendar listed before it where the name is of neither', async () => {
      const imported = originals.map((one) => ({
        ...one,
        global_id: `county.example?id=${one.id}`,
        global_id_lineage: [],
      }));
      const forgeries = imported.map((one) => ({ ...one, id: one.id + 100, start_date: startOf(one.id) }));
      expect(kept(idsOf(await pagesOf(calendar({ [town]: imported, [club]: forgeries }))))).toHaveLength(3);
    });

    test.each(['global_id', 'global_id_lineage', 'utc_start_date'])(
      'show all, whatever is said for %s',
      async (field) => {
        for (const said of [{ toString: 1, valueOf: 1 }, [{ toString: 1 }], 7, null, [[]]]) {
          const odd = [1, 2].map((id) => ({ ...event(id, id), [field]: said }));
          expect(idsOf(await pagesOf(calendar({ [town]: originals, [club]: odd }, { free: false })))).toHaveLength(5);
        }
      },
    );

    test.each([
      ['alone', {}, mostPages],
      ['beside another', { [town]: originals }, mostPagesOfEach],
    ])('read no more than so many of its pages, and tell: %s', async (_, others, most) => {
      const endless = Array.from({ length: 3000 }, (_, id) =>
        event(id, 20 + id, { global_id: `club.example?id=${id}` }),
      );
      const list = calendar({ ...others, [club]: endless }, { perPage: 5, isWhole: true, free: false, told: 1e9 });
      let page = await list.page(1);
      for (let number = 2; page.items.length === 5; number++) page = await list.page(number);
      expect(list.requests.filter((one) => one.startsWith('club')).length).toBeLessThanOrEqual(most + 5);
      expect(page.leftOut!.map(({ item }) => item)).toMatchObject([{ code: 'too-long', request: { url: club } }]);
      expect(page.total).toBeLessThan(1100);
    });

    test('lists of two servers do not wait long for one that is busy', async () => {
      const busy = new CalError('http', 'Busy', { status: 503, retryAfter: 55_000 });
      const list = calendar({ [town]: originals, [club]: [] }, { answer: (one) => (one === club ? busy : undefined) });
      const page = await list.page(1);
      expect(idsOf([page])).toHaveLength(3);
      expect(page.leftOut).toEqual([{ item: busy, field: 'base_url' }]);
    });
  });

  test('leave a page to those who still wait when one does not any more', async () => {
    const list = calendar({ [town]: [event(1, 1)], [school]: [event(2, 2)] }, {});
    const leaving = new AbortController();
    leaving.abort();
    await list.page(1, { signal: leaving.signal }).catch(() => {});
    expect(idsOf([await list.page(1)])).toHaveLength(2);
  });
});

describe('series', () => {
  /** Titles of their events, one a day. */
  const titles = array(constantFrom('Choir', 'Market', 'Chess', 'Talk', 'Tour'), { maxLength: 120 });
  const folded = (names: readonly string[]) => names.map((title, index) => event(index, index, { title }));

  test('are one item each, with all their dates, however the list is split into pages', async () => {
    await assert(
      asyncProperty(
        titles,
        option(titles),
        integer({ min: 1, max: 4 }),
        constantFrom('asc' as const, 'desc' as const),
        async (one, other, perPage, order) => {
          const all = { [town]: folded(one), ...(other && { [school]: folded(other) }) };
          const pages = await pagesOf(calendar(all, { perPage, order, fold: true }));
          const items = shownOf(pages);
          expect(items).toHaveLength(new Set(one).size + new Set(other ?? []).size);
          expect(pages.every(({ total }) => total === items.length)).toBe(true);
          for (const { title, origin, occurrences } of items) {
            const days = all[origin?.server ?? town]!.filter((event) => event.title === title).map(
              ({ start_date }) => start_date,
            );
            expect(occurrences.map(({ start_date }) => start_date)).toEqual(order === 'asc' ? days : days.reverse());
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  test('are looked for among so many events, and later ones stand by themselves', async () => {
    const names = Array.from({ length: mostSearched + 60 }, (_, index) => `Series ${index % 20}`);
    const list = calendar({ [town]: folded(names) }, { perPage: 10, fold: true });
    const pages = await pagesOf(list);
    expect(pages.map(({ total }) => total)).toEqual(pages.map(() => 80));
    expect(pages).toHaveLength(8);
    const items = shownOf(pages);
    expect(items.map(({ occurrences }) => occurrences.length)).toEqual([
      ...Array<number>(20).fill(25),
      ...Array<number>(60).fill(1),
    ]);
    expect(items[0]!.searched).toBe(mostSearched);
  });

  test('keep events apart that begin at the same time', async () => {
    const list = calendar(
      { [town]: [event(1, 1, { title: 'Tour' }), event(2, 1, { title: 'Tour' }), event(3, 2, { title: 'Tour' })] },
      { fold: true },
    );
    const items = shownOf([await list.page(1)]);
    expect(items.map(({ occurrences }) => occurrences.map(({ id }) => id))).toEqual([[1], [2, 3]]);
  });

  test('are told by what the server says they belong to, whatever they are called', async () => {
    const dates = [
      event(1, 1, { title: 'Yoga', post_parent: 40 }),
      event(2, 2, { title: 'Yoga', post_parent: 41 }),
      event(3, 3, { title: 'Yoga with Lena', post_parent: 40 }),
      event(10_000_001, 4, { title: 'Chess', slug: 'chess' }),
      event(10_000_002, 5, { title: 'Chess for beginners', slug: 'chess' }),
      event(6, 6, { title: 'Yoga' }),
    ];
    const items = shownOf([await calendar({ [town]: dates }, { perPage: 10, fold: true }).page(1)]);
    expect(items.map(({ occurrences }) => occurrences.map(({ id }) => id))).toEqual([
      [1, 3],
      [2],
      [10_000_001, 10_000_002],
      [6],
    ]);
  });

  test('are only what is at the same venues and by the same organizers', async () => {
    const [hall, park] = [{ id: 1 }, { id: 2 }];
    const places = [
      { venue: hall, organizer: [hall] },
      { venue: park, organizer: [hall] },
      { venue: hall, organizer: [park] },
      { venue: [], organizer: [hall] },
      { venue: hall, organizer: [] },
      { venue: hall, organizer: [hall, park] },
    ];
    const events = places.flatMap((more, index) =>
      [index, index + 10].map((day) => event(day, day, { title: 'Choir', ...more })),
    );
    const page = await calendar({ [town]: events }, { perPage: 10, fold: true }).page(1);
    expect(shownOf([page]).map(({ occurrences }) => occurrences.map(({ id }) => id))).toEqual(
      places.map((_, index) => [index, index + 10]),
    );
    expect(page.total).toBe(places.length);
  });

  test('are not shown in part where the server fails half-way', async () => {
    const names = Array.from({ length: 120 }, (_, index) => `Series ${index % 5}`);
    const error = new CalError('http', 'Broken', { status: 500 });
    const list = calendar(
      { [town]: folded(names) },
      { fold: true, answer: (_, page) => (page === 2 ? error : undefined) },
    );
    await expect(list.page(1)).rejects.toThrow('Broken');
  });
});

describe('free events', () => {
  const priced = (prices: readonly (readonly string[])[]) =>
    prices.map((values, index) => event(index, index, { cost_details: { values } }));
  const isZero = ([price]: readonly string[]) => price === '0' || price === 'free';

  test('are all that is shown, with a true total, however the list is split into pages', async () => {
    const prices = array(constantFrom(['0'], ['free'], ['5'], ['0', '7'], ['pay-what-you-can'], []), {
      maxLength: 120,
    });
    await assert(
      asyncProperty(
        prices,
        integer({ min: 1, max: 20 }),
        constantFrom('asc' as const, 'desc' as const),
        async (some, perPage, order) => {
          const pages = await pagesOf(calendar({ [town]: priced(some) }, { perPage, order, free: true }));
          const expected = some.flatMap((values, id) => (values.length === 1 && isZero(values) ? id : []));
          expect(pages.flatMap(({ items }) => items.map((item) => item!.id))).toEqual(
            order === 'asc' ? expected : expected.reverse(),
          );
          expect(pages.every(({ total }) => total === expected.length)).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });

  test('events online are all that is shown, with those at a venue too, and the free ones among them', async () => {
    const events = [
      {},
      { is_virtual: true },
      { is_virtual: true, venue: [{ id: 1, venue: 'Hall' }] },
      { is_virtual: 1 },
    ];
    const some = events.map((members, index) =>
      event(index, index, { ...members, cost_details: { values: [index === 2 ? '0' : '5'] } }),
    );
    const shown = async (given: object) => {
      const pages = await pagesOf(calendar({ [town]: some }, { online: true, ...given }));
      return [pages[0]!.total, pages.flatMap(({ items }) => items.map((item) => item!.id))];
    };
    expect(await shown({})).toEqual([2, [1, 2]]);
    expect(await shown({ free: true })).toEqual([1, [2]]);
  });

  test('free events of a series fold into one item', async () => {
    const events = [['0'], ['5'], ['0']].map((values, day) =>
      event(day, day, { title: 'Choir', cost_details: { values } }),
    );
    const page = await calendar({ [town]: events }, { free: true, fold: true }).page(1);
    expect([page.total, shownOf([page])[0]!.occurrences.map(({ id }) => id)]).toEqual([1, [0, 2]]);
  });
});
