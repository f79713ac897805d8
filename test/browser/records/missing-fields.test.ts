import { expect } from '@open-wc/testing';
import '../../../src/elements/cal-category-list.js';
import '../../../src/elements/cal-event-week.js';
import '../../../src/elements/cal-tag-list.js';
import '../../../src/elements/cal-venue-detail.js';
import '../../../src/elements/cal-venue-list.js';
import { calendarEvent, venueRecord } from '../../../src/data/records/index.js';
import type { EventRepresentation, VenueRepresentation } from '../../../src/data/schema/index.js';
import { Calendar, json, recordedEvent, allEvents } from '../calendar.js';
import { DetailPage } from '../detail/detail-page.js';
import { ListPage } from '../list/list-page.js';
import { MapPage, harbourHall } from '../map/map-page.js';
import { MonthPage } from '../period/month-page.js';
import { setUpEnvironment } from '../environment.js';

setUpEnvironment();

const full = await recordedEvent('full');
const poison = { toString: 1, valueOf: 1 };
const surrogate = '\ud800';

/** The event with changed fields; `undefined` leaves a field out, as JSON does. */
const changed = (changes: object): EventRepresentation => JSON.parse(JSON.stringify({ ...full, ...changes }));

const venue = (changes: object): VenueRepresentation => ({ ...harbourHall, ...changes });

