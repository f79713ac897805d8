import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { box, frame, tag } from './embeds.js';
import { openEditor, openPublished, scriptAddress, shownIn } from './site.js';

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

describe('TinyMCE', () => {
  it('takes the tag away by itself, and lets a box through, which shows events on the page', async () => {
    const { page, complaints } = await open({});
    expect(await saved(page, `<p>See:</p>${tag}`)).not.to.include('<cal-event-list');
    const kept = await saved(page, `<p>See:</p>${box}`);
    expect(kept.replaceAll('&nbsp;', '')).to.include(box);
    const script = `<script src="${scriptAddress('cal-elements.standalone.js')}" defer></script>`;
    const reader = await openPublished('tinymce', `<body>${kept}${script}</body>`);
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
});
