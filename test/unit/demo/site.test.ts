import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Handler } from '../../../demo/handler.js';
import { createSite } from '../../../demo/site.js';
import { listUrl } from '../../../src/client/index.js';
import { eventFilters, readFilters, type EventRepresentation } from '../../../src/schema/index.js';

const origin = 'http://demo.example';
const baseUrl = `${origin}/api`;
let handlerOf: (pathname: string) => Handler | undefined;

beforeAll(async () => {
  handlerOf = await createSite();
});

async function ask(url: string): Promise<Response> {
  const handler = handlerOf(new URL(url).pathname);
  return handler!(new Request(url));
}

/** The lists of a page, each as its attributes. */
function listsOf(page: string): Map<string, string>[] {
  const html = readFileSync(`demo/${page}`, 'utf8');
  return [...html.matchAll(/<cal-event-list([^>]*)>/g)].map(
    ([, attributes]) => new Map([...attributes!.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name, value = '']) => [name!, value])),
  );
}

describe('the demo', () => {
  for (const page of ['index.html', 'list.html', 'themed.html', 'dark.html', 'rtl.html', 'plain.html']) {
    it(`finds events for every list of ${page}`, async () => {
      // One list has an unknown category on purpose.
      const lists = listsOf(page).filter((attributes) => attributes.get('categories') !== 'no-such-thing');
      expect(lists.length).to.be.greaterThan(0);
      for (const attributes of lists) {
        const filters = { ...readFilters(eventFilters, (name) => attributes.get(name) ?? null), starts_before: '2100-01-01' };
        const answer = await ask(listUrl({ baseUrl }, 'events', eventFilters, filters));
        const { events, total } = (await answer.json()) as { events: readonly EventRepresentation[]; total: number };
        expect([answer.status, events.length > 0 && total > 0], [...attributes].join(' ')).to.deep.equal([200, true]);
      }
    });
  }

  it('has a page for each element, with its snippet', async () => {
    const index = await (await ask(`${origin}/elements/`)).text();
    const pages = [...index.matchAll(/href="(\/elements\/(cal-[a-z-]+)\.html)"/g)];
    expect(pages.map(([, , tag]) => tag)).to.deep.equal(
      readdirSync('docs/elements').flatMap((file) => /^(cal-.*)\.md$/.exec(file)?.[1] ?? []),
    );
    for (const [, path, tag] of pages) {
      const html = await (await ask(origin + path)).text();
      expect(html).to.match(new RegExp(`<div class="live"><${tag}|<div class="live">.*<${tag}`, 's'));
      expect(html).not.to.include('example.org');
    }
    expect((await ask(`${origin}/elements/cal-nothing.html`)).status).to.equal(404);
  });

  it('serves the images and pages that its events link to, from no other host', async () => {
    const answer = await ask(`${baseUrl}/cal/events/v1/events?featured=true`);
    const { events } = (await answer.json()) as { events: readonly EventRepresentation[] };
    expect(events.length).to.be.greaterThan(0);
    for (const { url, image } of events) {
      expect(new URL(url).origin).to.equal(origin);
      expect((await ask(url)).status).to.equal(200);
      if (!image) continue;
      const picture = await ask(image.url);
      expect([picture.status, picture.headers.get('Content-Type')]).to.deep.equal([200, 'image/svg+xml']);
    }
  });

  for (const [resource, query] of Object.entries({ venues: '', organizers: '', categories: '&hide_empty=true', tags: '' })) {
    it(`has a page for each of the ${resource}`, async () => {
      const answer = await ask(`${baseUrl}/cal/events/v1/${resource}?per_page=50${query}`);
      const items = ((await answer.json()) as Record<string, readonly { url: string; slug: string }[]>)[resource]!;
      expect(items.length).to.be.greaterThan(5);
      for (const { url, slug } of items) {
        const page = await ask(url);
        expect(page.status, url).to.equal(200);
        expect(await page.text(), url).to.contain(`="${slug}"`);
      }
    });
  }

  it('the demo has faulty servers', async () => {
    const list = '/cal/events/v1/events?per_page=1';
    const statuses = await Promise.all(
      ['500', 'html', 'empty', 'shape'].map(async (trouble) => (await ask(`${origin}/api-broken/${trouble}${list}`)).status),
    );
    expect(statuses).to.deep.equal([500, 200, 200, 200]);
    const once = ['a', 'a', 'b'].map((page) => `${origin}/api-broken/once-${page}${list}`);
    expect([(await ask(once[0]!)).status, (await ask(once[1]!)).status, (await ask(once[2]!)).status]).to.deep.equal([200, 500, 200]);
    const { headers } = await ask(`${origin}/api-broken/cors${list}`);
    expect([headers.get('access-control-allow-origin'), headers.get('cache-control')]).to.deep.equal([null, 'no-store']);
  });

  it('has no page for an unknown item', async () => {
    for (const path of ['event/no-such-event', 'venue/none', 'organizer/none', 'events/category/none', 'tag/none']) {
      const answer = await ask(`${origin}/${path}/`);
      expect([answer.status, (await answer.text()).includes('See all events')], path).to.deep.equal([404, true]);
    }
    expect(handlerOf('/index.html')).to.equal(undefined);
  });
});
