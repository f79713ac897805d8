import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { setViewport } from '../appearance.js';
import { DetailPage, EventCalendar, full, changed } from './detail-page.js';
import { passTime, setUpEnvironment, textOf, turn, until } from '../environment.js';

setUpEnvironment();

const { clipboard } = navigator;
const narrow = { width: 460, height: 600 };

/** Puts this in the place of something of the browser's, as long as a test runs. */
const replaced = new Map<string, unknown>();
function replace(name: 'share' | 'clipboard', value: unknown): void {
  replaced.set(name, value);
  Object.defineProperty(navigator, name, { value, configurable: true });
}

afterEach(async () => {
  for (const name of replaced.keys()) delete (navigator as unknown as Record<string, unknown>)[name];
  replaced.clear();
  expect(navigator.clipboard).to.equal(clipboard);
  await setViewport({ width: 800, height: 600 });
});

const shown = async (event = full, attributes = '') => {
  const page = await DetailPage.of(
    new EventCalendar([event], []),
    `event-id="${event.id}" show-related="false" ${attributes}`,
  );
  await until(
    () => page.root.querySelector('cal-add-to-calendar')?.shadowRoot?.querySelector('.add') ?? page.one('ended'),
  );
  return page;
};
/** What a screen reader hears of the actions. */
const said = (page: DetailPage) => textOf(page.one('actions')!.querySelector('[role="status"]'));
const box = (element: Element) => element.getBoundingClientRect();
const names = (page: DetailPage) =>
  [...page.one('actions')!.querySelectorAll<HTMLElement>('[part]')]
    .filter((one) => one.checkVisibility() && !one.matches('.unseen'))
    .map((one) => one.getAttribute('part')!.split(' ').at(-1));

describe('what can be done about an event', () => {
  it('stands above the facts: the calendar first and filled, then sharing and the event’s own website', async () => {
    await setViewport({ width: 1280, height: 800 });
    const page = await shown();
    expect(names(page)).to.deep.equal(['add-to-calendar', 'share', 'website-button']);
    expect(box(page.one('actions')!).bottom).to.be.at.most(box(page.one('aside')!).top);
    const add = page.root.querySelector('cal-add-to-calendar')!.shadowRoot!.querySelector('.add')!;
    const fill = (element: Element) => getComputedStyle(element).backgroundColor;
    expect(fill(add)).not.to.equal(fill(page.one('share')!));
  });

  it('has no website where the event names its page in the calendar', async () => {
    const page = await shown(changed({ website: full.url }));
    expect([page.one('website-button'), page.facts.Website]).to.deep.equal([undefined, undefined]);
  });

  it('is no calendar entry once the event is over', async () => {
    passTime(60 * 24 * 3600 * 1000);
    const page = await shown();
    expect([page.root.querySelector('cal-add-to-calendar'), page.all('share').length]).to.deep.equal([null, 1]);
    expect(getComputedStyle(page.one('actions')!).position).not.to.equal('sticky');
  });
});

