/** What the demo serves beside its pages: a calendar with sample data, the pages that its events link to, and the built files. */
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { EventRepresentation } from '../src/schema/index.js';
import { createService, loadSeed } from '../src/service/index.js';
import { tile } from './tiles.js';
import { troubledBy } from './troubles.js';

export type Handler = (request: Request) => Promise<Response>;

const types: Record<string, string> = {
  '.html': 'text/html; charset=UTF-8',
  '.js': 'text/javascript; charset=UTF-8',
  '.json': 'application/json; charset=UTF-8',
  '.svg': 'image/svg+xml',
};
const respond = (body: BodyInit, extension: string, status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': types[extension] ?? 'text/plain; charset=UTF-8' } });

const missing = () => respond('Not found', '.txt', 404);

/** Serves files as they are; a URL has no dots left that lead upwards. */
const filesOf =
  (folder: URL): Handler =>
  async ({ url }) => {
    const { pathname } = new URL(url);
    try {
      return respond(await readFile(new URL(`.${pathname}`, folder)), extname(pathname));
    } catch {
      return missing();
    }
  };

/** Titles are HTML; of it only the text and its entities stay. */
const inert = (html: string) => html.replace(/<[^>]*>/g, '').replaceAll('<', '&lt;');

function eventPage({ title, start_date, timezone }: EventRepresentation): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>${inert(title)}</title>
    <link rel="stylesheet" href="/demo.css" />
  </head>
  <body>
    <main class="event">
      <h1 dir="auto">${inert(title)}</h1>
      <p>Starts ${start_date.slice(0, 16)}, ${timezone} time.</p>
      <p>This is the page that the event links to.</p>
      <p><a href="/">Back to the demo</a></p>
    </main>
  </body>
</html>`;
}

/** The handler of a path, or `undefined` for what is not served here. */
export async function createSite(): Promise<(pathname: string) => Handler | undefined> {
  const service = await createService({ database: ':memory:', basePath: '/api', timeZone: 'Europe/Dublin' });
  await loadSeed(service);
  const calendar: Handler = (request) => service.fetch(request);
  const handlers: [RegExp, Handler][] = [
    [/^\/api\//, calendar],
    ...troubledBy(calendar),
    [
      /^\/event\/[^/]+\/?$/,
      async ({ url }) => {
        const slug = new URL(url).pathname.split('/')[2];
        const answer = await calendar(new Request(new URL(`/api/cal/events/v1/events/by-slug/${slug}`, url)));
        return answer.ok ? respond(eventPage((await answer.json()) as EventRepresentation), '.html') : missing();
      },
    ],
    [
      /^\/tiles\/\d+\/\d+\/\d+\.svg$/,
      ({ url }) => {
        const [zoom, x, y] = new URL(url).pathname.match(/\d+/g)!.map(Number);
        return Promise.resolve(respond(tile(zoom!, x!, y!), '.svg'));
      },
    ],
    [/^\/dist\//, filesOf(new URL('../', import.meta.url))],
    // As it is written: the development server would add its own script.
    [/^\/plain\.html$/, filesOf(new URL('./', import.meta.url))],
    [/^\/favicon\.ico$/, () => Promise.resolve(new Response(null, { status: 204 }))],
  ];
  return (pathname) => handlers.find(([path]) => path.test(pathname))?.[1];
}
