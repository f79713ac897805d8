import { expect } from '@open-wc/testing';
import type { EventRepresentation } from '../../../src/data/schema/index.js';
import { expectAccessible } from '../appearance.js';
import { allEvents, Calendar, comingEvents, json, replay } from '../calendar.js';
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
      expect([page.text('message'), page.text('hint')]).to.deep.equal([
        'No events found',
        'Nothing matches these dates and filters.',
      ]);
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
    await until(() => page.text('button').startsWith('Without'));
    await page.press(page.text('button'));
    expect(page.status).to.equal('10 of 12 events');
  });

  it('offers upcoming events where their number is not known', async () => {
    const calendar = new Calendar(allEvents.slice(-12));
    const { answer } = calendar;
    calendar.answer = (url) => (url.searchParams.get('per_page') === '1' ? json({ code: 'broken' }, 400) : answer(url));
    const page = await ListPage.of(calendar, 'range="today"');
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

describe('nothing found by filters', () => {
  const later = comingEvents.filter(({ start_date: start }) => start > '2026-11-23');
  const event = later.find(({ categories }) => categories.length && !/^\d+$/.test(categories[0]!.slug))!;
  const { name, slug } = event.categories[0]!;
  const inCategory = later.filter(({ categories }) => categories.some((term) => term.slug === slug));
  const counted = (count: number) => `${count} event${count === 1 ? '' : 's'}`;
  const asked = (calendar: Calendar) => calendar.asked.filter(({ url }) => url.searchParams.get('per_page') === '1');

  it('says how many there are without each of them, by the names that events have, when the next one is, and takes it away', async () => {
    const other = {
      ...allEvents[0]!,
      id: 9001,
      categories: [],
      start_date: '2026-11-22 10:00:00',
      end_date: '2026-11-22 11:00:00',
    };
    const calendar = new Calendar([other, ...later]);
    const page = await ListPage.of(calendar, `range="weekend" categories="${slug}"`);
    await until(() => page.all('button').length === 2);
    const [dates, category] = page.texts('button') as [string, string];
    expect(dates.replace(/\w+ \d+(, \d+)?$/, 'day')).to.equal(
      `Without “This weekend”: ${counted(inCategory.length)} · Next: day`,
    );
    expect(category).to.equal(`Without “${name.replaceAll('&amp;', '&')}”: 1 event`);
    expect([page.text('message'), asked(calendar).length]).to.deep.equal(['No events found', 2]);
    await page.press(dates);
    await until(() => page.status.includes(counted(inCategory.length)));
    expect(page.details('cal-filter-change')).to.deep.equal([
      { page: null, range: null, 'starts-before': null, 'ends-after': null },
    ]);
  });

  it('asks for three of them at most', async () => {
    const calendar = new Calendar(later);
    const page = await ListPage.of(calendar, `range="week" categories="${slug}" featured venue="99" search="zzz"`);
    await until(() => asked(calendar).length === 3);
    await page.settled();
    await until(() => page.element.shadowRoot!.querySelector('[part~="empty"]'));
    expect(asked(calendar).length).to.equal(3);
  });

  it('takes all away where nothing else helps', async () => {
    const page = await ListPage.of(new Calendar(later.slice(0, 1)), 'range="weekend" categories="unheard-of" featured');
    await until(() => page.texts('button').includes('Clear all'));
    await page.press('Clear all');
    await until(() => page.status.includes('1 event'));
  });

  it('asks nothing while events are found, nor where no filter is set', async () => {
    const [full, empty] = [new Calendar(), new Calendar([])];
    await ListPage.of(full, 'range="all" featured');
    const page = await ListPage.of(empty, '');
    expect([asked(full), asked(empty), page.text('message')]).to.deep.equal([[], [], 'No upcoming events yet.']);
  });

  it('is accessible', async () => {
    const page = await ListPage.of(new Calendar(later), `range="weekend" categories="${slug}"`);
    await until(() => page.all('button').length);
    await expectAccessible(page.element);
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
    expect([page.text('message'), page.text('hint')]).to.deep.equal([
      'No events with “tarrin quay” in title or text',
      '',
    ]);
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
    calendar.answer = (url) =>
      url.pathname.endsWith('events') ? answer(url) : json({ code: 'rest_no_route', message: '' }, 404);
    const page = await ListPage.of(calendar, 'search="tarrin"');
    await until(() => page.text('message') === 'No events with “tarrin” in title or text');
    expect([page.texts('button'), page.details('cal-error')]).to.deep.equal([['Show past events'], []]);
  });

  it('asks for nothing more while events are found', async () => {
    const calendar = new Calendar();
    const page = await ListPage.of(calendar, `range="all" search="${allEvents[0]!.title}"`);
    expect([page.matches('empty'), calendar.asked.every(({ url }) => url.pathname.endsWith('events'))]).to.deep.equal([
      false,
      true,
    ]);
  });
});
