/** Pages whose events stand in them, for screen readers, and for visitors who come back or change pages without loading one. */
import { createRequire } from 'node:module';
import puppeteer, { type Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { chromiumOptions } from '../runner/find-browser.mjs';
import { prerender } from '../../src/prerender/index.js';
import { recordedBody } from '../recordings.js';
import { visit, type Site } from '../pages/harness.js';
import { quiet } from '../pages/site.js';

const require = createRequire(import.meta.url);

const script = '<script type="module" src="/dist/cal-elements.js"></script>';
const chunks = /^\/dist\/chunks\//;
/** The day of the recordings begins. */
const answered = Date.UTC(2026, 10, 20);

const { events } = recordedBody('events.list.default') as { events: readonly Readonly<Record<string, string>>[] };
const aWeekLater = (date: string) =>
  new Date(Date.parse(`${date}Z`) + 7 * 86_400_000).toISOString().slice(0, 19).replace('T', ' ');
/** Events that are far enough away for none to be called by a word that ages, such as Tomorrow. */
const listed = {
  events: events.map((one) => {
    const dates = ['start_date', 'end_date', 'utc_start_date', 'utc_end_date'].map((name) => [
      name,
      aWeekLater(one[name]!),
    ]);
    return { ...one, ...Object.fromEntries(dates) };
  }),
  total: 10,
  total_pages: 1,
};
const event = recordedBody('events.read.full') as { id: number; title: string };
const titles = events.map(({ title }) => title!);

const fetchOf = (answer: object) =>
  ((url: string) =>
    Promise.resolve(
      new Response(JSON.stringify(answer).replaceAll('https://calendar.example', new URL(url).origin)),
    )) as unknown as typeof globalThis.fetch;

/** A page with an element whose events stand in it; the code of the elements waits for `release()`. */
const pageWith = (tag: string, attributes: string, answer: object): Site => ({
  hold: chunks,
  body: async (api) => {
    const element = `<${tag} ${api} ${attributes} time-zone="America/New_York"></${tag}>`;
    const { html } = await prerender(`<html lang="en">${script}<main>${element}</main>`, {
      now: () => answered,
      fetch: fetchOf(answer),
    });
    return html.replace(/^<html[^>]*>/, '');
  },
});
const list = pageWith('cal-event-list', 'range="all" group-by="month"', listed);
const detail = pageWith('cal-event-detail', `event-id="${event.id}" show-related="false" show-map="false"`, event);

/** Waits until the elements have taken over. */
const replaced = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('cal-event-list, cal-event-detail')].every(
      ({ shadowRoot: root }) => root?.querySelector('.base') && !root.querySelector('.base.printed, .skeleton'),
    ),
  );

/** Waits until they have, and nothing loads any more. */
async function takenOver(page: Page): Promise<void> {
  await replaced(page);
  await quiet(page);
}

/**
 * What a screen reader comes by, from the top of the page to its end: a line for each thing that has a role, and one for the text between
 * them, indented below what holds it.
 */
async function heardIn(page: Page): Promise<string[]> {
  const session = await page.createCDPSession();
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines: string[] = [];
  let isText = false;
  const read = (id: string, depth: number): void => {
    const { ignored, role, name, properties = [], childIds = [] } = byId.get(id)!;
    const kind = String(role?.value);
    const said = String(name?.value ?? '').replace(/\s+/g, ' ');
    if (kind === 'StaticText') {
      if (isText) lines.push(lines.pop()! + said);
      else lines.push(' '.repeat(depth) + said);
      isText = true;
      return;
    }
    const isSaid = !ignored && !['generic', 'none', 'InlineTextBox'].includes(kind);
    if (isSaid) {
      const level = properties.find((property) => property.name === 'level')?.value.value as number | undefined;
      lines.push(`${' '.repeat(depth)}${kind}${level ? ` ${level}` : ''}: ${said}`);
      isText = false;
    }
    for (const child of childIds) read(child, isSaid ? depth + 1 : depth);
    if (isSaid) isText = false;
  };
  read(nodes[0]!.nodeId, 0);
  // Blanks between boxes are no words.
  return lines.map((line) => line.replace(/(\S) *· */g, '$1 · ').trimEnd());
}

