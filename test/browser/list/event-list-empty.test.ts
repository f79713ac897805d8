import { expect } from '@open-wc/testing';
import type { EventRepresentation } from '../../../src/schema/index.js';
import { allEvents, Calendar, json, replay } from '../calendar.js';
import { ListPage } from './list-page.js';
import { setUpEnvironment, until } from '../environment.js';

setUpEnvironment();

describe('nothing found', () => {
  it('says that nothing is to come where nothing narrows the list, and offers past events', async () => {
    const page = await ListPage.of(new Calendar(allEvents.slice(0, 12)), 'per-page="5" paging="pager"');
    expect([page.text('message'), page.text('hint')]).to.deep.equal(['No upcoming events yet.', '']);
    await page.press('Show past events');
    expect(page.status).to.equal('5 of 12 events');
  });

  for (const attributes of ['featured="true"', 'range="weekend"', 'starts-after="2030-01-01"', 'free="true"'])
    it(`names dates and filters where there are some: ${attributes}`, async () => {
      const page = await ListPage.of(new Calendar([]), attributes);
      expect([page.text('message'), page.text('hint')]).to.deep.equal(['No events found', 'Nothing matches these dates and filters.']);
    });

  it('names neither of a whole calendar without events', async () => {
    const page = await ListPage.of(new Calendar([]), 'range="all"');
    expect([page.text('message'), page.text('hint')]).to.deep.equal(['No events found', '']);
  });

  it('offers past instead of upcoming events', async () => {
    const page = await ListPage.of(new Calendar(allEvents.slice(0, 12)), '');
    await page.press('Show past events');
    expect(page.status).to.equal('10 of 12 events');
  });

  it('offers upcoming events instead of a day without any', async () => {
    const page = await ListPage.of(new Calendar(allEvents.slice(-12)), 'range="today"');
    await page.press('Show upcoming events');
    expect(page.status).to.equal('10 of 12 events');
  });

  it('offers nothing where the page sets the dates', async () => {
    const page = await ListPage.of(new Calendar([]), 'starts-after="2026-01-01"');
    expect([page.text('message'), page.all('button')]).to.deep.equal(['No events found', []]);
  });

  it('covers the 404 of old servers for a first page without events', async () => {
    const calendar = new Calendar();
    calendar.answer = () => replay('events.list.window.page-beyond-last');
    const page = await ListPage.of(calendar);
    expect([page.text('message'), page.details('cal-error')]).to.deep.equal(['No events found', []]);
  });
});

describe('nothing found by a search', () => {
  const venueOf = ({ venue }: EventRepresentation) => ('id' in venue ? venue : undefined);
  const { id } = allEvents.map(venueOf).find(Boolean)!;
  const calendarOf = (venue: string) => {
    const calendar = new Calendar(allEvents);
    calendar.others = {
      ...calendar.others,
      venues: [
        { ...calendar.others.venues[0]!, id, venue },
        { ...calendar.others.venues[0]!, id: 9999, venue: `${venue} Annex` },
      ],
      categories: [{ ...calendar.others.categories[0]!, ...allEvents[0]!.categories[0]!, name: `${venue} music` }],
    };
    const { answer } = calendar;
    const at = (of: EventRepresentation, ids: string) => ids.split(',').includes(String(venueOf(of)?.id));
    calendar.answer = (url) => {
      const venues = url.searchParams.get('venue');
      calendar.events = venues ? allEvents.filter((event) => at(event, venues)) : allEvents;
      return answer(url);
    };
    return calendar;
  };
  const there = allEvents.filter((event) => venueOf(event)?.id === id).length;

  it('says where it has searched, and leads to the venue or category that is meant, if it has events', async () => {
    const page = await ListPage.of(calendarOf('Tarrin Quay'), 'range="all" search="tarrin quay"');
    await until(() => page.text('button').startsWith('Venue:'));
    expect([page.text('message'), page.text('hint')]).to.deep.equal(['No events with “tarrin quay” in title or text', '']);
    await until(() => page.all('button').length === 2);
    const [venue, category] = page.texts('button');
    expect(venue).to.equal(`Venue: Tarrin Quay – ${there} event${there === 1 ? '' : 's'} →`);
    expect(category).to.match(/^Category: Tarrin Quay music – \d+ events? →$/);
    await page.press(venue!);
    await until(() => page.status.includes(String(there)));
    expect([page.element.getAttribute('venue'), page.element.getAttribute('search')]).to.deep.equal([String(id), null]);
    expect(page.details('cal-filter-change')).to.deep.equal([{ page: null, search: null, venue: String(id) }]);
  });

  it('leaves the list as it is where the page cancels that', async () => {
    const page = await ListPage.of(calendarOf('Tarrin Quay'), 'range="all" search="tarrin quay"');
    page.around.addEventListener('cal-filter-change', (event) => event.preventDefault());
    await until(() => page.text('button').startsWith('Venue:'));
    page.all('button')[0]!.click();
    expect(page.element.getAttribute('search')).to.equal('tarrin quay');
  });

  it('offers nothing where servers know no venues and categories, and tells of no error', async () => {
    const calendar = new Calendar([]);
    const { answer } = calendar;
    calendar.answer = (url) => (url.pathname.endsWith('events') ? answer(url) : json({ code: 'rest_no_route', message: '' }, 404));
    const page = await ListPage.of(calendar, 'search="tarrin"');
    await until(() => page.text('message') === 'No events with “tarrin” in title or text');
    expect([page.texts('button'), page.details('cal-error')]).to.deep.equal([['Show past events'], []]);
  });

  it('asks for nothing more while events are found', async () => {
    const calendar = new Calendar();
    const page = await ListPage.of(calendar, `range="all" search="${allEvents[0]!.title}"`);
    expect([page.matches('empty'), calendar.asked.every(({ url }) => url.pathname.endsWith('events'))]).to.deep.equal([false, true]);
  });
});
