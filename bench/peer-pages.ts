/** The pages of those that are compared: what a user of each library would write. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { CalendarName } from './peer-site.js';

export type View = 'list' | 'month' | 'week' | 'map';

export interface Shown {
  readonly view: View;
  readonly calendar: CalendarName;
  /** Whether a list shows all pages of the year at once. */
  readonly isWhole?: true;
  /** Whether a list turns its pages. */
  readonly isPaged?: true;
  /** The variant of our page. */
  readonly variant?: (typeof variants)[number];
}

/**
 * Pages of ours with what our command writes into them: markup with the answer, and the answer alone, as the plugin for
 * WordPress writes it too.
 */
export const variants = ['prerendered', 'answer in the page'] as const;

export interface Contestant {
  readonly name: string;
  readonly views: readonly View[];
  /** @param api the root address of the calendar */
  readonly page: (shown: Shown, api: string) => string | Promise<string>;
  /** The button that shows the next page or month. */
  readonly next: string;
  /** The folder of the build, of a contestant that is ours. */
  readonly folder?: string;
}

const html = (head: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Events</title><link rel="icon" href="data:,">${head}<body>${body}`;
const module = (code: string) => `<script type="module">${code.replaceAll('</script', '<\\/script')}</script>`;

/** The box of every other library, which `peers/place.mjs` reads. */
const place = ({ view, isWhole }: Shown, api: string) =>
  `<main data-api="${new URL(api).pathname}" data-view="${view}"${isWhole ? ' data-span="year"' : ''}></main>`;

/** @param bundles the folder with the bundles of `peers/` */
export const peers = (bundles: string): readonly Contestant[] => {
  const code = (name: string) => readFileSync(join(bundles, `${name}.js`), 'utf8');
  const bundled = (name: string) => (shown: Shown, api: string) => {
    const sheet = `/peers/${name}-${shown.view}`;
    const style = existsSync(join(bundles, `${name}-${shown.view}.css`))
      ? `<link rel="stylesheet" href="${sheet}.css">`
      : '';
    return html(`${style}<script type="module" src="${sheet}.js"></script>`, place(shown, api));
  };
  return [
    {
      name: 'by hand',
      views: ['list', 'month', 'map'],
      page: (shown, api) => html('', place(shown, api) + module(code(`floor-${shown.view}`))),
      next: 'button.next',
    },
    {
      name: 'FullCalendar',
      views: ['list', 'month', 'week'],
      page: bundled('fullcalendar'),
      next: 'button:is([title^="Next"], [aria-label^="Next"])',
    },
    {
      name: 'EventCalendar',
      views: ['list', 'month', 'week'],
      page: (shown, api) =>
        html(
          '<link rel="stylesheet" href="/eventcalendar/event-calendar.min.css"><script src="/eventcalendar/event-calendar.min.js"></script>',
          place(shown, api) + module(code('eventcalendar')),
        ),
      next: '.ec-next',
    },
    { name: 'Leaflet', views: ['map'], page: bundled('leaflet'), next: '' },
  ];
};

const markup = ({ view, isWhole, isPaged }: Shown, api: string): string => {
  const paging = isWhole ? 'more' : isPaged ? 'pager' : 'none';
  const markups: Record<View, string> = {
    list: `<cal-event-list base-url="${api}" per-page="50" paging="${paging}" range="all"></cal-event-list>`,
    month: `<cal-event-month base-url="${api}"></cal-event-month>`,
    week: `<cal-event-week base-url="${api}"></cal-event-week>`,
    map: `<cal-venue-map base-url="${api}" tiles="/tiles/{z}/{x}/{y}.png" consent="granted" style="display: block; --cal-map-height: 600px"></cal-venue-map>`,
  };
  return markups[view];
};

const loadAll = module(`document.querySelector('cal-event-list').addEventListener('cal-data', ({ target, detail }) => {
  if (detail.to < detail.total) target.loadMore();
});`);

/** A page as the command of a build prerenders it. */
async function prerendered(folder: string, page: string): Promise<string> {
  const scratch = mkdtempSync(join(tmpdir(), 'cal-elements-bench-'));
  const file = join(scratch, 'page.html');
  // Only browsers find the host by the name of a public one.
  writeFileSync(file, page.replaceAll('site.example', '127.0.0.1'));
  await promisify(execFile)(process.execPath, [join(folder, 'command.js'), 'prerender', file]);
  const written = readFileSync(file, 'utf8').replaceAll('127.0.0.1', 'site.example');
  rmSync(scratch, { recursive: true });
  return written;
}

/** The markup, and the words that those without scripts see instead. */
const picture = /<template shadowrootmode="open">.*<\/template>(<ul data-cal>.*?<\/ul>)/s;

/** @param folder where the build is, such as `dist` */
export const ours = (name: string, folder: string): Contestant => ({
  name,
  folder,
  views: ['list', 'month', 'week', 'map'],
  async page(shown, api) {
    const script = `<script type="module" src="/${name}/cal-elements.js"></script>`;
    const page = html(script, markup(shown, api) + (shown.isWhole ? loadAll : ''));
    if (!shown.variant) return page;
    const written = await prerendered(folder, page);
    return shown.variant === 'prerendered'
      ? written
      : written.replace(picture, '<noscript slot="cal" data-cal>$1</noscript>');
  },
  next: '>>> [part~="next"]',
});
