import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { HTTPRequest, Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleData } from '../../src/service/seed/index.js';
import { createService, loadSeed, type Service } from '../../src/service/index.js';
import { visit } from '../pages/harness.js';

/** The day on which the harness opens pages, in milliseconds. */
const now = Date.UTC(2026, 10, 20);
const { events, venues, organizers, categories, tags } = sampleData.calendar(now);

let calendar: Service;
beforeAll(async () => {
  calendar = await createService({
    database: ':memory:',
    basePath: '/wp-json',
    media: sampleData.media,
    now: () => now,
  });
  await loadSeed(calendar, sampleData);
});
afterAll(() => calendar.close());

const documents = ['guide', 'recipes', 'elements'].flatMap((folder) =>
  readdirSync(`docs/${folder}`).map((name) => `docs/${folder}/${name}`),
);

/** Snippets that show a calendar, without those that leave something out. */
const snippets = ['README.md', ...documents].flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^```html\n(.*?)^```/gms)]
    .map(([, html]) => html!)
    .filter((html) => html.includes('base-url=') && !html.includes('…'))
    .map((html, index) => ({ place: `${file}, ${index + 1}`, html })),
);

/** The file of own words that the guide shows. */
const [, ownWords] = /```json\n(.*?)```/s.exec(readFileSync('docs/guide/words.md', 'utf8'))!;

/** The slug of an item in place of the one that a snippet names as an example. */
const exampleOf = (name: string): string => {
  const [{ slug }] = ({ events: events.slice(-1), venues, organizers } as Record<string, readonly { slug: string }[]>)[
    name
  ] as [{ slug: string }];
  return slug;
};

/** What a snippet shows: a name of the calendar, the question who is there, or the button of one event. */
const answers = (html: string): RegExp | readonly string[] => {
  if (/<cal-(admin|sign-in|\w+-form)/.test(html)) return /has no user yet|Sign in/;
  return /<cal-add-to-calendar[^>]* slug=/.test(html)
    ? /Add to calendar/
    : [
        ...events.map(({ title }) => title),
        ...venues.map(({ venue }) => venue),
        ...organizers.map(({ organizer }) => organizer),
        ...[...categories, ...tags].map(({ name }) => name),
      ];
};

/** The text of a page, with that of its shadow roots and frames. */
async function textOf(page: Page): Promise<string> {
  const texts = page.frames().map((frame) =>
    frame.evaluate(() => {
      const read = (node: Node): string => {
        if (node instanceof Text) return node.data;
        if (!(node instanceof Element || node instanceof DocumentFragment) || node instanceof HTMLStyleElement)
          return '';
        const inner =
          node instanceof Element && node.shadowRoot ? [node.shadowRoot, ...node.childNodes] : [...node.childNodes];
        return inner.map(read).join(' ');
      };
      return read(document.body);
    }),
  );
  return (await Promise.all(texts)).join(' ');
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.html': 'text/html',
  '.json': 'application/json',
};

it.each(snippets)('the snippet of $place shows a calendar without a word in the console', async ({ html }) => {
  const { page, complaints } = await visit({ body: () => '' });
  // Builders get the script for them; other snippets of a manual rely on the first script.
  const script = html.includes('data-cal=') ? 'cal-elements.standalone.js' : 'cal-elements.js';
  const body =
    html.includes('<script') && html.includes('.js')
      ? html
      : `${html}<script type="module" src="/cal-elements/${script}"></script>`;
  const strangers: string[] = [];

  const answer = async (request: HTTPRequest): Promise<void> => {
    const { origin, pathname, href, search } = new URL(request.url());
    const headers = { 'access-control-allow-origin': '*' };
    const file = `dist/${pathname.replace(/^.*?\/(cal-elements\/[\d.]+|cal-elements|elements)\//, '')}`;
    const [route] = /\/(cal|tribe|authoring)\/.*/.exec(pathname) ?? [];
    if (route) {
      const asked = route.replace(
        /(events|venues|organizers)\/(by-slug\/[\w-]+|\d+)$/,
        (_, name: string) => `${name}/by-slug/${exampleOf(name)}`,
      );
      const found = await calendar.fetch(
        new Request(`${origin}/wp-json${asked}${search}`, { method: request.method() }),
      );
      const content = Buffer.from(await new Response(found.body).arrayBuffer());
      return request.respond({ status: found.status, headers: Object.fromEntries(found.headers), body: content });
    }
    if (pathname === '/')
      return request.respond({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><html lang="en"><title>Page</title>${body}`,
      });
    if (/\.(svg|png|jpg|ico)$/.test(pathname))
      return request.respond({
        headers,
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      });
    if (pathname === '/words/fi.json') return request.respond({ contentType: types['.json']!, body: ownWords! });
    if (pathname === '/places.json') return request.respond({ contentType: types['.json']!, body: '{}' });
    if (existsSync(file))
      return request.respond({ headers, contentType: types[extname(file)]!, body: readFileSync(file) });
    strangers.push(href);
    return request.abort();
  };
  await page.setRequestInterception(true);
  page.on('request', (request) => void answer(request));
  await page.goto('https://your-site.example/');

  const wanted = answers(html);
  await expect
    .poll(() => textOf(page), { timeout: 60_000 })
    .to.satisfy((text: string) =>
      wanted instanceof RegExp ? wanted.test(text) : wanted.some((name) => text.includes(name)),
    );
  expect(strangers).to.deep.equal([]);
  // The harness tells of each request to another host.
  expect(complaints.filter((text) => !text.startsWith('a request to '))).to.deep.equal([]);
});
