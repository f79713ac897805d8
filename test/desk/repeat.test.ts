/** A series on a real service, by keyboard. */
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
  serving = await workspace.serve();
}, 180_000);
afterAll(async () => {
  await browser.close();
  await serving.stop();
  await workspace.remove();
});

describe('a series', () => {
  it('every second week for a year, not in August, is made by keyboard as it was said', async () => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    const { fill, finds, hears, key, look, press, tabTo, wrong } = await readerOn(page, [
      { width: 1280, height: 800 },
      { width: 320, height: 640 },
    ]);
    const [, setup] = await serving.says(/(http:\S+#setup=\S+)/);
    const { origin } = new URL(setup!);
    await page.goto(setup!);
    await finds('heading', 'Set up your calendar');
    await fill('textbox', 'User name', 'maria');
    await fill('textbox', 'New password', password);
    await fill('textbox', 'New password, again', password);
    await key('Enter');
    await finds('heading', 'Welcome to your calendar');

    await press('Add event');
    await finds('textbox', 'Title');
    await fill('textbox', 'Title', 'Yoga');
    const first = await page.$eval(
      'cal-admin >>> cal-event-form >>> #when',
      (input) => (input as HTMLInputElement).value,
    );
    await fill('combobox', 'Repeat', 'By another');
    await tabTo('spinbutton', 'Every');
    await key('Backspace', '2');
    await fill('combobox', 'Ends', 'On');
    await press('Leave out days');
    await finds('gridcell', /./);
    const [year, month, day] = first.split('-').map(Number) as [number, number, number];
    const months = (8 - month + 12) % 12;
    for (let passed = 0; passed < months; passed++) await key('PageDown');
    for (let back = 1; back < day; back++) await key('ArrowLeft');
    await key('Enter');
    for (let ahead = 1; ahead < 31; ahead++) await key('ArrowRight');
    await key('Enter', 'Escape');
    const august = `August 1 – 31, ${month > 8 ? year + 1 : year}`;
    await hears(`except ${august}`);
    await hears('Every 2 weeks on Saturday, from Saturday');
    await look('the rule');
    const said = await page.$eval(
      'cal-admin >>> cal-event-form >>> .field-repeat .sentence, cal-admin >>> cal-event-form >>> [part~="field-repeat"] .sentence',
      ({ textContent }) => textContent,
    );
    await press('Publish');
    await hears('It is published.');

    const { total, events } = (await (
      await fetch(`${origin}/cal/events/v1/events?search=Yoga&start_date=2000-01-01&per_page=50`)
    ).json()) as {
      total: number;
      events: readonly { start_date: string; post_parent: number }[];
    };
    expect(said).to.contain(`: ${total} dates.`);
    expect(events.filter(({ start_date }) => start_date.slice(5, 7) === '08')).to.deep.equal([]);
    expect(new Set(events.map(({ post_parent }) => post_parent)).size).to.equal(1);

    await press('Back to the list');
    const coming = `${total} dates`;
    await finds('button', coming);
    await look('the row of a series');
    await press(coming);
    await page.waitForFunction(
      (rows) => document.querySelector('cal-admin')!.shadowRoot!.querySelectorAll('.item').length === rows,
      {},
      total + 1,
    );
    await look('its dates');
    expect([complaints, wrong]).to.deep.equal([[], []]);
    await context.close();
  }, 300_000);
});
