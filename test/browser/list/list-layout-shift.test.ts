import { expect } from '@open-wc/testing';
import '../../../src/elements/cal-category-list.js';
import '../../../src/elements/cal-organizer-list.js';
import '../../../src/elements/cal-tag-list.js';
import '../../../src/elements/cal-venue-list.js';
import { isChromium, setViewport } from '../appearance.js';
import { Calendar } from '../calendar.js';
import { setUpEnvironment, turn, until } from '../environment.js';
import { listMarkup, ListPage } from './list-page.js';

setUpEnvironment();

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

/** Waits until the browser has painted. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** The sum of shifts from the skeleton to the items, with a footer below. */
async function shiftOf(tag: string, attributes: string, width: number): Promise<number> {
  await setViewport({ width, height: 812 });
  const calendar = new Calendar();
  const release = calendar.hold();
  const page = await ListPage.open(listMarkup(calendar, attributes, '', tag));
  page.around.insertAdjacentHTML('beforeend', '<footer style="block-size: 200px; background: silver">Footer</footer>');
  await until(() => page.status.startsWith('Loading'));
  await painted();
  let sum = 0;
  const add = (entries: PerformanceEntryList) => entries.forEach((entry) => (sum += (entry as LayoutShift).value));
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  release();
  await page.settled();
  await painted();
  await turn();
  add(observer.takeRecords());
  observer.disconnect();
  return sum;
}

if (isChromium) {
  describe('nothing jumps when items arrive', () => {
    after(() => setViewport({ width: 800, height: 600 }));

    for (const width of [375, 1280])
      for (const [name, tag, attributes] of [
        ['a list', 'cal-event-list', 'range="all"'],
        ['a short list', 'cal-event-list', 'range="all" per-page="3"'],
        ['cards', 'cal-event-list', 'range="all" layout="cards"'],
        ['three cards', 'cal-event-list', 'range="all" layout="cards" per-page="3"'],
        ['compact rows', 'cal-event-list', 'range="all" layout="compact"'],
        ['venues', 'cal-venue-list', ''],
        ['organizers as cards', 'cal-organizer-list', 'layout="cards"'],
        ['a tree of categories', 'cal-category-list', ''],
        ['links to categories', 'cal-category-list', 'layout="links"'],
        ['chips of tags', 'cal-tag-list', ''],
        ['a cloud of tags', 'cal-tag-list', 'layout="cloud"'],
      ] as const)
        it(`in ${name}, ${width} pixels wide`, async () => {
          expect(await shiftOf(tag, attributes, width)).to.be.at.most(0.1);
        });
  });
}
