import { expect, fixtureSync } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { venueFilters } from '../../../src/schema/index.js';
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
  placed,
  watchHosts,
} from './map-page.js';
import { replay } from '../calendar.js';
import { unavailable } from '../element-page.js';
import { setUpEnvironment, textOf, turn, until } from '../environment.js';

setUpEnvironment();

/** Venues of two towns that are far from each other. */
const some = allVenues.filter(({ id }) => [18, 19, 36, 38].includes(id));
/** Two at one address. */
const roommates = [harbourHall, { ...harbourHall, id: 900, slug: 'upstairs', venue: 'Upstairs' }];

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
    expect([page.text('status'), page.matches('loading'), page.one('loading')!.ariaHidden]).to.deep.equal(['Loading venues', true, 'true']);
    release();
    await page.shown();
    expect(page.matches('loading')).to.equal(false);
    expect(page.text('status')).to.equal('4 venues');
    expect(page.listed).to.deep.equal(['Riverside Track & Field', 'Pier 9', 'Alder Park Bandstand', 'Harbour Hall']);
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
    const many = Array.from({ length: 120 }, (_, index) => ({ ...harbourHall, id: 1000 + index, slug: `hall-${index}` }));
    const calendar = atlas(many);
    const page = await MapPage.ofVenues(calendar);
    await until(() => page.text('status') === '120 venues');
    const pages = calendar.asked.map(({ url }) => [url.searchParams.get('page'), url.searchParams.get('per_page')].join());
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
    expect([page.text('status'), page.one('status')!.matches('.unseen')], 'said once to the eye').to.deep.equal(['No venues found', true]);
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

  it('says of listed venues without coordinates that they are not on the map', async () => {
    const page = await MapPage.ofVenues(atlas([harbourHall, allVenues.find(({ venue }) => venue === 'Online')!]));
    expect(page.all('site').map((site) => textOf(site).includes('Not on the map'))).to.deep.equal([false, true]);
  });

  it('says once that there is no map where no venue has coordinates, and lists them', async () => {
    const page = await MapPage.ofVenues(atlas());
    expect(page.text('status')).to.equal('30 venues');
    await page.set({ search: 'online' });
    expect([page.listed, page.box, page.text('status')]).to.deep.equal([['Online'], null, '1 venue']);
    expect(page.all('hint').map(textOf)).to.deep.equal(['There is no map because the exact location of these venues is not known.']);
    expect(page.one('near') === undefined, 'offers to search near the visitor').to.equal(true);
    await page.set({ search: 'harbour hall' });
    expect(page.all('hint')).to.deep.equal([]);
  });

  it('offers a search near the visitor only where several venues have coordinates', async () => {
    const unplaced = [1, 2].map((id) => ({ ...allVenues.find(({ venue }) => venue === 'Online')!, id, slug: `online-${id}` }));
    const page = await MapPage.ofVenues(atlas(unplaced));
    expect([page.listed.length, page.one('near') === undefined]).to.deep.equal([2, true]);
    const another = await MapPage.ofVenues(atlas([...unplaced, ...onTheMap.slice(0, 2)]));
    expect(another.text('near')).to.equal('Near me');
  });

  it('draws all edges of the cards that stand alone, without a map', async () => {
    const page = await MapPage.open(mapMarkup('cal-venue-map', atlas([allVenues.find(({ venue }) => venue === 'Online')!])), '1000px');
    await page.settled();
    const { borderInlineStart, borderInlineEnd } = getComputedStyle(page.one('site')!);
    expect(borderInlineStart).to.equal(borderInlineEnd);
  });

  it('begins where most venues are, and shows the others on request', async () => {
    const far = { ...harbourHall, id: 901, venue: 'Far', slug: 'far', geo_lat: -36.8, geo_lng: 174.7 };
    const town = [1, 2, 3, 4, 5].map((id) => ({ ...harbourHall, id, venue: `Hall ${id}`, slug: `hall-${id}`, geo_lat: 41.2 + id / 50 }));
    const page = await MapPage.ofVenues(atlas([...town, far]));
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
    expect(page.details('cal-data').map(({ items, total }) => [items.map((item) => item.key), total])).to.deep.equal([[['18'], 1]]);
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
    const page = await MapPage.ofVenues(atlas([harbourHall, { ...allVenues.find(({ id }) => id === 49)!, geo_lat: undefined }]));
    const links = page.all('directions') as HTMLAnchorElement[];
    const { geo_lat: lat, geo_lng: lng } = harbourHall;
    expect(links.map(({ search }) => new URLSearchParams(search).get('to') ?? 'by address')).to.deep.equal([`${lat},${lng}`, 'by address']);
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
    expect(page.text('trouble')).to.equal(`The map background from ${location.host} didn’t load. The list of venues still works.`);
    expect(page.root.querySelector<HTMLImageElement>('.static-map')!.src).to.equal(`${location.origin}/test/fixtures/tile.svg`);
    expect(page.listed).to.deep.equal(['Harbour Hall']);
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
    expect(page.popup!.querySelector('img'), 'the picture stands on another host than the calendar').to.equal(null);
    const own = { ...harbourHall, image: { ...harbourHall.image!, url: `${location.origin}/test/fixtures/tile.svg`, sizes: undefined } };
    const other = await MapPage.ofVenues(atlas([own]));
    other.around.style.inlineSize = '600px';
    other.marker('Harbour Hall').click();
    await until(() => other.popup?.querySelector('img'));
    expect(hosts()).to.deep.equal([]);
  });
});

