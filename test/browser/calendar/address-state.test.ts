import { expect } from '@open-wc/testing';
import '../../../src/elements/cal-event-detail.js';
import { allEvents, Calendar } from '../calendar.js';
import { markupOf } from '../element-page.js';
import { setUpEnvironment, textOf, turn, until } from '../environment.js';
import { CalendarPage } from './calendar-page.js';

setUpEnvironment();

const start = location.href;

/** Each test begins and ends at the address of the test runner. */
beforeEach(() => history.replaceState(null, '', start));
afterEach(async () => {
  await turn();
  history.replaceState(null, '', start);
});

const query = () => location.search.slice(1).split('&').slice(1).join('&');

async function back(): Promise<void> {
  const before = location.href;
  history.back();
  await until(() => location.href !== before);
}

/** The names of its parts, and what it leaves alone: test/unit/elements/calendar/address-state.test.ts. */
describe('the state of a calendar', () => {
  it('stands after # as well, beside what the page has there', async () => {
    history.replaceState(null, '', '#section-2&a=b');
    const page = await CalendarPage.of('views="month list" state="hash"');
    await page.turnTo('List');
    await until(() => location.hash.includes('cal-'));
    expect(location.hash).to.equal('#section-2&a=b&cal-view=list');
    await back();
    await until(() => page.current === 'Month');
    await page.settled();
  });

  it('has no date on the day that the markup names, also where that is today', async () => {
    const page = await CalendarPage.of('views="month list" state="search" date="2026-11-20"');
    page.inView('next')[0]!.click();
    await until(() => query() === 'cal-date=2026-12-20');
    await page.settled();
    page.inView('today-button')[0]!.click();
    await until(() => !query().includes('2026'));
    expect([query(), page.element.getAttribute('date')]).to.deep.equal(['', '2026-11-20']);
  });

  it('stands nowhere with state="none", where the views are buttons', async () => {
    const page = await CalendarPage.of('views="month list" state="none"');
    await page.turnTo('List');
    await turn();
    expect(location.href).to.equal(start);
    expect(page.one('view-link')!.localName).to.equal('button');
  });

  it('has one step for the words of a search, however often they are searched while they are typed', async () => {
    const page = await CalendarPage.of('views="month list" state="search"');
    let steps = 0;
    // Beside the length of the history, which a step after Back shortens.
    history.pushState = (...step) => {
      steps++;
      History.prototype.pushState.apply(history, step);
    };
    for (const words of ['op', 'opera', 'opera night']) {
      page.element.setAttribute('search', words);
      await until(() => query() === `cal-search=${encodeURIComponent(words)}`);
    }
    expect(steps).to.equal(1);
    await page.turnTo('List');
    await until(() => query().includes('cal-view=list'));
    expect(steps).to.equal(2);
    page.element.setAttribute('search', 'opera');
    await until(() => query().includes('cal-search=opera&') || query().endsWith('cal-search=opera'));
    expect(steps).to.equal(3);
    Reflect.deleteProperty(history, 'pushState');
    await page.settled();
  });

  it('is told apart from that of another calendar with the same key', async () => {
    const calendar = new Calendar();
    const page = await CalendarPage.open(
      markupOf('cal-calendar', calendar, 'views="month list"') +
        markupOf('cal-calendar', calendar, 'views="month list" id="second"'),
      '1000px',
    );
    await page.settled();
    const second = page.around.querySelector<HTMLElementTagNameMap['cal-calendar']>('#second')!;
    await second.settled;
    second.view = 'list';
    await until(() => query());
    expect(query()).to.equal('cal2-view=list');
    expect(page.current).to.equal('Month');
    await second.settled;
  });

  it('holds each filter that a control sets, as one step', async () => {
    const page = await CalendarPage.of('categories="music" state="search"');
    await page.set({ categories: null, search: 'a & b', 'starts-after': '2026-12-01' });
    await until(() => query());
    expect(query()).to.equal('cal-starts-after=2026-12-01&cal-search=a%20%26%20b&cal-categories=');
    await back();
    await page.settled();
    expect(page.element.getAttribute('categories')).to.equal('music');
    expect(page.element.hasAttribute('search')).to.equal(false);
  });

  it('closes a dialog by Back, and opens it again by Forward', async () => {
    const page = await CalendarPage.of('state="search"');
    const dialog = () => page.one('detail-view')?.shadowRoot?.querySelector('dialog');
    page.inView('link')[0]!.click();
    await until(() => dialog()?.open && location.search.includes('cal-event='));
    await back();
    expect(location.href).to.equal(start);
    await until(() => !page.one('detail-view'));
    history.forward();
    await until(() => dialog()?.open);
    expect(textOf(dialog())).not.to.equal('');
    await back();
    await until(() => !page.one('detail-view'));
    await page.settled();
  });

  it('is the page’s own again when a calendar is taken away', async () => {
    const page = await CalendarPage.of('views="month list" state="search"');
    page.element.remove();
    page.element.view = 'list';
    await turn();
    await turn();
    expect(location.href).to.equal(start);
  });
});

describe('the day of a small month', () => {
  const narrow = (attributes: string, calendar = new Calendar()) =>
    CalendarPage.of(`views="month day list" state="search" first-day="1" ${attributes}`, { calendar, width: '360px' });
  const number = (page: CalendarPage, date: string) =>
    page.view.shadowRoot!.querySelector<HTMLElement>(`[data-date="${date}"] [part~="day-number"]`)!;
  /** How often the history has got a step, until it is asked: its length a step after Back shortens. */
  const countSteps = () => {
    let steps = 0;
    history.pushState = (...step) => {
      steps++;
      History.prototype.pushState.apply(history, step);
    };
    return () => {
      Reflect.deleteProperty(history, 'pushState');
      return steps;
    };
  };
  const chosen = (page: CalendarPage) => textOf(page.inView('day-heading')[0]);

  it('is the date of the calendar, and of its other views, but no step of the history', async () => {
    const page = await narrow('date="2026-12-23"');
    const steps = countSteps();
    number(page, '2026-12-11').click();
    await until(() => query() === 'cal-date=2026-12-11');
    expect(steps()).to.equal(0);
    await page.turnTo('Day');
    expect(page.heading).to.contain('December 11');
    // The step of the history comes a turn after the view; Back before it would lead out of this test.
    await until(() => query().includes('cal-view=day'));
    await back();
    await until(() => page.current === 'Month');
    await page.settled();
    expect(chosen(page)).to.contain('December 11');
  });

  it('is today after turning, or the first with events, in one step', async () => {
    const event = allEvents.find(({ start_date: start }) => start > '2026-12-02')!;
    const { start_date: start, end_date: end } = event;
    const on = (day: string, id: number) => ({
      ...event,
      id,
      start_date: start.replace(/^\S+/, day),
      end_date: end.replace(/^\S+/, day),
      utc_start_date: start.replace(/^\S+/, day),
      utc_end_date: end.replace(/^\S+/, day),
    });
    const page = await narrow('date="2026-10-23"', new Calendar([on('2026-12-09', 1), on('2026-12-23', 2)]));
    const steps = countSteps();
    page.inView('next')[0]!.click();
    await until(() => query() === 'cal-date=');
    await page.settled();
    expect(chosen(page)).to.contain('Saturday, November 21');
    page.inView('next')[0]!.click();
    await until(() => query() === 'cal-date=2026-12-09');
    await page.settled();
    expect(chosen(page)).to.contain('Wednesday, December 9');
    expect(steps()).to.equal(2);
    await back();
    await page.settled();
    expect(chosen(page)).to.contain('Friday, November 20');
  });
});
