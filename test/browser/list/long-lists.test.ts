import { expect } from '@open-wc/testing';
import { emulateMedia, sendKeys, sendMouse } from '@web/test-runner-commands';
import { atLeastOne } from '../../at-least-one.js';
import { isChromium, narrowest, setViewport } from '../appearance.js';
import { Calendar } from '../calendar.js';
import { setUpEnvironment, until } from '../environment.js';
import { pressWith } from '../period/month-page.js';
import { eventAt } from '../period/made-events.js';
import { ListPage } from './list-page.js';

setUpEnvironment();

const isLaidOut = (card: Element) => card.checkVisibility({ contentVisibilityAuto: true });

/** A list with its last row far below the screen, once that is not laid out. */
async function longList(attributes: string): Promise<{ page: ListPage; last: HTMLElement }> {
  const page = await ListPage.of(new Calendar(), `range="all" per-page="50" ${attributes}`);
  await page.press('Show 50 more');
  const last = page.all('card').at(-1)!;
  // An earlier test may have scrolled the page.
  window.scrollTo(0, 0);
  await until(() => !isLaidOut(last));
  return { page, last };
}

for (const layout of ['list', 'compact', 'cards'])
  it(`shows the same rows to who jumps to the end and scrolls back up, in layout ${layout}`, async () => {
    const page = await ListPage.of(new Calendar(), `range="all" per-page="50" layout="${layout}"`);
    await page.press('Show 50 more');
    const paint = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    document.scrollingElement!.scrollTo(0, document.scrollingElement!.scrollHeight);
    await paint();
    while (scrollY >= 1) {
      const read = page.all('card').find((card) => card.getBoundingClientRect().top > innerHeight / 3)!;
      const [top, y] = [read.getBoundingClientRect().top, Math.min(200, scrollY)];
      scrollBy(0, -y);
      await paint();
      expect(read.getBoundingClientRect().top).to.be.closeTo(top + y, 2);
    }
  });

/** The selectors of rules, also of those inside others. */
const selectorsIn = (rules: CSSRuleList): string[] =>
  [...rules].flatMap((rule) => [
    ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
    ...(rule instanceof CSSStyleRule || rule instanceof CSSGroupingRule ? selectorsIn(rule.cssRules) : []),
  ]);

