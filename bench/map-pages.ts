/** What a map of many venues costs a browser: ours, and that of Leaflet with its plug-in for clusters. */
import { readFileSync } from 'node:fs';
import type { Visitor } from '../test/pages/site.js';
import { venues } from '../test/pages/venues.js';
import { tasksDuring } from './tasks.js';

const count = 10_000;

interface Contestant {
  readonly name: string;
  readonly body: (api: string) => string;
  /** Whether the page shows the clusters of all venues. */
  readonly isWhole: () => boolean;
}

const ours: Contestant = {
  name: 'cal-venue-map',
  body: (api) => `
    <cal-venue-map ${api} tiles="/tile.png?{z}/{x}/{y}" consent="granted"></cal-venue-map>
    <script type="module" src="/dist/cal-elements.js"></script>`,
  isWhole: () => {
    const root = document.querySelector('cal-venue-map')?.shadowRoot;
    return Boolean(root?.querySelector('[part~="cluster"]')) && /10,000/.test(root!.querySelector('.status')!.textContent);
  },
};

const leaflet = (file: string): Contestant => ({
  name: 'Leaflet, markercluster',
  body: () => `<script type="module">${readFileSync(file, 'utf8').replaceAll('</script', '<\\/script')}</script>`,
  isWhole: () => Boolean(document.querySelector('.whole .marker-cluster')),
});

export interface MeasuredMap {
  readonly contestant: string;
  readonly cpu: number;
  readonly longest: number;
}

async function measure({ visit, leave }: Visitor, { name, body, isWhole }: Contestant): Promise<MeasuredMap> {
  const { page } = await visit({ body: () => '', api: venues(count) });
  await page.setViewport({ width: 1280, height: 900 });
  const markup = body(`base-url="${new URL(page.url()).origin}/api"`);
  const tasks = await tasksDuring(page, async () => {
    await page.evaluate((html) => document.body.append(document.createRange().createContextualFragment(html)), markup);
    await page.waitForFunction(isWhole, { polling: 200, timeout: 60_000 });
  });
  await leave();
  return { contestant: name, cpu: tasks.reduce((sum, task) => sum + task, 0), longest: Math.max(...tasks) };
}

/**
 * Opens the maps in turn, so that other load on the machine slows all alike; the cheapest visit of each counts.
 * @param file the code of the map with Leaflet
 */
export async function measureMaps(visitor: Visitor, visits: number, file: string): Promise<MeasuredMap[]> {
  const contestants = [leaflet(file), ours];
  const all: MeasuredMap[] = [];
  for (let round = 0; round < visits; round++) for (const one of contestants) all.push(await measure(visitor, one));
  return contestants.map(({ name }) => all.filter(({ contestant }) => contestant === name).sort((a, b) => a.cpu - b.cpu)[0]!);
}
