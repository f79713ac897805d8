import { expect } from '@open-wc/testing';
import { leaveToCache } from '../../../src/data/query/list-observer.js';
import { allEvents, Calendar } from '../calendar.js';
import { passTime, rest, setUpEnvironment, turn, until } from '../environment.js';
import { ListPage } from '../list/list-page.js';
import { MonthPage } from '../period/month-page.js';

/** Where the tests' reader is it is the morning of Saturday, 21 November 2026, and on the clock of the events, in New York, still the 20th. */
setUpEnvironment();

const minute = 60_000;
const day = 24 * 60 * minute;

/** Waits until pages watch the clock, which is when they have nothing else to do. */
async function watched(): Promise<void> {
  rest();
  await leaveToCache();
  await turn();
}

/** The reader comes back to the page after so much time. */
function returnAfter(milliseconds: number): void {
  passTime(milliseconds);
  window.dispatchEvent(new Event('focus'));
}

describe('a page that is left open', () => {
  it('marks the new day as today, and turns nothing', async () => {
    const month = await MonthPage.of(allEvents);
    await watched();
    expect(month.day('2026-11-20').ariaCurrent).to.equal('date');
    returnAfter(day);
    await until(() => month.day('2026-11-21').ariaCurrent === 'date');
    expect(month.day('2026-11-20').ariaCurrent).to.equal('false');
    expect(month.heading).to.equal('November 2026');
  });

  it('asks for the events that are upcoming by then', async () => {
    const calendar = new Calendar();
    const list = await ListPage.of(calendar, '');
    await watched();
    const since = () =>
      calendar.asked.map(({ url }) => url.searchParams.get('start_date') ?? url.searchParams.get('ends_after'));
    const [first] = since();
    returnAfter(3 * day);
    await until(() => since().at(-1) !== first);
    await list.settled();
    expect(Date.parse(since().at(-1)!.slice(0, 10)) - Date.parse(first!.slice(0, 10))).to.equal(3 * day);
  });

  it('a page that is left open follows a clock that is set back', async () => {
    const month = await MonthPage.of(allEvents);
    await watched();
    returnAfter(-2 * day);
    await until(() => month.day('2026-11-18').ariaCurrent === 'date');
  });

  it('asks for nothing when the reader returns at once', async () => {
    const calendar = new Calendar();
    const list = await ListPage.of(calendar, 'range="all"  per-page="50" page="7"');
    await watched();
    await turn();
    const requests = calendar.asked.length;
    returnAfter(1000);
    await list.list.updateComplete;
    await turn();
    expect(calendar.asked).to.have.length(requests);
  });
});