describe('markers', () => {
  it('of overlapping venues form a cluster, which Enter zooms into', async () => {
    const page = await MapPage.ofVenues(atlas(some));
    page.marker('3 venues near Port Alder').focus();
    await sendKeys({ press: 'Enter' });
    await until(() => page.markerNames.includes('2 venues near Port Alder') && page.markers.includes(page.focused as HTMLElement));
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
      [page.popup!.ariaLabel, ...page.popup!.querySelectorAll('.site-name')].map((one) => (typeof one === 'string' ? one : textOf(one))),
    ).to.deep.equal(['2 venues', 'Harbour Hall', 'Upstairs']);
  });

  it('are shapes without an image', async () => {
    const page = await MapPage.ofVenues(atlas([harbourHall]));
    const marker = page.marker('Harbour Hall');
    expect([marker.localName, marker.querySelectorAll('svg').length, marker.querySelectorAll('img').length]).to.deep.equal([
      'button',
      1,
      0,
    ]);
  });

  it('point at the venue', async () => {
    const page = await MapPage.ofVenues(atlas([harbourHall]));
    const [box, pin] = [page.box!, page.marker('Harbour Hall')].map((element) => element.getBoundingClientRect());
    expectNear(pin!.left + pin!.width / 2, box!.left + box!.width / 2, 1.5);
    expectNear(pin!.bottom, box!.top + box!.height / 2, 2.5);
  });
});

