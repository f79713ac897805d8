import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { copyAndMove } from '../editing.js';
import { box, tag, threeOf } from '../embeds.js';
import { keys, openEditor, openPublished, scriptAddress, shownIn, takePicture } from '../site.js';

const modules = '/test/builders/decap/node_modules';

/** The page of the editor as the recipe says, with settings of the field beside its own. */
const editor = (settings: object) => `<body><script>window.CMS_MANUAL_INIT = true;</script>
<script src="${modules}/decap-cms/dist/decap-cms.js"></script>
<script>
  const Preview = createClass({
    componentDidMount() {
      const script = this.props.document.createElement('script');
      script.src = '${scriptAddress('cal-elements.standalone.js')}';
      this.props.document.head.append(script);
    },
    render() {
      return this.props.widgetFor('body');
    },
  });
  CMS.registerPreviewTemplate('pages', Preview);
  CMS.init({
    config: {
      load_config_file: false,
      backend: { name: 'test-repo' },
      media_folder: 'media',
      collections: [
        {
          name: 'pages',
          label: 'Pages',
          folder: 'pages',
          create: true,
          fields: [
            { name: 'title', label: 'Title', widget: 'string' },
            { name: 'body', label: 'Body', widget: 'markdown', ...${JSON.stringify(settings)} },
          ],
        },
      ],
    },
  });
</script></body>`;

declare const globalThis: {
  repoFiles: { pages: Record<string, { content: string } | undefined> };
  marked: { parse(markdown: string): string };
};

const text = '[role="textbox"]';

/** Opens a new page with a text that an author has written in the mode "Markdown". */
async function open(settings: object, markdown: readonly string[]) {
  const visit = await openEditor('decap', editor(settings));
  const { page } = visit;
  await page.locator('::-p-xpath(//button[contains(., "Login")])').click();
  await page.locator('a[href$="pages/new"]').click();
  await page.locator('#title-field-1').fill('Programme');
  await switchMode(page);
  await page.locator(text).click();
  for (const line of markdown) {
    await page.keyboard.sendCharacter(line);
    await page.keyboard.press('Enter');
  }
  return visit;
}

/** The lines of the text, as the editor shows it. */
const linesIn = (page: Page) =>
  page.$eval(text, (field) => (field as HTMLElement).innerText.replaceAll('\uFEFF', '').split('\n'));

/** Sets the caret behind a word, and waits until the editor has it there, which learns it a moment later. */
async function setCaretBehind(page: Page, word: string): Promise<void> {
  await page.locator(`${text} ::-p-text(${word})`).click();
  await page.keyboard.press('End');
  await page.waitForFunction(
    (field, looked) => {
      interface Fiber {
        readonly return: Fiber | null;
        readonly memoizedProps: { readonly editor?: Editor } | null;
      }
      interface Editor {
        readonly children: readonly unknown[];
        readonly selection: { readonly focus: { readonly path: readonly number[]; readonly offset: number } } | null;
      }
      const element = document.querySelector(field)!;
      const key = Object.keys(element).find((name) => name.startsWith('__reactFiber'))!;
      let fiber: Fiber | null = (element as unknown as Record<string, Fiber>)[key]!;
      while (fiber && !fiber.memoizedProps?.editor?.children) fiber = fiber.return;
      const editor = fiber!.memoizedProps!.editor!;
      const { path, offset } = editor.selection?.focus ?? { path: [], offset: 0 };
      const { text: words } = path.reduce<unknown>(
        (node, at) => (node as { children: readonly unknown[] }).children[at],
        editor,
      ) as { readonly text?: string };
      return words?.endsWith(looked) && offset === words.length;
    },
    {},
    text,
    word,
  );
}

const switchMode = (page: Page) => page.locator('button[role="switch"]').click();

/** Presses "Publish now", and gives the text that is saved once it has the words. */
async function publish(page: Page, words: string): Promise<string> {
  await page.locator('::-p-xpath(//*[@role="button"][normalize-space()="Publish"])').click();
  await page.locator('::-p-xpath(//*[@role="menuitem"][contains(., "Publish now")])').click();
  const saved = await page.waitForFunction(
    (looked) => {
      const content = globalThis.repoFiles.pages['programme.md']?.content;
      return content?.includes(looked) ? content.split('---\n')[2] : undefined;
    },
    {},
    words,
  );
  return (await saved.jsonValue())!;
}

const withEvents = (tags: readonly string[]) => tags.map((tag) => `${tag} with events`);

/** Waits for elements in the preview, whose frame is another one once a new page is saved. */
const previews = (page: Page, ...tags: string[]) =>
  expect
    .poll(async () => shownIn(await (await page.waitForSelector('iframe#preview-pane'))!.contentFrame()), {
      timeout: 30_000,
    })
    .to.deep.equal(withEvents(tags));

