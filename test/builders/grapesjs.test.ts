import type { Frame, Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { calendarAddress, keys, openEditor, openPublished, scriptAddress, shownIn, takePicture } from './site.js';

const files = '/test/builders/node_modules/grapesjs/dist';

/** The editor of a site, with the plugin as its manual says, which keeps what was saved last. */
const editor = (options: object, project = 'undefined', language = 'en') => `
<link rel="stylesheet" href="${files}/css/grapes.min.css"><style>body { margin: 0 }</style>
<body><div id="editor"></div>
<script src="${files}/grapes.min.js"></script>
<script type="module">
  import calElements from '/dist/builders/grapesjs.js';
  globalThis.saved = [];
  globalThis.editor = grapesjs.init({
    container: '#editor',
    height: '100vh',
    telemetry: false,
    i18n: { locale: '${language}', detectLocale: false },
    blockManager: { appendOnClick: true },
    storageManager: { type: 'test', autosave: false, autoload: false },
    plugins: [grapesjs.usePlugin(calElements, ${JSON.stringify(options)})],
    projectData: ${project},
  });
  editor.Storage.add('test', { load: () => ({}), store: (data) => { saved.push(JSON.stringify(data)); } });
  editor.onReady(() => (globalThis.isReady = true));
</script></body>`;

interface Grapes {
  getHtml(): string;
  getCss(): string;
  getJs(): string;
  store(): Promise<unknown>;
}
declare const globalThis: { editor: Grapes; saved: string[]; isReady?: true };

async function open(html: string) {
  const visit = await openEditor('grapesjs', html);
  await visit.page.waitForFunction(() => globalThis.isReady);
  const canvas = await (await visit.page.waitForSelector('.gjs-frame'))!.contentFrame();
  return { ...visit, canvas: canvas! };
}

/** Presses a block of the palette, as an owner does. */
async function putIn(page: Page, label: string): Promise<void> {
  await page.locator('.gjs-pn-btn.fa-th-large').click();
  await page.locator(`::-p-xpath(//*[contains(@class, "gjs-block-label")][normalize-space()="${label}"])`).click();
}

const shows = (canvas: Frame, ...expected: string[]) =>
  expect.poll(() => shownIn(canvas), { timeout: 30_000 }).to.deep.equal(expected.map((tag) => `${tag} with events`));

/** Presses an element in the canvas, in its middle, where events are. */
async function choose(canvas: Frame, tag: string): Promise<void> {
  await (await canvas.waitForSelector(`[data-gjs-type="${tag}"]`))!.click();
}

const undo = (page: Page) => keys(page, 'Control', 'z');
const redo = (page: Page) => keys(page, 'Control', 'Shift', 'z');

const html = (page: Page) => page.evaluate(() => globalThis.editor.getHtml());

/** The page that the editor gives to publish. */
const published = (page: Page) =>
  page.evaluate(() => {
    const { editor: given } = globalThis;
    return `<style>${given.getCss()}</style>${given.getHtml()}<script>${given.getJs()}</script>`;
  });

describe('GrapesJS', () => {
  it('shows a list, a month and a map in its canvas and on the page that it publishes', async () => {
    const { page, canvas, complaints } = await open(editor({ script: scriptAddress(), baseUrl: calendarAddress }));
    for (const label of ['Event list', 'Event month', 'Event map']) await putIn(page, label);
    await shows(canvas, 'cal-event-list', 'cal-event-month', 'cal-event-map');
    const reader = await openPublished('grapesjs', await published(page));
    await expect
      .poll(() => shownIn(reader.page), { timeout: 30_000 })
      .to.deep.equal(['cal-event-list with events', 'cal-event-month with events', 'cal-event-map with events']);
    expect([...complaints, ...reader.complaints]).to.deep.equal([]);
  });

  it('sets, moves, copies, undoes, redoes and saves twice without losing or doubling anything', async () => {
    const { page, canvas, complaints } = await open(editor({ script: scriptAddress(), baseUrl: calendarAddress }));
    for (const label of ['Event list', 'Event month']) await putIn(page, label);
    await shows(canvas, 'cal-event-list', 'cal-event-month');
    await choose(canvas, 'cal-event-list');
    expect(page.url()).to.include('/grapesjs.html');
    await page.locator('.gjs-pn-btn.fa-cog').click();
    const field = (label: string) =>
      `::-p-xpath(//*[contains(@class, "gjs-trt-trait")][.//*[normalize-space()="${label}"]]//*[self::select or self::input])`;
    await (await page.waitForSelector(field('Layout')))!.select('cards');
    await (await page.waitForSelector(field('How many')))!.type('3\n');
    await (await page.waitForSelector(field('Featured events')))!.select('false');
    await canvas.waitForFunction(() => document.querySelector('cal-event-list')?.getAttribute('featured') === 'false');
    expect(await html(page)).to.match(/<cal-event-list [^>]*layout="cards" limit="3" featured="false"/);
    // Back to the default, the attribute is gone.
    await (await page.waitForSelector(field('Featured events')))!.select('');
    await canvas.waitForFunction(() => !document.querySelector('cal-event-list')?.hasAttribute('featured'));
    expect(await html(page)).not.to.include('featured');

    await takePicture(page, 'grapesjs');
    // Behind the arrow to the parent and the one that moves.
    await page.locator('.gjs-toolbar-item:nth-child(3)').click();
    await shows(canvas, 'cal-event-list', 'cal-event-list', 'cal-event-month');
    expect((await html(page)).match(/limit="3"/g)).to.have.length(2);
    // Outside of the canvas, and in it. A field keeps the focus and the keys while the toolbar is pressed.
    await page.locator('.gjs-pn-btn.fa-th-large').click();
    await undo(page);
    await shows(canvas, 'cal-event-list', 'cal-event-month');
    await choose(canvas, 'cal-event-list');
    await redo(page);
    await shows(canvas, 'cal-event-list', 'cal-event-list', 'cal-event-month');
    await undo(page);
    await shows(canvas, 'cal-event-list', 'cal-event-month');
    await keys(page, 'Delete');
    await shows(canvas, 'cal-event-month');
    await undo(page);
    await shows(canvas, 'cal-event-list', 'cal-event-month');

    await choose(canvas, 'cal-event-month');
    await canvas.evaluate(() => scrollTo(0, 0));
    await (await page.waitForSelector('.gjs-toolbar-item:nth-child(2)'))!.hover();
    await page.mouse.down();
    const list = await canvas.waitForSelector('[data-gjs-type="cal-event-list"]');
    const { x, y, width } = (await list!.boundingBox())!;
    await page.mouse.move(x + width / 2, y + 5, { steps: 20 });
    await page.mouse.up();
    await shows(canvas, 'cal-event-month', 'cal-event-list');

    // For a millisecond after it has saved, the editor passes over the next request to save.
    const save = () => page.evaluate(() => globalThis.editor.store().then(() => globalThis.saved.length));
    for (const times of [1, 2]) await expect.poll(save).to.equal(times);
    const saved = await page.evaluate(() => globalThis.saved);
    expect(saved[1]).to.equal(saved[0]);
    const again = await open(editor({ script: scriptAddress(), baseUrl: calendarAddress }, saved[1]));
    await shows(again.canvas, 'cal-event-month', 'cal-event-list');
    expect(await html(again.page)).to.equal(await html(page));
    expect([...complaints, ...again.complaints]).to.deep.equal([]);
  });

  it('joins a search and filters to the only view, and offers each, through copies, undoing, saving and publishing', async () => {
    const { page, canvas, complaints } = await open(editor({ script: scriptAddress(), baseUrl: calendarAddress }));
    for (const label of ['Event search', 'Event filters', 'Event list']) await putIn(page, label);
    await shows(canvas, 'cal-event-list');
    const joined = async (place: Page | Frame) =>
      place.waitForFunction(() => {
        const filters = document.querySelector('cal-event-filters')!;
        const target = document.getElementById(filters.getAttribute('for') ?? '');
        // Nothing is in it until it is defined.
        const buttons = filters.shadowRoot?.querySelectorAll('button') ?? [];
        return target?.localName === 'cal-event-list' && buttons.length > 2;
      });
    await joined(canvas);
    const namesIn = async () => [...(await html(page)).matchAll(/ for="([^"]*)"/g)].map(([, ids]) => ids);
    const [list] = await namesIn();
    expect(await namesIn()).to.deep.equal([list, list]);

    await choose(canvas, 'cal-event-search');
    await keys(page, 'Control', 'c');
    await keys(page, 'Control', 'v');
    await expect.poll(namesIn).to.deep.equal([list, list, list]);
    await undo(page);
    await expect.poll(namesIn).to.deep.equal([list, list]);

    // The editor puts it behind what is selected.
    await choose(canvas, 'cal-event-list');
    await putIn(page, 'Event month');
    await shows(canvas, 'cal-event-list', 'cal-event-month');
    await choose(canvas, 'cal-event-search');
    await page.locator('.gjs-pn-btn.fa-cog').click();
    const field = await page.waitForSelector(
      '::-p-xpath(//*[contains(@class, "gjs-trt-trait")][.//*[normalize-space()="Works on"]]//select)',
    );
    const offered = await field!.$$eval('option', (all) => all.map(({ textContent }) => textContent));
    expect(offered).to.deep.equal(['Default', '1. Event list', '2. Event month', '1. Event list + 2. Event month']);
    const [both] = (await field!.$$eval('option', (all) => all.map(({ value }) => value))).slice(-1);
    await field!.select(both!);
    await expect.poll(namesIn).to.deep.equal([both, list]);
    // A field keeps the keys for itself.
    await page.locator('.gjs-pn-btn.fa-th-large').click();
    await undo(page);
    await expect.poll(namesIn).to.deep.equal([list, list]);

    await page.evaluate(() => globalThis.editor.store());
    const [saved] = await page.evaluate(() => globalThis.saved);
    const again = await open(editor({ script: scriptAddress(), baseUrl: calendarAddress }, saved));
    await joined(again.canvas);
    expect(await html(again.page)).to.equal(await html(page));
    const reader = await openPublished('grapesjs', await published(again.page));
    await joined(reader.page);
    const search = await reader.page.waitForSelector('cal-event-search >>> input');
    await search!.type('quiet\n');
    await reader.page.waitForFunction(
      () => document.querySelector('cal-event-list')!.getAttribute('search') === 'quiet',
    );
    expect([...complaints, ...again.complaints, ...reader.complaints]).to.deep.equal([]);
  });

  it('neither follows links nor gives the focus to what is in the canvas, and its styles stay outside', async () => {
    const { page, canvas, complaints } = await open(editor({ script: scriptAddress(), baseUrl: calendarAddress }));
    await putIn(page, 'Event list');
    await shows(canvas, 'cal-event-list');
    const link = await canvas.evaluateHandle(() =>
      document.querySelector('cal-event-list')!.shadowRoot!.querySelector('[part~="link"]')!,
    );
    const { x, y, width, height } = (await link.asElement()!.boundingBox())!;
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.waitForSelector('.gjs-selected, .gjs-toolbar');
    expect(await canvas.evaluate(() => document.activeElement?.localName)).to.equal('body');
    expect(await canvas.evaluate(() => document.querySelector('cal-event-list')!.shadowRoot!.activeElement)).to.equal(
      null,
    );
    const reader = await openPublished(
      'grapesjs-alone',
      `<body>${await html(page)}<script type="module" src="${scriptAddress()}"></script></body>`,
    );
    await expect.poll(() => shownIn(reader.page), { timeout: 30_000 }).to.deep.equal(['cal-event-list with events']);
    const look = (place: Page | Frame) =>
      place.evaluate(() => {
        const card = document.querySelector('cal-event-list')!.shadowRoot!.querySelector('[part~="card"]')!;
        const { boxSizing, outlineStyle, cursor, marginBlockEnd } = getComputedStyle(card);
        return { boxSizing, outlineStyle, cursor, marginBlockEnd };
      });
    expect(await look(canvas)).to.deep.equal(await look(reader.page));
    expect(complaints).to.deep.equal([]);
  });

  it('asks for the address of the calendar calmly where there is none, in the language of the author', async () => {
    const { page, canvas, complaints, asked } = await open(editor({ script: scriptAddress() }, 'undefined', 'de-AT'));
    await putIn(page, 'Veranstaltungsliste');
    await canvas.waitForFunction(
      () =>
        document.querySelector('[data-gjs-type="cal-event-list"] > p')?.textContent ===
        'Geben Sie die Adresse Ihres Kalenders ein',
    );
    expect(asked).to.deep.equal([]);
    await choose(canvas, 'cal-event-list');
    await page.locator('.gjs-pn-btn.fa-cog').click();
    await page.locator('::-p-xpath(//*[normalize-space()="Kalender und Zeit"])').click();
    const field = await page.waitForSelector(
      '::-p-xpath(//*[contains(@class, "gjs-trt-trait")][.//*[normalize-space()="Adresse eines anderen Kalenders"]]//input)',
    );
    await field!.type(`${calendarAddress}\n`);
    await shows(canvas, 'cal-event-list');
    expect(complaints).to.deep.equal([]);
  });

  it('has its settings set by keyboard alone, in groups that keys open', async () => {
    const { page, canvas, complaints } = await open(editor({ script: scriptAddress() }));
    await putIn(page, 'Event list');
    await choose(canvas, 'cal-event-list');
    await page.locator('.gjs-pn-btn.fa-cog').click();
    /** Tabs to a field or heading, as its label or text says. */
    const tabTo = (label: string) =>
      expect
        .poll(
          async () => {
            await page.keyboard.press('Tab');
            return page.evaluate(() => {
              const trait = document.activeElement!.closest('.gjs-trt-trait');
              return (trait ?? document.activeElement!).textContent.trim();
            });
          },
          { timeout: 30_000, interval: 1 },
        )
        .to.match(new RegExp(`^${label}`));
    await tabTo('What it shows');
    await tabTo('Layout');
    await page.keyboard.press('c');
    await tabTo('How many');
    await page.keyboard.type('3');
    await tabTo('Calendar and time');
    await page.keyboard.press('Enter');
    await tabTo('Address of another calendar');
    await page.keyboard.type(`${calendarAddress}\n`);
    await shows(canvas, 'cal-event-list');
    expect(await html(page)).to.match(/<cal-event-list [^>]*layout="c[^>]*limit="3"/);
    expect(complaints).to.deep.equal([]);
  });
});
