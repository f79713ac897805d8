import { expect, fixtureSync } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { VenueRepresentation, venueFilters } from '../../../src/data/schema/index.js';
import {
  allVenues,
  atlas,
  brokenTiles,
  expectNear,
  harbourHall,
  mapMarkup,
  MapPage,
  nameless,
  onTheMap,
  ownTiles,
  slowTiles,
  watchHosts,
  some,
  roommates,
} from './map-page.js';
import { replay } from '../calendar.js';
import { unavailable } from '../element-page.js';
import { setUpEnvironment, textOf, until } from '../environment.js';

setUpEnvironment();

const sample: Readonly<Record<keyof typeof venueFilters, string>> = {
  page: '2',
  per_page: '7',
  search: 'hall',
  event: '12',
  has_events: 'true',
  only_with_upcoming: 'true',
  status: 'draft',
};

describe('cal-venue-map', () => {
  it('shows a skeleton, then announces, lists and marks the venues', async () => {
    const calendar = atlas(some);
    const release = calendar.hold();
    const page = await MapPage.open(mapMarkup('cal-venue-map', calendar));
    await until(() => page.text('status'));
    expect([page.text('status'), page.matches('loading'), page.one('loading')!.ariaHidden]).to.deep.equal([
      'Loading venues',
      true,
      'true',
    ]);
    release();
    await page.shown();
    expect(page.matches('loading')).to.equal(false);
    expect(page.text('status')).to.equal('4 venues');
    expect(page.listed).to.deep.equal(['Alder Park Bandstand', 'Harbour Hall', 'Pier 9', 'Riverside Track & Field']);
    expect(page.markerNames).to.deep.equal(['Riverside Track & Field', '3 venues near Port Alder']);
  });

  for (const [name, value] of Object.entries(sample)) {
    it(`sends ${name}`, async () => {
      const calendar = atlas();
      const page = await MapPage.open(mapMarkup('cal-venue-map', calendar));
      await page.settled();
      await page.set({ [name.replaceAll('_', '-')]: value });
      await until(() => calendar.query[name] === value);
    });
  }

  it('loads all pages, as long as the interface allows', async () => {
    const many = Array.from({ length: 120 }, (_, index) => ({
      ...harbourHall,
      id: 1000 + index,
      slug: `hall-${index}`,
    }));
    const calendar = atlas(many);
    const page = await MapPage.ofVenues(calendar);
    await until(() => page.text('status') === '120 venues');
    const pages = calendar.asked.map(({ url }) =>
      [url.searchParams.get('page'), url.searchParams.get('per_page')].join(),
    );
    expect(pages.sort()).to.deep.equal(['1,50', '2,50', '3,50']);
    expect(page.markerNames).to.deep.equal(['120 venues near Port Alder']);
    expect(page.listed, 'the list beside it has pages').to.have.length(10);
  });

  it('shows only the page that page names', async () => {
    const calendar = atlas();
    const page = await MapPage.ofVenues(calendar, 'page="2" per-page="5"');
    expect(calendar.asked).to.have.length(1);
    expect(page.listed).to.have.length(5);
  });

  it('shows one venue by id or slug', async () => {
    for (const attribute of ['venue-id="18"', 'slug="harbour-hall"']) {
      const calendar = atlas();
      const page = await MapPage.ofVenues(calendar, attribute);
      expect(page.listed).to.deep.equal(['Harbour Hall']);
      expect(page.markerNames).to.deep.equal(['Harbour Hall']);
      expect(calendar.asked.map(({ url }) => url.pathname.split('/v1/')[1])).to.deep.equal([
        attribute.includes('18') ? 'venues/18' : 'venues/by-slug/harbour-hall',
      ]);
    }
  });

  it('says that nothing was found when there is no such venue', async () => {
    const page = await MapPage.ofVenues(atlas(), 'venue-id="4711"');
    expect([page.text('message'), page.matches('empty')]).to.deep.equal(['No venues found', true]);
    expect([page.text('status'), page.one('status')!.matches('.unseen')], 'said once to the eye').to.deep.equal([
      'No venues found',
      true,
    ]);
  });

  it('shows venues that a script passes, without a request', async () => {
    const calendar = atlas();
    const around = fixtureSync<HTMLElement>('<div></div>');
    const map = document.createElement('cal-venue-map');
    Object.assign(map, { venues: [harbourHall], tiles: ownTiles, baseUrl: calendar.baseUrl });
    around.append(map);
    await until(() => map.shadowRoot?.querySelector('.marker'));
    expect(calendar.asked).to.have.length(0);
    expect(textOf(map.shadowRoot!.querySelector('.sites')))
      .to.contain('Harbour Hall')
      .and.contain('12 Quay Street');
  });

  it('says once of listed venues without coordinates that they are not on the map', async () => {
    const page = await MapPage.ofVenues(atlas([harbourHall, allVenues.find(({ venue }) => venue === 'Online')!]));
    expect(page.texts('hint')).to.deep.equal(['Not on the map']);
    const [onMap, absent] = page.all('list');
    expect([onMap, absent].map((list) => textOf(list!.querySelector('.site-name')))).to.deep.equal([
      'Harbour Hall',
      'Online',
    ]);
    expect(page.root.getElementById(absent!.getAttribute('aria-labelledby')!), 'which names their list').to.equal(
      page.one('hint'),
    );
  });

  it('lists what is on the map first, by name, whatever the order of the server', async () => {
    const named = (id: number, name: string, geo?: number) =>
      ({ ...harbourHall, id, venue: name, geo_lat: geo, geo_lng: geo }) as VenueRepresentation;
    const page = await MapPage.ofVenues(
      atlas([named(1, 'Attic'), named(2, 'Wharf', 40), named(3, 'Zeppelin'), named(4, 'Ballroom', 41)]),
    );
    expect(page.listed).to.deep.equal(['Ballroom', 'Wharf', 'Attic', 'Zeppelin']);
  });

  it('says once that there is no map where no venue has coordinates, and lists them', async () => {
    const page = await MapPage.ofVenues(atlas());
    expect(page.text('status')).to.equal('30 venues');
    await page.set({ search: 'online' });
    expect([page.listed, page.box, page.text('status')]).to.deep.equal([['Online'], null, '1 venue']);
    expect(page.all('hint').map(textOf)).to.deep.equal([
      'There is no map because the exact location of these venues is not known.',
    ]);
    expect(page.one('near') === undefined, 'offers to search near the visitor').to.equal(true);
    await page.set({ search: 'harbour hall' });
    expect(page.all('hint')).to.deep.equal([]);
  });

  it('offers a search near the visitor only where several venues have coordinates', async () => {
    const unplaced = [1, 2].map((id) => ({
      ...allVenues.find(({ venue }) => venue === 'Online')!,
      id,
      slug: `online-${id}`,
    }));
    const page = await MapPage.ofVenues(atlas(unplaced));
    expect([page.listed.length, page.one('near') === undefined]).to.deep.equal([2, true]);
    const another = await MapPage.ofVenues(atlas([...unplaced, ...onTheMap.slice(0, 2)]));
    expect(another.text('near')).to.equal('Near me');
  });

  it('draws all edges of the cards that stand alone, without a map', async () => {
    const page = await MapPage.open(
      mapMarkup('cal-venue-map', atlas([allVenues.find(({ venue }) => venue === 'Online')!])),
      '1000px',
    );
    await page.settled();
    const { borderInlineStart, borderInlineEnd } = getComputedStyle(page.one('site')!);
    expect(borderInlineStart).to.equal(borderInlineEnd);
  });

  it('begins where most venues are, and shows the others on request', async () => {
    const far = { ...harbourHall, id: 901, venue: 'Far', slug: 'far', geo_lat: -36.8, geo_lng: 174.7 };
    const town = [1, 2, 3, 4, 5].map((id) => ({
      ...harbourHall,
      id,
      venue: `Hall ${id}`,
      slug: `hall-${id}`,
      geo_lat: 41.2 + id / 50,
    }));
    const page = await MapPage.ofVenues(atlas([...town, far]), 'style="--cal-map-height: 26em"');
    await until(() => page.one('elsewhere'));
    expect(page.text('elsewhere')).to.equal('1 venue elsewhere');
    expect(page.markerNames).to.deep.equal(['Hall 5', 'Hall 4', 'Hall 3', 'Hall 2', 'Hall 1']);
    page.one('elsewhere')!.focus();
    await sendKeys({ press: 'Enter' });
    await until(() => page.markerNames.includes('Far') && !page.one('elsewhere'));
    expect(page.focused === page.box, 'the button is gone, the map has the focus').to.equal(true);
  });

  it('names a venue without a name by its slug', async () => {
    const page = await MapPage.ofVenues(atlas([nameless]));
    expect(page.listed).to.deep.equal([nameless.slug]);
  });

  it('says that nothing was found, or what went wrong', async () => {
    const calendar = atlas();
    const page = await MapPage.ofVenues(calendar, 'search="nowhere"');
    expect([page.text('message'), page.matches('empty')]).to.deep.equal(['No venues found', true]);
    calendar.answer = () => replay('categories.create.name-too-long-is-500');
    await page.set({ search: 'pier' });
    await until(() => page.matches('error'));
    expect(page.text('message')).to.equal(unavailable);
    expect(page.text('hint')).to.contain(calendar.host);
    expect(page.one('map')!.offsetHeight, 'the frame stays').to.be.greaterThan(200);
    calendar.answer = atlas(some).answer;
    await page.press('Try again');
    await until(() => page.listed.join() === 'Pier 9');
  });

  it('names an unreadable attribute, and applies the others', async () => {
    const page = await MapPage.ofVenues(atlas(some), 'zoom="near" consent="maybe"');
    await page.set({ tiles: 'https://tiles.example/map.png' });
    await until(() => page.texts('message').length > 2);
    expect(page.texts('message').filter((text) => text.includes('cannot be read'))).to.deep.equal([
      'tiles="https://tiles.example/map.png" cannot be read. Expected an http or https address with {z}, {x} and {y}.',
      'consent="maybe" cannot be read. Expected one of ask, granted, denied.',
      'zoom="near" cannot be read. Expected a number.',
    ]);
    expect(page.listed).to.have.length(4);
  });

  it('fires events for requests, data, moves and choices', async () => {
    const page = await MapPage.ofVenues(atlas([harbourHall]));
    const types = () => page.told.map(({ type }) => type);
    expect(types()).to.include.members(['cal-load', 'cal-data', 'cal-map-move']);
    expect(page.details('cal-data').map(({ items, total }) => [items.map((item) => item.key), total])).to.deep.equal([
      [['18'], 1],
    ]);
    const { lat, lng, zoom, south, north, west, east } = page.details('cal-map-move').at(-1)!;
    expectNear(lat, harbourHall.geo_lat!, 0.01);
    expectNear(lng, harbourHall.geo_lng!, 0.01);
    expect([zoom, south < lat, lat < north, west < lng, lng < east]).to.deep.equal([15, true, true, true, true]);
    page.marker('Harbour Hall').click();
    await until(() => page.popup);
    expect(page.details('cal-select').map(({ venue }) => venue?.name)).to.deep.equal(['Harbour Hall']);
  });

  it('opens no popup when the page cancels the choice', async () => {
    const page = await MapPage.ofVenues(atlas([harbourHall]));
    page.map.addEventListener('cal-select', (event) => event.preventDefault());
    page.marker('Harbour Hall').click();
    await page.map.updateComplete;
    expect(page.popup).to.equal(null);
  });

  it('links to directions by coordinates or address', async () => {
    const page = await MapPage.ofVenues(
      atlas([harbourHall, { ...allVenues.find(({ id }) => id === 49)!, geo_lat: undefined }]),
    );
    const links = page.all('directions') as HTMLAnchorElement[];
    const { geo_lat: lat, geo_lng: lng } = harbourHall;
    expect(links.map(({ search }) => new URLSearchParams(search).get('to') ?? 'by address')).to.deep.equal([
      `${lat},${lng}`,
      'by address',
    ]);
    expect(links.map(({ rel, textContent }) => [rel, textContent])).to.deep.equal([
      ['noopener', 'Directions: Harbour Hall'],
      ['noopener', 'Directions: Town Square'],
    ]);
  });

  it('says that tiles do not load, and shows the static map', async () => {
    const page = await MapPage.ofVenues(atlas([harbourHall]), 'static-map="/test/fixtures/tile.svg"');
    expect(page.root.querySelector('.static-map'), 'tiles are there').to.equal(null);
    await page.set({ tiles: brokenTiles });
    await until(() => !page.one('trouble')!.hidden);
    expect(page.text('trouble')).to.equal(
      `The map background from ${location.host} didn’t load. The list of venues still works.`,
    );
    expect(page.root.querySelector<HTMLImageElement>('.static-map')!.src).to.equal(
      `${location.origin}/test/fixtures/tile.svg`,
    );
    expect(page.listed).to.deep.equal(['Harbour Hall']);
  });

  it('says so too when the map was zoomed before all tiles of the earlier zoom had arrived', async () => {
    const page = await MapPage.open(mapMarkup('cal-venue-map', atlas([harbourHall]), `tiles="${slowTiles}"`));
    await page.shown();
    await until(() => page.root.querySelector('.leaflet-tile-loaded'));
    page.button('Zoom in').click();
    await until(() => !page.one('trouble')!.hidden);
    expect(page.text('trouble')).to.contain('didn’t load');
  });

  it('shows the attribution of the tiles, as text and links', async () => {
    const page = await MapPage.ofVenues(atlas([harbourHall]));
    expect(page.text('attribution'), 'of the tiles of others only they know').to.equal('');
    await page.set({
      attribution:
        '© <a href="https://maps.example/" onclick="alert(1)">Maps</a> <b>&amp; co</b><a href="javascript:alert(1)">x</a><script>1</script>',
    });
    expect(page.text('attribution')).to.equal('© Maps & cox');
    const links = [...page.one('attribution')!.querySelectorAll('a')];
    expect(links.map((link) => [link.href, link.rel, link.getAttributeNames().sort()])).to.deep.equal([
      ['https://maps.example/', 'noopener', ['href', 'rel']],
    ]);
  });

  it('loads no image of a host without consent', async () => {
    const hosts = watchHosts();
    const page = await MapPage.ofVenues(atlas([harbourHall]));
    page.around.style.inlineSize = '600px';
    page.marker('Harbour Hall').click();
    await until(() => page.popup);
    expect(page.root.querySelector('.sites img, .popup img'), 'another host than that of the calendar').to.equal(null);
    const own = {
      ...harbourHall,
      image: { ...harbourHall.image!, url: `${location.origin}/test/fixtures/tile.svg`, sizes: undefined },
    };
    const other = await MapPage.ofVenues(atlas([own]));
    other.around.style.inlineSize = '600px';
    other.marker('Harbour Hall').click();
    await until(() => other.popup?.querySelector('img'));
    const boxes = [...other.root.querySelectorAll<HTMLElement>('.site > .image')];
    // Not their boxes on the screen, which are a fraction larger while the map moves.
    expect(boxes.map(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight])).to.deep.equal([
      [64, 64],
      [64, 64],
    ]);
    expect(hosts()).to.deep.equal([]);
  });
});