describe('list and map', () => {
  it('open a popup and scroll the list for a chosen marker, which gets the focus back', async () => {
    const page = await MapPage.ofVenues(atlas(onTheMap), 'lang="en"');
    const last = page.map.shadowRoot!.querySelector<HTMLElement>('.places')!;
    const name = 'Будинок Культури «Каштан»';
    await page.press('Zoom in');
    const spot = page.markers.find(({ ariaLabel }) => ariaLabel === name) ?? page.markers.find((marker) => marker.matches('.marker'))!;
    spot.focus();
    await sendKeys({ press: 'Enter' });
    await until(() => page.popup?.matches(':focus'));
    expect([page.popup!.role, page.popup!.ariaLabel]).to.deep.equal(['dialog', spot.ariaLabel]);
    await until(() => page.root.querySelector('.sites .chosen'));
    expect(textOf(page.root.querySelector('.sites .chosen .site-name'))).to.equal(spot.ariaLabel);
    expect(last.contains(page.root.querySelector('.sites .chosen'))).to.equal(true);
    expect(spot.matches('.highlighted')).to.equal(true);
    await sendKeys({ press: 'Escape' });
    await until(() => !page.popup);
    expect(page.focused === spot).to.equal(true);
    expect(page.root.querySelector('.chosen'), 'and is chosen no more').to.equal(null);
  });

  it('show a venue of the list alone on the map, and Escape leads back', async () => {
    const page = await MapPage.ofVenues(atlas(some));
    await until(() => page.one('show'));
    const show = page.button('Show on the map: Pier 9');
    show.focus();
    await sendKeys({ press: 'Enter' });
    await until(() => page.popup?.matches(':focus'));
    expect(page.popup!.ariaLabel).to.equal('Pier 9');
    expect(page.marker('Pier 9').matches('.highlighted')).to.equal(true);
    await sendKeys({ press: 'Escape' });
    await until(() => !page.popup);
    expect(page.focused === show).to.equal(true);
  });

  it('mark the venue, or its cluster, that the pointer is over in the list', async () => {
    const page = await MapPage.ofVenues(atlas(some));
    const items = [...page.root.querySelectorAll('.sites .site')];
    const marked = () => page.markers.filter((marker) => marker.matches('.highlighted')).map(({ ariaLabel }) => ariaLabel);
    items[0]!.dispatchEvent(new PointerEvent('pointerenter'));
    expect(marked()).to.deep.equal(['Riverside Track & Field']);
    items[0]!.dispatchEvent(new PointerEvent('pointerleave'));
    expect(marked()).to.deep.equal([]);
    items[1]!.querySelector<HTMLElement>('a')!.focus();
    expect(marked()).to.deep.equal(['3 venues near Port Alder']);
  });

  it('close the popup by its button', async () => {
    const page = await MapPage.ofVenues(atlas([harbourHall]));
    page.marker('Harbour Hall').click();
    await until(() => page.popup);
    await page.press('Close');
    await until(() => !page.popup);
    expect(page.focused === page.marker('Harbour Hall')).to.equal(true);
  });

  it('turn the pages of the list', async () => {
    const page = await MapPage.ofVenues(atlas());
    expect(page.listed).to.have.length(10);
    const before = page.listed;
    await page.press('Next');
    await until(() => page.listed[0] !== before[0]);
    expect(page.listed.filter((name) => before.includes(name))).to.deep.equal([]);
    await page.press('Page 3 of 3');
    await until(() => page.listed.length === 10 && page.listed.at(-1) === 'Harbour Hall');
  });

  it('list all venues on paper, where nobody can turn pages', async () => {
    const page = await MapPage.ofVenues(atlas());
    window.dispatchEvent(new Event('beforeprint'));
    await page.settled();
    expect(page.listed).to.have.length(30);
    window.dispatchEvent(new Event('afterprint'));
    await page.settled();
    expect(page.listed).to.have.length(10);
  });

  it('move to the venues of new filters, and stay where the visitor moved the map', async () => {
    const page = await MapPage.ofVenues(atlas());
    await page.set({ search: 'Harbour Hall' });
    await until(() => page.markerNames.join() === 'Harbour Hall');
    const zoom = () => page.details('cal-map-move').at(-1)!.zoom;
    expect(zoom()).to.equal(15);
    await page.press('Zoom out');
    await until(() => zoom() === 14);
    await page.map.refresh();
    await page.settled();
    expect(zoom()).to.equal(14);
    await page.set({ search: 'Alte' });
    await until(() => page.markerNames.join() === 'Alte Mühle');
    expect(zoom()).to.equal(15);
  });
});

