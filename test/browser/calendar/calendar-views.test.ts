import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { expectNoViolation, isChromium, prefer } from '../appearance.js';
import { Calendar } from '../calendar.js';
import { setUpEnvironment, textOf, until } from '../environment.js';
import { ownTiles } from '../map/map-page.js';
import { CalendarPage } from './calendar-page.js';

setUpEnvironment();

/** With ordinary spaces. */
const plain = (text: string) => text.replace(/\s/g, ' ');

const tags = {
  List: 'cal-event-list',
  Month: 'cal-event-month',
  Week: 'cal-event-week',
  Day: 'cal-event-week',
  Map: 'cal-event-map',
};

/** Which views there are, and the days that each shows, stand in test/unit/elements/calendar/calendar-state.test.ts. */
describe('the height of a calendar', () => {
  for (const view of ['month', 'week', 'day'])
    it(`that a page gives it is filled by a ${view}`, async () => {
      const page = await CalendarPage.of(`views="${view}" color-by="none"`);
      page.element.style.minBlockSize = '1500px';
      await until(() => page.element.offsetHeight === 1500);
      const days = page.view.shadowRoot!.querySelector(view === 'month' ? '.month' : '.grid')!;
      expect(days.getBoundingClientRect().bottom).to.be.closeTo(page.element.getBoundingClientRect().bottom, 2);
    });
});

