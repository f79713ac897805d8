import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { box, frame, tag } from './embeds.js';
import { openEditor, openPublished, scriptAddress, shownIn, takePicture } from './site.js';

const files = '/test/builders/node_modules/ckeditor5/dist/browser';

interface Editor {
  setData(html: string): void;
  getData(): string;
}
declare const globalThis: { editor?: Editor };

/** The editor with the plugins that a text with HTML of its own needs, and settings beside those that each site needs. */
async function open(settings = '{}') {
  const visit = await openEditor(
    'ckeditor',
    `<link rel="stylesheet" href="${files}/ckeditor5.css"><body><div id="editor"></div><script src="${files}/ckeditor5.umd.js"></script><script>
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
});
