import { spawn } from 'node:child_process';
import { once } from 'node:events';
import puppeteer, { type Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromiumOptions } from '../runner/find-browser.mjs';

let server: ReturnType<typeof spawn>;
let address: string;
let browser: Browser;

beforeAll(async () => {
  // A group of its own, so that all that it starts can be ended.
  // As in a shell of a server, where the site is looked at before it is deployed.
  const env = { ...process.env, NODE_ENV: 'production' };
  server = spawn('npm', ['start'], { env, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  address = await new Promise((resolve, reject) => {
    let said = '';
    server.stdout!.on('data', (text: Buffer) => {
      said += text.toString();
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
      if (found) resolve(found);
    });
    server.on('exit', (code) => reject(new Error(`npm start ended with ${code}: ${said}`)));
  });
  browser = await puppeteer.launch(chromiumOptions());
});
afterAll(async () => {
  await browser?.close();
  process.kill(-server.pid!);
});

it('shows its first page with few requests', async () => {
  const page = await browser.newPage();
  page.setDefaultTimeout(120_000);
  // The calendar of the page loads once it is near to what is seen.
  await page.setViewport({ width: 1280, height: 1000 });
  let requests = 0;
  page.on('request', () => requests++);
  await page.goto(address);
  await page.waitForFunction(() =>
    document
      .querySelector('cal-calendar')
      ?.shadowRoot?.querySelector('cal-event-month')
      ?.shadowRoot?.querySelector('[part~="moment"], [part~="event"]'),
  );
  await page.waitForNetworkIdle();
  expect(requests).to.be.at.most(103);
});

it('says in one line that the port which was asked for is taken', async () => {
  const { port } = new URL(address);
  const second = spawn('npm', ['start'], { env: { ...process.env, PORT: port } });
  let said = '';
  for (const stream of [second.stdout, second.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
  const [code] = (await once(second, 'close')) as [number];
  expect([code, said.trim().split('\n').at(-1)]).to.deep.equal([
    1,
    `Port ${port} is in use: stop what listens there, or give another, such as PORT=${Number(port) + 1}`,
  ]);
});

it('shows events of a real service on the site that npm start serves', async () => {
  const page = await browser.newPage();
  page.setDefaultTimeout(120_000);
  const answers: string[] = [];
  page.on('response', (response) => answers.push(`${response.status()} ${response.url()}`));
  await page.goto(`${address}/elements/cal-event-list.html`);
  await page.waitForFunction(() =>
    document.querySelector('.live cal-event-list')?.shadowRoot?.querySelector('[part~="card"] [part~="title"]'),
  );
  expect(answers.filter((answer) => answer.startsWith(`200 ${address}/cal-elements/sample/cal/events/v1/events?`))).to
    .not.be.empty;
  expect(answers.filter((answer) => /^[45]/.test(answer))).to.deep.equal([]);
  expect((await fetch(`${address}/favicon.ico`)).status).to.equal(200);
});