describe('the views of a calendar', () => {
  it('shows the first of `views`, and offers the others', async () => {
    const page = await CalendarPage.of('views="month list"');
    expect(page.view.localName).to.equal('cal-event-month');
    expect(page.texts('view-link')).to.deep.equal(['Month', 'List']);
    expect(page.current).to.equal('Month');
  });

  it('shows each view by its own element', async () => {
    const page = await CalendarPage.of(`tiles="${ownTiles}"`);
    for (const [name, tag] of Object.entries(tags)) {
      if (page.current !== name) await page.turnTo(name);
      expect(page.view.localName, name).to.equal(tag);
    }
  });

  it('hands its filters to the view, and new ones as well', async () => {
    const calendar = new Calendar();
    const page = await CalendarPage.of('categories="music" starts_after="2026-12-01"', { calendar });
    expect(calendar.query).to.include({ categories: 'music', starts_after: '2026-12-01' });
    await page.set({ categories: null, search: 'opera' });
    expect(calendar.query).to.include({ search: 'opera' }).and.not.have.property('categories');
    await page.turnTo('Month');
    expect(calendar.query).to.include({ search: 'opera' });
  });

  it('lets views inherit its settings', async () => {
    const calendar = new Calendar();
    const page = await CalendarPage.of('hour-cycle="h23" time-zone="Asia/Tokyo"', { calendar });
    expect(textOf(page.inView('clock')[0])).to.match(/^\d\d:\d\d/);
  });

  it('keeps the days when it turns from view to view', async () => {
    const page = await CalendarPage.of('date="2027-01-10" views="month week day list"');
    expect(page.heading).to.equal('January 2027');
    await page.turnTo('Day');
    expect(page.heading).to.equal('Sunday, January 10, 2027');
    await page.turnTo('List');
    expect(page.heading).to.equal('January 2027');
    await page.turnTo('Month');
    expect(page.heading).to.equal('January 2027');
  });

  it('follows the days that a view turns to by itself', async () => {
    const page = await CalendarPage.of('views="month list"');
    page.inView('next')[0]!.click();
    await until(() => page.element.date === '2026-12-20');
    await page.settled();
    await page.turnTo('List');
    expect(page.heading).to.equal('December 2026');
    const months = new Set(page.element.items.map(({ start }) => start.slice(0, 7)));
    expect([...months].sort().at(-1)).to.equal('2026-12');
  });

  it('fetches nothing again that is there', async () => {
    const calendar = new Calendar();
    const page = await CalendarPage.of('views="month list"', { calendar });
    await page.turnTo('List');
    const { length } = calendar.asked;
    await page.turnTo('Month');
    await page.turnTo('List');
    expect(calendar.asked.length).to.equal(length);
  });

  it('keeps the focus on the switch', async () => {
    const page = await CalendarPage.of('views="month list"');
    const link = page.all('view-link')[1]!;
    link.focus();
    await sendKeys({ press: 'Enter' });
    await until(() => page.current === 'List');
    await page.settled();
    expect(page.root.activeElement === page.one('current')).to.equal(true);
  });

  it('says where the reader turns, and stays where the page wants that', async () => {
    const page = await CalendarPage.of('views="month list"');
    page.element.addEventListener('cal-view-change', (event) => event.preventDefault());
    page.all('view-link')[1]!.click();
    await page.settled();
    expect(page.details('cal-view-change')).to.deep.equal([{ view: 'list' }]);
    expect(page.current).to.equal('Month');
  });

  it('offers the parts of its view to the page', async () => {
    const page = await CalendarPage.of('views="month list"');
    const exported = () => page.view.getAttribute('exportparts')!.split(',');
    await until(() => page.view.hasAttribute('exportparts'));
    expect(exported()).to.include.members(['day-number', 'event', 'toolbar']);
    page.inView('event')[0]!.click();
    await until(() => exported().includes('preview-title'));
  });

  it('shows the day of a heading of the week', async () => {
    const page = await CalendarPage.of('views="week day" date="2026-11-18"');
    page.inView('day-heading')[1]!.click();
    await until(() => page.current === 'Day');
    await page.settled();
    expect(page.element.date).to.equal('2026-11-16');
    expect(page.heading).to.equal('Monday, November 16, 2026');
  });

  it('stays at its days where the page prevents that its view turns', async () => {
    const page = await CalendarPage.of('view="month" date="2026-12-24"');
    page.element.addEventListener('cal-navigate', (event) => event.preventDefault());
    page.inView('next')[0]!.click();
    await page.settled();
    expect(page.details('cal-navigate').map(({ date }) => date)).to.deep.equal(['2027-01-24']);
    expect(page.heading).to.equal('December 2026');
    expect(page.element.date).to.equal('2026-12-24');
  });

  it('has the page that its list is turned to, and the first again once it is filtered', async () => {
    const page = await CalendarPage.of('paging="pager"');
    page.inView('next')[0]!.click();
    await until(() => page.element.getAttribute('page') === '2');
    await page.settled();
    await page.set({ search: 'the' });
    expect(page.element.hasAttribute('page')).to.equal(false);
    expect(page.details('cal-page-change')).to.deep.equal([{ page: 2 }]);
  });

  it('keeps its page where a script or the button adds another below', async () => {
    for (const paging of ['pager', 'more']) {
      const page = await CalendarPage.of(`paging="${paging}"`);
      page.element.loadMore();
      await until(() => page.element.items.length === 20);
      expect(page.element.hasAttribute('page'), paging).to.equal(false);
    }
  });

  it('shows past events where its list offers them', async () => {
    const page = await CalendarPage.of('search="nothing of the kind"');
    const offer = page.inView('button').find((button) => textOf(button).includes('past'))!;
    offer.click();
    await page.settled();
    expect(page.element.getAttribute('range')).to.equal('past');
    expect(page.details('cal-filter-change')).to.deep.equal([{ range: 'past' }]);
    expect(page.heading).to.equal('Past events');
    expect(page.texts('toolbar')).to.deep.equal(['Today Past events']);
    await page.press('Today');
    expect(page.heading).to.equal('Upcoming events');
  });

  it('a calendar shows the messages that the page has replaced', async () => {
    const page = await CalendarPage.of('search="nothing of the kind"', { content: '<p slot="empty">Nothing on</p>' });
    const slot = page.view.shadowRoot!.querySelector<HTMLSlotElement>('slot[name="empty"]')!;
    expect(slot.assignedElements({ flatten: true }).map(textOf)).to.deep.equal(['Nothing on']);
  });
});

