import { spawn, type ChildProcess } from 'node:child_process';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumOptions } from '../../scripts/find-browser.mjs';

let server: ChildProcess;
let browser: Browser;
let page: Page;

/** Starts the site as a developer does, and resolves with its address. */
const start = () =>
  new Promise<string>((resolve, reject) => {
    // In a group of its own, so that all of it can be ended.
    server = spawn('npm', ['start'], { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
    let printed = '';
    server.stdout!.on('data', (part) => {
      printed += String(part);
      const [address] = /http:\/\/127\.0\.0\.1:\d+\//.exec(printed) ?? [];
      if (address) resolve(address);
    });
    server.on('exit', () => reject(new Error(printed)));
  });

beforeAll(async () => {
  const address = await start();
  browser = await puppeteer.launch(chromiumOptions());
  page = await browser.newPage();
  page.setDefaultTimeout(200_000);
  await page.goto(address);
});
afterAll(async () => {
  await browser.close();
  process.kill(-server.pid!);
});

describe('npm start', () => {
  it('shows the site, with a service behind its examples', async () => {
    await page.goto(new URL('/elements/cal-event-list.html', page.url()).href);
    const card = await page.waitForSelector('.live cal-event-list >>> [part~="card"]');
    expect(card).to.be.ok;
    // A calendar of the browser has no such route.
    const feed = await page.evaluate(async () => (await fetch('/cal-elements/sample/cal/events/v1/events.ics')).text());
    expect(feed).to.match(/^BEGIN:VCALENDAR/);
  });
});