describe('markers', () => {
  it('of overlapping venues form a cluster, which Enter zooms into', async () => {
    const page = await MapPage.ofVenues(atlas(some), 'style="--cal-map-height: 26em"');
    page.marker('3 venues near Port Alder').focus();
    await sendKeys({ press: 'Enter' });
    await until(
      () => page.markerNames.includes('2 venues near Port Alder') && page.markers.includes(page.focused as HTMLElement),
    );
    page.marker('2 venues near Port Alder').focus();
    await sendKeys({ press: 'Enter' });
    await until(() => page.markerNames.includes('Pier 9') && !page.root.querySelector('.cluster'));
    await until(() => page.markers.includes(page.focused as HTMLElement));
  });

  it('of venues at one address open a list of them', async () => {
    const page = await MapPage.ofVenues(atlas(roommates));
    page.marker('2 venues near Port Alder').click();
    await until(() => page.popup);
    expect(
      [page.popup!.ariaLabel, ...page.popup!.querySelectorAll('.site-name')].map((one) =>
        typeof one === 'string' ? one : textOf(one),
      ),
    ).to.deep.equal(['2 venues', 'Harbour Hall', 'Upstairs']);
  });

  it('are shapes without an image', async () => {
    const page = await MapPage.ofVenues(atlas([harbourHall]));
    const marker = page.marker('Harbour Hall');
    expect([
      marker.localName,
      marker.querySelectorAll('svg').length,
      marker.querySelectorAll('img').length,
    ]).to.deep.equal(['button', 1, 0]);
  });

  it('point at the venue', async () => {
    const page = await MapPage.ofVenues(atlas([harbourHall]));
    const [box, pin] = [page.box!, page.marker('Harbour Hall')].map((element) => element.getBoundingClientRect());
    expectNear(pin!.left + pin!.width / 2, box!.left + box!.width / 2, 1.5);
    expectNear(pin!.bottom, box!.top + box!.height / 2, 2.5);
  });
});
