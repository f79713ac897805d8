import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumOptions } from '../../scripts/find-browser.mjs';
import { formShown, keyboardOn } from './desk-page.js';
import { newWorkspace, type Serving, type Workspace } from '../service/command.js';

let workspace: Workspace;
let serving: Serving;
let browser: Browser;
let page: Page;
const complaints: string[] = [];
beforeAll(async () => {
  workspace = newWorkspace();
  serving = await workspace.serve([]);
  browser = await puppeteer.launch(chromiumOptions());
  page = await browser.newPage();
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => complaints.push(message.text()));
}, 180_000);
afterAll(async () => {
  await browser.close();
  await serving.stop();
  await workspace.remove();
});

describe('the desk of the real service', () => {
  it('leads from the printed link to a published event by keyboard alone, under the policy of the page', async () => {
    const { fill, press, shows } = keyboardOn(page);
    const [, link] = await serving.says(/(http:\S+#setup=\S+)/);
    await page.goto(link!);
    await shows('Create the first user');
    expect(page.url()).not.toContain('setup=');
    await fill('User name', 'maria');
    await fill('New password', 'correct horse battery');
    await fill('New password, again', 'correct horse battery');
    await page.keyboard.press('Enter');
    await shows('Your first event');
    await press('Add event');
    await shows('Back to the list');
    await formShown(page);
    await fill('Title', 'Gala at the harbour');
    await fill('Start date', '12122026');
    await fill('Start time', '0700PM');
    await press('Publish');
    await shows('It is published.');
    const { events } = (await (await fetch(`${serving.origin}/cal/events/v1/events?start_date=2026-12-01`)).json()) as {
      events: readonly { title: string; start_date: string }[];
    };
    expect(events.map(({ title, start_date }) => [title, start_date])).toEqual([['Gala at the harbour', '2026-12-12 19:00:00']]);
    expect(complaints).toEqual([]);
  }, 120_000);

  it('takes the link no second time', async () => {
    const [, link] = await serving.says(/(http:\S+#setup=\S+)/);
    const other = await browser.createBrowserContext();
    page = await other.newPage();
    const { press, shows } = keyboardOn(page);
    await page.bringToFront();
    await page.goto(link!);
    await shows('This link no longer works.');
    await press('Go on without the link');
    await shows('Keep me signed in');
  }, 60_000);
});
