import type { Page } from 'puppeteer-core';
import { recordedBody } from '../recordings.js';
import type { Site } from './served-site.js';
import type { Visit } from './site.js';
import { venues } from './venues.js';

const thousand = 1000;
const [sample] = recordedBody('events.list.default').events as object[];

const pad = (number: number) => String(number).padStart(2, '0');

/** Every third event lasts several days; the others are spread over the given days and their hours. */
function event(index: number, days: number) {
  const day = (index % days) + 1;
  const [start, end] = [
    `2026-11-${pad(day)} ${pad(8 + (index % 12))}:00:00`,
    `2026-11-${pad(Math.min(30, day + (index % 3 ? 0 : 2)))} 22:30:00`,
  ];
  return {
    ...sample,
    id: index + 1,
    title: `Event ${index + 1} &amp; more`,
    start_date: start,
    end_date: end,
    utc_start_date: start,
    utc_end_date: end,
    timezone: 'UTC',
    all_day: index % 9 === 0,
  };
}

/** Responds like a server with this many events on these days. */
export const events =
  (days: number, count = thousand) =>
  (path: string) => {
    const query = new URL(path, 'http://calendar.example').searchParams;
    const isOther = query.get('starts_before')! < '2026-11-01' || query.get('ends_after')! > '2026-11-30';
    const [page, perPage] = [Number(query.get('page')), Number(query.get('per_page'))];
    const all = isOther ? [] : Array.from({ length: count }, (_, index) => event(index, days));
    return {
      events: all.slice((page - 1) * perPage, page * perPage),
      rest_url: '',
      total: all.length,
      total_pages: Math.ceil(all.length / perPage),
    };
  };

/** Adds an element to an open page, and the script that loads it. */
const addElement = (page: Page, markup: string): Promise<void> =>
  page.evaluate((html) => {
    const template = document.createElement('template');
    template.innerHTML = html.replace('base-url', `base-url="${location.origin}/api"`);
    const source = document.createElement('script');
    Object.assign(source, { type: 'module', src: '/dist/cal-elements.js' });
    document.body.append(template.content.cloneNode(true), source);
  }, markup);

/** An element with much to show. */
export interface LargePage {
  readonly name: string;
  readonly tag: string;
  readonly api: NonNullable<Site['api']>;
  /** Adds the element, and resolves when everything is rendered. */
  readonly show: (page: Page) => Promise<void>;
  /** The most elements that one update may add to its shadow root. */
  readonly mostAtOnce: number;
}

const period = (name: string, days: number, tag: string, attributes: string, mostAtOnce: number): LargePage => ({
  name: `a thousand events in ${name}`,
  tag,
  mostAtOnce,
  api: events(days),
  async show(page) {
    await addElement(page, `<${tag} base-url date="2026-11-03" time-zone="UTC" ${attributes}></${tag}>`);
    await page.waitForFunction(
      (wanted) => {
        const root = document.querySelector(wanted)?.shadowRoot;
        const isPainted = root?.querySelector('[part~="base"]')?.ariaBusy === 'false';
        return isPainted && /1,000 events/.test(root.querySelector('[role="status"]')?.textContent ?? '');
      },
      {},
      tag,
    );
    // Later steps, one in each frame, count too.
    await page.evaluate(async (wanted) => {
      const standing = () => document.querySelector(wanted)!.shadowRoot!.querySelectorAll('*').length;
      const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      for (let before = 0; before !== standing();) {
        before = standing();
        await twoFrames();
      }
    }, tag);
  },
});

const venueMap: LargePage = {
  name: 'ten thousand venues on a map',
  tag: 'cal-venue-map',
  mostAtOnce: 500,
  api: venues(10_000),
  async show(page) {
    await addElement(page, '<cal-venue-map base-url tiles="/tile.png?{z}/{x}/{y}"></cal-venue-map>');
    await page.waitForFunction(() =>
      /10,000/.test(document.querySelector('cal-venue-map')?.shadowRoot?.querySelector('.status')?.textContent ?? ''),
    );
    for (let step = 0; step < 3; step++) {
      await page.evaluate(async () => {
        const moved = new Promise((resolve) => document.addEventListener('cal-map-move', resolve, { once: true }));
        document.querySelector('cal-venue-map')!.shadowRoot!.querySelector<HTMLElement>('.cluster')!.click();
        await moved;
      });
    }
  },
};

export const largePages: readonly LargePage[] = [
  period('a month', 28, 'cal-event-month', 'layout="grid"', 500),
  period('an agenda', 28, 'cal-event-month', 'layout="agenda"', 2500),
  period('a mini month', 28, 'cal-event-month', 'layout="mini"', 500),
  period('a week', 7, 'cal-event-week', '', 6600),
  venueMap,
];

/** Opens an empty page, served beside the API of a large calendar. */
export async function openLargePage(
  visit: (site: Site) => Promise<Visit>,
  { api }: LargePage,
  prepare?: () => void,
): Promise<Visit> {
  const visited = await visit({ body: () => '', api, ...(prepare && { prepare }) });
  await visited.page.setViewport({ width: 1280, height: 900 });
  return visited;
}
