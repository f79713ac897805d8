/** The pages of a real service, on which whoever is signed in changes events where they stand, by keyboard. */
import puppeteer, { type Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumOptions } from '../runner/find-browser.mjs';
import { newWorkspace, type Serving, type Workspace } from '../service/command.js';
import { readerOn } from './screen-reader.js';

const password = 'correct horse battery';

let browser: Browser;
let workspace: Workspace;
let serving: Serving;
beforeAll(async () => {
  browser = await puppeteer.launch(chromiumOptions());
  workspace = newWorkspace();
  serving = await workspace.serve(['--seed']);
}, 180_000);
afterAll(async () => {
  await browser.close();
  await serving.stop();
  await workspace.remove();
});

describe('the pages of a service', () => {
  it('let whoever is signed in change an event by keyboard, and nobody else', async () => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const { fill, finds, isOn, key, press } = await readerOn(page, [{ width: 1280, height: 800 }]);
    const [, setup] = await serving.says(/(http:\S+#setup=\S+)/);
    const { origin } = new URL(setup!);
    const lane = 'Halloween in the Lanes';
    const { events } = (await (await fetch(`${origin}/cal/events/v1/events?search=${lane}`)).json()) as {
      events: readonly [{ url: string }];
    };
    const [{ url }] = events;

    await page.goto(url);
    await finds('heading', lane);
    expect(asked.filter((path) => path.includes('authoring'))).to.deep.equal([]);

    await page.goto(setup!);
    await finds('heading', 'Set up your calendar');
    await fill('textbox', 'User name', 'maria');
    await fill('textbox', 'New password', password);
    await fill('textbox', 'New password, again', password);
    await key('Enter');
    await finds('heading', 'Welcome to your calendar');

    const answer = await page.goto(url);
    expect(answer!.headers()['cache-control']).to.include('no-store');
    await press(`Actions for “${lane}”`);
    await isOn('menuitem', 'Edit');
    await key('Enter');
    await finds('textbox', 'Title');
    await fill('textbox', 'Title', `${lane} by lamplight`);
    await press('Save changes');
    await finds('link', 'View event');
    await press('Close');
    await finds('heading', `${lane} by lamplight`);

    await page.goto(origin);
    await press('Add event');
    await finds('textbox', 'Title');
    expect(complaints).to.deep.equal([]);
    await context.close();
  });
});
