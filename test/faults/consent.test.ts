import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { recordedBody } from '../recordings.js';
import { shownIn, visit } from '../pages/harness.js';

const answers: readonly (readonly [path: RegExp, name: string])[] = [
  [/\/events\/\d/, 'events.read.full'],
  [/\/venues\/\d/, 'venues.read.full'],
  [/\/organizers\/\d/, 'organizers.read.full'],
  [/\/venues/, 'bulk/venues.all'],
  [/\/organizers/, 'bulk/organizers.all'],
  [/\/categories/, 'bulk/categories.all'],
  [/\/tags/, 'bulk/tags.all'],
  [/\/events/, 'bulk/events.upcoming.page-1.coordinates'],
];

/** The recorded response, changed into that of a calendar with images on other hosts, also in its texts. */
function elsewhere(path: string): object {
  const [, name] = answers.find(([pattern]) => pattern.test(path))!;
  const text = JSON.stringify(recordedBody(name)).replaceAll('https://calendar.example/media', 'https://pictures.example/media');
  const body = JSON.parse(text) as Record<string, unknown>;
  const image = { url: 'https://pictures.example/a.png', id: 1, extension: 'png', width: 400, height: 300, filesize: 1 };
  const withPixel = { ...body, image, description: '<p>Text <img src="https://pixels.example/p.png" alt="a pixel"></p>' };
  if (!('total' in body)) return withPixel;
  const { venues } = body as { venues?: readonly object[] };
  return { ...body, total_pages: 1, ...(venues && { venues: venues.map((venue) => ({ ...venue, geo_lat: 40, geo_lng: -73 })) }) };
}

const copy = (width: unknown) => ({ url: 'https://copies.example/p.png', width, height: 1200 });

/** The same, with the images on the calendar's host, their sizes on another, and addresses in fields for numbers. */
const copiesElsewhere = (path: string): object =>
  withImages(elsewhere(path), (number) =>
    number % 2
      ? { url: '/own.png', width: 400, height: 300, sizes: { big: copy(1600), odd: { ...copy('1600'), height: '1200' } } }
      : { url: '/own.png', width: '1w, https://copies.example/w.png 3000', height: 300, sizes: { big: copy(1600) } },
  );

/** Replaces every image of a response. */
function withImages(answer: object, make: (number: number) => object): object {
  let number = 0;
  const change = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(change);
    if (typeof value !== 'object' || value === null) return value;
    const members = Object.entries(value).map(([key, member]) => [key, key === 'image' ? undefined : change(member)]);
    return { ...Object.fromEntries(members), ...('id' in value && 'slug' in value && { image: make(number++) }) };
  };
  return change(answer) as object;
}

const worlds: Readonly<Record<string, (path: string) => object>> = {
  'pictures on another host': elsewhere,
  'copies of pictures on another host': copiesElsewhere,
};

/** What a control changes. */
const view = (origin: string) => `<cal-event-list ${origin} id="view" consent="ask"></cal-event-list>`;

const elements: Readonly<Record<string, { attributes?: string; shown: string; beside?: (origin: string) => string }>> = {
  'cal-event-list': { attributes: 'layout="cards"', shown: '[part~="card"]' },
  'cal-add-to-calendar': { attributes: 'event-id="5"', shown: '[part~="add"]' },
  'cal-event-detail': { attributes: 'event-id="5" show-adjacent', shown: '[part~="description"]' },
  'cal-builder': { shown: '[part~="preview"] > cal-event-list' },
  'cal-calendar': { attributes: 'views="list"', shown: '[part~="view"][exportparts*="card"]' },
  'cal-event-month': { attributes: 'layout="grid"', shown: '[part~="event"], [part~="bar"], [part~="empty"]' },
  'cal-event-filters': { attributes: 'for="view" facets="category near"', shown: '[part~="facet-button"]', beside: view },
  'cal-event-search': { attributes: 'for="view"', shown: '[part~="field"]', beside: view },
  'cal-event-week': { shown: '[part~="column"]' },
  'cal-event-map': { shown: '[part~="consent"]' },
  'cal-venue-map': { shown: '[part~="consent"]' },
  'cal-venue-list': { attributes: 'layout="cards"', shown: '[part~="card"]' },
  'cal-venue-detail': { attributes: 'venue-id="5"', shown: '[part~="description"]' },
  'cal-organizer-list': { attributes: 'layout="cards"', shown: '[part~="card"]' },
  'cal-organizer-detail': { attributes: 'organizer-id="5"', shown: '[part~="description"]' },
  'cal-category-list': { shown: '[part~="list"]' },
  'cal-tag-list': { shown: '[part~="list"]' },
};

describe('with consent="ask"', () => {
  it('every element is tested', () => {
    const manifest = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8')) as {
      modules: { declarations: { tagName?: string }[] }[];
    };
    const tags = manifest.modules.flatMap(({ declarations }) => declarations.flatMap(({ tagName }) => tagName ?? []));
    expect(Object.keys(elements).sort()).to.deep.equal(tags.filter((tag) => tag !== 'cal-provider').sort());
  });

  const cases = Object.entries(worlds).flatMap(([world, api]) =>
    Object.entries(elements).map(([tag, look]) => [tag, world, look, api] as const),
  );
  for (const [tag, world, { attributes = '', shown, beside }, api] of cases) {
    it(`${tag} contacts no host but the calendar’s, with ${world}`, async () => {
      const { page, requests, complaints } = await visit({
        body: (origin) =>
          `<script type="module" src="/dist/cal-elements.js"></script><${tag} ${origin} ${attributes} consent="ask"></${tag}>${beside?.(origin) ?? ''}`,
        api,
      });
      await page.setViewport({ width: 1200, height: 3000 });
      await shownIn(page, tag, shown);
      await page.waitForNetworkIdle({ idleTime: 300 });
      expect(requests.some((path) => path.startsWith('/api/'))).to.equal(true);
      expect(complaints).to.deep.equal([]);
    });
  }

  it('third-party images load once it is granted, so that the above can fail', async () => {
    const { page, complaints } = await visit({
      body: (origin) =>
        `<script type="module" src="/dist/cal-elements.js"></script><cal-event-detail ${origin} event-id="5" consent="granted"></cal-event-detail>`,
      api: elsewhere,
    });
    await shownIn(page, 'cal-event-detail', '[part~="description"]');
    await page.setViewport({ width: 1200, height: 3000 });
    await page.waitForNetworkIdle({ idleTime: 300 });
    expect(complaints.join()).to.contain('https://pictures.example/').and.contain('https://pixels.example/');
  });
});
