/** Calendars that count what a search finds up to a limit, as our service does. */
import { expect } from '@open-wc/testing';
import { allEvents, Calendar, json } from '../calendar.js';
import { ListPage } from './list-page.js';
import { setUpEnvironment } from '../environment.js';

setUpEnvironment();

const mostCounted = 40;

/** All of its events match a search, and no more than so many are counted for a page. */
class CountingCalendar extends Calendar {
  override answer = (url: URL): Response => {
    const [page, perPage] = ['page', 'per_page'].map((name) => Number(url.searchParams.get(name))) as [number, number];
    const isExact = url.searchParams.get('exact_total') === 'true';
    const most = isExact ? Infinity : mostCounted * Math.ceil((page * perPage + 1) / mostCounted);
    const total = Math.min(this.events.length, most);
    const events = this.events.slice((page - 1) * perPage, page * perPage);
    if (!events.length) return json({ code: 'event-archive-page-not-found', data: { status: 404 } }, 404);
    return json({
      events,
      total,
      total_pages: Math.ceil(total / perPage),
      ...(total < this.events.length && { total_relation: 'gte' }),
    });
  };
}
const some = allEvents.slice(0, 95);
const idsOf = (page: ListPage) => page.list.items.map(({ id }) => id);

describe('a search of which the calendar does not count all events', () => {
  it('says that there are more', async () => {
    const page = await ListPage.of(new CountingCalendar(some), 'range="all" search="a"');
    expect(page.text('status')).to.equal('10 of more than 40 events');
    const { total, totalRelation } = page.list;
    expect([total, totalRelation]).to.deep.equal([40, 'gte']);
    expect(page.details('cal-data').at(-1)).to.include({ total: 40, totalRelation: 'gte' });
    const german = await ListPage.of(new CountingCalendar(some), 'range="all" search="a" lang="de"');
    expect(german.text('status')).to.equal('10 von mehr als 40 Veranstaltungen');
  });

  it('is read on, page after page, to the last event', async () => {
    const page = await ListPage.of(new CountingCalendar(some), 'range="all" search="a" per-page="20"');
    for (let more = page.one('more'); more; more = page.one('more')) {
      more.click();
      await page.settled();
    }
    expect(idsOf(page)).to.deep.equal(some.map(({ id }) => id));
    expect([page.text('status'), page.list.totalRelation]).to.deep.equal(['95 events', undefined]);
  });

  it('shows the newest first, of all', async () => {
    const page = await ListPage.of(new CountingCalendar(some), 'range="all" search="a" order="desc"');
    expect(idsOf(page)).to.deep.equal(
      some
        .slice(-10)
        .reverse()
        .map(({ id }) => id),
    );
    expect(page.text('status')).to.equal('10 of 95 events');
  });
});
