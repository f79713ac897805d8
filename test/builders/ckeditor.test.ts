import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { copyAndMove } from './editing.js';
import { box, frame, tag, threeOf } from './embeds.js';
import { openEditor, openPublished, scriptAddress, shownIn, takePicture } from './site.js';

const files = '/test/builders/node_modules/ckeditor5/dist/browser';

interface Editor {
  setData(html: string): void;
  getData(): string;
}
declare const globalThis: { editor?: Editor };

/** The editor with the plugins that a text with HTML of its own needs, and settings beside those that each site needs. */
async function open(settings = '{}', head = '') {
  const visit = await openEditor(
    'ckeditor',
    `${head}<link rel="stylesheet" href="${files}/ckeditor5.css"><body><div id="editor"></div><script src="${files}/ckeditor5.umd.js"></script><script>
  const { ClassicEditor, Essentials, Paragraph, GeneralHtmlSupport, HtmlEmbed } = CKEDITOR;
  const plugins = [Essentials, Paragraph, GeneralHtmlSupport, HtmlEmbed];
  ClassicEditor.create(document.querySelector('#editor'), { licenseKey: 'GPL', plugins, ...${settings} }).then((editor) => (globalThis.editor = editor));
</script></body>`,
  );
  await visit.page.waitForFunction(() => globalThis.editor);
  return visit;
}

/** What is saved of a text that an author has put in. */
const saved = (page: Page, html: string) =>
  page.evaluate((text) => {
    const editor = globalThis.editor!;
    editor.setData(text);
    editor.setData(editor.getData());
    return editor.getData();
  }, html);
const shows = async (html: string, script: string) => {
  const element = `<script src="${scriptAddress(script)}" ${script.includes('standalone') ? 'defer' : 'type="module"'}></script>`;
  const reader = await openPublished('ckeditor', `<body>${html}${element}</body>`);
  await expect.poll(() => shownIn(reader.page), { timeout: 30_000 }).to.deep.equal(['cal-event-list with events']);
  return reader.complaints;
};

describe('CKEditor', () => {
  it('takes tag, box and iframe away by itself, and keeps the tag in an HTML embed', async () => {
    const { page, complaints } = await open();
    for (const embed of [tag, box, frame(scriptAddress('embed.html'))])
      expect(await saved(page, `<p>See:</p>${embed}`)).to.equal('<p>See:</p>');
    const kept = await saved(page, `<p>See:</p><div class="raw-html-embed">${tag}</div>`);
    expect(kept).to.include(tag);
    await takePicture(page, 'ckeditor', 240);
    expect([...complaints, ...(await shows(kept, 'cal-elements.js'))]).to.deep.equal([]);
  });

  it.each([
    ['the box', "{ name: 'div', attributes: /^data-cal/ }", box],
    ['an iframe', "{ name: 'iframe', attributes: true }", frame('/embed.html')],
  ])('lets %s through where its setting allows it', async (_, rule, embed) => {
    const { page, complaints } = await open(`{ htmlSupport: { allow: [${rule}] } }`);
    const kept = (await saved(page, `<p>See:</p>${embed}`)).replaceAll('&nbsp;', '');
    expect(kept).to.include(embed);
    if (embed === box) complaints.push(...(await shows(kept, 'cal-elements.standalone.js')));
    expect(complaints).to.deep.equal([]);
  });

  it('puts tags in by its button, shows their events, copies, moves, undoes, redoes and saves them twice', async () => {
    const { page, complaints } = await open(
      "{ toolbar: ['htmlEmbed'], htmlEmbed: { showPreviews: true, sanitizeHtml: (html) => ({ html, hasChanged: false }) } }",
      `<script type="module" src="${scriptAddress()}"></script>`,
    );
    await page.locator('.ck-editor__editable').click();
    for (const embed of threeOf(tag)) {
      await page.locator('.ck-toolbar button').click();
      await page.locator('.raw-html-embed textarea').fill(embed);
      await page.locator('.raw-html-embed__save-button').click();
      await page.keyboard.press('Enter');
    }
    const holds = (...names: readonly string[]) =>
      expect
        .poll(() => shownIn(page), { timeout: 30_000 })
        .to.deep.equal(names.map((name) => `cal-event-${name} with events`));
    // A press chooses the whole embed: no link is followed, and no event takes the focus.
    const choose = async (name: string) =>
      (await page.waitForSelector(`.raw-html-embed:has(cal-event-${name})`))!.click();
    await holds('list', 'month', 'map');
    await choose('list');
    expect(await page.evaluate(() => document.activeElement!.className)).to.include('ck-editor__editable');
    expect(page.url()).to.include('/ckeditor.html');
    const goToEnd = () => page.locator('.ck-editor__editable > p:last-of-type').click();
    await copyAndMove({ page, holds, choose, goToEnd });
    const list = '.raw-html-embed:has(cal-event-list)';
    await page.locator(`${list} .raw-html-embed__edit-button`).click();
    await page.locator('.raw-html-embed textarea').fill(tag.replace('limit="3"', 'limit="1"'));
    await page.locator('.raw-html-embed__save-button').click();
    const cards = () =>
      page.$eval('cal-event-list', (one) => one.shadowRoot!.querySelectorAll('[part~="card"]').length);
    await expect.poll(cards, { timeout: 30_000 }).to.equal(1);
    const kept = await page.evaluate(() => globalThis.editor!.getData());
    expect(await saved(page, kept)).to.equal(kept);
    const reader = await openPublished(
      'ckeditor',
      `<body>${kept}<script type="module" src="${scriptAddress()}"></script></body>`,
    );
    await expect
      .poll(() => shownIn(reader.page), { timeout: 30_000 })
      .to.deep.equal(['list', 'map', 'month'].map((name) => `cal-event-${name} with events`));
    expect([...complaints, ...reader.complaints]).to.deep.equal([]);
  });
});
