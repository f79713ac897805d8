import { assert, constantFrom, integer, option, property, record, shuffledSubarray } from '../../fast-check.js';
import { describe, expect, test } from 'vitest';
import type { Page } from '../../../src/data/client/index.js';
import { arrange, isComplete, nextPages, wirePages, type PageWindow } from '../../../src/data/query/list-pages.js';

interface Item {
  readonly id: number;
}

/** A server that lists in ascending order only; `undefined` beyond the last page. */
function serverOf(count: number, perPage: number): (page: number) => Page<Item> | undefined {
  const all = Array.from({ length: count }, (_, id) => ({ id }));
  const totalPages = Math.ceil(count / perPage);
  return (page) => {
    const items = all.slice((page - 1) * perPage, page * perPage);
    return items.length || page === 1 ? { items, total: count, totalPages } : undefined;
  };
}

/** Requests pages as a list does: again once the total is known. */
function ask(showing: PageWindow, count: number): Map<number, Page<Item>> {
  const read = serverOf(count, showing.perPage);
  const total = showing.order === 'desc' ? count : undefined;
  const pages = new Set([...wirePages(showing), ...wirePages(showing, total)]);
  return new Map(
    [...pages].flatMap((page) =>
      [[page, read(page)] as const].filter((entry): entry is [number, Page<Item>] => !!entry[1]),
    ),
  );
}

/** The expected items, computed from the whole list. */
function seen({ order, perPage, limit, first, last }: PageWindow, count: number): Item[] {
  const all = Array.from({ length: count }, (_, id) => ({ id }));
  if (order === 'desc') all.reverse();
  return all.slice(0, limit).slice((first - 1) * perPage, last * perPage);
}

/** Any list, and any existing part of it. */
const cases = record({
  count: integer({ min: 0, max: 130 }),
  order: constantFrom('asc' as const, 'desc' as const),
  perPage: integer({ min: 1, max: 50 }),
  limit: option(integer({ min: 1, max: 150 }), { nil: Infinity }),
  start: integer({ min: 0, max: 1000 }),
  added: integer({ min: 0, max: 4 }),
}).map(({ count, start, added, ...rest }) => {
  const pages = Math.max(Math.ceil(Math.min(count, rest.limit) / rest.perPage), 1);
  const first = (start % pages) + 1;
  return { count, showing: { ...rest, first, last: Math.min(first + added, pages) } };
});

