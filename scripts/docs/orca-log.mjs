// Notes what the screen reader Orca says in Firefox at eight tasks, done by keys, as docs/orca.md: `npm run build`, then
// `dbus-run-session node scripts/docs/orca-log.mjs`. On Debian it needs the packages orca, at-spi2-core, dbus-x11,
// firefox-esr, xdotool and xvfb, and speaks to nobody.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { launch } from 'puppeteer-core';
import { chromiumOptions } from '../../test/runner/find-browser.mjs';
import { needProgram } from '../../test/runner/programs.mjs';
import { createFirstUser, serve as startService, user } from './desk-pictures.mjs';
import { startSampleSite } from './sample-site.mjs';

const folder = mkdtempSync(join(tmpdir(), 'cal-elements-orca-'));
const runtime = join(folder, 'run');
mkdirSync(runtime, { mode: 0o700 });
const log = join(folder, 'orca.log');
const env = {
  ...process.env,
  ...{ HOME: folder, XDG_RUNTIME_DIR: runtime, DISPLAY: ':96', GNOME_ACCESSIBILITY: '1', LC_ALL: 'C.UTF-8' },
};
const programs = [];
const start = (program, ...args) => programs.push(spawn(program, args, { env, stdio: 'ignore' }));
const run = (program, ...args) => execFileSync(program, args, { env, encoding: 'utf8' }).trim();

start(needProgram('display'), env.DISPLAY, '-screen', '0', '1280x1000x24', '-nolisten', 'tcp');
await sleep(2000);
run('gsettings', 'set', 'org.gnome.desktop.interface', 'toolkit-accessibility', 'true');
start('/usr/libexec/at-spi-bus-launcher', '--launch-immediately');
await sleep(2000);
start('orca', '--debug', '--debug-file', log, '--disable', 'braille');
await sleep(6000);

/** What happened, with its time of day. */
const happened = [];
const note = (event) => {
  const now = new Date();
  happened.push([`${now.toTimeString().slice(0, 8)}.${String(now.getMilliseconds()).padStart(3, '0')}`, event]);
};
/** Long enough for what is announced late. */
const patience = 3500;

const browser = await launch({
  browser: 'firefox',
  executablePath: needProgram('firefox'),
  headless: false,
  env,
  args: ['--width=1200', '--height=900'],
});
const site = await startSampleSite();
const service = await startService(0);
const { origin } = new URL(service.link);
const page = await browser.newPage();
// The first user comes by another browser, in which this has been tried.
const other = await launch(chromiumOptions());
const setUp = await other.newPage();
await setUp.goto(service.link);
await createFirstUser(setUp);
await other.close();
const snippet = (html) => page.goto(site.pageOf(html), { waitUntil: 'load' });
const reach = async (selector) => {
  const element = await page.waitForSelector(`>>> ${selector}`);
  await element.evaluate((one) => (one.closest('a, button') ?? one).focus());
};
const api = 'base-url="https://example.org"';

/** Each task: its name, how it begins, and the keys that it takes; a text that is typed is in quotation marks. */
const tasks = [
  [
    'Find an event',
    () => snippet(`<cal-event-search for="list"></cal-event-search><cal-event-list id="list" ${api}></cal-event-list>`),
    ['Tab', '"choir"', 'Down', 'Down', 'Return'],
  ],
  [
    'Filter a list',
    () =>
      snippet(
        `<cal-event-filters for="list" facets="category featured"></cal-event-filters><cal-event-list id="list" ${api}></cal-event-list>`,
      ),
    ['Tab', 'Return', 'Tab', 'Tab', 'space', 'Escape'],
  ],
  [
    'Open an event',
    async () => {
      await snippet(`<cal-calendar ${api} views="list" controls="none" detail="page"></cal-calendar>`);
      await reach('[part~="title"] a');
    },
    ['Return'],
  ],
  [
    'Add it to a calendar',
    () => snippet(`<cal-add-to-calendar ${api} slug="a"></cal-add-to-calendar>`),
    ['Tab', 'Return', 'Tab', 'Tab', 'Escape'],
  ],
  [
    'Go through a month by keys',
    async () => {
      await snippet(`<cal-event-month ${api}></cal-event-month>`);
      await reach('.number[tabindex="0"]');
    },
    ['Right', 'Down', 'Page_Down', 'Home', 'End', 'Return', 'Escape'],
  ],
  [
    'Show a venue of the list on the map',
    async () => {
      await snippet(`<cal-venue-map ${api} consent="granted"></cal-venue-map>`);
      await reach('[part~="show"]');
    },
    ['Return', 'Tab', 'Escape'],
  ],
  [
    'Sign in',
    async () => {
      await page.goto(`${origin}/admin`);
      await reach('input[type="password"]');
    },
    ['Return', 'Tab', 'Return', `"${user.name}"`, 'Tab', `"${user.password}"`, 'Return'],
  ],
  [
    'Publish an event',
    async () => {
      await reach('[part~="add"]');
    },
    [
      'Return',
      () => reach('cal-event-form >>> form input:not([type="file"])'),
      '"Gala"',
      'Tab',
      '"12122030"',
      () => reach('cal-event-form >>> input[type="time"]'),
      '"0700PM"',
      () => reach('cal-event-form >>> form [part~="submit"]'),
      'Return',
    ],
  ],
];

for (const [name, begin, keys] of tasks) {
  note(`\n## ${name}\n\n- **at first**`);
  await begin();
  await page.bringToFront();
  await sleep(2 * patience);
  for (const key of keys) {
    const isText = typeof key === 'string' && key.startsWith('"');
    note(typeof key === 'function' ? '- **the next field**' : `- **${key.replace('_', ' ')}**`);
    if (typeof key === 'function') await key();
    else run('xdotool', ...(isText ? ['type', '--delay', '120', key.slice(1, -1)] : ['key', key]));
    await sleep(patience);
  }
}
const versions = `${run('orca', '--version')}, in ${run(needProgram('firefox'), '--version')}`;
await browser.close();
site.stop();
service.stop();
// What it has said is in the file when it has ended.
for (const program of programs.reverse()) program.kill();
await sleep(patience);

/** Names of keys, which are said as they are pressed. */
const isKey = (text) => /^[\w ]{1,12} $/.test(text);
const said = [...readFileSync(log, 'utf8').matchAll(/^([\d:.]+) - SPEECH OUTPUT: '(.*?)'(?:\{|$)/gm)]
  .filter(([, , text]) => text.trim() && !isKey(text))
  .map(([, time, text]) => [time, text.trim()]);
const lines = happened.map(([time, event], index) => {
  const until = happened[index + 1]?.[0] ?? '99';
  const heard = said.filter(([at]) => at >= time && at < until).map(([, text]) => text);
  // Of what it reads of a page that has come, the end.
  const shown = event.startsWith('-') ? heard : heard.slice(-3);
  return `${event}: ${shown.join(' · ') || '–'}`;
});
writeFileSync(
  join('docs', 'orca.md'),
  `# What Orca says

The screen reader Orca ${versions}, on ${new Date().toISOString().slice(0, 10)}, at eight tasks done by keys: what it said last when a page had come, and after each
key. \`scripts/docs/orca-log.mjs\` writes this page; nobody listened.
${lines.join('\n')}

[Accessibility](accessibility.md)
`,
);
rmSync(folder, { recursive: true, force: true });
