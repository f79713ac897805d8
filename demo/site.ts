/** What the demo serves beside its pages: the API, pictures, the pages that events link to, and the built files. */
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { picture } from './picture.js';
import { createReplay } from './replay.js';
import type { EventRepresentation } from '../src/schema/index.js';

type Handler = (request: Request) => Promise<Response>;

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
export function createSite(now?: () => Date): (pathname: string) => Handler | undefined {
  const replay = createReplay(now);
  const handlers: [RegExp, Handler][] = [
    [/^\/(api|api-slow|api-broken\/[\w-]+)\//, replay],
    [/^\/(media\/|favicon\.ico$)/, ({ url }) => Promise.resolve(respond(picture(new URL(url).pathname), '.svg'))],
    [
      /^\/event\/[^/]+\/?$/,
      async ({ url }) => {
        const slug = new URL(url).pathname.split('/')[2];
        const answer = await replay(new Request(new URL(`/api/cal/events/v1/events/by-slug/${slug}`, url)));
        return answer.ok ? respond(eventPage((await answer.json()) as EventRepresentation), '.html') : missing();
      },
    ],
    [/^\/dist\//, filesOf(new URL('../', import.meta.url))],
    // As it is written: the development server would add its own script.
    [/^\/plain\.html$/, filesOf(new URL('./', import.meta.url))],
  ];
  return (pathname) => handlers.find(([path]) => path.test(pathname))?.[1];
}
