import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { ownEventAttributes } from '../../../src/data/query/index.js';
import { eventFilters, type EventRepresentation } from '../../../src/data/schema/index.js';
import type { CalendarEvent } from '../../../src/data/records/index.js';
import { allEvents, recordedEvent } from '../calendar.js';
import { atlas, harbourHall, mapMarkup, MapPage, placedEvent } from './map-page.js';
import { setUpEnvironment, textOf, until } from '../environment.js';

setUpEnvironment();

const { geolocation } = navigator;

/** The answer of the browser's geolocation. */
function stubPosition(answer: { lat: number; lng: number } | { code: number }): { asked: number } {
  const log = { asked: 0 };
  const getCurrentPosition = (found: PositionCallback, failed: PositionErrorCallback) => {
    log.asked++;
    if ('lat' in answer) found({ coords: { latitude: answer.lat, longitude: answer.lng } } as GeolocationPosition);
    else failed(answer as GeolocationPositionError);
  };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  return log;
}

afterEach(() => Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation }));

/** A text for each filter that its kind can read. */
const samples: Readonly<Record<string, string>> = {
  date: '2026-12-24',
  boolean: 'true',
  positive: '3',
  number: '4.5',
  ids: '3,7',
  idsOrSlugs: 'music,7',
  text: 'hall',
};

