import { expect } from '@open-wc/testing';
import { CalElement } from '../../../src/elements/base/cal-element.js';
import '../../../src/entries/elements.js';
import { isChromium, setViewport } from '../appearance.js';
import { attributesOf, visibleTags, type VisibleTag } from '../../elements.js';
import { recordedEvent } from '../calendar.js';
import { calendarFor } from '../calendar-for.js';
import { ElementPage, markupOf } from '../element-page.js';
import { setUpEnvironment, turn, until } from '../environment.js';
import { atlas, harbourHall, ownTiles } from '../map/map-page.js';
import { allDay, eventAt } from '../period/made-events.js';

setUpEnvironment();

const shown = await recordedEvent('full');
const { organizers, venues } = atlas().others;
const placeless = venues.find(({ geo_lat }) => geo_lat === undefined)!;
const tiles = `tiles="${ownTiles}"`;

/** More of what an element may look like. */
const more: Readonly<Partial<Record<VisibleTag, readonly string[]>>> = {
  'cal-event-list': [
    'range="all" per-page="3"',
    'range="month" layout="cards" per-page="3"',
    'range="month" layout="cards" per-page="3" style="font: 1em/1.3 DejaVu Sans Condensed"',
    'range="all" layout="cards"',
    'range="all" layout="compact"',
    'range="all" group-by="day"',
    'range="all" layout="cards" group-by="day"',
    'range="all" layout="compact" group-by="day"',
  ],
  'cal-venue-list': ['layout="compact" paging="pager"'],
  'cal-organizer-list': ['layout="cards"'],
  'cal-category-list': ['layout="links"'],
  'cal-tag-list': ['layout="cloud"'],
  'cal-event-detail': [`event-id="${shown.id}" ${tiles} mode="dialog"`],
  'cal-event-month': ['', 'layout="mini"', 'layout="agenda"'],
  'cal-event-week': ['', 'days="1"'],
  'cal-venue-map': [
    `${tiles} venue-id="${harbourHall.id}"`,
    `${tiles} venue-id="${placeless.id}"`,
    'tiles="https://tiles.example/{z}/{x}/{y}.png" attribution="Tiles" consent="ask"',
  ],
  'cal-calendar': ['view="month"', 'view="week"', `views="map list" ${tiles}`],
  'cal-event-filters': ['for="list"', 'for="list" layout="panel"'],
  'cal-add-to-calendar': ['for="list"'],
};

const known = { ids: { event: shown.id, venue: harbourHall.id, organizer: organizers[0]!.id }, tiles: ownTiles };

const november = [
  allDay('Nets', '2026-11-10', '2026-12-05'),
  ...[2, 9, 17, 18, 20, 21, 21, 21, 21, 25, 26, 28].map((day, index) => {
    const date = `2026-11-${String(day).padStart(2, '0')}`;
    return eventAt(`Talk ${index}`, `${date} 1${index % 9}:00`, `${date} 1${index % 9}:45`, {
      venue: [harbourHall],
      cost: '€5',
      categories: shown.categories,
    });
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

/** The titles, headings and names of days that are seen, with the place of each. */
function titlesIn(around: ParentNode): Map<string, number> {
  const seen = elementsIn(around).flatMap(({ shadowRoot }) => [
    ...shadowRoot!.querySelectorAll<HTMLElement>(
      '[role="heading"], [part~="title"], [part~="day-heading"], .day .number, .weekday',
    ),
  ]);
  const places = seen
    .filter((title) => title.checkVisibility({ visibilityProperty: true }) && title.offsetWidth > 1)
    .map((title): [string, number] => [
      `${title.className} ${title.textContent.trim()}`,
      title.getBoundingClientRect().top,
    ]);
  return new Map(places.filter(([, top]) => top < innerHeight));
}

/** Waits until the browser has painted. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/**
 * The sum of shifts from the first picture of an element to its last, with a footer below, and the farthest that a title goes which was seen
 * before, in shares of the height of the window.
 */
async function shiftOf(tag: VisibleTag, attributes: string, width: number): Promise<{ sum: number; ofTitles: number }> {
  await setViewport({ width, height: 812 });
  const calendar = calendarFor(tag, [...november, shown]);
  const release = calendar.hold();
  let sum = 0;
  const add = (entries: PerformanceEntryList) => entries.forEach((entry) => (sum += (entry as LayoutShift).value));
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  const list = attributes.includes('for="list"') ? markupOf('cal-event-list', calendar, 'id="list" range="all"') : '';
  const footer = '<footer style="block-size: 200px; background: silver">Footer</footer>';
  // The address of the page is that of all tests.
  const own = tag === 'cal-calendar' ? `${attributes} state="none"` : attributes;
  const { around } = await AnyPage.open(markupOf(tag, calendar, own) + list + footer);
  await painted();
  await until(() => elementsIn(around).some((element) => element.matches(':state(loading)')));
  await painted();
  const before = titlesIn(around);
  release();
  // What has arrived may bring elements of its own.
  for (let before = -1, now = 0; before !== now; before = now, now = elementsIn(around).length) {
    await until(() => elementsIn(around).every(isShown));
    await painted();
  }
  await turn();
  add(observer.takeRecords());
  observer.disconnect();
  const moved = [...titlesIn(around)].map(([title, top]) => Math.abs(top - (before.get(title) ?? top)));
  return { sum, ofTitles: Math.max(0, ...moved) / innerHeight };
}

if (isChromium) {
  describe('nothing jumps when words and answers arrive', () => {
    after(() => setViewport({ width: 800, height: 600 }));

    for (const width of [375, 1280])
      for (const tag of visibleTags)
        for (const attributes of [attributesOf(tag, known), ...(more[tag] ?? [])])
          it(`in ${tag} ${attributes}, ${width} pixels wide`, async () => {
            const { sum, ofTitles } = await shiftOf(tag, attributes, width);
            expect(sum).to.be.at.most(0.05);
            expect(ofTitles, 'titles').to.be.at.most(0.05);
          });
  });
}