it('has no style that looks through all rows whenever one is added', async () => {
  const page = await ListPage.of(new Calendar(), 'range="all" layout="cards"');
  const selectors = page.root.adoptedStyleSheets.flatMap(({ cssRules }) => selectorsIn(cssRules));
  // What holds rows, of which another style depends on what any of them has.
  const ofAllRows = /\.(items|groups|list|cards|compact)(?![\w-])(?:[.:][\w-]+|:not\()*:has\((?!>)/;
  expect(atLeastOne(selectors.filter((selector) => selector.includes('.items')))).not.to.be.empty;
  expect(selectors.filter((selector) => ofAllRows.test(selector))).to.deep.equal([]);
});

it('looks at the events of a page that is added, and at no other', async () => {
  const day = (index: number) => new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10);
  const events = Array.from({ length: 250 }, (_, index) =>
    eventAt(`Talk ${index}`, `${day(index)} 10:00`, `${day(index)} 11:00`),
  );
  const page = await ListPage.of(new Calendar(events), 'per-page="50"');
  const moments = Object.getPrototypeOf(page.element.items[0]!.span.start) as object;
  const watched: [object, string][] = [
    [moments, 'epochMilliseconds'],
    [moments, 'timeZoneId'],
    [DocumentFragment.prototype, 'querySelectorAll'],
  ];
  let reads = 0;
  const restore = watched.map(([object, name]) => {
    const property = Object.getOwnPropertyDescriptor(object, name)!;
    const counted = (read: (...given: unknown[]) => unknown) =>
      function (this: unknown, ...given: unknown[]) {
        reads++;
        return read.apply(this, given);
      };
    const { get, value } = property as { get?: () => unknown; value?: () => unknown };
    Object.defineProperty(
      object,
      name,
      get ? { ...property, get: counted(get) } : { ...property, value: counted(value!) },
    );
    return () => Object.defineProperty(object, name, property);
  });
  const perPage: number[] = [];
  for (let number = 2; number <= 5; number++) {
    reads = 0;
    page.element.loadMore();
    await page.settled();
    perPage.push(reads);
  }
  for (const one of restore) one();
  expect(page.titles).to.have.length(250);
  expect(perPage.at(-1)).to.be.greaterThan(0).and.at.most(perPage[0]!);
});

// Only Chromium reports which rows it lays out.
if (isChromium) {
  it('lays out fifty rows near the window and at the end of the list, and none between', async () => {
    window.scrollTo(0, 0);
    const page = await ListPage.of(new Calendar(), 'range="all" per-page="50" paging="pager"');
    await until(() => !isLaidOut(page.all('card')[30]!));
    expect(page.all('card').slice(0, 10).every(isLaidOut)).to.equal(true);
    expect(page.all('card').slice(-8).every(isLaidOut)).to.equal(true);
  });

  for (const layout of ['list', 'compact', 'cards'])
    describe(`rows far below the screen, in layout ${layout}`, () => {
      it('are laid out once they come near', async () => {
        const { page, last } = await longList(`layout="${layout}"`);
        expect(page.all('card').slice(0, 10).every(isLaidOut)).to.equal(true);
        last.scrollIntoView();
        await until(() => isLaidOut(last));
      });

      it('are found by a search in the page', async () => {
        const { page } = await longList(`layout="${layout}"`);
        const find = (text: string) => (window as unknown as { find: (text: string) => boolean }).find(text);
        getSelection()!.removeAllRanges();
        expect(find(page.titles.at(-1)!)).to.equal(true);
        getSelection()!.removeAllRanges();
      });

      it('are reached by the Tab key', async () => {
        const { page, last } = await longList(`layout="${layout}"`);
        page.all('link').at(-2)!.focus();
        await sendKeys({ press: 'Tab' });
        expect(page.root.activeElement).to.equal(last.querySelector('a'));
        await until(() => isLaidOut(last));
      });

      it('a long list is printed whole', async () => {
        const { page } = await longList(`layout="${layout}"`);
        await emulateMedia({ media: 'print' });
        await until(() => page.all('card').every(isLaidOut));
        await emulateMedia({ media: 'screen' });
      });
    });
}

describe('the pager below a long page', () => {
  const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const isInWindow = (node: Element) => {
    const { top, bottom } = node.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  };

  /** So many rows and the pager, with a link after them. */
  async function pagedList(
    width: number,
    rows = 50,
  ): Promise<{ page: ListPage; next: HTMLElement; after: HTMLElement }> {
    await setViewport({ width: Math.max(width, narrowest), height: 812 });
    window.scrollTo(0, 0);
    const page = await ListPage.of(new Calendar(), `range="all" per-page="${rows}" paging="pager"`);
    const after = document.createElement('a');
    Object.assign(after, { href: '#', id: 'after', textContent: 'After' });
    after.style.cssText = 'display: block; margin-block: 20px';
    page.around.append(after);
    await frames();
    window.scrollTo(0, 0);
    return { page, next: page.one('next')!, after };
  }

  afterEach(() => setViewport({ width: 800, height: 600 }));

  for (const width of [375, 1280]) {
    it(`is hit by a press right after it was scrolled to, ${width} pixels wide`, async () => {
      const { page, next } = await pagedList(width);
      next.scrollIntoView();
      const { x, y, width: across, height } = next.getBoundingClientRect();
      await sendMouse({ type: 'click', position: [Math.round(x + across / 2), Math.round(y + height / 2)] });
      await page.settled();
      expect(page.details('cal-page-change')).to.deep.equal([{ page: 2 }]);
      expect(page.details('cal-select')).to.deep.equal([]);
    });

    for (const rows of [41, 50])
      it(`is in the window when Shift+Tab, a jump or End leads there, below ${rows} rows, ${width} pixels wide`, async () => {
        const { page, next, after } = await pagedList(width, rows);
        after.focus({ preventScroll: true });
        await pressWith('Shift', 'Tab');
        await frames();
        expect(page.root.activeElement).to.equal(next);
        expect(isInWindow(next), 'focused').to.equal(true);
        for (const jump of [
          () => after.scrollIntoView(),
          () => document.scrollingElement!.scrollTo(0, document.scrollingElement!.scrollHeight),
        ]) {
          window.scrollTo(0, 0);
          await frames();
          jump();
          await frames();
          expect(isInWindow(after), 'jumped to').to.equal(true);
        }
      });
  }
});

it('keeps room for rows that are not laid out as high as the first are', async () => {
  await setViewport({ width: 800, height: 600 });
  const page = await ListPage.of(new Calendar(), 'range="all" per-page="50"');
  while (page.titles.length < 250) await page.press('Show 50 more');
  window.scrollTo(0, 0);
  const [first, ...others] = page.root.querySelectorAll<HTMLElement>('.block');
  const height = first!.offsetHeight;
  await until(
    () =>
      others.some((block) => !block.firstElementChild!.checkVisibility({ contentVisibilityAuto: true })) || !isChromium,
  );
  for (const block of atLeastOne(others)) expect(block.offsetHeight).to.be.within(height * 0.7, height * 1.4);
});