describe('cal-event-map', () => {
  it('shows upcoming events, grouped by venue', async () => {
    const calendar = atlas();
    const page = await MapPage.ofEvents(calendar, '');
    expect(calendar.query.ends_after, 'from today on, on the last clock on earth').to.equal('2026-11-19');
    expect(page.text('status')).to.match(/^\d+ events at \d+ venues/);
    expect(page.markerNames.some((name) => /^\d+ events near Port Alder$/.test(name!))).to.equal(true);
  });

  it('shows the titles of events, however wide the map beside their list is', async () => {
    const page = await MapPage.open(
      mapMarkup('cal-event-map', atlas([], [await recordedEvent('full')]), 'range="all"'),
      '1200px',
    );
    await page.settled();
    expect(page.one('title')!.getBoundingClientRect().width).to.be.above(100);
  });

  it('shows an event with two venues at each', async () => {
    const page = await MapPage.ofEvents(atlas([], [await recordedEvent('two-venues')]));
    expect(page.text('status')).to.equal('1 event at 2 venues');
    expect(page.texts('title')).to.have.length(2);
    expect(new Set(page.texts('title')).size).to.equal(1);
  });

  it('lists events without a venue last, and counts them apart', async () => {
    const without = { ...allEvents[0]!, venue: [] };
    const page = await MapPage.ofEvents(atlas([], [without, await recordedEvent('full')]));
    expect(page.listed).to.deep.equal(['Harbour Hall', 'No venue']);
    expect(page.text('status')).to.equal('1 event at 1 venue · 1 event without a venue');
    const nowhere = await MapPage.open(mapMarkup('cal-event-map', atlas([], [without]), 'range="all"'));
    await nowhere.settled();
    expect(nowhere.text('status')).to.equal('1 event without a venue');
  });

  it('shows three events of a venue, then more on request', async () => {
    const event = await recordedEvent('full');
    const days = Array.from({ length: 15 }, (_, index) => ({ ...event, id: 2000 + index, title: `Day ${index + 1}` }));
    const page = await MapPage.ofEvents(atlas([], days));
    expect(page.texts('title')).to.deep.equal(['Day 1', 'Day 2', 'Day 3']);
    await page.press('Show 10 more');
    expect(page.texts('title')).to.have.length(13);
    await page.press('Show 2 more');
    expect(page.texts('title')).to.have.length(15);
    await until(() => textOf(page.root.activeElement) === 'Day 14');
  });

  it('lists a series once at its venue, and its other dates on request', async () => {
    const event = await recordedEvent('full');
    const titles = ['Story Hour', 'Choir', 'Story Hour', 'Story Hour', 'Regatta'];
    const page = await MapPage.ofEvents(
      atlas(
        [],
        titles.map((title, index) => ({ ...event, id: 2000 + index, title, url: `https://calendar.example/${index}` })),
      ),
    );
    expect(page.texts('title')).to.deep.equal(['Story Hour', 'Choir', 'Regatta']);
    await page.press('2 more dates');
    expect(page.texts('title')).to.deep.equal(['Story Hour', 'Story Hour', 'Story Hour', 'Choir', 'Regatta']);
    await until(() => (page.root.activeElement as HTMLAnchorElement | null)?.href === 'https://calendar.example/2');
  });

  it('shows the latest first in the past', async () => {
    const calendar = atlas();
    const page = await MapPage.ofEvents(calendar, 'range="past" search="library"');
    const years = page.all('date').map((date) => date.getAttribute('datetime')!);
    expect(years.slice(0, 3)).to.deep.equal([...years.slice(0, 3)].sort().reverse());
  });

  for (const [name, { kind }] of Object.entries(eventFilters)) {
    it(`sends ${name}`, async () => {
      const calendar = atlas();
      const both = name.startsWith('geoloc_') ? 'geoloc-lat="4.5" geoloc-lng="4.5"' : '';
      const attribute = `${name.replaceAll('_', '-')}="${samples[kind.name]}"`;
      const page = await MapPage.open(mapMarkup('cal-event-map', calendar, both || attribute));
      await page.settled();
      expect(calendar.asked.map(({ url }) => url.searchParams.get(name))).to.include(samples[kind.name]);
    });
  }

  it('takes range, order and limit as lists do', async () => {
    expect(Object.keys(ownEventAttributes)).to.deep.equal(['range', 'order', 'limit', 'free', 'online']);
    const calendar = atlas();
    const page = await MapPage.ofEvents(calendar, 'range="month" order="desc" limit="4"');
    expect(calendar.query.per_page).to.equal('4');
    expect(page.text('status')).to.equal('3 events at 3 venues · 1 event without a venue');
    await page.set({ range: 'never' });
    expect(page.text('hint')).to.contain('range="never" cannot be read');
  });

  it('shows only free events on request', async () => {
    const full = await recordedEvent('full');
    const priced = (id: number, price: string) => ({
      ...full,
      id,
      cost_details: { ...full.cost_details, values: [price] },
    });
    const page = await MapPage.ofEvents(atlas([], [priced(1, '0'), priced(2, '5')]), 'free');
    expect(page.map.items.map(({ id }) => id)).to.deep.equal([1]);
  });

  it('fires cal-select for a chosen event, and for a chosen venue', async () => {
    const page = await MapPage.ofEvents(
      atlas([], [await recordedEvent('full')]),
      'range="all" venue-href="#venue-{id}"',
    );
    page.map.addEventListener('cal-select', (event) => event.preventDefault());
    page.root.querySelector<HTMLElement>('.sites .item a')!.click();
    page.root.querySelector<HTMLElement>('.site-name a')!.click();
    expect(page.details('cal-select').map(({ event, venue }) => event?.title ?? venue?.name)).to.deep.equal([
      textOf(page.one('title')),
      'Harbour Hall',
    ]);
  });

  it('shows two events of a venue in its popup, with images, and all of them on request', async () => {
    const full = await recordedEvent('full');
    const image = { ...full.image, url: `${location.origin}/test/fixtures/tile.svg`, sizes: undefined };
    const events = ['Tour', 'Concert', 'Tour', 'Walk'].map((title, index) => ({
      ...full,
      id: 9001 + index,
      title,
      url: `https://calendar.example/${index}`,
      image: index ? image : undefined,
    }));
    const page = await MapPage.ofEvents(atlas([], events as typeof allEvents));
    page.around.style.inlineSize = '1000px';
    page.markers[0]!.click();
    await until(() => page.popup);
    const shown = () => [...page.popup!.querySelectorAll('.title')].map(textOf);
    expect(textOf(page.popup!.querySelector('[part="count"]'))).to.equal('4 events');
    expect(shown()).to.deep.equal(['Tour', 'Concert']);
    const [leaf, box] = [...page.popup!.querySelectorAll('.date-badge, .image')].filter((one) => one.clientHeight);
    expect([leaf!.className, box!.clientWidth, box!.clientHeight], 'the day where there is no image').to.deep.equal([
      'date-badge ',
      64,
      64,
    ]);
    await page.press('All 4 events');
    expect(shown()).to.deep.equal(['Tour', 'Concert', 'Tour', 'Walk']);
    await until(() => (page.root.activeElement as HTMLAnchorElement | null)?.href === 'https://calendar.example/0');
    expect(page.one('all'), 'no more').to.equal(undefined);
    page.button('Close').click();
    await until(() => !page.popup);
    page.markers[0]!.click();
    await until(() => page.popup);
    expect(shown(), 'opened anew').to.have.length(2);
  });

  it('gives the title of an event in a popup its whole width, above its cost', async () => {
    const full = await recordedEvent('full');
    const title = 'Walk of the Month: three summits, one flask';
    const page = await MapPage.ofEvents(atlas([], [{ ...full, title }]));
    page.around.style.inlineSize = '1000px';
    page.markers[0]!.click();
    await until(() => page.popup);
    const [body, name, time, cost] = ['.body', '.title', '.time', '[part="cost"]'].map((one) =>
      page.popup!.querySelector(one)!.getBoundingClientRect(),
    );
    expect(name!.width).to.equal(body!.width);
    expect(time!.top).to.be.at.least(name!.bottom);
    expect(cost!.top).to.be.at.least(name!.bottom);
  });

  it('shows what comes next at a venue in a sheet below the map of a phone, which its button or the map closes', async () => {
    const full = await recordedEvent('full');
    const picture = { ...full.image, url: `${location.origin}/test/fixtures/tile.svg`, sizes: undefined };
    const days = ['One', 'Two', 'Two', 'Three'].map((title, index) => ({
      ...full,
      id: 9001 + index,
      title,
      image: picture,
    }));
    const page = await MapPage.ofEvents(atlas([], days as typeof allEvents));
    page.around.style.inlineSize = '343px';
    const sheet = () => page.root.querySelector<HTMLElement>('.sheet');
    const open = async () => {
      page.markers[0]!.click();
      await until(() => sheet() && page.focused === sheet());
    };
    await open();
    const [box, within] = [sheet()!, page.one('map')!].map((one) => one.getBoundingClientRect());
    expect([box!.top >= within!.bottom, box!.width], 'nothing of the map is covered').to.deep.equal([
      true,
      within!.width,
    ]);
    expect(textOf(sheet())).to.match(/Harbour Hall ?4 events.*One.*Two.*Directions/);
    expect(textOf(sheet()), 'the list has the rest').not.to.contain('Three');
    expect(sheet()!.querySelectorAll('img')[1]!.getBoundingClientRect().height).to.equal(64);
    page.button('Close').click();
    await until(() => !sheet());
    expect(page.focused === page.markers[0]).to.equal(true);
    await open();
    await sendKeys({ press: 'Escape' });
    await until(() => !sheet());
    await open();
    page.box!.dispatchEvent(
      new MouseEvent('click', { bubbles: true, composed: true, clientX: within!.x + 5, clientY: within!.y + 5 }),
    );
    await until(() => !sheet());
  });

  it('shows the events of a venue in its popup', async () => {
    const page = await MapPage.ofEvents(atlas([], [await recordedEvent('full')]));
    page.markers[0]!.click();
    await until(() => page.popup);
    expect(page.popup!.ariaLabel).to.equal('Harbour Hall: 1 event');
    expect(textOf(page.popup!.querySelector('.site-name'))).to.equal('Harbour Hall');
    expect(textOf(page.popup!.querySelector('.title'))).to.equal(textOf(page.root.querySelector('.sites .title')));
  });
});

