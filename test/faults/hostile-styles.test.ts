import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { onlyPage, recordedCalendar } from '../pages/calendar.js';
import { shownIn, visit } from '../pages/harness.js';
import { quiet } from '../pages/site.js';
import { examples, looksOf, visibleTags } from '../elements.js';

const require = createRequire(import.meta.url);

/** What pages set for everything on them. Font and color of the page stay as they are. */
const styles: Readonly<Record<string, string>> = {
  'rules for everything':
    '* { box-sizing: content-box; margin: 0; padding: 0; line-height: 1; border: 0; float: none }',
  'rules for pseudo-elements': `*::before, *::after { line-height: 1; display: inline-block; padding: 9px; font-size: 30px; position: absolute }
    *::placeholder, *::marker, *::selection { color: red; font-size: 40px } *::backdrop { background: red }`,
  'a small root font': 'html { font-size: 62.5% }',
  'rules for tags': `a, a:hover { color: red; text-decoration: underline; display: block; padding: 9px }
    button { all: unset; inline-size: 100%; background: red; text-transform: uppercase; padding: 30px }
    img { display: block; inline-size: 50%; border: 9px solid; float: right }
    p, ul, ol, li, h2, h3, h4, i { margin: 40px; font-size: 40px; line-height: 3; list-style: square }
    input, select, textarea { display: block; inline-size: 100%; block-size: 90px; border: 9px solid }
    div, span, time, section, article { padding: 7px; border: 3px solid; display: inline }
    svg { inline-size: 200px; fill: red } details, summary { display: flex } table { display: block }
    .card, .title, .base, .status, .event, .day, .grid, .button, .list { display: none; color: red }`,
  'what is inherited':
    'html { text-align: center; text-indent: 30px; text-transform: uppercase; white-space: pre; line-height: 3 }',
  Bootstrap: readFileSync(require.resolve('bootstrap/dist/css/bootstrap.css'), 'utf8'),
  'the reset of Tailwind': readFileSync(require.resolve('tailwindcss/preflight.css'), 'utf8'),
};

const calendar = recordedCalendar({ events: () => onlyPage('bulk/events.upcoming.page-1.coordinates') });

/** The recorded calendar, with four items in each list. */
function api(path: string): object | undefined {
  const answer = calendar(path) as Record<string, unknown> | undefined;
  if (!answer || !('total' in answer)) return answer;
  const lists = Object.entries(answer).map(([name, value]) => [name, Array.isArray(value) ? value.slice(0, 4) : value]);
  return { ...Object.fromEntries(lists), total: 4 };
}

/** Maps ask first, so that their pictures do not depend on tiles. */
const elements: Elements = Object.fromEntries(
  visibleTags.map((tag) => [tag, looksOf(tag).map((look) => (examples[tag].hasMap ? `${look} consent="ask"` : look))]),
);

/** Where everything in the elements of each tag stands, and how it looks, with a style sheet of the page. */
const appearanceOf = (page: Page, style: string): Promise<Record<string, string[]>> =>
  page.evaluate(async (style) => {
    document.querySelector('#theirs')!.textContent = style;
    // Elements that follow their width render once more.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const deepAll = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? deepAll(one.shadowRoot) : [])]);
    const looks: Record<string, string[]> = {};
    for (const host of document.querySelectorAll('#page > *')) {
      const from = host.getBoundingClientRect();
      const lookOf = (one: Element) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const { color, fontSize, lineHeight, backgroundColor, borderTopWidth, textDecorationLine, display } =
          getComputedStyle(one);
        const look = [
          x - from.x,
          y - from.y,
          width,
          height,
          color,
          fontSize,
          lineHeight,
          backgroundColor,
          borderTopWidth,
        ];
        return `${one.localName}.${one.getAttribute('class') ?? ''} ${[...look, textDecorationLine, display].join(' ')}`;
      };
      const inner = deepAll(host.shadowRoot!).filter((one) => one.checkVisibility());
      (looks[host.localName] ??= []).push(`host ${from.width} ${from.height}`, ...inner.map(lookOf));
    }
    return looks;
  }, style);

/** Whether everything in a page or shadow root is shown. */
function isShown(root: ParentNode = document): boolean {
  if (root instanceof ShadowRoot && !root.querySelector('.base[aria-busy="false"]')) return false;
  if (root.querySelector('slot[name="loading"]')) return false;
  return [...root.querySelectorAll<HTMLElement & { complete?: boolean }>('*')].every((one) => {
    return one.localName.startsWith('cal-') ? one.shadowRoot && isShown(one.shadowRoot) : one.complete !== false;
  });
}

type Elements = Readonly<Record<string, readonly string[]>>;

/**
 * Elements on a page whose own styles give them place, font and color, at whole pixels and away from the edges of the window, where round
 * corners are smoothed in another way once the page can be scrolled. So pictures are equal.
 */
