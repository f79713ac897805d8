import { readFileSync } from 'node:fs';
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { box, frame, tag, threeOf } from './embeds.js';
import { keys, openEditor, openPublished, scriptAddress, shownIn, takePicture } from './site.js';

const files = '/test/builders/node_modules/tinymce';

interface Tiny {
  setContent(html: string): void;
  getContent(): string;
}
declare const globalThis: { tinymce: { activeEditor: Tiny | null }; isReady?: true };

/** The editor, with settings beside those that each site needs. */
async function open(settings: object) {
  const visit = await openEditor(
    'tinymce',
    `<body><textarea id="editor"></textarea><script src="${files}/tinymce.min.js"></script><script>
  tinymce.init({ selector: '#editor', license_key: 'gpl', promotion: false, init_instance_callback: () => (globalThis.isReady = true), ...${JSON.stringify(settings)} });
</script></body>`,
  );
  await visit.page.waitForFunction(() => globalThis.isReady);
  return visit;
}

/** What is saved of a text that an author has put in. */
const saved = (page: Page, html: string) =>
  page.evaluate((text) => {
    const editor = globalThis.tinymce.activeEditor!;
    editor.setContent(text);
    editor.setContent(editor.getContent());
    return editor.getContent();
  }, html);

const script = () => `<script src="${scriptAddress('cal-elements.standalone.js')}" defer></script>`;

/** The styles of the guide, which show authors where boxes are. */
const [, placeholder] = /```css\n(.+?)```/s.exec(readFileSync('docs/guide/page-builders.md', 'utf8'))!;

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
    await page.locator('[data-mce-name="code"]').click();
    await page.locator('.tox-dialog textarea').fill(`<p>See:</p>${threeOf(box).join('')}<p>End</p>`);
    await page.locator('.tox-dialog [data-mce-name="Save"]').click();
    const canvas = await (await page.waitForSelector('iframe#editor_ifr'))!.contentFrame();
    const holds = (...names: readonly string[]) =>
      expect
        .poll(() => canvas.$$eval('[data-cal]', (all) => all.map((one) => one.getAttribute('data-cal'))), {
          timeout: 30_000,
        })
        .to.deep.equal(names.map((name) => `event-${name}`));
    await holds('list', 'month', 'map');
    // By the path of elements below the text.
    const choose = async (name: string) => {
      await canvas.locator(`[data-cal="event-${name}"]`).click();
      await page.locator('.tox-statusbar__path-item:last-child').click();
    };
    await choose('list');
    await keys(page, 'Control', 'c');
    await canvas.locator('p:last-child').click();
    await page.keyboard.press('End');
    await keys(page, 'Control', 'v');
    await holds('list', 'month', 'map', 'list');
    await keys(page, 'Control', 'z');
    await holds('list', 'month', 'map');
    await keys(page, 'Control', 'y');
    await holds('list', 'month', 'map', 'list');
    await keys(page, 'Control', 'z');
    await choose('month');
    await keys(page, 'Control', 'x');
    await holds('list', 'map');
    await canvas.locator('p:last-child').click();
    await page.keyboard.press('End');
    await keys(page, 'Control', 'v');
    await holds('list', 'map', 'month');
    await takePicture(page, 'tinymce', 440);
    const content = () => page.evaluate(() => globalThis.tinymce.activeEditor!.getContent());
    const kept = await content();
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
});
