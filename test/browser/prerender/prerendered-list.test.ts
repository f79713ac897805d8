import { expect } from '@open-wc/testing';
import { replacePrinted } from '../../../src/elements/base/prerendered.js';
import { answered, columns, FramedPage } from './framed-page.js';
import type { PageQuery } from './pages.js';

/** The names of events: of rows, and of what has run for weeks. */
const names = '.title, .now-on li';

describe('a page whose events stand in it', () => {
  let pages: FramedPage[] = [];
  const open = async (query: Partial<PageQuery> = {}, width = 390, sandbox?: string) => {
    const page = await FramedPage.open(query, width, sandbox);
    pages.push(page);
    return page;
  };
  const readClock = Date.now;
  beforeEach(() => (Date.now = () => answered));
  afterEach(() => {
    Date.now = readClock;
    for (const page of pages) page.close();
    pages = [];
  });

  for (const [attributes, lang] of [
    ['range="all"', 'en'],
    ['layout="cards"', 'de'],
    ['layout="compact"', 'fr'],
    ['group-by="day"', 'es'],
    ['group-by="month" paging="pager"', 'ar'],
    ['group-by="month" calendar="auto"', 'fa'],
    ['layout="cards" group-by="day"', 'he'],
  ] as const)
    for (const events of ['later', 'near'] as const) {
      // In the other languages and looks, each frame has the same reasons to move something.
      const eachFrame = lang === 'en';
      it(`shows them before any script, and moves none ${eachFrame ? 'in any frame ' : ''}when the element takes over: ${attributes}, ${lang}, ${events}`, async () => {
        // Some engines write Arabic with other digits than Node, which are as wide only where nothing has to break.
        const areDigitsEqual = new Intl.NumberFormat(lang).format(1) === '1';
        const widths = areDigitsEqual ? ['', ...columns] : [''];
        const page = await open(
          { attributes, events, lang, dir: /ar|he|fa/.test(lang) ? 'rtl' : 'ltr', widths: widths.join() },
          1000,
        );
        expect(page.seen(names)).to.have.length(10 * widths.length);
        expect(await page.upgrade(eachFrame)).to.deep.equal([]);
        expect(page.seen(names)).to.have.length(10 * widths.length);
        expect(page.root.querySelectorAll('.printed, style')).to.have.length(0);
        expect(page.asked).to.deep.equal([]);
        expect(page.window.complaints).to.deep.equal([]);
      });
    }

  it('is read where no script runs, with its age and without what needs one', async () => {
    const page = await open({ events: 'near', attributes: 'paging="pager"' }, 390, 'allow-same-origin');
    expect(page.seen(names)).to.have.length(10);
    expect(page.seen('.as-of').map((line) => line.innerText)).to.deep.equal(['As of Nov 19, 2026, 7:00 PM']);
    expect(page.seen('button, .skeleton, .near, [part="nearness"]')).to.deep.equal([]);
    expect(page.window.document.querySelector<HTMLElement>('cal-event-list > ul')!.checkVisibility()).to.equal(false);
  });

  it('is hidden by its own styles as soon as the element shows events, even where what takes it away arrives later', async () => {
    const page = await open();
    const shown = () =>
      page.seen('.base').map(({ className, innerText }) => `${className}: ${innerText.trim().slice(0, 6)}`);
    const [picture] = shown();
    const base = page.window.document.createElement('div');
    base.className = 'base';
    base.innerHTML = '<div><span class="skeleton">Loading</span></div>';
    page.root.prepend(base);
    expect(shown()).to.deep.equal([picture]);
    base.firstElementChild!.textContent = 'Events';
    expect(shown()).to.deep.equal(['base: Events']);
  });

  it('says the day in every width, also in the one at which the badge goes', async () => {
    for (const attributes of ['', 'group-by="day"']) {
      const page = await open({ attributes, events: 'near', widths: '19.9,20,20.1' }, 1000);
      const isShown = (one: Element) => page.window.getComputedStyle(one).clipPath === 'none';
      const days = page.elements.map((list) => [...list.shadowRoot!.querySelectorAll('.date-badge, .day, .heading')]);
      expect(days.map((all) => all.some((one) => one.checkVisibility() && isShown(one)))).to.deep.equal([
        true,
        true,
        true,
      ]);
    }
  });

  it('needs no more of a strict policy than the hash of its style', async () => {
    const page = await open({ isStrict: 'yes' });
    const display = () => page.window.getComputedStyle(page.seen('.card')[0]!).display;
    expect(display()).to.equal('flex');
    await page.upgrade();
    expect(display()).to.equal('flex');
    expect(page.window.complaints).to.deep.equal([]);
  });

  it('keeps the focus on a link', async () => {
    const page = await open();
    const link = page.seen('.title a')[2] as HTMLAnchorElement;
    link.focus();
    await page.upgrade();
    const focused = page.root.activeElement as HTMLAnchorElement;
    expect(focused).not.to.equal(link);
    expect(focused.href).to.equal(link.href);
  });

  it('keeps the focus on a link where the element shows events before the code arrives that takes the picture away', async () => {
    for (const movesOn of [false, true]) {
      const { root, window, element } = await open();
      const link = root.querySelectorAll<HTMLAnchorElement>('.printed .title a')[2]!;
      link.focus();
      const focusedBefore = root.activeElement;
      const base = window.document.createElement('div');
      base.className = 'base';
      base.innerHTML = `<a href="${link.getAttribute('href')!}">Events</a>`;
      root.prepend(base);
      // Asks for the layout, after which the hidden link has lost the focus.
      expect(link.checkVisibility()).to.equal(false);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      expect(root.activeElement === null).to.equal(true);
      const other = window.document.createElement('button');
      window.document.body.append(other);
      if (movesOn) other.focus();
      replacePrinted(element, focusedBefore);
      // By what they are, because it takes the browser minutes to compare nodes of frames for a message.
      expect(root.querySelector('.printed') === null).to.equal(true);
      expect(window.document.activeElement!.localName).to.equal(movesOn ? 'button' : element.localName);
      expect(root.activeElement?.textContent).to.equal(movesOn ? undefined : 'Events');
    }
  });
});