async function open(elements: Elements, height = 18_000): Promise<Page> {
  const markup = (origin: string) =>
    Object.entries(elements).map(([tag, looks]) =>
      looks.map((look) => `<${tag} ${origin} ${look} stale-time="999"></${tag}>`).join(''),
    );
  const { page } = await visit({
    body: (origin) => `<style>
        #page { position: absolute; inset: 20px auto auto 20px; inline-size: 900px; display: block !important; padding: 0 !important; border: 0 !important;
          font: 16px/1.5 sans-serif; color: #123; caret-color: transparent; -webkit-text-size-adjust: 100%; tab-size: 8 }
        #page > * { display: block !important; margin: 0 0 var(--rest, 0) !important; padding: 0 !important; border: 0 !important }
      </style><style id="theirs"></style>
      <script type="module" src="/dist/cal-elements.js"></script>
      <div id="page">${markup(origin).join('')}</div>`,
    prepare: () => (Date.now = () => Date.UTC(2026, 10, 20)),
    api,
  });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.setViewport({ width: 940, height });
  await page.waitForFunction(isShown);
  await quiet(page);
  // On a busy machine a picture may be taken before the images in it are decoded.
  await page.evaluate(async () => {
    const imagesIn = (root: ParentNode): HTMLImageElement[] =>
      [...root.querySelectorAll('*')].flatMap((one) => [
        ...(one instanceof HTMLImageElement ? [one] : []),
        ...(one.shadowRoot ? imagesIn(one.shadowRoot) : []),
      ]);
    const images = imagesIn(document);
    for (const image of images) image.decoding = 'sync';
    await Promise.all(images.map((image) => image.decode().catch(() => {})));
  });
  await page.evaluate(() => {
    for (const host of document.querySelectorAll<HTMLElement>('#page > *')) {
      const { height } = host.getBoundingClientRect();
      host.style.setProperty('--rest', `${Math.ceil(height) - height}px`);
    }
  });
  return page;
}

const pictureOf = (page: Page): Promise<string> =>
  page.screenshot({ captureBeyondViewport: false, optimizeForSpeed: true, encoding: 'base64' });

/** Expects that no style sheet changes what these elements of a page are like now, and that inherited colors do, so that this can fail. */
async function expectUnchanged(page: Page, tags: readonly string[]): Promise<void> {
  const plain = await appearanceOf(page, '');
  for (const tag of tags) expect(plain[tag]?.length, tag).to.be.greaterThan(5);
  const picture = await pictureOf(page);
  for (const [name, style] of Object.entries(styles)) {
    const looks = await appearanceOf(page, style);
    for (const tag of tags) expect(looks[tag], `${tag}, ${name}`).to.deep.equal(plain[tag]);
    // Not the texts themselves, which would fill the report.
    expect((await pictureOf(page)) === picture, `the picture is the same, ${name}`).to.equal(true);
  }
  const red = await appearanceOf(page, '#page { color: red !important }');
  for (const tag of tags) expect(red[tag], tag).not.to.deep.equal(plain[tag]);
  expect((await pictureOf(page)) === picture).to.equal(false);
  await appearanceOf(page, '');
}

/** What opens above the page: the elements, how it is opened, and the box that is open then in the first of them. */
const boxes: Readonly<
  Record<string, readonly [elements: Elements, open: (page: Page) => Promise<unknown>, box: string]>
> = {
  'the ways into a calendar': [
    { 'cal-add-to-calendar': ['event-id="5"'] },
    (page) => press(page, '[part~="add"]'),
    '.menu:popover-open',
  ],
  'a facet of the filters': [
    { 'cal-event-filters': [''] },
    (page) => press(page, '[popovertarget="facet-date"]'),
    ':popover-open',
  ],
  'the sheet of the filters': [
    { 'cal-event-filters': ['style="inline-size: 340px"'] },
    (page) => press(page, '[part~="open"]'),
    'dialog[open]',
  ],
  'the suggestions of the search': [
    { 'cal-event-search': ['for="agenda"'], 'cal-event-list': ['id="agenda" range="all"'] },
    (page) => page.type('cal-event-search >>> input', 're'),
    '.options:popover-open [part~="option"]',
  ],
  'the preview of an event': [
    { 'cal-event-month': [''] },
    (page) => press(page, '[part~="event-title"]'),
    '.preview:popover-open',
  ],
  'an event as a dialog': [
    { 'cal-event-detail': ['mode="dialog" event-id="5"'] },
    () => Promise.resolve(),
    'dialog[open] [part~="title"]',
  ],
};

/** Presses the first of what a selector finds in the element of a page. */
const press = (page: Page, selector: string) =>
  page.$eval(
    '#page > *',
    ({ shadowRoot }, wanted) => shadowRoot!.querySelector<HTMLElement>(wanted)!.click(),
    selector,
  );

describe('styles of the page', () => {
  it('change nothing inside any element', async () => expectUnchanged(await open(elements), visibleTags));

  for (const [name, [elements, show, box]] of Object.entries(boxes))
    it(`change nothing in ${name}`, async () => {
      const [tag] = Object.keys(elements);
      const page = await open(elements, 1000);
      await show(page);
      await shownIn(page, tag!, box);
      await quiet(page);
      await expectUnchanged(page, [tag!]);
    });
});
