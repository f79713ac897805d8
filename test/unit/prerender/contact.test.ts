import { describe, expect, it } from 'vitest';
import { prerender } from '../../../src/prerender/index.js';
import { recordedBody } from '../../recordings.js';

type Item = Readonly<Record<string, unknown>>;

const venue: Item = {
  ...(recordedBody('venues.read.full') as Item),
  venue: 'Salt Shed',
  address: '2 Slip Lane',
  city: 'Kiel',
  phone: '+49 431 123',
  geo_lat: 54.3,
  geo_lng: 10.1,
  show_map: true,
  show_map_link: true,
};
const organizer: Item = { ...(recordedBody('organizers.read.full') as Item), website: 'https://boats.example/' };

/** The shadow root that is printed of a detail, without its styles. */
async function printed(tag: string, item: Item, attributes = '') {
  const fetch = (() => Promise.resolve(Response.json(item))) as unknown as typeof globalThis.fetch;
  const html = `<${tag} base-url="https://calendar.example/wp-json" ${tag.split('-')[1]}-id="7" ${attributes}></${tag}>`;
  const page = await prerender(html, { fetch, now: () => Date.UTC(2026, 10, 20, 14) });
  const [, root = ''] = /<template shadowrootmode="open">([^]*)<\/template>/.exec(page.html) ?? [];
  return { root: root.replace(/<style>[^]*<\/style>/, ''), page };
}

describe('prerender of the detail of a venue or an organizer', () => {
  it('prints name, place, address, telephone and the way, and keeps room for what scripts add', async () => {
    const { root } = await printed('cal-venue-detail', venue, 'heading-level="1"');
    for (const text of ['Salt Shed', '2 Slip Lane', 'tel:+49431123', 'aria-level="1"', 'share place', 'map-place'])
      expect(root).to.contain(text);
    expect(root).to.contain('href="https://www.openstreetmap.org/directions?to=54.3%2C10.1"');
  });

  it('keeps room for a map only where there will be one', async () => {
    for (const [changes, attributes] of [
      [{ show_map: false }, ''],
      [{ geo_lat: undefined }, ''],
      [{}, 'show-map="false"'],
    ] as const)
      expect((await printed('cal-venue-detail', { ...venue, ...changes }, attributes)).root).not.to.contain(
        'map-place',
      );
  });

  it('prints the website of an organizer, and is said in the language of the page', async () => {
    const { root } = await printed('cal-organizer-detail', organizer, 'lang="de"');
    expect(root).to.match(/part="button website-button"[^>]*href="https:\/\/boats\.example\/"/);
    expect(root).to.contain('Teilen');
  });

  it('is left to scripts as a dialog, and where a password hides the name', async () => {
    const dialog = await printed('cal-venue-detail', venue, 'mode="dialog"');
    expect([dialog.root, dialog.page.written[0]!.remarks.at(-1)]).to.deep.equal([
      '',
      'not printed, because it opens as a dialog',
    ]);
    expect((await printed('cal-venue-detail', { ...venue, venue: [] })).root).to.equal('');
  });

  it('lets no text of the calendar become HTML', async () => {
    const hostile = {
      ...venue,
      venue: 'Salt <img src=x onerror=alert(1)>Shed',
      description: '<script>alert(1)</script><p>Hi</p>',
    };
    const { root } = await printed('cal-venue-detail', hostile);
    expect(root).not.to.match(/<script|onerror=/);
    expect(root).to.contain('Hi');
  });
});