describe('keyboard and gestures', () => {
  const centre = (page: MapPage) => page.details('cal-map-move').at(-1)!;

  it('arrow keys move the map, plus and minus zoom, with the focus on the map or a marker', async () => {
    const page = await MapPage.ofVenues(atlas([harbourHall]));
    const before = centre(page);
    page.box!.focus();
    await sendKeys({ press: 'ArrowRight' });
    await until(() => centre(page).lng > before.lng);
    await sendKeys({ press: 'ArrowUp' });
    await until(() => centre(page).lat > before.lat);
    page.marker('Harbour Hall').focus();
    await sendKeys({ press: '-' });
    await until(() => centre(page).zoom === 14);
    await until(() => page.markers.length === 1 && !page.box!.matches('.leaflet-zoom-anim'));
    await sendKeys({ press: '+' });
    await until(() => centre(page).zoom === 15);
  });

  it('Tab goes from the map over its markers to its buttons and the list; a button skips the map', async () => {
    const page = await MapPage.ofVenues(atlas(some));
    await until(() => page.one('show'));
    const path: (string | null | undefined)[] = [];
    page.button('Near me').focus();
    for (let step = 0; step < 7; step++) {
      await sendKeys({ press: 'Tab' });
      path.push(page.focused!.ariaLabel ?? textOf(page.focused));
    }
    expect(path).to.deep.equal([
      'Skip the map',
      'Map',
      'Riverside Track & Field',
      '3 venues near Port Alder',
      'Zoom in',
      'Zoom out',
      'Riverside Track & Field',
    ]);
    page.button('Skip the map').focus();
    await sendKeys({ press: 'Enter' });
    expect(page.focused === page.one('places')).to.equal(true);
  });

  it('the focus is visible at every stop', async () => {
    const page = await MapPage.ofVenues(atlas(some));
    page.button('Near me').focus();
    for (let step = 0; step < 8; step++) {
      await sendKeys({ press: 'Tab' });
      const { outlineStyle, outlineWidth, opacity } = getComputedStyle(page.focused!);
      expect([outlineStyle, parseFloat(outlineWidth) >= 2, opacity], textOf(page.focused)).to.deep.equal(['solid', true, '1']);
    }
  });

  it('the wheel scrolls the page, and zooms with Ctrl', async () => {
    const page = await MapPage.ofVenues(atlas([harbourHall]));
    const { left, top, width, height } = page.box!.getBoundingClientRect();
    const wheel = (init: WheelEventInit) => {
      const event = new WheelEvent('wheel', {
        deltaY: -120,
        bubbles: true,
        composed: true,
        cancelable: true,
        clientX: left + width / 2,
        clientY: top + height / 2,
        ...init,
      });
      page.marker('Harbour Hall').dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(wheel({}), 'the page scrolls').to.equal(false);
    await until(() => page.root.querySelector('.gesture-hint.shown'));
    expect(textOf(page.one('gesture-hint'))).to.match(/^Hold (Ctrl|⌘) and scroll to zoom$/);
    expect(wheel({ ctrlKey: true }), 'the map zooms').to.equal(true);
    await until(() => centre(page).zoom > 15);
  });

  it('one finger scrolls the page, two move the map', async () => {
    const page = await MapPage.ofVenues(atlas([harbourHall]));
    expect(getComputedStyle(page.box!).touchAction).to.equal('pan-x pan-y');
    const before = centre(page);
    const { left, top } = page.box!.getBoundingClientRect();
    const drag = async (pointerType: string) => {
      const at = (type: string, clientX: number) => ({
        type,
        init: {
          pointerType,
          clientX,
          clientY: top + 200,
          bubbles: true,
          composed: true,
          cancelable: true,
          button: 0,
          buttons: 1,
          isPrimary: true,
        },
      });
      for (const { type, init } of [at('down', left + 300), at('move', left + 200), at('move', left + 100), at('up', left + 100)]) {
        page.box!.dispatchEvent(new PointerEvent(`pointer${type}`, init));
        if (pointerType === 'mouse') page.box!.dispatchEvent(new MouseEvent(`mouse${type}`, init));
        await turn();
      }
      await turn();
    };
    await drag('touch');
    expectNear(centre(page).lng, before.lng, 0.0005);
    expectNear(centre(page).lat, before.lat, 0.0005);
    await drag('mouse');
    await until(() => centre(page).lng > before.lng + 0.001);
    expect(centre(page).lng, 'however quick the drag was').to.be.lessThan(before.lng + 0.1);
  });
});

describe('the box of a map', () => {
  it('loads nothing in closed details, and is right when they open', async () => {
    const around = fixtureSync<HTMLElement>('<div></div>');
    around.innerHTML = `<details><summary>Map</summary>${mapMarkup('cal-venue-map', atlas([harbourHall]))}</details>`;
    const map = around.querySelector('cal-venue-map')!;
    await until(() => map.shadowRoot?.querySelector('.site'));
    await turn();
    expect(map.shadowRoot!.querySelector('.leaflet-pane')).to.equal(null);
    around.querySelector('details')!.open = true;
    await until(() => map.shadowRoot!.querySelector('.marker'));
    const [box, pin] = ['.box', '.marker'].map((selector) => map.shadowRoot!.querySelector(selector)!.getBoundingClientRect());
    expectNear(pin!.left + pin!.width / 2, box!.left + box!.width / 2, 1.5);
  });

  it('loads nothing before it scrolls near', async () => {
    const around = fixtureSync<HTMLElement>('<div></div>');
    around.innerHTML = `<div class="far"></div>${mapMarkup('cal-venue-map', atlas([harbourHall]))}`;
    around.querySelector<HTMLElement>('.far')!.style.height = '4000px';
    const map = around.querySelector('cal-venue-map')!;
    await until(() => map.shadowRoot?.querySelector('.site'));
    await turn();
    expect(map.shadowRoot!.querySelector('.leaflet-pane')).to.equal(null);
    map.scrollIntoView();
    await until(() => map.shadowRoot!.querySelector('.marker'));
    window.scrollTo(0, 0);
  });

  it('keeps its center when its size changes, hidden meanwhile or not', async () => {
    const page = await MapPage.ofVenues(atlas([harbourHall]));
    const around = page.map.parentElement!;
    const inTheMiddle = () => {
      const [box, pin] = [page.box!, page.marker('Harbour Hall')].map((element) => element.getBoundingClientRect());
      return box!.width > 0 && Math.abs(pin!.left + pin!.width / 2 - box!.left - box!.width / 2) < 1.5;
    };
    around.style.width = '360px';
    await until(inTheMiddle);
    around.style.display = 'none';
    around.style.width = '700px';
    await turn();
    around.style.display = '';
    await until(inTheMiddle);
  });

  it('is rebuilt when it moves in the page, without leaks', async () => {
    const page = await MapPage.ofVenues(atlas([harbourHall]));
    const around = page.map.parentElement!;
    const map = page.map;
    map.remove();
    expect(map.shadowRoot!.querySelector('.leaflet-pane')).to.equal(null);
    around.append(map);
    await until(() => page.markers.length === 1);
  });

  it('may be removed while it zooms', async () => {
    const page = await MapPage.ofVenues(atlas(some));
    const { setTimeout } = globalThis;
    const ends: (() => void)[] = [];
    globalThis.setTimeout = ((run: () => void, wait?: number) =>
      wait === 250 ? ends.push(run) : setTimeout(run, wait)) as typeof setTimeout;
    page.one('zoom-out')!.click();
    await until(() => ends.length);
    page.map.remove();
    await turn();
    for (const end of ends) end();
  });

  it('follows the language of its page', async () => {
    const page = await MapPage.ofVenues(atlas(some), 'lang="de"');
    expect(page.markerNames).to.include('3 Orte bei Port Alder');
    await page.set({ lang: 'ar' });
    await until(() => page.markerNames.some((name) => name?.includes('قرب')));
    expect(page.text('status'), 'browsers choose the digits').to.match(/^[4٤] أماكن$/);
  });

  it('shows a venue at the zoom that the page sets', async () => {
    const page = await MapPage.ofVenues(atlas([placed(harbourHall)]), 'zoom="9"');
    expect(page.details('cal-map-move').at(-1)!.zoom).to.equal(9);
  });
});
