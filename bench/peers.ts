/**
 * Compares our list, month, week and map with those of others, and with pages that are written by hand; writes all to
 * bench/peers.json.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import puppeteer from 'puppeteer-core';
import { chromiumOptions } from '../test/runner/find-browser.mjs';
import { hostFlags } from '../test/pages/site.js';
import { film } from './peer-film.js';
import { ours, peers, type View } from './peer-pages.js';
import { openPeerSite } from './peer-site.js';
import { median, parts, stepsOf, type Visit } from './peer-steps.js';
import { visitPage } from './peer-visits.js';

const [, , results, bundles, ...given] = process.argv as [string, string, string, string, ...string[]];

function stop(complaint: string): never {
  console.error(complaint);
  process.exit(1);
}

const { values: options } = parseArgs({
  args: given,
  options: {
    rounds: { type: 'string', default: '15' },
    only: { type: 'string', default: parts.join() },
    beside: { type: 'string', multiple: true, default: [] },
    film: { type: 'string' },
  },
});
const rounds = Number(options.rounds);
if (!(rounds >= 1)) stop(`--rounds ${options.rounds} is no number: write --rounds 15`);
const chosen = options.only.split(',');
const unknown = chosen.find((name) => !(parts as readonly string[]).includes(name));
if (unknown !== undefined) stop(`--only ${unknown} names no part: choose from ${parts.join()}`);
const builds = [...options.beside, 'dist=cal-elements'].map((text) => {
  const [folder = '', name = ''] = text.split('=');
  if (!/^[\w-]+$/.test(name)) stop(`--beside ${text} names no column: write --beside ../before/dist=before`);
  if (!existsSync(`${folder}/cal-elements.js`))
    stop(`${folder}/cal-elements.js is missing: run npm run build in that state`);
  return ours(name, folder);
});
const contestants = [...peers(bundles), ...builds];

const site = await openPeerSite({
  peers: bundles,
  eventcalendar: 'bench/node_modules/@event-calendar/build/dist',
  ...Object.fromEntries(builds.map(({ name, folder }) => [name, folder!])),
});
const launch = chromiumOptions();
const browser = await puppeteer.launch({
  ...launch,
  args: [...launch.args, ...hostFlags],
  // All events lie in this month, by the clock of UTC.
  env: { ...launch.env, TZ: 'UTC' },
});
const visit: Visit = async (contestant, shown, expected, conditions, use) => {
  const path = `/${encodeURIComponent(contestant.name + JSON.stringify(shown))}.html`;
  if (!site.pages.has(path)) site.pages.set(path, await contestant.page(shown, `${site.origin}/api/${shown.calendar}`));
  return visitPage(browser, site, site.origin + path, expected, conditions, use);
};

if (options.film) await film(browser, visit, contestants, options.film);

/** The figures of each contestant, one a round, by the names of rows. */
const rows: Record<string, { readonly view: View; readonly figures: Record<string, number[]> }> = {};
const started = performance.now();
const loads = [loadavg()[0]!];
const steps = stepsOf(visit, site, rounds).filter(({ part }) => chosen.includes(part));
for (const { part, name, view, rounds, measure } of steps) {
  const taking = contestants.filter(({ views }) => views.includes(view));
  for (let round = 0; round < rounds; round++) {
    console.error(
      `${((performance.now() - started) / 1000).toFixed(0).padStart(5)} s  ${part}: ${name}, round ${round + 1} of ${rounds}`,
    );
    // In turn, so that other load on the machine slows all alike; in each round, another one begins.
    for (const index of taking.keys()) {
      const contestant = taking[(index + round) % taking.length]!;
      try {
        for (const [row, figure] of Object.entries(await measure(contestant)))
          ((rows[row] ??= { view, figures: {} }).figures[contestant.name] ??= [])[round] = figure;
      } catch (error) {
        console.error(`${contestant.name}: ${String(error)}`);
        process.exitCode = 1;
      }
    }
  }
}
loads.push(loadavg()[0]!);
await browser.close();
site.close();

const threeDigits = (value: number) => Number(value.toPrecision(3)).toLocaleString('en');

/**
 * The median, and its ratios to the page written by hand and to the best known other one; what no round has measured is
 * a dash.
 */
function cell(row: string, name: string): string {
  const { view, figures } = rows[row]!;
  const own = figures[name] ?? [];
  const value = median(own);
  if (value === undefined) return '–';
  // What is counted may be 0 for everybody.
  if (!/(kB|ms)$/.test(row)) return threeDigits(value);
  const ratios = ['by hand', view === 'map' ? 'Leaflet' : 'FullCalendar'].map((other) => {
    const ratio = median(own.map((figure, round) => figure / (figures[other]?.[round] ?? NaN)));
    return ratio === undefined ? '–' : ratio.toFixed(2);
  });
  return `${threeDigits(value)} (${ratios.join('; ')})`;
}

const names = contestants.map(({ name }) => name);
const table = [['', ...names], ...Object.keys(rows).map((row) => [row, ...names.map((name) => cell(row, name))])];
const widths = table[0]!.map((_, column) => Math.max(...table.map((line) => line[column]!.length)));
console.log('\nmedian (× by hand; × FullCalendar, of maps × Leaflet)');
for (const [row = '', ...cells] of table)
  console.log([row.padEnd(widths[0]!), ...cells.map((text, index) => text.padStart(widths[index + 1]!))].join('  '));
console.log(
  `\n${((performance.now() - started) / 60_000).toFixed(1)} minutes; load average ${loads.map((load) => load.toFixed(1)).join(' to ')} on ${cpus().length} processors`,
);
writeFileSync(results, `${JSON.stringify({ cpu: cpus()[0]?.model, loads, rows }, undefined, 2)}\n`);