describe('the toolbar of a list', () => {
  it('turns from what comes next to months, and back', async () => {
    const calendar = new Calendar();
    const page = await CalendarPage.of('', { calendar });
    expect(page.heading).to.equal('Upcoming events');
    await page.press('Next month');
    expect(page.heading).to.equal('December 2026');
    expect(calendar.query).to.include({ starts_before: '2026-12-31', ends_after: '2026-11-30' });
    await page.press('Today');
    expect(page.heading).to.equal('Upcoming events');
    expect(page.details('cal-navigate').map(({ date }) => date)).to.deep.equal(['2026-12-01', '2026-11-20']);
    expect(page.element.hasAttribute('date')).to.equal(false);
  });

  it('turns by weekends where the filters are of one, and keeps them', async () => {
    const page = await CalendarPage.of('range="weekend" categories="opera"');
    await page.pressPart('next');
    expect(plain(page.heading)).to.equal('Nov 28 – 29');
    expect(page.details('cal-navigate')).to.deep.equal([
      { date: '2026-11-28', first: '2026-11-28', last: '2026-11-29' },
    ]);
    const read = (element: Element) =>
      ['range', 'starts-before', 'ends-after', 'categories'].map((name) => element.getAttribute(name));
    for (const element of [page.element, page.view])
      expect(read(element)).to.deep.equal([null, '2026-11-29', '2026-11-27', 'opera']);
    await page.press('Today');
    expect(plain(page.heading)).to.equal('This weekend · Nov 21 – 22');
    expect(read(page.element)).to.deep.equal(['weekend', null, null, 'opera']);
  });

  it('does not turn days without end, nor where the page prevents it', async () => {
    const page = await CalendarPage.of('range="all"');
    expect([page.heading, page.one('next')]).to.deep.equal(['Events', undefined]);
    await page.set({ range: 'weekend' });
    page.around.addEventListener('cal-navigate', (event) => event.preventDefault());
    await page.press('Next weekend');
    expect(page.element.getAttribute('range')).to.equal('weekend');
  });
});

describe('filters of days', () => {
  it('turn a month that shows none of them', async () => {
    const page = await CalendarPage.of('view="month" date="2026-12-24"');
    await page.set({ 'starts-before': '2027-03-05', 'ends-after': '2027-02-27' });
    await until(() => page.heading === 'February 2027');
    await page.settled();
  });

  it('leave a month alone that shows some of them, and one that the reader turns away', async () => {
    const page = await CalendarPage.of('view="month" date="2026-11-02"');
    await page.set({ range: 'week' });
    expect(page.element.date).to.equal('2026-11-02');
    page.inView('next')[0]!.click();
    await page.settled();
    expect(page.heading).to.equal('December 2026');
  });

  it('are where the reader turns from a list to a month', async () => {
    const page = await CalendarPage.of('date="2027-01-05"');
    await page.set({ range: 'today' });
    await page.turnTo('Month');
    expect(page.heading).to.equal('November 2026');
  });
});

describe('a calendar in a narrow box', () => {
  it('shows a day in place of a week, and the week again where there is room', async () => {
    const page = await CalendarPage.of('views="week day list"', { width: '360px' });
    expect(page.texts('view-link')).to.deep.equal(['Day', 'List']);
    expect(page.current).to.equal('Day');
    page.around.style.inlineSize = '1000px';
    await until(() => page.current === 'Week');
    expect(page.texts('view-link')).to.deep.equal(['Week', 'Day', 'List']);
  });

  it('shows a week where that has room for its columns, though a month is a small one', async () => {
    const page = await CalendarPage.of('views="week day month"', { width: '29em' });
    expect(page.texts('view-link')).to.deep.equal(['Week', 'Day', 'Month']);
    expect(page.inView('column').filter((column) => column.offsetLeft > 0)).not.to.have.length(0);
    await page.turnTo('Month');
    expect(page.inView('chosen-day')).to.have.length(1);
    page.around.style.inlineSize = '28em';
    await until(() => page.texts('view-link').length === 2);
    expect(page.texts('view-link')).to.deep.equal(['Day', 'Month']);
  });
});

describe('a calendar with mistakes in its attributes', () => {
  it('a calendar names its mistaken attributes, and shows what it can', async () => {
    const page = await CalendarPage.of('views="lst month"');
    await until(() => page.text('error'));
    expect(page.text('error')).to.contain('views="lst"').and.contain('list, month, week, day, map');
    expect(page.texts('view-link').length).to.equal(5);
  });
});

describe('a calendar is accessible', () => {
  for (const name of ['List', 'Month', 'Week', 'Day', 'Map'])
    it(`as ${name}`, async () => {
      const page = await CalendarPage.of(`view="${name.toLowerCase()}"`);
      await expectNoViolation(page.element);
    });

  if (isChromium)
    it('and does not move for readers who want no motion', async () => {
      await prefer({ 'prefers-reduced-motion': 'reduce' });
      try {
        const page = await CalendarPage.of('views="month list"');
        let moved = 0;
        Object.assign(page.element, { startViewTransition: () => moved++ });
        await page.turnTo('List');
        expect(moved).to.equal(0);
      } finally {
        await prefer({});
      }
    });
});
