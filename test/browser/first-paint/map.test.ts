import { expect } from '@open-wc/testing';
import type { CalEventMap } from '../../../src/elements/cal-event-map.js';
import type { CalVenueMap } from '../../../src/elements/cal-venue-map.js';
import { paint as paintEvents } from '../../../src/entries/first-paint/event-map.js';
import { paint as paintVenues } from '../../../src/entries/first-paint/venue-map.js';
import type { EventRepresentation } from '../../../src/data/schema/index.js';
import { allEvents, type Calendar } from '../calendar.js';
import { setUpEnvironment, until } from '../environment.js';
import { allVenues, atlas, foreignTiles, onTheMap, ownTiles } from '../map/atlas.js';
import { expectUntouched, paintAll, paintedWith, type Given, type Painted } from './painted-elements.js';

setUpEnvironment();

const shown = `consent="granted" tiles="${ownTiles}"`;
/** So few venues that the list beside the map has one page. */
const halls = onTheMap.slice(0, 8);
const isInHall = ({ venue }: EventRepresentation) =>
  [venue ?? []].flat().some(({ id }) => halls.some((hall) => hall.id === id));
const few = atlas(halls, allEvents.filter(isInHall).slice(0, 45));

/** Maps of events as pages have them, each with its calendar. */
const eventMaps: Readonly<Record<string, Given>> = {
  'a map by its defaults': { calendar: few, attributes: shown },
  'a map of all events': { calendar: few, attributes: `range="all" ${shown}` },
  'a map of what is over': { calendar: few, attributes: `range="past" heading-level="2" ${shown}` },
  'a map of the latest': { calendar: few, attributes: `range="all" order="desc" zoom="9" ${shown}` },
  'a map around a position': {
    calendar: few,
    attributes: `range="all" geoloc-lat="41.2" geoloc-lng="-73.9" radius-km="40" ${shown}`,
  },
  'a map of tiles of another host with their credit': {
    calendar: few,
    attributes: `range="all" consent="granted" tiles="${foreignTiles}" attribution="&lt;a href='https://maps.example/'>Maps&lt;/a>"`,
  },
  'a narrow map in Arabic below words of the page': {
    calendar: few,
    attributes: `range="all" lang="ar" dir="rtl" style="inline-size: 24em" ${shown}`,
    content: '<p slot="header">Near you</p>',
  },
  'a map in Hebrew': { calendar: few, attributes: `range="all" lang="he" dir="rtl" ${shown}` },
  'a narrow map in Persian, of its calendar': {
    calendar: few,
    attributes: `range="all" lang="fa" dir="rtl" calendar="auto" style="inline-size: 24em" ${shown}`,
  },
};

const venueMaps: Readonly<Record<string, Given>> = {
  'a map by its defaults': { calendar: few, attributes: shown },
  'a map with venues that are not on it': {
    calendar: atlas(allVenues.slice(0, 9)),
    attributes: `heading-level="4" ${shown}`,
  },
  'a map of one venue': { calendar: atlas(onTheMap.slice(2, 3)), attributes: `zoom="12" ${shown}` },
};

const isOpen = (root: ShadowRoot) => root.querySelector('[part~="show"]');

/** Expects of each map that its element takes it over as it is. */
function expectTaken(given: Readonly<Record<string, Given>>, paintThem: () => Promise<Map<string, Painted<unknown>>>) {
  let painted: Map<string, Painted<unknown>>;
  beforeEach(async () => {
    painted ??= await paintThem();
  });
  for (const name of Object.keys(given))
    it(`${name} is taken over as it is, and looks as if nothing had been painted before`, () => {
      const one = painted.get(name)!;
      expect(one.before).to.match(/leaflet-marker-icon/);
      expectUntouched(one);
    });
}

/** With the consent that a visitor has given at an earlier visit. */
function withConsent(names: readonly string[], tag: string, calendar: Calendar): readonly string[] {
  localStorage.setItem('cal-elements.consent', 'granted');
  const painted = paintedWith(tag, names, calendar);
  localStorage.removeItem('cal-elements.consent');
  return painted;
}

describe('a map of events that is painted before its element is there', () => {
  let painted: Map<string, Painted<CalEventMap>>;
  expectTaken(
    eventMaps,
    async () =>
      (painted = await paintAll(
        'cal-event-map',
        eventMaps,
        paintEvents,
        () => import('../../../src/elements/cal-event-map.js'),
        isOpen,
      )),
  );

  it('keeps the focus, and all nodes, in every engine', () => {
    expect([...painted.values()].flatMap(({ changes }) => changes)).to.deep.equal([]);
    expect([...painted].filter(([, { hasFocus }]) => hasFocus).map(([name]) => name)).to.deep.equal([
      'a map of all events',
    ]);
  });

  it('asks for nothing twice', () => {
    const asked = few.asked.map(({ url }) => url.href);
    expect(new Set(asked)).to.have.lengthOf(asked.length);
  });

  it('is the element’s where it has an attribute whose code loads on demand, in either spelling', () => {
    const names = ['color_by', 'static_map', 'places', 'persist', 'editable', 'own_words', 'own_tiles'];
    expect(withConsent(names, 'cal-event-map', few)).to.deep.equal(['own_tiles', 'own-tiles']);
  });

  it('is the element’s before the visitor consents', () => {
    expect(paintedWith('cal-event-map', ['range', 'tiles'], few)).to.deep.equal([]);
  });

  it('tells of its moves, and opens the popup of a place', async () => {
    const { element } = painted.get('a map of all events')!;
    const moved = new Promise((resolve) => element.addEventListener('cal-map-move', resolve, { once: true }));
    element.shadowRoot!.querySelector<HTMLElement>('[part~="zoom-in"]')!.click();
    await moved;
    element.shadowRoot!.querySelector<HTMLElement>('[part~="show"]')!.click();
    await until(() => element.shadowRoot!.querySelector('.popup .site'));
  });
});

describe('a map of venues that is painted before its element is there', () => {
  expectTaken(venueMaps, () => {
    // Where others stand above them, nobody is near.
    document.body.replaceChildren();
    return paintAll<CalVenueMap>(
      'cal-venue-map',
      venueMaps,
      paintVenues,
      () => import('../../../src/elements/cal-venue-map.js'),
      isOpen,
    );
  });
});
