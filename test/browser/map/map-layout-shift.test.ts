import { expect } from '@open-wc/testing';
import { isChromium, setViewport } from '../appearance.js';
import { Calendar, recordedEvent } from '../calendar.js';
import { setUpEnvironment, textOf } from '../environment.js';
import { allVenues, atlas, mapMarkup, MapPage } from './map-page.js';

setUpEnvironment();

const full = await recordedEvent('full');
const venues = allVenues.map((venue, index) => ({
  ...venue,
  venue: `Hall ${index}`,
  geo_lat: undefined,
  geo_lng: undefined,
}));
/** Series, whose further dates arrive with later pages. */
const events = Array.from({ length: 160 }, (_, index) => ({
  ...full,
  id: 5000 + index,
  title: `Talk ${index % 40}`,
  venue: [venues[index % 12]!],
}));

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** A calendar that knows no coordinates, and whose answers come one after the other, each painted before the next. */
function placeless(): Calendar {
  const calendar = new Calendar(events);
  calendar.others = { ...atlas().others, venues };
  const { answer } = calendar;
  calendar.answer = async (url) => {
    for (let frames = 0; frames < 6 * Number(url.searchParams.get('page') ?? 1); frames++) await frame();
    return answer(url);
  };
  return calendar;
}

/** What moves from the first picture of a map to its last: the browser's sum of shifts, and the titles that do not stay where they were. */
async function movesOf(
  tag: 'cal-event-map' | 'cal-venue-map',
  attributes?: string,
): Promise<{ sum: number; titles: string[] }> {
  let sum = 0;
  const add = (entries: PerformanceEntryList) =>
    entries.forEach((entry) => (sum += (entry as PerformanceEntry & { value: number }).value));
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  const page = await MapPage.open(
    `${mapMarkup(tag, placeless(), attributes)}<footer style="block-size: 200px">Footer</footer>`,
  );
  const tops = new Map<string, number>();
  const titles: string[] = [];
  const look = () => {
    for (const title of page.root.querySelectorAll('.site-name, .title, [part~="hint"]')) {
      const { top } = title.getBoundingClientRect();
      const text = `${textOf(title.closest('.site')?.querySelector('.site-name'))} ${textOf(title)}`;
      const before = tops.get(text);
      if (before !== undefined && before < innerHeight && Math.abs(top - before) > 1) titles.push(text);
      tops.set(text, top);
    }
  };
  let isDone = false;
  void page.settled().then(() => (isDone = true));
  while (!isDone) {
    await frame();
    look();
  }
  for (let frames = 0; frames < 6; frames++) {
    await frame();
    look();
  }
  add(observer.takeRecords());
  observer.disconnect();
  expect(tops.size, 'titles were seen').to.be.greaterThan(10);
  return { sum, titles };
}

if (isChromium) {
  describe('nothing jumps where a calendar knows no coordinates', () => {
    after(() => setViewport({ width: 800, height: 600 }));

    for (const width of [375, 1280])
      for (const tag of ['cal-event-map', 'cal-venue-map'] as const)
        for (const attributes of [undefined, 'tiles="https://tiles.example/{z}/{x}/{y}.png" consent="ask"'])
          it(`in ${tag} ${attributes ?? ''}, ${width} pixels wide`, async () => {
            await setViewport({ width, height: 812 });
            const { sum, titles } = await movesOf(tag, attributes);
            expect(sum).to.be.at.most(0.05);
            expect(titles).to.deep.equal([]);
          });
  });
}
