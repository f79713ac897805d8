import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSite } from '../../demo/site.js';
import { chromiumOptions } from '../../scripts/find-browser.mjs';

/** A file of the demo as its development server would serve it: scripts as JavaScript, with the built elements. */
function demoFile(path: string): { type: string; text: string } | undefined {
  if (!existsSync(`demo${path}`)) return undefined;
  const text = readFileSync(`demo${path}`, 'utf8');
  if (path.endsWith('.html'))
    return { type: 'text/html', text: text.replace("import 'cal-elements/elements'", "import '/dist/cal-elements.js'") };
  if (!path.endsWith('.ts')) return { type: 'text/css', text };
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  return { type: 'text/javascript', text: ts.transpileModule(text, { compilerOptions }).outputText };
}

let server: Server;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  const handlerOf = await createSite();
  server = createServer((request, response) => {
    const url = new URL(request.url!, `http://${request.headers.host}`);
    const file = demoFile(url.pathname);
    if (file) return void response.writeHead(200, { 'Content-Type': file.type }).end(file.text);
    const handler = handlerOf(url.pathname);
    if (!handler) return void response.writeHead(404).end();
    void handler(new Request(url)).then(async (answer) => {
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(body);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const options = chromiumOptions();
  browser = await puppeteer.launch({ ...options, args: [...options.args, '--host-resolver-rules=MAP localhost 127.0.0.1'] });
  page = await browser.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/states.html`);
});

afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
});

/** Waits until an element of the page is in a state, and reads its text. */
async function messageIn(selector: string, state: string): Promise<string> {
  await page.waitForFunction((wanted) => document.querySelector(wanted), {}, `${selector}:state(${state})`);
  return page.$eval(selector, ({ shadowRoot }) => shadowRoot!.querySelector('.notice')!.textContent.replace(/\s+/g, ' ').trim());
}

describe('the page that shows every state', () => {
  for (const visit of ['on the first visit', 'on the next'])
    it(`shows a list that could not be refreshed, ${visit}`, async () => {
      if (visit === 'on the next') await page.reload();
      expect(await messageIn('#stale', 'stale')).toContain('could not be refreshed');
      expect(await page.$eval('#stale', ({ shadowRoot }) => shadowRoot!.querySelectorAll('.card').length)).toBeGreaterThan(0);
    });

  it('shows a server that does not allow the page to read it', async () => {
    expect(await messageIn('#cors', 'error')).toContain('does not allow this page to read it');
  });

  it('shows an error or emptiness where it says so', async () => {
    for (const [name, state] of [
      ['[base-url$="/500"]', 'error'],
      ['[base-url$="/html"]', 'error'],
      ['[search="tuba"]', 'empty'],
      ['[per-page="x"]', 'error'],
    ] as const)
      await messageIn(`cal-event-list${name}`, state);
  });
});
