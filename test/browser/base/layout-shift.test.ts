import { expect } from '@open-wc/testing';
import { CalElement } from '../../../src/elements/base/cal-element.js';
import '../../../src/elements/index.js';
import { isChromium, setViewport } from '../appearance.js';
import { recordedEvent } from '../calendar.js';
import { ElementPage, markupOf } from '../element-page.js';
import { setUpEnvironment, turn, until } from '../environment.js';
import { atlas, harbourHall, ownTiles } from '../map/map-page.js';
import { allDay, eventAt } from '../period/week-page.js';

setUpEnvironment();

// The test runner's server computes it, which takes longer than any test or hook waits.
await import('virtual:element-data');

const shown = await recordedEvent('full');
const { organizers, venues } = atlas().others;
const placeless = venues.find(({ geo_lat }) => geo_lat === undefined)!;
const tiles = `tiles="${ownTiles}"`;
const event = `event-id="${shown.id}"`;

/** Every element that renders, in its layouts. Controls stand above a list. */
const looks = {
  'cal-event-list': {
    'a list': 'range="all"',
    'a short list': 'range="all" per-page="3"',
    cards: 'range="all" layout="cards"',
    'three cards': 'range="all" layout="cards" per-page="3"',
    'compact rows': 'range="all" layout="compact"',
  },
  'cal-venue-list': { venues: '' },
  'cal-organizer-list': { 'organizers as cards': 'layout="cards"' },
  'cal-category-list': { 'a tree of categories': '', 'links to categories': 'layout="links"' },
  'cal-tag-list': { 'chips of tags': '', 'a cloud of tags': 'layout="cloud"' },
  'cal-event-detail': { 'an event': `${event} ${tiles}`, 'an event in a dialog': `${event} ${tiles} mode="dialog"` },
  'cal-venue-detail': { 'a venue': `venue-id="${harbourHall.id}" ${tiles}` },
  'cal-organizer-detail': { 'an organizer': `organizer-id="${organizers[0]!.id}"` },
  'cal-event-month': { 'a month': '', 'a mini month': 'layout="mini"', 'an agenda of a month': 'layout="agenda"' },
  'cal-event-week': { 'a week': '', 'a day': 'days="1"' },
  'cal-event-map': { 'a map of events': `range="all" ${tiles}` },
  'cal-venue-map': {
    'a map of venues': tiles,
    'a map of a venue': `${tiles} venue-id="${harbourHall.id}"`,
    'a venue that stands on no map': `${tiles} venue-id="${placeless.id}"`,
    'a map that asks first': 'tiles="https://tiles.example/{z}/{x}/{y}.png" attribution="Tiles" consent="ask"',
  },
  'cal-calendar': {
    'a calendar': 'state="none"',
    'a month of a calendar': 'state="none" view="month"',
    'a week of a calendar': 'state="none" view="week"',
    'a map of a calendar': `state="none" views="map list" ${tiles}`,
  },
  'cal-event-search': { 'a search': 'for="list"' },
  'cal-event-filters': { 'a bar of filters': 'for="list"', 'a panel of filters': 'for="list" layout="panel"' },
  'cal-add-to-calendar': { 'ways into a calendar': event, 'a subscription': 'for="list"' },
  'cal-builder': { 'a builder': '' },
} satisfies Record<Exclude<keyof HTMLElementTagNameMap & `cal-${string}`, 'cal-provider'>, Readonly<Record<string, string>>>;

const november = [
  allDay('Nets', '2026-11-10', '2026-12-05'),
  ...[2, 9, 17, 18, 20, 21, 21, 21, 21, 25, 26, 28].map((day, index) => {
    const date = `2026-11-${String(day).padStart(2, '0')}`;
    return eventAt(`Talk ${index}`, `${date} 1${index % 9}:00`, `${date} 1${index % 9}:45`, { venue: [harbourHall] });
  }),
];

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

class AnyPage extends ElementPage<CalElement> {}

/** The elements of ours in a root, and in the roots inside it. */
const elementsIn = (root: ParentNode): CalElement[] =>
  [...root.querySelectorAll('*')].flatMap((one) => [
    ...(one instanceof CalElement ? [one] : []),
    ...(one.shadowRoot ? elementsIn(one.shadowRoot) : []),
  ]);

/** Whether an element shows all that it will. */
const isShown = (element: CalElement) =>
  element.hasUpdated &&
  !element.matches(':state(loading)') &&
  !element.shadowRoot!.querySelector('[part~="base"]:not([aria-busy="false"])[aria-busy]');

/** Waits until the browser has painted. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** The sum of shifts from the first picture of an element to its last, with a footer below. */
async function shiftOf(tag: string, attributes: string, width: number): Promise<number> {
  await setViewport({ width, height: 812 });
  const calendar = atlas();
  calendar.events = [...calendar.events, ...november, shown];
  const release = calendar.hold();
  let sum = 0;
  const add = (entries: PerformanceEntryList) => entries.forEach((entry) => (sum += (entry as LayoutShift).value));
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  const list = attributes.includes('for="list"') ? markupOf('cal-event-list', calendar, 'id="list" range="all"') : '';
  const footer = '<footer style="block-size: 200px; background: silver">Footer</footer>';
  const { around } = await AnyPage.open(markupOf(tag, calendar, attributes) + list + footer);
  await painted();
  await until(() => tag === 'cal-builder' || elementsIn(around).some((element) => element.matches(':state(loading)')));
  await painted();
  release();
  // What has arrived may bring elements of its own.
  for (let before = -1, now = 0; before !== now; before = now, now = elementsIn(around).length) {
    await until(() => elementsIn(around).every(isShown));
    await painted();
  }
  await turn();
  add(observer.takeRecords());
  observer.disconnect();
  return sum;
}

if (isChromium) {
  describe('nothing jumps when words and answers arrive', () => {
    after(() => setViewport({ width: 800, height: 600 }));

    for (const width of [375, 1280])
      for (const [tag, named] of Object.entries(looks))
        for (const [name, attributes] of Object.entries(named))
          it(`in ${name}, ${width} pixels wide`, async () => {
            expect(await shiftOf(tag, attributes, width)).to.be.at.most(0.1);
          });
  });
}