/** Texts that must never appear on a page. */
function expectPlain(root: ShadowRoot): void {
  const addresses = [...root.querySelectorAll('[href], [src]')].map(
    (one) => one.getAttribute('href') ?? one.getAttribute('src'),
  );
  expect([root.querySelector('.base')!.textContent, ...addresses].join('\n')).not.to.match(
    /\[object|undefined|\bNaN\b|%5Bobject/,
  );
}

/** Fields that a server leaves out, or sends in another type. */
const broken: Readonly<Record<string, object>> = {
  'a venue that is a text': { venue: 'text' },
  'venues that are numbers': { venue: [1, 2] },
  'a venue whose name is none': { venue: { ...harbourHall, venue: poison } },
  'a venue in a list in a list': { venue: [[harbourHall]] },
  'no venue': { venue: undefined },
  'an address with half a character': {
    venue: venue({ address: `Quay ${surrogate}`, geo_lat: undefined }),
    show_map_link: true,
  },
  'an address that is an object': { venue: venue({ address: {}, city: poison }) },
  'coordinates in a list': { venue: venue({ geo_lat: [[5]], geo_lng: null }), show_map: true },
  'custom fields that are null': { custom_fields: null },
  'a custom field that is null': { custom_fields: { one: null, two: { label: poison, value: poison } } },
  'no custom fields': { custom_fields: undefined },
  'no website': { website: undefined },
  'a website that is an object': { website: {} },
  'no organizers': { organizer: undefined },
  'organizers that are an object': { organizer: { organizer: poison } },
  'no description': { description: undefined },
  'a description that is a list': { description: ['<b>x</b>'] },
  'categories that are a text': { categories: 'music', tags: { name: 'x' } },
  'a category without a name': { categories: [{ id: 3, slug: poison }] },
  'an image that is true': { image: true },
  'an image without a size': { image: { url: '/test/fixtures/tile.svg', width: poison, height: null, sizes: 'big' } },
  'sizes that are none': {
    image: { url: '/test/fixtures/tile.svg', width: 2, height: 2, sizes: { a: null, b: 'x', c: poison } },
  },
  'a cost that is an object': { cost: poison, cost_details: poison, json_ld: 'x' },
  'a status that is an object': { json_ld: { eventStatus: poison }, event_status: poison, event_status_reason: poison },
  'flags that are texts': { featured: 'no', sticky: poison, hide_from_listings: [], show_map: {} },
  'an end beyond all calendars': { end_date: '+275760-09-13 00:00:00', utc_end_date: poison, timezone: poison },
  'an end that is an object': { end_date: poison, utc_start_date: null },
};

describe('an event with', () => {
  for (const [name, changes] of Object.entries(broken)) {
    it(`${name} shows its other facts`, async () => {
      const calendar = new Calendar();
      const event = changed(changes);
      calendar.answer = (url) =>
        json(url.pathname.endsWith('/events') ? { events: [event], total: 1, total_pages: 1 } : event);
      // Placed first, because maps load only near the viewport.
      const map = await MapPage.ofEvents(calendar);
      const list = await ListPage.of(calendar, 'range="all" json-ld');
      const detail = await DetailPage.of(calendar, `event-id="${full.id}" json-ld`);
      const month = await MonthPage.begin(calendar, `date="${full.start_date.slice(0, 10)}"`);
      await month.settled();
      const { title } = calendarEvent(full);
      expect([list.titles, [detail.title], month.texts('event-title')]).to.deep.equal([[title], [title], [title]]);
      expect([list, detail, map, month].flatMap((page) => page.texts('message'))).to.deep.equal([]);
      for (const page of [list, detail, map, month]) expectPlain(page.root);
    });
  }

  it('half a character in its address still has directions', async () => {
    const page = await DetailPage.ofEvent(changed(broken['an address with half a character']!));
    expect((page.one('directions') as HTMLAnchorElement).href).to.contain('Quay%20%EF%BF%BD');
  });

  it('a slug of several words names one part', async () => {
    const [category] = full.categories;
    const event = changed({ categories: [{ ...category, slug: 'x toolbar button\ttitle' }] });
    const page = await ListPage.of(new Calendar([event]), 'range="all"');
    expect([...page.one('category')!.part]).to.deep.equal(['category', 'category-x-toolbar-button-title']);
  });
});

/** Events that lack what an event needs. */
const nothing: Readonly<Record<string, readonly [changes: object, field: string]>> = {
  'without id': [{ id: undefined }, 'id'],
  'with an id that is a text': [{ id: '12' }, 'id'],
  'without title': [{ title: undefined }, 'title'],
  'with a title that is an object': [{ title: poison }, 'title'],
  'without dates': [{ start_date: undefined, end_date: undefined }, 'start_date'],
  'with a start that is a number': [{ start_date: 2026 }, 'start_date'],
  'with a start that is a word': [{ start_date: 'whenever' }, 'start_date'],
  'beyond the year 9999': [{ start_date: '+275760-09-13 00:00:00' }, 'start_date'],
  'of the calendar of another people': [{ start_date: '2026-12-11T20:00:00[u-ca=hebrew]' }, 'start_date'],
};

describe('an unreadable event', () => {
  const others = allEvents.slice(0, 2);

  for (const [name, [changes, field]] of Object.entries(nothing)) {
    it(`${name} is left out, and the list says so`, async () => {
      const calendar = new Calendar();
      const left = changed(changes);
      calendar.answer = () => json({ events: [others[0], left, others[1]], total: 3, total_pages: 1 });
      const page = await ListPage.of(calendar);
      expect([page.titles.length, page.texts('message')]).to.deep.equal([2, ['One entry could not be shown.']]);
      const [told, another] = page.details('cal-error');
      expect([told!.kind, told!.code, told!.fields, told!.error.response]).to.deep.equal([
        'shape',
        'left-out',
        [field],
        [left],
      ]);
      expect([told!.hint!.includes(`for want of ${field}: `), another]).to.deep.equal([true, undefined]);
      expect(page.details('cal-data')[0]!.items).to.have.length(2);
      expectPlain(page.root);
    });
  }

  it('is an error where it is the only one, and in a detail', async () => {
    const calendar = new Calendar();
    const left = changed({ start_date: undefined });
    calendar.answer = (url) =>
      json(url.pathname.endsWith('/events') ? { events: [left], total: 1, total_pages: 1 } : left);
    for (const page of [await ListPage.of(calendar), await DetailPage.of(calendar, 'event-id="5"')]) {
      expect([page.text('hint'), page.matches('error')]).to.deep.equal([
        `${calendar.host} answered with something that is not calendar data.`,
        true,
      ]);
    }
  });

  it('beyond the year 9999 leaves a month its other events and the link to the nearest', async () => {
    const calendar = new Calendar();
    const far = changed({ start_date: '+275760-09-13 00:00:00' });
    calendar.answer = (url) =>
      json({ events: url.searchParams.get('per_page') === '50' ? [] : [far, full], total: 2, total_pages: 1 });
    const page = await MonthPage.begin(calendar, 'date="2030-01-01"');
    await page.settled();
    expect(page.matches('empty')).to.equal(true);
    expectPlain(page.root);
  });

  it('is counted with those of other pages, in the visitor’s language', async () => {
    const calendar = new Calendar();
    calendar.events = allEvents.map((event, index) => (index % 5 === 1 ? changed({ id: undefined }) : event));
    const page = await ListPage.of(calendar, 'range="all" paging="more" per-page="5" lang="de"');
    expect(page.texts('message')).to.deep.equal(['Ein Eintrag konnte nicht angezeigt werden.']);
    page.list.loadMore();
    await page.settled();
    expect([page.titles.length, page.texts('message')]).to.deep.equal([
      8,
      ['2 Einträge konnten nicht angezeigt werden.'],
    ]);
    expect(page.details('cal-error')).to.have.length(2);
  });
});

describe('items of other resources', () => {
  it('have no count in a cloud where it is not a number', async () => {
    const calendar = new Calendar();
    calendar.others = {
      ...calendar.others,
      tags: calendar.others.tags.slice(0, 3).map((tag) => ({ ...tag, count: poison as unknown as number })),
    };
    const page = await ListPage.of(calendar, 'layout="cloud" counts', '', 'cal-tag-list');
    expect([page.all('term').length, page.all('count').length]).to.deep.equal([3, 0]);
    expectPlain(page.root);
  });

  it('are left out of lists and maps when they are unreadable', async () => {
    const calendar = new Calendar();
    calendar.others = { ...calendar.others, venues: [harbourHall, venue({ venue: poison })] };
    const page = await ListPage.of(calendar, '', '', 'cal-venue-list');
    expect([page.titles, page.text('message')]).to.deep.equal([
      [venueRecord(harbourHall).name],
      'One entry could not be shown.',
    ]);
    const map = await MapPage.ofVenues(calendar);
    Object.assign(map.element, { venues: [harbourHall, null, venue({ id: poison })] });
    await map.settled();
    expect(map.listed).to.deep.equal([venueRecord(harbourHall).name]);
  });
});

describe('errors of servers', () => {
  it('are announced even without readable texts', async () => {
    const calendar = new Calendar();
    calendar.answer = () =>
      json({ code: poison, message: poison, data: { status: 400, params: { page: poison }, details: [poison] } }, 400);
    const page = await ListPage.of(calendar);
    const [told] = page.details('cal-error');
    expect([told!.fields, told!.hint]).to.deep.equal([['page'], 'The server refuses page: Status 400']);
  });
});

describe('a server that claims endless pages', () => {
  for (const [tag, resource] of [
    ['cal-category-list', 'categories'],
    ['cal-event-map', 'events'],
  ] as const) {
    it(`gets at most 200 requests from ${tag}`, async () => {
      const calendar = new Calendar();
      const items = { categories: calendar.others.categories, events: allEvents }[resource];
      calendar.answer = (url) => {
        const page = Number(url.searchParams.get('page'));
        return json({ [resource]: [{ ...items[page % items.length], id: page }], total: 5e10, total_pages: 1e9 });
      };
      const page = await (tag === 'cal-event-map' ? MapPage.ofEvents(calendar) : ListPage.of(calendar, '', '', tag));
      expect(calendar.asked).to.have.length(200);
      expectPlain(page.root);
    });
  }
});
