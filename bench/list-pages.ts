/** The cost of a list of the same events for a browser: ours, and a hand-written one. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'puppeteer-core';
import { events } from '../test/pages/large-pages.js';
import { pageFiles, type Visitor } from '../test/pages/site.js';
import { tasksDuring } from './tasks.js';

interface Contestant {
  readonly name: string;
  /** The body of its page with this number of equal lists. */
  readonly body: (api: string, lists: number) => string;
  /** The bytes of its code, gzip. */
  readonly code: number;
}

/** Counts, which are exact, and durations, which depend on the machine. */
export interface Measured {
  readonly contestant: string;
  readonly code: number;
  readonly requests: number;
  readonly nodes: number;
  readonly cpu: number;
  readonly longest: number;
}

const gzip = (text: string) => gzipSync(text).length;

const ours: Contestant = {
  name: 'cal-event-list',
  code: pageFiles().first.reduce((sum, file) => sum + gzip(readFileSync(`dist/${file}`, 'utf8')), 0),
  body: (api, lists) => `
    ${`<cal-event-list ${api} range="all" per-page="50" time-zone="UTC"></cal-event-list>`.repeat(lists)}
    <script type="module" src="/dist/cal-elements.js"></script>
    <script type="module">
      const list = document.querySelector('cal-event-list');
      list.addEventListener('cal-data', ({ detail }) => detail.to < detail.total && list.loadMore());
    </script>`,
};

/** The smallest page that shows title, date and venue of each event. */
const floorScript = `
  const format = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  const read = async (page) => (await fetch('/api/cal/events/v1/events?per_page=50&page=' + page)).json();
  const decoder = document.createElement('textarea');
  const show = (list, { events }) => {
    for (const { title, url, start_date, end_date, venue } of events) {
      const item = document.createElement('li');
      const link = item.appendChild(document.createElement('a'));
      decoder.innerHTML = title;
      link.textContent = decoder.value;
      link.href = url;
      const time = item.appendChild(document.createElement('time'));
      time.textContent = format.formatRange(Date.parse(start_date + 'Z'), Date.parse(end_date + 'Z'));
      item.appendChild(document.createElement('span')).textContent = [venue].flat()[0]?.venue ?? '';
      list.append(item);
    }
  };
  const load = async () => {
    const list = document.body.appendChild(document.createElement('ul'));
    const first = await read(1);
    show(list, first);
    const rest = Array.from({ length: first.total_pages - 1 }, (_, index) => read(index + 2));
    for (const page of rest) show(list, await page);
  };
  for (let list = 0; list < lists; list++) void load();`;

const inline = (name: string, script: string): Contestant => ({
  name,
  code: gzip(script),
  body: (_, lists) =>
    `<script>globalThis.lists = ${lists}</script><script type="module">${script.replaceAll('</script', '<\\/script')}</script>`,
});

export const contestants: readonly Contestant[] = [inline('written by hand', floorScript), ours];

/** Every node of the page's body, also in shadow roots. */
const nodesOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const count = (root: Node): number => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_ALL);
      let nodes = 0;
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        nodes += 1 + (node instanceof Element && node.shadowRoot ? count(node.shadowRoot) : 0);
      return nodes;
    };
    return count(document.body);
  });

/** Opens equal lists with this many events and waits until each shows the last one. */
export async function measure(
  { visit, leave }: Visitor,
  { name, body, code }: Contestant,
  count: number,
  lists: number,
): Promise<Measured> {
  const { page, requests } = await visit({ body: () => '', api: events(28, count) });
  const markup = body(`base-url="${new URL(page.url()).origin}/api"`, lists);
  const tasks = await tasksDuring(page, async () => {
    await page.evaluate((html) => document.body.append(document.createRange().createContextualFragment(html)), markup);
    await page.waitForFunction(
      (last, wanted) => {
        const texts = (root: ParentNode): string[] => [
          (root instanceof Document ? root.body : (root as Node)).textContent!,
          ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? texts(shadowRoot) : [])),
        ];
        return texts(document).join().split(last).length > wanted;
      },
      { polling: 200, timeout: 60_000 },
      `Event ${count} &`,
      lists,
    );
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  });
  const measured = {
    contestant: name,
    code,
    requests: requests.filter((path) => path.startsWith('/api/')).length,
    nodes: (await nodesOf(page)) / count / lists,
    cpu: tasks.reduce((sum, task) => sum + task, 0),
    longest: Math.max(...tasks),
  };
  await leave();
  return measured;
}