describe('a popup of a venue', () => {
  it('begins with what is to come where something is over', async () => {
    const full = await recordedEvent('full');
    const at = (id: number, title: string, day: string) => ({
      ...full,
      id,
      title,
      start_date: `${day} 19:00:00`,
      end_date: `${day} 21:00:00`,
      utc_start_date: `${day} 19:00:00`,
      utc_end_date: `${day} 21:00:00`,
    });
    const events = [at(1, 'Over', '2026-11-01'), at(2, 'To come', '2026-11-28')];
    const page = await MapPage.ofEvents(atlas([], events), 'range="all"');
    page.markers[0]!.click();
    await until(() => page.popup);
    expect(textOf(page.popup!.querySelector('.title'))).to.equal('To come');
  });
});

describe('search here', () => {
  it('lists what lies in the part of the map that the visitor moved to, says so, and ends by a button', async () => {
    const calendar = atlas();
    const page = await MapPage.ofEvents(calendar);
    const everywhere = page.text('status');
    expect(page.one('search-here'), 'before the map is moved').to.equal(undefined);
    for (let step = 0; step < 3; step++) await page.move('+');
    const requests = calendar.asked.length;
    await page.press('Search here');
    expect(page.text('status'))
      .to.match(/^\d+ events? at \d+ venues? · In this part of the map$/)
      .and.not.equal(everywhere);
    const { south, west, north, east } = page.details('cal-map-move').at(-1)!;
    const inside = (page.map.items as readonly CalendarEvent[])
      .flatMap(({ venues }) => venues)
      .filter(({ location: at }) => at && at.lat >= south && at.lat <= north && at.lng >= west && at.lng <= east);
    expect(new Set(page.listed)).to.deep.equal(new Set(inside.map(({ name }) => name)));
    expect([page.one('search-here'), page.focused === page.one('places')], 'the focus is in the list').to.deep.equal([
      undefined,
      true,
    ]);
    expect(calendar.asked, 'all is there already').to.have.length(requests);
    const markers = page.markerNames;
    await page.press('Show all venues');
    expect(page.text('status')).to.equal(everywhere);
    await until(() => page.markerNames.join() !== markers.join());
    expect(page.one('everywhere')).to.equal(undefined);
  });

  it('is offered again after the next move, and nowhere else than where venues are', async () => {
    const page = await MapPage.ofEvents(atlas());
    for (let step = 0; step < 3; step++) await page.move('+');
    await page.press('Search here');
    await page.move('-');
    await until(() => page.one('search-here'));
    for (let step = 0; step < 12; step++) await page.move('ArrowDown');
    expect(page.one('search-here')).to.equal(undefined);
  });

  it('keeps its part of the map when the filters change, and leads back where nothing is there', async () => {
    const page = await MapPage.ofEvents(atlas());
    page.marker(page.markerNames.find((name) => name!.includes('Port Alder'))!).click();
    await until(() => page.one('search-here'));
    await page.press('Search here');
    const { lat, lng, zoom } = page.details('cal-map-move').at(-1)!;
    const pixel = 360 / (256 * 2 ** zoom);
    await page.set({ search: 'no such words' });
    expect(page.text('message')).to.equal('Nothing in this part of the map.');
    await page.set({ search: null });
    await page.shown();
    expect(page.text('status')).to.contain('In this part of the map');
    const now = page.details('cal-map-move').at(-1)!;
    expect(now.zoom).to.equal(zoom);
    // The list that goes and comes may leave the map another size for a frame, and its center lies on a whole pixel.
    expect(now.lat).to.be.closeTo(lat, pixel);
    expect(now.lng).to.be.closeTo(lng, pixel);
  });
});

