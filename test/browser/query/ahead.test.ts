import { expect } from '@open-wc/testing';
import { queryClient } from '../../../src/data/query/query-client.js';
import { allEvents, Calendar } from '../calendar.js';
import { DetailPage, EventCalendar } from '../detail/detail-page.js';
import { rest, restUntil, setUpEnvironment, turn, until } from '../environment.js';
import { listMarkup, ListPage } from '../list/list-page.js';
import { MonthPage } from '../period/month-page.js';
import { allDay } from '../period/made-events.js';

setUpEnvironment();

const pagesAsked = ({ asked }: Calendar) => asked.map(({ url }) => Number(url.searchParams.get('page')));

/** Gives the page an idle time, and waits until the calendar has been asked so often in all. */
const asksInAll = (calendar: Calendar, requests: number) => restUntil(() => calendar.asked.length === requests);

const answered = () => until(() => !queryClient().isFetching());

describe('the next page of a list', () => {
  const buttons = { pager: 'Next', more: 'Show 10 more' };

  for (const [paging, button] of Object.entries(buttons)) {
    it(`is fetched once the page has nothing else to do, so that ${button} needs no request`, async () => {
      const calendar = new Calendar();
      const page = await ListPage.of(calendar, `range="all" paging="${paging}"`);
      expect(pagesAsked(calendar)).to.deep.equal([1]);
      await asksInAll(calendar, 2);
      await answered();
      await page.press(button);
      expect(page.titles.at(-1)).to.equal(page.list.items.at(-1)!.title);
      expect(page.list.items.at(-1)!.id).to.equal(allEvents[19]!.id);
      expect(pagesAsked(calendar)).to.deep.equal([1, 2]);
      await asksInAll(calendar, 3);
      expect(pagesAsked(calendar)).to.deep.equal([1, 2, 3]);
    });
  }

  it('is shown by the very update that turns to it', async () => {
    const calendar = new Calendar();
    const page = await ListPage.of(calendar);
    await asksInAll(calendar, 2);
    await answered();
    page.list.page = 2;
    await page.list.updateComplete;
    expect([page.status, page.one('base')!.ariaBusy]).to.deep.equal(['11–20 of 316 events', 'false']);
  });

  it('the next page is fetched ahead in descending order, too', async () => {
    const calendar = new Calendar();
    const page = await ListPage.of(calendar, 'range="all" order="desc" paging="pager" per-page="50"');
    expect(pagesAsked(calendar)).to.have.members([1, 6, 7]);
    await asksInAll(calendar, 4);
    await page.press('Next');
    expect(pagesAsked(calendar)).to.have.members([1, 5, 6, 7]);
  });

  it('is requested from the server when the reader refreshes', async () => {
    const calendar = new Calendar();
    const page = await ListPage.of(calendar);
    await asksInAll(calendar, 2);
    await page.press('Next');
    await page.list.refresh();
    expect(pagesAsked(calendar)).to.deep.equal([1, 2, 2]);
  });

  const without = {
    'where there is none': 'range="all" paging="pager" page="32"',
    'where the reader cannot ask for it': 'range="all" paging="none"',
    'beyond the limit': 'range="all" paging="more" limit="10"',
  };
  for (const [where, attributes] of Object.entries(without)) {
    it(`is not fetched ${where}`, async () => {
      const calendar = new Calendar();
      await ListPage.of(calendar, attributes);
      rest();
      await turn();
      expect(calendar.asked).to.have.length(1);
    });
  }

  it('nothing is fetched ahead for visitors who save data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const calendar = new Calendar();
    await ListPage.of(calendar);
    rest();
    await turn();
    Reflect.deleteProperty(navigator, 'connection');
    expect(calendar.asked).to.have.length(1);
  });
});

describe('the months beside the one shown', () => {
  it('are fetched once it is there, and no more than these two', async () => {
    const calendar = new Calendar([allDay('Fair', '2026-08-13', '2027-02-17')]);
    const page = await MonthPage.begin(calendar);
    await page.settled();
    expect(calendar.asked).to.have.length(1);
    await asksInAll(calendar, 3);
    await turn();
    await page.pressPart('next');
    expect(calendar.asked).to.have.length(3);
    await asksInAll(calendar, 4);
  });
});

describe('what was fetched ahead', () => {
  const frame = () => new Promise(requestAnimationFrame);

  it('is rendered by a list once the browser has painted the press', async () => {
    const calendar = new Calendar();
    const page = await ListPage.of(calendar);
    await asksInAll(calendar, 2);
    await turn();
    const { titles } = page;
    page.button('Next').click();
    await frame();
    expect(page.titles).to.deep.equal(titles);
    await page.list.updateComplete;
    expect(page.titles).not.to.deep.equal(titles);
  });

  it('is rendered by a month once the browser has painted the press', async () => {
    const calendar = new Calendar([allDay('Fair', '2026-08-13', '2027-02-17')]);
    const page = await MonthPage.begin(calendar);
    await page.settled();
    await asksInAll(calendar, 3);
    await turn();
    page.one('next')!.click();
    await frame();
    expect(page.heading).to.equal('November 2026');
    await page.month.updateComplete;
    expect(page.heading).to.equal('December 2026');
  });
});

describe('an event whose link is under the pointer, or has the focus', () => {
  /** A list beside a detail that shows nothing yet. */
  async function open() {
    const calendar = new EventCalendar([]);
    const page = await DetailPage.open(
      `<cal-event-detail base-url="${calendar.baseUrl}" show-related="false"></cal-event-detail>${listMarkup(calendar, 'range="all" paging="none"')}`,
    );
    const list = page.around.querySelector('cal-event-list')!;
    await until(() => list.items.length);
    await list.updateComplete;
    const links = [...list.shadowRoot!.querySelectorAll('a')];
    const pass = (index: number) =>
      links[index]!.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
    const itemsAsked = () => calendar.asked.slice(1).map(({ url }) => Number(url.pathname.split('/').at(-1)));
    return { calendar, page, links, pass, itemsAsked };
  }
  const ids = allEvents.map(({ id }) => id);

  it('is fetched, so that the detail shows it without a request', async () => {
    const { calendar, page, pass, itemsAsked } = await open();
    pass(1);
    await asksInAll(calendar, 2);
    expect(itemsAsked()).to.deep.equal([ids[1]]);
    page.detail.eventId = ids[1];
    await until(() => page.title);
    expect(itemsAsked()).to.deep.equal([ids[1]]);
  });

  it('an event whose link has the focus is fetched ahead', async () => {
    const { calendar, links, itemsAsked } = await open();
    links[2]!.focus();
    await asksInAll(calendar, 2);
    expect(itemsAsked()).to.deep.equal([ids[2]]);
  });

  it('is not fetched when the pointer only passes over it', async () => {
    const { calendar, pass, itemsAsked } = await open();
    for (const index of [0, 1, 2]) pass(index);
    await asksInAll(calendar, 2);
    expect(itemsAsked()).to.deep.equal([ids[2]]);
  });

  it('is not fetched while two are on their way', async () => {
    const { calendar, pass, itemsAsked } = await open();
    const release = calendar.hold();
    for (const index of [0, 1]) {
      pass(index);
      await asksInAll(calendar, index + 2);
    }
    pass(2);
    rest();
    await turn();
    expect(itemsAsked()).to.deep.equal([ids[0], ids[1]]);
    release();
  });
});