/** The titles that are seen in all lists of a page. */
const titlesIn = (page: Page) =>
  page.$$eval('cal-event-list', (lists) =>
    lists.flatMap((list) =>
      [...list.querySelectorAll('a'), ...list.shadowRoot!.querySelectorAll('.title')]
        .filter((title) => title.checkVisibility())
        .map(({ textContent }) => textContent.trim()),
    ),
  );

const asked = (requests: readonly string[]) => requests.filter((path) => path.startsWith('/api/'));

describe('a screen reader', () => {
  it('comes by the same in a list before and after the element takes over, and by each event once', async () => {
    const { page, release } = await visit(list);
    const before = await heardIn(page);
    release();
    await takenOver(page);
    expect(await heardIn(page)).to.deep.equal(before);
    const headings = before.filter((line) => line.trim().startsWith('heading')).map((line) => line.trim());
    expect(headings.slice(1, 3)).to.deep.equal(titles.slice(0, 2).map((title) => `heading 4: ${title}`));
    for (const title of titles)
      expect([title, before.filter((line) => line.trim() === `link: ${title}`).length]).to.deep.equal([title, 1]);
    expect(before.filter((line) => line.trim().startsWith('listitem 1'))).to.have.length(10);
  });

  it('comes by the same in a detail before and after the element takes over, but for what can be pressed', async () => {
    const { page, release } = await visit(detail);
    const before = await heardIn(page);
    release();
    await takenOver(page);
    const after = await heardIn(page);
    // Buttons come with the script, and with them the lines that tell what they did.
    const isOfButtons = (line: string) => / (button: .*|status:)$|^ *(Add to calendar|Share)$/.test(line);
    expect(after.filter((line) => !isOfButtons(line))).to.deep.equal(before.filter((line) => !isOfButtons(line)));
    expect(before.filter((line) => line.trim() === `heading 2: ${event.title}`)).to.have.length(1);
    expect(after.filter((line) => line.includes('button: '))).to.have.length(2);
  });
});

describe('Turbo', () => {
  /** Changes pages by a statement, and waits until Turbo has drawn the other one. */
  const turn = (page: Page, statement: string) =>
    page.evaluate(
      `new Promise((done) => { document.addEventListener('turbo:load', () => done(), { once: true }); ${statement}; })`,
    );

  it('changes pages, forward and back, with one list that asks for nothing', async () => {
    const { page, requests, complaints, release } = await visit(list);
    release();
    await takenOver(page);
    await page.addScriptTag({ path: require.resolve('@hotwired/turbo/dist/turbo.es2017-umd.js') });
    for (const change of ["Turbo.visit('/?second')", 'history.back()', 'history.forward()']) {
      await turn(page, change);
      await takenOver(page);
      expect(await titlesIn(page), change).to.deep.equal(titles);
      expect(await page.$$eval('cal-event-list', (lists) => lists.length)).to.equal(1);
    }
    expect(asked(requests)).to.deep.equal([]);
    expect(complaints).to.deep.equal([]);
  });
});

describe('a page that a browser keeps to come back to', () => {
  it('shows one list, whether it was left before the script arrived or after', async () => {
    const browser = await puppeteer.launch({
      ...chromiumOptions(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    for (const isLeftEarly of [true, false]) {
      // One file, because a browser sends no more than six requests to a host while none is answered.
      const { page: first, release } = await visit({ ...list, hold: /^\/dist\/chunks\/cal-event-list-/ });
      const address = first.url();
      const page = await browser.newPage();
      page.setDefaultTimeout(120_000);
      if (!isLeftEarly) release();
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      if (!isLeftEarly) await replaced(page);
      await page.evaluate(() =>
        addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { isKept: persisted })),
      );
      await page.goto(`${address}?other`, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => history.back());
      await page.waitForFunction('globalThis.isKept');
      expect(await titlesIn(page)).to.deep.equal(titles);
      release();
      await replaced(page);
      expect(await titlesIn(page)).to.deep.equal(titles);
    }
    await browser.close();
  });
});
