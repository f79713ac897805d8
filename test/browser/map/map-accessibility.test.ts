import { expect } from '@open-wc/testing';
import { consentKey } from '../../../src/elements/base/stored-consent.js';
import { recordedEvent, replay } from '../calendar.js';
import { allVenues, atlas, brokenTiles, foreignTiles, harbourHall, mapMarkup, MapPage, ownTiles } from './map-page.js';
import { setUpEnvironment, turn, until } from '../environment.js';
import { directions, expectAccessible, expectNoViolation, isChromium, prefer, viewports } from '../appearance.js';

setUpEnvironment();

const some = allVenues.filter(({ id }) => [18, 19, 36, 38, 28, 33].includes(id));
const events = await Promise.all(['full', 'all-day.multi-day', 'two-venues', 'rtl-arabic'].map(recordedEvent));

const decide = (consent: string) =>
  void document.dispatchEvent(new CustomEvent('cal-consent-change', { detail: { consent } }));

async function withPopup(opening: Promise<MapPage>): Promise<MapPage> {
  const page = await opening;
  page.markers.find((marker) => marker.matches('.marker'))!.click();
  await until(() => page.popup);
  return page;
}

const open = async (attributes: string) => {
  const page = await MapPage.open(mapMarkup('cal-venue-map', atlas(some), attributes));
  await page.settled();
  return page;
};

/** Every state of a map, with the steps that lead to it. */
const states: Readonly<Record<string, (attributes: string) => Promise<MapPage>>> = {
  venues: (attributes) => MapPage.ofVenues(atlas(some), attributes),
  events: (attributes) => MapPage.ofEvents(atlas([], events), `range="all" ${attributes}`),
  near: (attributes) =>
    MapPage.ofEvents(atlas([], events), `range="all" geoloc-lat="41.2" geoloc-lng="-73.9" ${attributes}`),
  'popup of a venue': (attributes) => withPopup(MapPage.ofVenues(atlas([harbourHall]), attributes)),
  'popup of events': (attributes) => withPopup(MapPage.ofEvents(atlas([], [events[0]!]), `range="all" ${attributes}`)),
  'consent asked for': (attributes) => open(`tiles="${foreignTiles}" ${attributes}`),
  refused: (attributes) => {
    decide('denied');
    return open(`tiles="${foreignTiles}" ${attributes}`);
  },
  loading: async (attributes) => {
    const calendar = atlas();
    calendar.hold();
    return MapPage.open(mapMarkup('cal-venue-map', calendar, `tiles="${ownTiles}" ${attributes}`));
  },
  empty: (attributes) => MapPage.ofVenues(atlas([]), attributes),
  error: async (attributes) => {
    const calendar = atlas();
    calendar.answer = () => replay('categories.create.name-too-long-is-500');
    return MapPage.ofVenues(calendar, attributes);
  },
  unreadable: (attributes) => open(`tiles="map.png" consent="denied" ${attributes}`),
  'without tiles': async (attributes) => {
    const page = await open(`tiles="${brokenTiles}" ${attributes}`);
    await until(() => page.one('trouble') && !page.one('trouble')!.hidden);
    return page;
  },
};

before(() => localStorage.removeItem(consentKey));
after(() => localStorage.removeItem(consentKey));
/** The states with colors that no other has. */
const colored = ['venues', 'near', 'popup of events', 'consent asked for', 'without tiles'];

describe('axe', () => {
  for (const [state, enter] of Object.entries(states))
    it(`finds nothing in state ${state}`, async () => {
      const page = await enter('');
      await (colored.includes(state) ? expectAccessible : expectNoViolation)(page.map);
    });

  it('finds nothing from right to left', async () => {
    document.documentElement.dir = 'rtl';
    await expectNoViolation((await states.near!(`lang="${directions.rtl}"`)).map);
  });
});

describe('semantics', () => {
  it('are a map and a list of headings, both named', async () => {
    const page = await states.venues!('');
    expect([
      page.box!.role,
      page.box!.ariaLabel,
      page.one('places')!.role,
      page.one('places')!.ariaLabel,
    ]).to.deep.equal(['region', 'Map', 'region', 'Venues']);
    const keys = page.root.getElementById(page.box!.getAttribute('aria-describedby')!)!;
    expect(keys.textContent).to.contain('Arrow keys');
    const name = page.one('site-name')!;
    expect([name.role, name.ariaLevel]).to.deep.equal(['heading', '3']);
  });

  it('take the heading level from the page', async () => {
    const page = await states.events!('heading-level="5"');
    expect([page.one('site-name')!.ariaLevel, page.one('title')!.ariaLevel]).to.deep.equal(['5', '6']);
  });

  it('have the status in place before its text changes', async () => {
    const page = await states.venues!('');
    const status = page.one('status')!;
    expect(status.role).to.equal('status');
    await page.set({ search: 'pier' });
    await until(() => status.textContent?.includes('1 venue'));
    expect(page.one('status') === status).to.equal(true);
  });
});

describe('narrow boxes and large text', () => {
  for (const [state, enter] of Object.entries(states)) {
    for (const [width, fontSize] of viewports) {
      it(`hold state ${state} in ${width} pixels with text of ${fontSize} %`, async () => {
        for (const lang of ['en', 'de']) {
          const page = await enter(`lang="${lang}"`);
          Object.assign(page.map.parentElement!.style, { width: `${width}px`, fontSize: `${fontSize}%` });
          await turn();
          expect(page.outside(), lang).to.deep.equal([]);
          const list = page.one('places');
          expect(list?.scrollWidth ?? 0, lang).to.be.at.most(list?.clientWidth ?? 0);
          expect(page.map.scrollWidth).to.be.at.most(width);
          page.map.parentElement!.remove();
        }
      });
    }
  }

  it('keep a popup as wide as its map, with its close button in reach', async () => {
    const page = await states['popup of events']!('');
    page.map.parentElement!.style.width = '320px';
    await page.press('Close');
    await withPopup(Promise.resolve(page));
    const [map, popup, close] = [page.one('map')!, page.popup!, page.one('close')!].map((element) =>
      element.getBoundingClientRect(),
    );
    expect(popup!.width).to.be.at.most(map!.width);
    expect([close!.top >= popup!.top, close!.right <= popup!.right, close!.width >= 24]).to.deep.equal([
      true,
      true,
      true,
    ]);
  });
});

if (isChromium) {
  describe('preferences', () => {
    afterEach(() => prefer({ 'prefers-reduced-motion': 'no-preference', 'forced-colors': 'none' }));

    it('stop all motion where the visitor prefers less', async () => {
      await prefer({ 'prefers-reduced-motion': 'reduce' });
      await until(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
      const page = await states.venues!('');
      await page.press('Zoom in');
      expect(page.root.querySelectorAll('.leaflet-zoom-anim, .leaflet-pan-anim')).to.have.length(0);
      expect(page.root.querySelector('.base')!.getAnimations({ subtree: true })).to.have.length(0);
      const waiting = await states.loading!('');
      expect(waiting.root.querySelector('.base')!.getAnimations({ subtree: true })).to.have.length(0);
    });

    it('lose nothing in forced colors', async () => {
      await prefer({ 'forced-colors': 'active' });
      await until(() => matchMedia('(forced-colors: active)').matches);
      const page = await states.events!('');
      const pin = getComputedStyle(page.root.querySelector('.pin')!);
      expect(pin.fill).not.to.equal(pin.stroke);
      await expectNoViolation(page.map);
    });
  });
}
