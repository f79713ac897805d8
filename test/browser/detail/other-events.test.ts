import { expect } from '@open-wc/testing';
import type { EventRepresentation } from '../../../src/data/schema/index.js';
import { allEvents, recordedEvent } from '../calendar.js';
import { DetailPage, EventCalendar, full, changed } from './detail-page.js';
import { setUpEnvironment, textOf, until } from '../environment.js';

setUpEnvironment();

describe('related events', () => {
  it('are the next ones of the same category, without this one', async () => {
    const event = allEvents.find(({ start_date, categories }) => start_date > '2026-11-22' && categories.length === 1)!;
    const calendar = new EventCalendar([]);
    const page = await DetailPage.of(calendar, `event-id="${event.id}"`);
    await until(() => page.one('related'));
    expect(calendar.query).to.include({
      categories: String(event.categories[0]!.id),
      per_page: '4',
      starts_after: '2026-11-19',
    });
    const ids = page.all('link').map((link) => (link as HTMLAnchorElement).href);
    expect(ids).to.have.length(3).and.not.to.contain(event.url);
    page.around.addEventListener('cal-select', (selection) => selection.preventDefault());
    page.all('link')[0]!.click();
    expect(page.details('cal-select')[0]!.event!.url).to.equal(ids[0]);
  });

  it('keep their images where one has none, which has a hue instead', async () => {
    const own = { ...(full.image as object), url: `${location.origin}/test/fixtures/tile.svg`, sizes: undefined };
    const next = [1, 2, 3].map((id) => ({
      ...changed({ description: '' }),
      id,
      slug: `next-${id}`,
      title: `Next ${id}`,
      start_date: `2026-12-0${id} 10:00:00`,
      end_date: `2026-12-0${id} 11:00:00`,
      image: id === 2 ? false : own,
    })) as EventRepresentation[];
    const page = await DetailPage.of(new EventCalendar([full], next), `event-id="${full.id}"`);
    await until(() => page.one('related'));
    const kinds = page
      .all('card')
      .map((card) => [...card.querySelectorAll('img, [part~="placeholder"]')].map(({ localName }) => localName));
    expect(kinds).to.deep.equal([['img'], ['div'], ['img']]);
  });

  it('are not requested when turned off, or without a category', async () => {
    const calendar = new EventCalendar([full, await recordedEvent('bare-minimum')]);
    await DetailPage.of(calendar, `event-id="${full.id}" show-related="false"`);
    await DetailPage.of(calendar, `event-id="${(await recordedEvent('bare-minimum')).id}"`);
    expect(calendar.asked).to.have.length(2);
  });
});

describe('an event of a series that is over', () => {
  const at = (id: number, day: string, changes: Partial<EventRepresentation> = {}) => ({
    ...changed({ description: '' }),
    id,
    slug: `date-${id}`,
    url: `https://calendar.example/event/date-${id}/`,
    all_day: false,
    start_date: `${day} 12:00:00`,
    end_date: `${day} 13:00:00`,
    timezone: 'America/New_York',
    ...changes,
  });
  const over = at(1, '2026-11-19');
  const open = async (others: readonly EventRepresentation[], attributes = '') => {
    const calendar = new EventCalendar([over], [...others]);
    const page = await DetailPage.of(calendar, `event-id="1" time-zone="America/New_York" ${attributes}`);
    await until(() => page.one('related') ?? calendar.asked.length > 1);
    await page.settled();
    return { page, calendar };
  };

  it('leads to its next date, which the events of its category tell, without a request of its own', async () => {
    const other = at(2, '2026-11-20', { title: 'Another' });
    const elsewhere = at(3, '2026-11-20', { venue: [{ ...[full.venue].flat()[0]!, id: 4711 }] });
    const { page, calendar } = await open([other, elsewhere, at(4, '2026-11-21'), at(5, '2026-11-28')]);
    await until(() => page.one('next-date'));
    expect(page.text('next-date')).to.equal('Next: tomorrow, 12:00 PM');
    expect((page.one('next-date') as HTMLAnchorElement).href).to.equal('https://calendar.example/event/date-4/');
    expect(calendar.asked).to.have.length(2);
    page.around.addEventListener('cal-select', (selection) => selection.preventDefault());
    page.one('next-date')!.click();
    expect(page.details('cal-select')[0]!.event!.id).to.equal(4);
  });

  it('says the day of a later date in the language of the page', async () => {
    const { page } = await open([at(4, '2026-11-28')], 'lang="de"');
    await until(() => page.one('next-date'));
    expect(page.text('next-date').replaceAll('\u00a0', ' ')).to.equal('Nächster Termin: Sa., 28. Nov., 12:00');
  });

  it('leads nowhere where no date of it is known to come', async () => {
    const { page } = await open([over, at(2, '2026-11-20', { title: 'Another' })]);
    expect(page.all('next-date')).to.have.length(0);
  });
});

