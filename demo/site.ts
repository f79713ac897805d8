/** Serves a calendar with sample data, the pages that its items link to, and the built files. */
import type { ResourceName } from '../src/schema/index.js';
import { sampleData } from '../src/seed/index.js';
import { createService, loadSeed } from '../src/service/index.js';
import { elementIndex, elementPage, tags } from './element-pages.js';
import { filesOf, respond, type Handler } from './handler.js';
import { navigation } from './navigation.js';
import { tile } from './tiles.js';
import { troubledBy } from './troubles.js';

/** Removes the tags of a name, which is HTML, and keeps its text and entities. */
const inert = (html: string) => html.replace(/<[^>]*>/g, '').replaceAll('<', '&lt;');

const page = (title: string, content: string, path = '') => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>${title}</title>
    <link rel="stylesheet" href="/demo.css" />
    <script type="module" src="/dist/cal-elements.js"></script>
  </head>
  <body>
    ${navigation(path)}
    <main>
      ${content}
    </main>
  </body>
</html>`;

const settings =
  'base-url="/api" venue-href="/venue/{slug}/" organizer-href="/organizer/{slug}/" tag-href="/tag/{slug}/" tiles="/tiles/{z}/{x}/{y}.svg" attribution="Drawn by the demo"';
const provided = (content: string) => `<cal-provider ${settings}>${content}</cal-provider>`;

const missingPage = () =>
  respond(
    page('Not found', '<div class="item"><h1>Not found</h1><p>Nothing is here. <a href="/">See all events</a></p></div>'),
    '.html',
    404,
  );

/** The pages that items link to, by the start of their paths; an element shows the item. */
const itemPages: Readonly<Record<string, { resource: ResourceName; content: (slug: string, name: string) => string }>> = {
  event: {
    resource: 'events',
    content: (slug) => `<cal-event-detail slug="${slug}" heading-level="1" show-adjacent json-ld></cal-event-detail>`,
  },
  venue: { resource: 'venues', content: (slug) => `<cal-venue-detail slug="${slug}" heading-level="1"></cal-venue-detail>` },
  organizer: {
    resource: 'organizers',
    content: (slug) => `<cal-organizer-detail slug="${slug}" heading-level="1"></cal-organizer-detail>`,
  },
  'events/category': {
    resource: 'categories',
    content: (slug, name) => `<h1>${name}</h1><cal-event-list categories="${slug}" layout="cards"></cal-event-list>`,
  },
  tag: { resource: 'tags', content: (slug, name) => `<h1>${name}</h1><cal-event-list tags="${slug}" layout="cards"></cal-event-list>` },
};

/** Finds the item of a page by its path. The slug stays percent-encoded, which makes it safe in an attribute. */
function itemOf(pathname: string) {
  const [, start = '', slug] = /^\/(event|venue|organizer|events\/category|tag)\/(?:[^/]+\/)*([^/]+)\/?$/.exec(pathname) ?? [];
  const found = itemPages[start];
  return found && slug ? { ...found, slug: encodeURIComponent(decodeURIComponent(slug)) } : undefined;
}

/** The route that answers whether the calendar has an item. */
const routeOf = (resource: ResourceName, slug: string) =>
  resource === 'categories' || resource === 'tags' ? `/${resource}?slug=${slug}&hide_empty=false` : `/${resource}/by-slug/${slug}`;

/** Finds the handler of a path; `undefined` if the demo does not serve it. */
export async function createSite(): Promise<(pathname: string) => Handler | undefined> {
  const service = await createService({ database: ':memory:', basePath: '/api', timeZone: 'Europe/Dublin', media: sampleData.media });
  await loadSeed(service, sampleData);
  const calendar: Handler = (request) => service.fetch(request);
  const handlers: [RegExp, Handler][] = [
    [/^\/api\//, calendar],
    ...troubledBy(calendar),
    [
      /^\/(event|venue|organizer|events\/category|tag)\/./,
      async ({ url }) => {
        const item = itemOf(new URL(url).pathname);
        if (!item) return missingPage();
        const answer = await calendar(new Request(new URL(`/api/cal/events/v1${routeOf(item.resource, item.slug)}`, url)));
        const body = (await answer.json()) as Record<string, unknown>;
        const [found] = [body[item.resource] ?? body].flat() as Record<string, unknown>[];
        if (!answer.ok || !found) return missingPage();
        const name = inert(String(found.title ?? found.venue ?? found.organizer ?? found.name));
        return respond(page(name, provided(`<div class="item">${item.content(item.slug, name)}</div>`)), '.html');
      },
    ],
    [
      /^\/tiles\/\d+\/\d+\/\d+\.svg$/,
      ({ url }) => {
        const [zoom, x, y] = new URL(url).pathname.match(/\d+/g)!.map(Number);
        return Promise.resolve(respond(tile(zoom!, x!, y!), '.svg'));
      },
    ],
    [/^\/elements\/$/, () => Promise.resolve(respond(page('Elements', elementIndex(), '/elements/'), '.html'))],
    [
      /^\/elements\/[^/]*$/,
      async ({ url }) => {
        const tag = tags.find((one) => new URL(url).pathname === `/elements/${one}.html`);
        if (!tag) return missingPage();
        const answer = await calendar(new Request(new URL('/api/cal/events/v1/events?featured=true&per_page=1', url)));
        const { events } = (await answer.json()) as { readonly events: readonly { readonly slug: string }[] };
        return respond(page(tag, provided(elementPage(tag, events[0]!.slug)), '/elements/'), '.html');
      },
    ],
    [/^\/dist\//, filesOf(new URL('../', import.meta.url))],
    // Unchanged: the development server would add its own script.
    [/^\/plain\.html$/, filesOf(new URL('./', import.meta.url))],
    [/^\/favicon\.ico$/, () => Promise.resolve(new Response(null, { status: 204 }))],
  ];
  return (pathname) => handlers.find(([path]) => path.test(pathname))?.[1];
}