/** Opens the page that a renderer makes of a saved text, and waits for its elements. */
async function shows(page: Page, markdown: string, ...tags: string[]): Promise<void> {
  await page.addScriptTag({ url: `${modules}/marked/lib/marked.umd.js` });
  const html = await page.evaluate((source) => globalThis.marked.parse(source), markdown);
  const script = `<script src="${scriptAddress('cal-elements.standalone.js')}" defer></script>`;
  const reader = await openPublished('decap', `<body>${html}${script}</body>`);
  await expect.poll(() => shownIn(reader.page), { timeout: 30_000 }).to.deep.equal(withEvents(tags));
  expect(reader.complaints).to.deep.equal([]);
}

describe('Decap CMS', () => {
  it('shows a box in its preview, and saves it and tags in both modes without losing or doubling anything', async () => {
    const month = tag.replaceAll('event-list', 'event-month');
    const map = tag.replaceAll('event-list', 'event-map');
    const lines = ['See', '', tag, '', month, '', map, '', box];
    const { page, complaints } = await open({}, lines);
    await previews(page, 'cal-event-list');
    const saved = await publish(page, 'cal-event-map');
    expect(saved.trim()).to.equal(lines.join('\n'));

    await switchMode(page);
    await page.locator(`${text} p`).click();
    await page.keyboard.press('Home');
    await page.keyboard.type('Events: ');
    expect(await publish(page, 'Events: ')).to.equal(`Events: ${saved}`);
    await previews(page, 'cal-event-list');
    await takePicture(page, 'decap');

    await shows(page, saved, 'cal-event-list', 'cal-event-month', 'cal-event-map', 'cal-event-list');
    expect(complaints).to.deep.equal([]);
  });

  it('shows the tag in its preview where a setting lets it through', async () => {
    const { page, complaints } = await open({ sanitize_preview: false }, [tag]);
    await previews(page, 'cal-event-list');
    expect(complaints).to.deep.equal([]);
  });

  it('undoes and redoes what is written beside a tag', async () => {
    const { page, complaints } = await open({}, ['See', '', tag, '', 'End']);
    const holds = (...expected: readonly string[]) =>
      expect.poll(async () => (await linesIn(page)).filter(Boolean), { timeout: 30_000 }).to.deep.equal(expected);
    await holds('See', tag, 'End');
    await page.locator(`${text} ::-p-text(base-url)`).click();
    await page.keyboard.press('Home');
    // At once: the editor learns a moment later where the caret is, and puts it back meanwhile.
    await page.keyboard.sendCharacter('New ');
    await holds('See', `New ${tag}`, 'End');
    await keys(page, 'Control', 'z');
    await holds('See', tag, 'End');
    await keys(page, 'Control', 'y');
    await holds('See', `New ${tag}`, 'End');
    expect(complaints).to.deep.equal([]);
  });

  it('copies, moves, undoes and sets lines of its Markdown, and shows them on the page', async () => {
    const [list, month, map] = threeOf(tag) as [string, string, string];
    const { page, complaints } = await open({}, ['See', '', list, '', month, '', map, '', 'End']);
    await page.browserContext().setPermission(new URL(page.url()).origin, {
      permission: { name: 'clipboard-read' },
      state: 'granted',
    });
    const holds = (...names: readonly string[]) =>
      expect
        .poll(async () => (await linesIn(page)).filter((line) => line.includes('cal-')), { timeout: 30_000 })
        .to.deep.equal(names.map((name) => tag.replaceAll('event-list', `event-${name}`)));
    const choose = async (name: string) => {
      await page.locator(`${text} ::-p-text(cal-event-${name})`).click({ count: 3 });
      // The editor learns a moment later what is chosen.
      const copied = async () => {
        await keys(page, 'Control', 'c');
        return page.evaluate(() => navigator.clipboard.readText());
      };
      await expect.poll(copied, { timeout: 30_000 }).to.include(`cal-event-${name}`);
    };
    const goToEnd = async () => {
      await setCaretBehind(page, 'End');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
    };
    await copyAndMove({ page, holds, choose, goToEnd });
    await choose('list');
    const set = list.replace('limit="3"', 'limit="1"');
    await page.keyboard.sendCharacter(set);
    const saved = await publish(page, set);
    expect(saved.split('\n').filter(Boolean)).to.deep.equal(['See', set, map, 'End', month]);
    await shows(page, saved, 'cal-event-list', 'cal-event-map', 'cal-event-month');
    expect(complaints).to.deep.equal([]);
  });
});