describe('markers of events', () => {
  /** An event of half an hour, with a category of its own if one is named. */
  const at = (full: EventRepresentation, id: number, start: string, category?: string): EventRepresentation => ({
    ...full,
    id,
    title: String(id),
    start_date: `${start}:00`,
    end_date: `${start}:30`,
    utc_start_date: `${start}:00`,
    utc_end_date: `${start}:30`,
    timezone: 'UTC',
    ...(category && {
      categories: [{ ...full.categories[0]!, id: category.length, name: category, slug: category, parent: 0 }],
    }),
  });
  const inUtc = 'range="all" time-zone="UTC" color-by="category"';
  const fillOf = (marker: HTMLElement) => getComputedStyle(marker.querySelector('.pin')!).fill;

  it('say when the next event begins, where that covers no other marker', async () => {
    const full = await recordedEvent('full');
    const calendar = atlas([], [at(full, 1, '2026-11-20 18:00'), at(full, 2, '2026-11-25 20:00')]);
    const page = await MapPage.ofEvents(calendar, inUtc);
    const marker = page.markers[0]!;
    expect([marker.ariaLabel, marker.title], 'not what has begun').to.deep.equal(
      Array(2).fill('Harbour Hall: 2 events, Wed 8 PM'),
    );
    expect(['"Wed 8 PM"', 'attr(data-label)'], 'as far as browsers tell').to.include(
      getComputedStyle(marker, '::before').content,
    );
    expect(getComputedStyle(marker, '::after').content, 'no number').to.equal('none');
    await page.move('-');
    expect(marker.matches('.labeled'), 'from afar, too').to.equal(true);
  });

  it('say how many events they have where there is no room', async () => {
    const full = await recordedEvent('full');
    const { geo_lat: lat, geo_lng: lng, ...hall } = harbourHall;
    const beside = [0, 0.003].map((east, index) => ({
      ...at(full, 3 + index, '2026-11-25 20:00'),
      venue: [{ ...hall, id: 900 + index, slug: `hall-${index}`, geo_lat: lat!, geo_lng: lng! + east }],
    }));
    const calendar = atlas([]);
    calendar.events = beside;
    const page = await MapPage.ofEvents(calendar, inUtc);
    await until(() => page.markers.length === 2);
    expect(page.markers.filter((marker) => marker.matches('.labeled')).length).to.equal(1);
  });

  it('have the color of their category, or the accent where it is not one', async () => {
    const full = await recordedEvent('full');
    const music = await MapPage.ofEvents(
      atlas([], [at(full, 1, '2026-11-25 20:00', 'music'), at(full, 2, '2026-11-26 20:00', 'music')]),
      `${inUtc} style="--cal-color-category-music: rgb(1, 2, 3)"`,
    );
    expect(fillOf(music.markers[0]!)).to.equal('rgb(1, 2, 3)');
    const both = await MapPage.ofEvents(
      atlas([], [at(full, 1, '2026-11-25 20:00', 'music'), at(full, 2, '2026-11-26 20:00', 'film')]),
      `${inUtc} style="--cal-color-category-music: rgb(1, 2, 3); --cal-color-accent: rgb(4, 5, 6)"`,
    );
    expect(fillOf(both.markers[0]!)).to.equal('rgb(4, 5, 6)');
  });
});

