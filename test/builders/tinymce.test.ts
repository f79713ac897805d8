import { readFileSync } from 'node:fs';
import type { Frame, Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { copyAndMove } from './editing.js';
import { box, frame, tag, threeOf } from './embeds.js';
import { openEditor, openPublished, scriptAddress, shownIn, takePicture } from './site.js';

const files = '/test/builders/node_modules/tinymce';

interface Tiny {
  setContent(html: string): void;
  getContent(): string;
}
declare const globalThis: { tinymce: { activeEditor: Tiny | null }; isReady?: true };

/** The editor that a script opens, with settings beside those that each site needs. */
async function run(code: string) {
  const own =
    "selector: '#editor', license_key: 'gpl', promotion: false, init_instance_callback: () => (globalThis.isReady = true),";
  const visit = await openEditor(
    'tinymce',
    `<body><textarea id="editor"></textarea><script src="${files}/tinymce.min.js"></script><script>
${code.replace('tinymce.init({', `$&${own}`)}
</script></body>`,
  );
  await visit.page.waitForFunction(() => globalThis.isReady);
  return visit;
}
const open = (settings: object) => run(`tinymce.init(${JSON.stringify(settings)});`);

/** What is saved of a text that an author has put in. */
const saved = (page: Page, html: string) =>
  page.evaluate((text) => {
    const editor = globalThis.tinymce.activeEditor!;
    editor.setContent(text);
    editor.setContent(editor.getContent());
    return editor.getContent();
  }, html);

const script = () => `<script src="${scriptAddress('cal-elements.standalone.js')}" defer></script>`;

const guide = readFileSync('docs/guide/page-builders.md', 'utf8');
/** The styles of the guide, which show authors where boxes are. */
const [, placeholder] = /```css\n(.+?)```/s.exec(guide)!;
/** Its script, which shows events in the text. */
const [, showsEvents] = /## TinyMCE\n.+?```js\n(.+?)```/s.exec(guide)!;

const content = (page: Page) => page.evaluate(() => globalThis.tinymce.activeEditor!.getContent());

/** Writes the text in the dialog for source code. */
async function writeSource(page: Page, html: string): Promise<void> {
  await page.locator('[data-mce-name="code"]').click();
  await page.locator('.tox-dialog textarea').fill(html);
  await page.locator('.tox-dialog [data-mce-name="Save"]').click();
}

const canvasOf = async (page: Page) => (await page.waitForSelector('iframe#editor_ifr'))!.contentFrame();

async function goToEnd(page: Page, canvas: Frame): Promise<void> {
  await canvas.locator('p::-p-text(End)').click();
  await page.keyboard.press('End');
}

describe('TinyMCE', () => {
  it('takes the tag away by itself, and lets a box through, which shows events on the page', async () => {
    const { page, complaints } = await open({});
    expect(await saved(page, `<p>See:</p>${tag}`)).not.to.include('<cal-event-list');
    const kept = await saved(page, `<p>See:</p>${box}`);
    expect(kept.replaceAll('&nbsp;', '')).to.include(box);
    const reader = await openPublished('tinymce', `<body>${kept}${script()}</body>`);
    await expect.poll(() => shownIn(reader.page), { timeout: 30_000 }).to.deep.equal(['cal-event-list with events']);
    expect([...complaints, ...reader.complaints]).to.deep.equal([]);
  });

  it('lets an iframe through', async () => {
    const { page } = await open({});
    expect(await saved(page, frame(scriptAddress('embed.html')))).to.include('element=cal-event-list');
  });

  it('lets the tag through where its setting allows it', async () => {
    const { page, complaints } = await open({
      custom_elements: 'cal-event-list',
      extended_valid_elements: 'cal-event-list[*]',
    });
    expect((await saved(page, tag)).replaceAll('&nbsp;', '')).to.include(tag);
    expect(complaints).to.deep.equal([]);
  });

  it('puts boxes in by its dialog, copies, moves, undoes, redoes and saves them twice, and shows where they are', async () => {
    const { page, asked, complaints } = await open({
      plugins: 'code',
      toolbar: 'undo redo code',
      content_style: placeholder,
    });
    await writeSource(page, `<p>See:</p>${threeOf(box).join('')}<p>End</p>`);
    const canvas = await canvasOf(page);
    const holds = (...names: readonly string[]) =>
      expect
        .poll(() => canvas.$$eval('[data-cal]', (all) => all.map((one) => one.getAttribute('data-cal'))), {
          timeout: 30_000,
        })
        .to.deep.equal(names.map((name) => `event-${name}`));
    // By the path of elements below the text.
    const choose = async (name: string) => {
      await canvas.locator(`[data-cal="event-${name}"]`).click();
      await page.locator('.tox-statusbar__path-item:last-child').click();
    };
    await copyAndMove({ page, holds, choose, goToEnd: () => goToEnd(page, canvas) });
    await takePicture(page, 'tinymce', 440);
    const kept = await content(page);
    expect(await saved(page, kept)).to.equal(kept);
    expect(asked).to.deep.equal([]);
    const reader = await openPublished('tinymce', `<body>${kept}${script()}</body>`);
    await expect
      .poll(() => shownIn(reader.page), { timeout: 30_000 })
      .to.deep.equal(['cal-event-list', 'cal-event-map', 'cal-event-month'].map((one) => `${one} with events`));
    await saved(page, '<div data-cal="event-list"></div>');
    const said = await canvas.$eval('[data-cal]', (one) => getComputedStyle(one, '::before').content);
    expect(said).to.include('the address of your calendar');
    expect([...complaints, ...reader.complaints]).to.deep.equal([]);
  });

  it('shows events in its text by the script of the guide, and saves what was written', async () => {
    const code = showsEvents!.replace(/https:\S+standalone\.js/, scriptAddress('cal-elements.standalone.js'));
    const { page, complaints } = await run(code.replace('tinymce.init({', "$&plugins: 'code', toolbar: 'code',"));
    const [list, month, map] = threeOf(tag) as [string, string, string];
    await writeSource(page, `<p>See:</p>${list}${month}${map}<p>End</p>`);
    const canvas = await canvasOf(page);
    // What is chosen stands outside of the text a second time, for the clipboard.
    const holds = (...names: readonly string[]) =>
      expect
        .poll(() => shownIn(canvas, 'body'), { timeout: 30_000 })
        .to.deep.equal(names.map((name) => `cal-event-${name} with events`));
    const choose = (name: string) => canvas.locator(`body > cal-event-${name}`).click();
    await holds('list', 'month', 'map');
    await choose('list');
    expect(await canvas.evaluate(() => document.activeElement!.localName)).to.equal('body');
    await copyAndMove({ page, holds, choose, goToEnd: () => goToEnd(page, canvas) });
    await writeSource(page, (await content(page)).replace('limit="3"', 'limit="1"'));
    const cards = () =>
      canvas.$eval('cal-event-list', (one) => one.shadowRoot!.querySelectorAll('[part~="card"]').length);
    await expect.poll(cards, { timeout: 30_000 }).to.equal(1);
    const kept = await content(page);
    const set = list.replace('limit="3"', 'limit="1"');
    // TinyMCE begins a line below what is pasted.
    expect(kept.replaceAll(/&nbsp;|\n/g, '')).to.equal(`<p>See:</p>${set}${map}<p>End</p>${month}<p></p>`);
    expect(await saved(page, kept)).to.equal(kept);
    await holds('list', 'map', 'month');
    const reader = await openPublished('tinymce', `<body>${kept}${script()}</body>`);
    await expect
      .poll(() => shownIn(reader.page), { timeout: 30_000 })
      .to.deep.equal(['cal-event-list', 'cal-event-map', 'cal-event-month'].map((one) => `${one} with events`));
    expect([...complaints, ...reader.complaints]).to.deep.equal([]);
  });
});