describe('the previous and next event', () => {
  /** In the order in which servers list them. */
  const ordered = [...allEvents].sort((a, b) => a.start_date.localeCompare(b.start_date) || a.id - b.id);
  const neighbors = (page: DetailPage) => [...page.root.querySelectorAll('[part="adjacent"] button')].map(textOf);
  const titleOf = async (event: EventRepresentation | undefined) => event && (await DetailPage.ofEvent(event)).title;
  const expected = async (event: EventRepresentation, events = ordered) => {
    const [previous, next] = [
      await titleOf(
        events.findLast(
          ({ start_date, id }) => start_date < event.start_date || (start_date === event.start_date && id < event.id),
        ),
      ),
      await titleOf(
        events.find(
          ({ start_date, id }) => start_date > event.start_date || (start_date === event.start_date && id > event.id),
        ),
      ),
    ];
    return [previous && `Previous: ${previous}`, next && `Next: ${next}`].filter(Boolean);
  };

  for (const index of [0, 1, 57, 143, 200, 314, 315]) {
    it(`are found for event ${index} of 316, with ties in the order of ids`, async () => {
      const event = ordered[index]!;
      const calendar = new EventCalendar([], ordered);
      const page = await DetailPage.of(calendar, `event-id="${event.id}" show-adjacent show-related="false"`);
      const found = await expected(event);
      await until(() => neighbors(page).length === found.length);
      expect(neighbors(page)).to.deep.equal(found);
      expect(calendar.asked.length).to.be.lessThan(6);
    });
  }

  it('are found for an event that no list shows', async () => {
    const hidden = await recordedEvent('hidden-from-listings');
    const page = await DetailPage.of(new EventCalendar([hidden], ordered), `event-id="${hidden.id}" show-adjacent`);
    const found = await expected(hidden);
    await until(() => neighbors(page).length === found.length);
    expect(neighbors(page)).to.deep.equal(found);
  });

  it('are found on a day that fills several pages', async () => {
    const day = Array.from({ length: 45 }, (_, index) =>
      changed({ id: 8000 + index, title: `Number ${index}`, start_date: '2026-12-31 21:00:00' }),
    );
    const page = await DetailPage.of(new EventCalendar([], day), 'event-id="8022" show-adjacent show-related="false"');
    await until(() => neighbors(page).length === 2);
    expect(neighbors(page)).to.deep.equal(['Previous: Number 21', 'Next: Number 23']);
  });

  it('a detail does not request its neighboring events by default', async () => {
    const calendar = new EventCalendar([full], ordered);
    await DetailPage.of(calendar, `event-id="${full.id}" show-related="false"`);
    expect(calendar.asked).to.have.length(1);
  });

  it('replace the current event, and the title gets the focus', async () => {
    const page = await DetailPage.of(new EventCalendar([], ordered), `event-id="${ordered[57]!.id}" show-adjacent`);
    await until(() => neighbors(page).length === 2);
    const { title } = page;
    page.button(neighbors(page)[1]!).click();
    await until(() => page.title !== title);
    expect(page.title).to.equal(await titleOf(ordered[58]));
    expect(page.root.activeElement?.id).to.equal('title');
    expect(page.details('cal-navigate').map(({ event }) => event!.id)).to.deep.equal([ordered[58]!.id]);
  });

  it('a page that cancels cal-navigate turns to other events itself', async () => {
    const page = await DetailPage.of(new EventCalendar([], ordered), `event-id="${ordered[57]!.id}" show-adjacent`);
    await until(() => neighbors(page).length === 2);
    page.around.addEventListener('cal-navigate', (navigation) => navigation.preventDefault());
    page.button(neighbors(page)[0]!).click();
    expect(page.detail.eventId).to.equal(ordered[57]!.id);
  });
});