describe('a part of a list', () => {
  test('shows the items of its pages in the requested direction', () => {
    assert(
      property(cases, ({ count, showing }) => {
        const items = seen(showing, count);
        const from = (showing.first - 1) * showing.perPage + 1;
        expect(arrange(showing, ask(showing, count))).to.deep.equal({
          items,
          from: items.length ? from : 0,
          to: items.length ? from + items.length - 1 : 0,
          total: count,
          pages: Math.ceil(Math.min(count, showing.limit) / showing.perPage),
        });
      }),
      { numRuns: 2000 },
    );
  });

  test('shows a beginning without gaps while responses are missing', () => {
    assert(
      property(
        cases.chain(({ count, showing }) => {
          const answers = [...ask(showing, count)];
          return shuffledSubarray(answers).map((known) => ({
            count,
            showing,
            known: new Map(known.sort(([a], [b]) => a - b)),
          }));
        }),
        ({ count, showing, known }) => {
          const view = arrange(showing, known);
          const items = seen(showing, count);
          // An ascending list of several pages cannot begin without its first page.
          if (view) expect(view.items).to.deep.equal(items.slice(0, view.items.length));
          else expect(known.size).to.be.lessThan(ask(showing, count).size);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('shows every item once over all pages', () => {
    assert(
      property(
        integer({ min: 0, max: 316 }),
        integer({ min: 1, max: 50 }),
        constantFrom('asc' as const, 'desc' as const),
        (count, perPage, order) => {
          const pages = Math.ceil(count / perPage);
          const walk = Array.from({ length: pages }, (_, index) => {
            const showing = { order, perPage, limit: Infinity, first: index + 1, last: index + 1 };
            return arrange(showing, ask(showing, count))!.items;
          }).flat();
          expect(walk).to.deep.equal(
            seen({ order, perPage, limit: Infinity, first: 1, last: Math.max(pages, 1) }, count),
          );
        },
      ),
    );
  });

  test('is empty beyond the end, with the total known', () => {
    const showing = { order: 'desc', perPage: 10, limit: Infinity, first: 9, last: 9 } as const;
    expect(arrange(showing, ask(showing, 15))).to.deep.equal({ items: [], from: 0, to: 0, total: 15, pages: 2 });
  });
});

describe('a part of a list that leaves out what is over', () => {
  /** Items in the order of the server, `x` for those that are over; from `|` on none is. */
  const listOf = (text: string) =>
    [...text.replace('|', '')].map((over, id) => ({ id, isOver: over === 'x', isLater: id >= text.indexOf('|') }));
  type Listed = ReturnType<typeof listOf>[number];
  const isLeftOut = ({ isLater, isOver }: Listed) => (isLater ? undefined : isOver);

  /** Asks for pages until all are there, as a list does. */
  function read(all: readonly Listed[], window: PageWindow) {
    const known = new Map<number, Page<Listed>>();
    const asked: number[][] = [];
    let wanted = wirePages(window);
    while (wanted.length) {
      asked.push(wanted);
      for (const page of wanted) {
        const items = all.slice((page - 1) * window.perPage, page * window.perPage);
        known.set(page, { items, total: all.length, totalPages: Math.ceil(all.length / window.perPage) });
      }
      wanted = isComplete(window, known) ? [] : nextPages(window, known)!;
    }
    return { view: arrange<Listed>(window, known)!, asked };
  }

  const texts = [
    '',
    'x',
    '.',
    'xx.x|......',
    'xxxxxxxxxxxx.|...',
    '.....xx.x|.........',
    '|........',
    'xxxxxx',
    'x.x.x.x.x.x.x.x.x.|....',
  ];
  for (const text of texts)
    for (const perPage of [1, 3, 4])
      for (const order of ['asc', 'desc'] as const)
        test(`shows of "${text}" each item that is not, once, in pages of ${perPage}, ${order}`, () => {
          const all = listOf(text);
          const left = all.filter(({ isOver, isLater }) => isLater || !isOver).map(({ id }) => id);
          if (order === 'desc') all.reverse();
          const pages = Array.from({ length: Math.ceil(left.length / perPage) || 1 }, (_, index) => {
            const window = { order, perPage, limit: Infinity, first: index + 1, last: index + 1, isLeftOut };
            return read(all, window).view;
          });
          expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).to.deep.equal(left);
          const last = pages.at(-1)!;
          expect([last.total, last.pages, last.to]).to.deep.equal([
            left.length,
            Math.ceil(left.length / perPage),
            left.length,
          ]);
          // None is short but the last.
          for (const { items } of pages.slice(0, -1)) expect(items).to.have.length(perPage);
        });

  test('fills up to a limit, in few rounds', () => {
    const { view, asked } = read(listOf(`${'x'.repeat(60)}.....|....`), {
      order: 'asc',
      perPage: 3,
      limit: 3,
      first: 1,
      last: 1,
      isLeftOut,
    });
    expect(view.items.map(({ id }) => id)).to.deep.equal([60, 61, 62]);
    expect(asked.length).to.be.below(8);
  });

  test('asks for no more than a page where nothing is over', () => {
    const window = { order: 'asc' as const, perPage: 10, limit: Infinity, first: 1, last: 1, isLeftOut };
    expect(read(listOf(`|${'.'.repeat(40)}`), window).asked).to.deep.equal([[1]]);
  });

  test('ends where a server lists without an end what is over', () => {
    const { asked } = read(listOf('x'.repeat(3000)), {
      order: 'asc',
      perPage: 10,
      limit: Infinity,
      first: 1,
      last: 1,
      isLeftOut,
    });
    expect(asked.flat().length).to.be.below(110);
  });
});

describe('a whole list', () => {
  test('includes its last page, even where the first page counted less', () => {
    const showing = { order: 'asc', perPage: 2, limit: Infinity, first: 1, last: Infinity } as const;
    const answers = new Map([
      [1, { items: [{ id: 1 }, { id: 2 }], total: 2, totalPages: 1 }],
      [2, { items: [{ id: 3 }], total: 3, totalPages: 2 }],
    ]);
    expect(arrange(showing, answers)).to.deep.include({
      items: [{ id: 1 }, { id: 2 }, { id: 3 }],
      from: 1,
      to: 3,
      total: 3,
    });
  });

  test('shows an item once that has moved to the next page while it was read', () => {
    const showing = { order: 'asc', perPage: 2, limit: Infinity, first: 1, last: Infinity } as const;
    const answers = new Map([
      [1, { items: [{ id: 1 }, { id: 2 }], total: 3, totalPages: 2 }],
      [2, { items: [{ id: 2 }, { id: 3 }], total: 4, totalPages: 2 }],
    ]);
    expect(arrange(showing, answers)!.items).to.deep.equal([{ id: 1 }, { id: 2 }, { id: 3 }]);
  });
});

describe('requests', () => {
  test('are one for each page shown, in ascending order', () => {
    expect(wirePages({ order: 'asc', perPage: 10, limit: 25, first: 2, last: 4 })).to.deep.equal([2, 3, 4]);
  });

  test.each([
    [undefined, [1]],
    [0, [1]],
    [9, [1]],
    [10, [1]],
    [11, [1, 2]],
    [20, [1, 2]],
    [316, [1, 31, 32]],
    [320, [1, 32]],
  ])('downwards from %s, pages %j', (total, pages) => {
    expect(wirePages({ order: 'desc', perPage: 10, limit: Infinity, first: 1, last: 1 }, total)).to.deep.equal(pages);
  });

  test('are the first page, the pages shown, and at most one more in descending order', () => {
    assert(
      property(cases, ({ count, showing }) => {
        const pages = wirePages({ ...showing, order: 'desc' }, count);
        expect(new Set(pages)).to.have.lengthOf(pages.length);
        expect(pages.length).to.be.at.most(showing.last - showing.first + 3);
        expect(Math.max(...pages)).to.be.at.most(Math.max(Math.ceil(count / showing.perPage), 1));
      }),
    );
  });
});