describe('an event that does not take place when it was planned', () => {
  const off = (status: 'cancelled' | 'postponed', changes: Partial<typeof full> = {}) => {
    const eventStatus = `https://schema.org/${{ cancelled: 'EventCancelled', postponed: 'EventPostponed' }[status]}`;
    return changed({ json_ld: { eventStatus }, ...changes });
  };
  const open = (event: typeof full, attributes = '') =>
    DetailPage.of(new EventCalendar([event], []), `event-id="${event.id}" show-related="false" ${attributes}`);
  const others = (page: DetailPage) => page.one('others-button') as HTMLAnchorElement | undefined;

  it('says below its title that it is cancelled, and is no calendar entry, costs nothing and shows no map', async () => {
    const page = await open(off('cancelled', { website: 'https://tickets.example/' }), 'show-map consent="granted"');
    expect(page.text('status-notice')).to.equal('Canceled. This event does not take place.');
    expect(page.one('title')!.compareDocumentPosition(page.one('status-notice')!)).to.equal(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect([page.texts('badge'), getComputedStyle(page.one('title')!).textDecorationLine]).to.deep.equal([
      full.featured ? ['Featured'] : [],
      'none',
    ]);
    expect(page.root.querySelector('cal-add-to-calendar, cal-venue-map, [part~="directions"]')).to.equal(null);
    expect([page.one('website-button'), page.facts.Cost]).to.deep.equal([undefined, undefined]);
    expect(page.facts.Website).to.equal('tickets.example');
    expect(getComputedStyle(page.one('actions')!).position).not.to.equal('sticky');
  });

  it('leads nowhere online once it is cancelled', async () => {
    const online = { is_virtual: true, virtual_url: 'https://meet.example/a' };
    expect((await open(off('cancelled', online))).all('online')).to.have.length(0);
    expect((await open({ ...off('postponed', online), id: 9003 })).all('online')).to.have.length(1);
  });

  it('leads from a cancelled event to the list that the page names, else to that of its category', async () => {
    const [category] = full.categories;
    const linked = off('cancelled', { categories: [{ ...category!, ...{ url: 'https://calendar.example/c/' } }] });
    expect(others(await open(linked))!.href).to.equal('https://calendar.example/c/');
    const page = await open({ ...linked, id: 9001 }, 'list-href="/whats-on/"');
    expect(textOf(others(page))).to.equal('See what else is on');
    expect(others(page)!.href).to.equal(new URL('/whats-on/', location.href).href);
    const unsafe = await open({ ...off('cancelled', { categories: [] }), id: 9002 }, 'list-href="javascript:alert(1)"');
    expect(others(unsafe)).to.equal(undefined);
  });

  for (const [place, mode, inAddress] of [
    ['dialog', 'dialog', undefined],
    ['calendar', 'page', false],
  ] as const)
    it(`leads from a ${place} back to the list that it was opened from`, async () => {
      const page = await open(off('cancelled'), `mode="${mode}"`);
      page.detail.inAddress = inAddress;
      await page.detail.updateComplete;
      let closed = 0;
      page.detail.addEventListener('cal-close', () => closed++);
      others(page)!.click();
      await until(() => closed && !page.one('detail'));
      expect(closed).to.equal(1);
    });

  it('says that it is postponed, keeps what it costs and its website, but no day to be reminded of', async () => {
    const page = await open(off('postponed', { website: 'https://tickets.example/' }));
    expect(page.text('status-notice')).to.equal('Postponed. The new date is not known yet.');
    expect([page.root.querySelector('cal-add-to-calendar'), others(page)]).to.deep.equal([null, undefined]);
    expect([page.facts.Cost, page.all('website-button').length]).to.deep.equal(['$35', 1]);
  });

  it('is neither over nor soon', async () => {
    const soon = await open(off('cancelled', { id: 9003 }));
    expect(soon.all('nearness')).to.have.length(0);
    passTime(60 * 24 * 3600 * 1000);
    const page = await open(off('postponed', { id: 9004 }));
    expect([page.all('ended').length, page.all('status-notice').length]).to.deep.equal([0, 1]);
  });
});

describe('sharing an event', () => {
  it('hands its page to the visitor’s own way of sharing', async () => {
    const shared: unknown[] = [];
    replace('share', (data: unknown) => Promise.resolve(void shared.push(data)));
    const page = await shown();
    page.one('share')!.click();
    await until(() => shared.length);
    expect(shared).to.deep.equal([{ url: full.url, title: page.title }]);
    await turn();
    expect(said(page)).to.equal('');
  });

  if (!('share' in navigator))
    it('else copies it, which the button says for a moment and a screen reader hears', async () => {
      const copied: string[] = [];
      replace('clipboard', { writeText: (text: string) => Promise.resolve(void copied.push(text)) });
      const page = await shown();
      let pass = () => {};
      const { setTimeout: later } = globalThis;
      globalThis.setTimeout = ((run: () => void, delay?: number) =>
        delay === 2000 ? ((pass = run), 0) : later(run, delay)) as typeof setTimeout;
      const seen = () =>
        [...page.one('share')!.querySelectorAll('.words > *')].filter(
          (one) => getComputedStyle(one).visibility === 'visible',
        );
      const { width } = box(page.one('share')!);
      page.one('share')!.click();
      await until(() => said(page));
      expect([copied, seen().map(({ textContent }) => textContent), said(page)]).to.deep.equal([
        [full.url],
        ['Copied'],
        'Copied',
      ]);
      expect(box(page.one('share')!).width, 'nothing moves').to.equal(width);
      pass();
      await page.detail.updateComplete;
      expect([seen().map(({ textContent }) => textContent), said(page)]).to.deep.equal([['Share'], '']);
    });

  it('says nothing where the visitor changes their mind', async () => {
    replace('share', () => Promise.reject(new DOMException('', 'AbortError')));
    const page = await shown();
    page.one('share')!.click();
    await turn();
    expect(said(page)).to.equal('');
  });
});

describe('in one column', () => {
  it('what can be done stays at the end of the window, with when it is and what it costs', async () => {
    await setViewport(narrow);
    const page = await shown();
    const bar = page.one('actions')!;
    for (const top of [0, 200]) {
      scrollTo(0, top);
      expect(
        [Math.round(box(bar).bottom) <= narrow.height, box(bar).top > narrow.height / 2],
        `scrolled by ${top}`,
      ).to.deep.equal([true, true]);
    }
    expect(page.text('actions-summary')).to.match(/Dec 31.* \$35$/);
    expect(names(page)).to.deep.equal(['actions-summary', 'add-to-calendar', 'share']);
    expect(box(bar).right).to.be.at.most(narrow.width);
  });

  it('it never covers what has the focus', async () => {
    await setViewport(narrow);
    const page = await shown(
      changed({
        description: Array.from({ length: 30 }, (_, n) => `<p><a href="https://a.example/${n}">${n}</a></p>`).join(''),
      }),
    );
    await until(() => page.one('description')!.querySelector('a'));
    // Behind the last stop, because in Firefox the browser itself would take the focus, and never give it back to a page.
    const after = document.createElement('button');
    page.detail.after(after);
    const bar = page.one('actions')!;
    const seen = new Set<Element>();
    page.detail.focus();
    for (;;) {
      await sendKeys({ press: 'Tab' });
      if (document.activeElement === after) break;
      const focused = page.root.activeElement!;
      seen.add(focused);
      if (!bar.contains(focused)) expect(box(focused).bottom, focused.outerHTML).to.be.at.most(box(bar).top);
    }
    expect(seen.size).to.be.above(30);
  });
});
