import { describe, expect, it } from 'vitest';
import { lasting } from '../../../demo/sample/lasting.js';
import { answer } from '../../../demo/sample/service.js';
import type { EventRepresentation } from '../../../src/data/schema/index.js';
import { atLeastOne } from '../../at-least-one.js';

const origin = 'http://site.example';
const calendar = `${origin}/cal-elements/sample/cal/events/v1`;
const ask = async (url: string) => (await answer(new Request(url)))!;

describe('the service behind the site', () => {
  it('has the event that snippets name, with an image of its own', async () => {
    const event = (await (await ask(`${calendar}/events/by-slug/${lasting}`)).json()) as EventRepresentation;
    if (!event.image) throw new Error('It has no image');
    const picture = await ask(event.image.url);
    expect([picture.status, picture.headers.get('Content-Type')]).to.deep.equal([200, 'image/svg+xml']);
  });

  for (const [resource, kind] of Object.entries({
    events: 'event',
    venues: 'venue',
    organizers: 'organizer',
    categories: 'category',
    tags: 'tag',
  }))
    it(`leads from the addresses of ${resource} to their page`, async () => {
      const body = (await (await ask(`${calendar}/${resource}?per_page=20`)).json()) as Record<
        string,
        { url: string; slug: string }[]
      >;
      for (const { url, slug } of atLeastOne(body[resource]!)) {
        const { status, headers } = await ask(url);
        expect([status, headers.get('Location')], url).to.deep.equal([302, `/item.html?${kind}=${slug}`]);
      }
    });

  it('draws the tiles of maps', async () => {
    expect(await (await ask(`${origin}/cal-elements/sample/tiles/3/4/2.svg`)).text()).to.match(/^<svg /);
  });

  it('leaves pages to the site, and has no file beside those of the build', async () => {
    expect(await answer(new Request(`${origin}/index.html`))).to.equal(undefined);
    expect((await ask(`${origin}/cal-elements/nothing.js`)).status).to.equal(404);
  });
});