describe('near me', () => {
  const portAlder = { lat: 41.20049, lng: -73.9 };

  it('asks for no position before it is pressed', async () => {
    const log = stubPosition(portAlder);
    const page = await MapPage.ofEvents(atlas());
    expect(log.asked).to.equal(0);
    expect(page.text('near')).to.equal('Near me');
  });

  it('searches around the visitor, drops events that the server returns beyond the radius, and shows distances', async () => {
    stubPosition(portAlder);
    const calendar = atlas();
    const page = await MapPage.ofEvents(calendar, 'range="all"');
    const everywhere = page.text('status');
    await page.press('Near me');
    await page.settled();
    await until(() => page.text('status').includes('Within 25 km'));
    expect([calendar.query.geoloc_lat, calendar.query.geoloc_lng]).to.deep.equal(['41.2', '-73.9']);
    expect(page.details('cal-locate')).to.deep.equal([{ lat: 41.2, lng: -73.9 }]);
    const distances = page.texts('distance').map((text) => [parseFloat(text), text.replace(/^[\d.]+ /, '')] as const);
    expect(distances.map(([, unit]) => unit).every((unit) => unit === 'm away' || unit === 'km away')).to.equal(true);
    const metres = distances.map(([value, unit]) => (unit === 'm away' ? value : value * 1000));
    expect(metres).to.deep.equal([...metres].sort((a, b) => a - b));
    expect(page.root.querySelector('.visitor')?.ariaLabel).to.equal('You are here');
    expect(page.markerNames.join()).not.to.contain('Navipur');
    await page.press('Show all venues');
    await page.settled();
    await until(() => page.text('status') === everywhere);
  });

  it('takes a radius and a position from the page', async () => {
    const page = await MapPage.ofEvents(atlas(), 'range="all" geoloc-lat="41.2" geoloc-lng="-73.9" radius-km="80"');
    expect(page.text('status')).to.contain('Within 80 km');
    expect(page.listed.concat(page.markerNames as string[]).join()).to.contain('The Old Foundry');
    await page.set({ 'radius-km': '5' });
    await until(() => page.text('status').includes('Within 5 km'));
    expect(page.markerNames.join()).not.to.contain('The Old Foundry');
  });

  it('says that nothing is near, and leads back', async () => {
    stubPosition({ lat: -50, lng: 0 });
    const page = await MapPage.ofEvents(atlas([], [placedEvent(await recordedEvent('two-venues'))]));
    await page.press('Near me');
    await until(() => page.text('message') === 'Nothing within 25 km.');
    page.one('empty')!.querySelector('button')!.click();
    await until(() => page.listed.length === 2);
  });

  for (const [code, words] of [
    [1, 'Location is blocked for this page. You can allow it in your browser’s settings.'],
    [2, 'Your location couldn’t be found.'],
    [3, 'Finding your location took too long.'],
  ] as const)
    it(`says why there is no position (${code}), and keeps all events`, async () => {
      stubPosition({ code });
      const page = await MapPage.ofEvents(atlas());
      const { length } = page.listed;
      await page.press('Near me');
      expect(page.text('status')).to.contain(words);
      expect(page.listed).to.have.length(length);
    });
});
