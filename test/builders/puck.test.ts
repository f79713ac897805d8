import { build } from 'esbuild';
import type { ElementHandle, Frame, Page } from 'puppeteer-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { calendarAddress, openEditor, openPublished, scriptAddress, shownIn, takePicture } from './site.js';

const files = '/test/builders/node_modules/@puckeditor/core/dist';

/** A site with Puck and the components as its manual says: its editor, or where there is `#page`, what it publishes. */
const site = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Puck, Render, createUsePuck } from '@puckeditor/core';
import calElements from '../../dist/builders/puck.js';

const usePuck = createUsePuck();
const headerActions = ({ children }) => {
  globalThis.histories = usePuck(({ history }) => history.histories);
  return children;
};

globalThis.open = (options, data) => {
  const config = calElements({ createElement, ...options });
  const page = document.querySelector('#page');
  if (page) return createRoot(page).render(createElement(Render, { config, data }));
  globalThis.saved = [];
  const onPublish = (given) => globalThis.saved.push(given);
  createRoot(document.querySelector('#editor')).render(
    createElement(Puck, {
      ...{ config, data, onPublish, overrides: { headerActions } },
      onChange: (given) => (globalThis.current = given),
    }),
  );
};`;

let code: string;
beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: { contents: site, resolveDir: 'test/builders', loader: 'js' },
    bundle: true,
    format: 'iife',
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty' },
  });
  code = outputFiles[0]!.text.replaceAll('</script', '<\\/script');
});

interface Component {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
}
interface Data {
  readonly content: readonly Component[];
}
declare const globalThis: {
  open(options: object, data: object): void;
  saved: Data[];
  current?: Data;
  histories: { readonly state: { readonly data: Data } }[];
};

const empty: Data = { content: [] };
const settings = { baseUrl: calendarAddress };

const page = (inside: string, options: object, data: Data) =>
  `<body>${inside}<script>${code}</script><script>open(${JSON.stringify({ script: scriptAddress(), ...options })}, ${JSON.stringify(data)})</script></body>`;

/** Shows the canvas without scaling it, because boxes in frames are told in the pixels of the frame. */
async function showUnscaled(editor: Page): Promise<void> {
  // Undoing may bring the size of before back, or not.
  await editor.$eval('button[title="Switch to Full-width viewport"]', (button) => button.click());
  await editor.waitForFunction(() => {
    const { offsetWidth, contentWindow } = document.querySelector<HTMLIFrameElement>('iframe#preview-frame')!;
    return contentWindow!.innerWidth === offsetWidth && offsetWidth < 1280;
  });
}

async function openPuck(options: object = settings, data = empty) {
  const style = `<link rel="stylesheet" href="${files}/index.css"><style>body { margin: 0 }</style>`;
  const visit = await openEditor('puck', page(`${style}<div id="editor"></div>`, options, data));
  await visit.page.waitForSelector('[data-testid="drawer-item:cal-event-list"]');
  const canvas = await (await visit.page.waitForSelector('iframe#preview-frame'))!.contentFrame();
  await canvas.waitForSelector('[data-puck-dropzone]');
  await showUnscaled(visit.page);
  return { ...visit, canvas };
}

interface Place {
  readonly page: Page;
  readonly canvas: Frame;
}

/** Drags what a handle stands for to a place in the window, as an owner does, until the canvas shows that it is placed. */
async function drag(
  { page: { mouse }, canvas }: Place,
  handle: ElementHandle,
  [x, y]: readonly [number, number],
  placed: string,
): Promise<void> {
  const from = (await handle.boundingBox())!;
  await mouse.move(from.x + from.width / 2, from.y + Math.min(from.height / 2, 100));
  await mouse.down();
  await mouse.move(x, y, { steps: 20 });
  // The canvas looks for the place of what is dragged while it moves.
  let shift = 0;
  const isPlaced = async () => {
    await mouse.move(x + (shift = 1 - shift), y);
    return (await canvas.$(placed)) !== null;
  };
  await expect.poll(isPlaced, { timeout: 30_000 }).to.equal(true);
  await mouse.up();
}

/** Drags a component from the drawer to the end of the canvas. */
async function putIn(visit: Place, tag: string): Promise<void> {
  const item = await visit.page.waitForSelector(`[data-testid="drawer-item:${tag}"]`);
  await item!.scrollIntoView();
  const last = (await visit.canvas.$('[data-puck-component]:last-child, [data-puck-dropzone]'))!;
  const { x, y, width, height } = (await last.boundingBox())!;
  await drag(visit, item!, [x + width / 2, y + height - 10], '[data-puck-line-placeholder]');
}

const shows = (place: Page | Frame, ...expected: string[]) =>
  expect.poll(() => shownIn(place), { timeout: 30_000 }).to.deep.equal(expected.map((tag) => `${tag} with events`));

const tags = ['cal-event-list', 'cal-event-month', 'cal-event-map'];
const component = (type: string, common = {}): Component => ({
  type,
  props: { id: type, common, shared: { 'base-url': calendarAddress } },
});

/** Chooses a component in the canvas, in its middle, where events are. */
async function choose(canvas: Frame, tag: string): Promise<void> {
  await (await canvas.waitForSelector(`[data-puck-component]:has(${tag})`))!.click();
}

/** The field of a setting. Puck has one more for narrow windows, which is not seen. */
const field = async (editor: Page, label: string) =>
  (
    await editor.waitForFunction(
      (title) => [...document.querySelectorAll(`[title="${title}"]`)].find((one) => one.checkVisibility()),
      {},
      label,
    )
  ).asElement() as ElementHandle<HTMLInputElement>;

const press = (place: Page | Frame, title: string) => place.locator(`button[title="${title}"]`).click();

/** Doubles what is chosen, and waits until that can be undone: a moment later, Puck records so many components. */
async function duplicate({ page: editor, canvas }: Place, count: number): Promise<void> {
  await press(canvas, 'Duplicate');
  await editor.waitForFunction(
    (expected) => globalThis.histories.at(-1)?.state.data.content.length === expected,
    {},
    count,
  );
}

/** Presses "Publish", and waits for what is published. */
async function publish(editor: Page, times: number): Promise<Data> {
  await editor.locator('::-p-text(Publish)').click();
  await editor.waitForFunction((count) => globalThis.saved.length === count, {}, times);
  return editor.evaluate(() => globalThis.saved.at(-1)!);
}

const openSite = (data: Data, options: object = settings) =>
  openPublished('puck', page('<div id="page"></div>', options, data));

describe('Puck', () => {
  it('shows a list, a month and a map in its canvas and on the page that it publishes', async () => {
    const visit = await openPuck();
    for (const [index, tag] of tags.entries()) {
      await putIn(visit, tag);
      await expect.poll(async () => (await shownIn(visit.canvas)).length, { timeout: 30_000 }).to.equal(index + 1);
    }
    const data = await publish(visit.page, 1);
    const order = data.content.map(({ type }) => type);
    expect([...order].sort()).to.deep.equal([...tags].sort());
    await shows(visit.canvas, ...order);
    const reader = await openSite(data);
    await shows(reader.page, ...order);
    expect(await reader.page.$$eval('script[src]', (all) => all.length)).to.equal(1);
    expect([...visit.complaints, ...reader.complaints]).to.deep.equal([]);
  });

  it('sets, moves, copies, undoes, redoes and saves twice without losing or doubling anything', async () => {
    const visit = await openPuck(settings, {
      content: tags.slice(0, 2).map((type) => component(type, { limit: '1', range: 'all' })),
    });
    const { page: editor, canvas, complaints } = visit;
    await shows(canvas, 'cal-event-list', 'cal-event-month');
    await choose(canvas, 'cal-event-list');
    await (await field(editor, 'Layout')).select('{"value":"compact"}');
    const limit = await field(editor, 'How many');
    await limit.press('Backspace');
    await limit.type('3');
    await (await field(editor, 'Featured events')).select('{"value":"true"}');
    const seen = (part: string) =>
      canvas.$eval(
        'cal-event-list',
        (list, selector) => list.shadowRoot!.querySelectorAll(selector).length,
        `.compact [part~="${part}"]`,
      );
    await expect.poll(() => seen('card'), { timeout: 30_000 }).to.equal(3);
    await expect.poll(() => seen('badge-featured'), { timeout: 30_000 }).to.equal(3);
    // Back to the default, the attribute is gone.
    await (await field(editor, 'Featured events')).select('{"value":""}');
    await expect.poll(() => seen('badge-featured'), { timeout: 30_000 }).to.be.below(3);

    await takePicture(editor, 'puck');
    await duplicate(visit, 3);
    await shows(canvas, 'cal-event-list', 'cal-event-list', 'cal-event-month');
    await press(editor, 'undo');
    await shows(canvas, 'cal-event-list', 'cal-event-month');
    await press(editor, 'redo');
    await shows(canvas, 'cal-event-list', 'cal-event-list', 'cal-event-month');
    await press(editor, 'undo');
    await shows(canvas, 'cal-event-list', 'cal-event-month');

    await showUnscaled(editor);
    const month = await canvas.waitForSelector('[data-puck-component]:has(cal-event-month)');
    const { x, y, width } = (await (await canvas.$('[data-puck-component]:has(cal-event-list)'))!.boundingBox())!;
    await drag(visit, month!, [x + width / 2, y + 60], '[data-dnd-placeholder] ~ :has(cal-event-list)');
    await shows(canvas, 'cal-event-month', 'cal-event-list');

    const saved = await publish(editor, 1);
    expect(await publish(editor, 2)).to.deep.equal(saved);
    const again = await openPuck(settings, saved);
    await shows(again.canvas, 'cal-event-month', 'cal-event-list');
    expect(await publish(again.page, 1)).to.deep.equal(saved);
    expect([...complaints, ...again.complaints]).to.deep.equal([]);
  });

  it('offers the views of the page to a search and filters, through copies, moves, undoing, saving and publishing', async () => {
    // Joined before it is opened, since Puck undoes at once what is set within 300 milliseconds.
    const content = ['cal-event-search', 'cal-event-filters'].map((type) => component(type, { for: 'cal-event-list' }));
    const visit = await openPuck(settings, { content: [...content, component('cal-event-list')] });
    const { page: editor, canvas, complaints } = visit;
    await shows(canvas, 'cal-event-list');
    const joinedIn = (place: Page | Frame) =>
      place.$$eval('cal-event-search, cal-event-filters', (all) =>
        all.map((control) => document.getElementById(control.getAttribute('for') ?? '')?.localName ?? ''),
      );
    const joined = (place: Page | Frame, ...expected: readonly string[]) =>
      expect.poll(() => joinedIn(place), { timeout: 30_000 }).to.deep.equal(expected);
    await joined(canvas, 'cal-event-list', 'cal-event-list');
    await canvas.waitForFunction(
      () => (document.querySelector('cal-event-filters')!.shadowRoot?.querySelectorAll('button').length ?? 0) > 2,
    );

    await choose(canvas, 'cal-event-filters');
    await duplicate(visit, 4);
    await joined(canvas, 'cal-event-list', 'cal-event-list', 'cal-event-list');
    await press(editor, 'undo');
    await joined(canvas, 'cal-event-list', 'cal-event-list');
    await showUnscaled(editor);
    const list = await canvas.waitForSelector('[data-puck-component]:has(cal-event-list)');
    const { x, y, width } = (await (await canvas.$('[data-puck-component]:has(cal-event-search)'))!.boundingBox())!;
    await drag(visit, list!, [x + width / 2, y + 10], '[data-dnd-placeholder] ~ :has(cal-event-search)');
    await shows(canvas, 'cal-event-list');
    await joined(canvas, 'cal-event-list', 'cal-event-list');

    await choose(canvas, 'cal-event-search');
    const works = await field(editor, 'Works on');
    const offered = await works.$$eval('option', (all) => all.map(({ label }) => label));
    expect(offered).to.deep.equal(['Default', '1. Event list']);
    await works.select('{"value":""}');
    await joined(canvas, '', 'cal-event-list');
    await works.select('{"value":"cal-event-list"}');
    await joined(canvas, 'cal-event-list', 'cal-event-list');

    const saved = await publish(editor, 1);
    const again = await openPuck(settings, saved);
    await joined(again.canvas, 'cal-event-list', 'cal-event-list');
    const reader = await openSite(saved);
    await shows(reader.page, 'cal-event-list');
    await joined(reader.page, 'cal-event-list', 'cal-event-list');
    await (await reader.page.waitForSelector('cal-event-search >>> input'))!.type('quiet\n');
    await reader.page.waitForFunction(
      () => document.querySelector('cal-event-list')!.getAttribute('search') === 'quiet',
    );
    expect([...complaints, ...again.complaints, ...reader.complaints]).to.deep.equal([]);
  });

  it('neither follows links nor gives the focus to what is in the canvas, and readers can', async () => {
    const { page: editor, canvas, complaints } = await openPuck(settings, { content: [component('cal-event-list')] });
    await shows(canvas, 'cal-event-list');
    const linkIn = (place: Page | Frame) =>
      place.evaluateHandle(() =>
        document.querySelector('cal-event-list')!.shadowRoot!.querySelector<HTMLElement>('[part~="link"]')!,
      );
    const { x, y, width, height } = (await (await linkIn(canvas)).asElement()!.boundingBox())!;
    await editor.mouse.click(x + width / 2, y + height / 2);
    await canvas.waitForSelector('button[title="Duplicate"]');
    expect(canvas.url()).to.equal('about:srcdoc');
    expect(await canvas.evaluate(() => document.activeElement?.localName)).not.to.equal('cal-event-list');
    const reader = await openSite({ content: [component('cal-event-list')] });
    await shows(reader.page, 'cal-event-list');
    await (await linkIn(reader.page)).evaluate((link) => link.focus());
    expect(await reader.page.evaluate(() => document.activeElement?.localName)).to.equal('cal-event-list');
    expect([...complaints, ...reader.complaints]).to.deep.equal([]);
  });

  it('asks for the address of the calendar calmly where there is none, in the language of the author', async () => {
    const visit = await openPuck({ language: 'de-AT' });
    await putIn(visit, 'cal-event-list');
    await visit.canvas.waitForFunction(
      () =>
        document.querySelector('[data-puck-component] p')?.textContent === 'Geben Sie die Adresse Ihres Kalenders ein',
    );
    expect(visit.asked).to.deep.equal([]);
    // Each letter is told to the canvas, which asks nobody until typing pauses.
    await (await field(visit.page, 'Adresse eines anderen Kalenders')).type(calendarAddress);
    await shows(visit.canvas, 'cal-event-list');
    expect(visit.asked).to.have.length(1);
    expect(visit.complaints).to.deep.equal([]);
  });
});
