/**
 * Prints what memory each element leaves behind when it has been added and removed many times; writes it to
 * bench/leaks.json.
 */
import { writeFileSync } from 'node:fs';
import { api, mountOften, mounts } from '../test/pages/mounts.js';
import { openBrowser } from '../test/pages/site.js';

const [, , results] = process.argv as [string, string, string];
/** The first cycles fill caches, which end at a size of their own. */
const [warmUp, cycles] = [1000, 500];

const { visit, leave, close } = await openBrowser();
const rows = [];
console.log(`\n${`added and removed ${cycles} times`.padEnd(44)}bytes a cycle   DOM nodes   listeners`);
for (const mount of mounts) {
  const { page, rest } = await visit({
    body: () => '<script type="module" src="/dist/cal-elements.js"></script>',
    api,
  });
  const session = await page.createCDPSession();
  await session.send('Performance.enable');
  const memory = async () => {
    await rest();
    // Twice, because what the first finds may have held other things.
    for (let time = 0; time < 2; time++) await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (wanted: string) => metrics.find(({ name }) => name === wanted)!.value;
    return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
  };
  await mountOften(page, mount, warmUp);
  const before = await memory();
  await mountOften(page, mount, cycles);
  const after = await memory();
  const [tag, attributes] = mount;
  const name = `${tag} ${attributes}`.trim();
  const row = {
    name,
    bytes: (after.heap - before.heap) / cycles,
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
  };
  rows.push(row);
  const figures = [
    row.bytes.toFixed(0).padStart(13),
    String(row.nodes).padStart(12),
    String(row.listeners).padStart(12),
  ];
  console.log(`${name.slice(0, 43).padEnd(44)}${figures.join('')}`);
  await leave();
}
await close();
writeFileSync(results, `${JSON.stringify(rows, undefined, 2)}\n`);
