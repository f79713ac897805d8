import { expect } from '@open-wc/testing';
import { isChromium, setViewport } from '../appearance.js';
import { Calendar } from '../calendar.js';
import { setUpEnvironment, turn, until } from '../environment.js';
import { MonthPage } from './month-page.js';
import { allDay, eventAt, WeekPage } from './week-page.js';

setUpEnvironment();

const events = [
  allDay('Nets', '2026-11-10', '2026-12-05'),
  ...[2, 9, 17, 18, 20, 21, 21, 21, 21, 25].map((day, index) => {
    const date = `2026-11-${String(day).padStart(2, '0')}`;
    return eventAt(`Talk ${index}`, `${date} 1${index % 9}:00`, `${date} 1${index % 9}:45`);
  }),
];

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Waits until the browser has painted. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** The sum of shifts from the skeleton to the events, with a footer below. */
async function shiftOf(open: typeof MonthPage | typeof WeekPage, attributes: string, width: number): Promise<number> {
  await setViewport({ width, height: 812 });
  const calendar = new Calendar(events);
  const release = calendar.hold();
  const page = await open.begin(calendar, attributes, width);
  page.around.insertAdjacentHTML('beforeend', '<footer style="block-size: 200px; background: silver">Footer</footer>');
  await until(() => page.one('loading') && page.one('toolbar'));
  await painted();
  let sum = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) sum += entry.value;
  });
  observer.observe({ type: 'layout-shift' });
  release();
  await page.settled();
  await painted();
  await turn();
  for (const entry of observer.takeRecords() as LayoutShift[]) sum += entry.value;
  observer.disconnect();
  return sum;
}

if (isChromium) {
  describe('nothing moves when events load', () => {
    after(() => setViewport({ width: 800, height: 600 }));

    for (const width of [375, 1280]) {
      for (const [name, open, attributes] of [
        ['month', MonthPage, ''],
        ['mini month', MonthPage, 'layout="mini"'],
        ['week', WeekPage, ''],
        ['day', WeekPage, 'days="1"'],
      ] as const) {
        it(`in a ${name} of ${width} pixels`, async () => {
          expect(await shiftOf(open, attributes, width)).to.be.at.most(0.1);
        });
      }
    }
  });
}
