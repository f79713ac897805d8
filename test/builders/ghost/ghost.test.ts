import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { box, frame, tag, threeOf } from '../embeds.js';
import { keys, openPage, scriptAddress, shownIn, takePicture } from '../site.js';
import { owner, startGhost, type Ghost } from './server.js';

let ghost: Ghost;
beforeAll(async () => {
  ghost = await startGhost();
});
afterAll(() => ghost.stop());

const script = () => `<script src="${scriptAddress('cal-elements.standalone.js')}" defer></script>`;
const card = '[data-kg-card="html"]';
const [list, month, map] = threeOf(tag) as [string, string, string];

/** Signs in, and begins a post. */
async function beginPost(title: string) {
  const visit = await openPage(`${ghost.admin}/ghost/`);
  const { page } = visit;
  await page.locator('input[name="identification"]').fill(owner.email);
  await page.locator('input[name="password"]').fill(owner.password);
  await page.keyboard.press('Enter');
  await page.waitForSelector('a[href^="#/posts"]');
  // Ghost complains of itself until somebody is signed in.
  visit.complaints.length = 0;
  await page.goto(`${ghost.admin}/ghost/#/editor/post`);
  await page.locator('[data-test-editor-title-input]').fill(title);
  await page.waitForSelector('[data-lexical-editor]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-lexical-editor]:focus');
  return visit;
}

/** Puts an HTML card where the caret is, as an owner does, and begins a paragraph below it. */
async function putIn(page: Page, html: string): Promise<void> {
  await page.keyboard.type('/html');
  await page.waitForSelector('[data-kg-card-menu-item="HTML"]');
  await page.keyboard.press('Enter');
  await page.waitForSelector(`${card} .cm-content:focus`);
  await page.keyboard.sendCharacter(html);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
}

/** Chooses one of the cards. */
async function choose(page: Page, index: number): Promise<void> {
  await (await page.$$(card))[index]!.click();
  await page.waitForSelector(`${card}[data-kg-card-selected="true"]`);
}

interface Post {
  readonly lexical: string;
  readonly codeinjection_head: string | null;
}

/** Saves the post; what Ghost says that it has. */
async function save(page: Page): Promise<Post> {
  const answer = page.waitForResponse(
    (response) => response.url().includes('/posts/') && ['POST', 'PUT'].includes(response.request().method()),
  );
  await keys(page, 'Control', 's');
  const { posts } = (await (await answer).json()) as { posts: [Post] };
  return posts[0];
}

/** What the cards of the saved post hold, in their order. */
const savedCards = async (page: Page) => {
  const { root } = JSON.parse((await save(page)).lexical) as { root: { children: { html?: string }[] } };
  return root.children.flatMap(({ html }) => html ?? []);
};
const saves = (page: Page, ...cards: readonly string[]) =>
  expect.poll(() => savedCards(page), { timeout: 30_000 }).to.deep.equal(cards);

/** Publishes the post, and opens its page. */
async function publish(page: Page, slug: string) {
  const modal = '[data-test-modal="publish-flow"]';
  await page.locator('[data-test-button="publish-flow"]').click();
  await page.locator(`${modal} [data-test-button="continue"]`).click();
  await page.locator(`${modal} [data-test-button="confirm-publish"]`).click();
  await page.waitForSelector('[data-test-complete-bookmark]');
  return openPage(`${ghost.site}/${slug}/`);
}

const withEvents = (tags: readonly string[]) => tags.map((one) => `${one} with events`);
const shows = (page: Page, ...tags: readonly string[]) =>
  expect.poll(() => shownIn(page), { timeout: 60_000 }).to.deep.equal(withEvents(tags));

describe('Ghost', () => {
  it('keeps what HTML cards hold through settings, copies, moves, undoing and saving twice, and shows it on the page', async () => {
    const { page, complaints } = await beginPost('Programme');
    for (const html of [script() + list, month, map]) await putIn(page, html);
    await saves(page, script() + list, month, map);
    await choose(page, 1);
    await keys(page, 'Control', 'Enter');
    await page.waitForSelector(`${card} .cm-content:focus`);
    await keys(page, 'Control', 'a');
    const set = month.replace('limit="3"', 'first-day="7"');
    await page.keyboard.sendCharacter(set);
    await takePicture(page, 'ghost', 480);
    await page.keyboard.press('Escape');
    await saves(page, script() + list, set, map);

    await choose(page, 2);
    await keys(page, 'Control', 'c');
    await page.keyboard.press('ArrowDown');
    await keys(page, 'Control', 'v');
    await saves(page, script() + list, set, map, map);
    await keys(page, 'Control', 'z');
    await saves(page, script() + list, set, map);
    await keys(page, 'Control', 'Shift', 'z');
    await saves(page, script() + list, set, map, map);
    await keys(page, 'Control', 'z');
    await saves(page, script() + list, set, map);
    await choose(page, 1);
    await keys(page, 'Control', 'x');
    await saves(page, script() + list, map);
    for (let times = 0; times < 2; times++) await page.keyboard.press('ArrowDown');
    await keys(page, 'Control', 'v');
    await saves(page, script() + list, map, set);
    await saves(page, script() + list, map, set);

    const reader = await publish(page, 'programme');
    await shows(reader.page, 'cal-event-list', 'cal-event-map', 'cal-event-month');
    expect([...complaints, ...reader.complaints]).to.deep.equal([]);
  });

  it('shows tags, boxes and iframes alone where its code injection has the script', async () => {
    const { page, complaints } = await beginPost('Injected');
    for (const html of [list, box, frame(scriptAddress('embed.html'))]) await putIn(page, html);
    await page.locator('[data-test-psm-trigger]').click();
    await page.locator('[data-test-button="codeinjection"]').click();
    await page.locator('[data-test-field="codeinjection-head"] .CodeMirror').click();
    await page.keyboard.sendCharacter(script());
    await page.locator('[data-test-button="close-psm-subview"]').click();
    await expect.poll(async () => (await save(page)).codeinjection_head, { timeout: 30_000 }).to.equal(script());
    const reader = await publish(page, 'injected');
    await shows(reader.page, 'cal-event-list', 'cal-event-list');
    const embedded = await (await reader.page.waitForSelector('iframe[title="Events"]'))!.contentFrame();
    await expect.poll(() => shownIn(embedded), { timeout: 30_000 }).to.deep.equal(['cal-event-list with events']);
    expect([...complaints, ...reader.complaints]).to.deep.equal([]);
  });
});
