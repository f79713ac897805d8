import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { visit } from './harness.js';
import { addElements, tasksDuring } from './tasks.js';

const thousand = 1000;
const [sample] = (
  JSON.parse(readFileSync('test/fixtures/recordings/events.list.default.json', 'utf8')) as { response: { body: { events: object[] } } }
).response.body.events;

const pad = (number: number) => String(number).padStart(2, '0');

/** Every third event lasts some days; the others are spread over the days given and their hours. */
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

/** Answers as a server would that has a thousand events on these days. */
const events = (days: number) => (path: string) => {
  const query = new URL(path, 'http://calendar.example').searchParams;
  const isOther = query.get('starts_before')! < '2026-11-01' || query.get('ends_after')! > '2026-11-30';
  const [page, perPage] = [Number(query.get('page')), Number(query.get('per_page'))];
  const all = isOther ? [] : Array.from({ length: thousand }, (_, index) => event(index, days));
  return {
    events: all.slice((page - 1) * perPage, page * perPage),
    rest_url: '',
    total: all.length,
    total_pages: Math.ceil(all.length / perPage),
  };
};

describe('a thousand events', () => {
  for (const [name, days, tag, attributes] of [
    ['a month', 28, 'cal-event-month', 'layout="grid"'],
    ['an agenda', 28, 'cal-event-month', 'layout="agenda"'],
    ['a mini month', 28, 'cal-event-month', 'layout="mini"'],
    ['a week', 7, 'cal-event-week', ''],
  ] as const) {
    it(`stand in ${name} without a task of more than 200 ms`, async () => {
      const { page, complaints } = await visit({ body: () => '', api: events(days) });
      await page.setViewport({ width: 1280, height: 900 });
      const origin = new URL(page.url()).origin;
      const tasks = await tasksDuring(page, async () => {
        await addElements(page, `<${tag} base-url="${origin}/api" date="2026-11-03" time-zone="UTC" ${attributes}></${tag}>`);
        await page.waitForFunction(
          (wanted) => {
            const root = document.querySelector(wanted)?.shadowRoot;
            const isPainted = root?.querySelector('[part~="base"]')?.ariaBusy === 'false';
            return isPainted && /1,000 events/.test(root.querySelector('[role="status"]')?.textContent ?? '');
          },
          { timeout: 50_000 },
          tag,
        );
        // What is painted later, step by step, counts too.
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })));
      });
      console.log(`${name}: longest task ${Math.round(Math.max(...tasks))} ms`);
      expect(tasks.length).to.be.greaterThan(20);
      expect(Math.max(...tasks)).to.be.within(1, 200);
      expect(complaints).to.deep.equal([]);
    });
  }
});
