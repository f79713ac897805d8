import { describe, expect, it } from 'vitest';
import { attributesOf, besideOf, examples, visibleTags, type VisibleTag } from '../elements.js';
import { onlyPage, recordedCalendar } from '../pages/calendar.js';
import { shownIn, visit } from '../pages/harness.js';
import { quiet } from '../pages/site.js';

const calendar = recordedCalendar({ events: () => onlyPage('bulk/events.upcoming.page-1.coordinates') });

/** The recorded response, changed into that of a calendar with images on other hosts, also in its texts. */
function elsewhere(path: string): object {
  const text = JSON.stringify(calendar(path)).replaceAll(
    'https://calendar.example/media',
    'https://pictures.example/media',
  );
  const body = JSON.parse(text) as Record<string, unknown>;
  const image = {
    url: 'https://pictures.example/a.png',
    id: 1,
    extension: 'png',
    width: 400,
    height: 300,
    filesize: 1,
  };
  const withPixel = {
    ...body,
    image,
    description: '<p>Text <img src="https://pixels.example/p.png" alt="a pixel"></p>',
  };
  if (!('total' in body)) return withPixel;
  const { venues } = body as { venues?: readonly object[] };
  return { ...body, ...(venues && { venues: venues.map((venue) => ({ ...venue, geo_lat: 40, geo_lng: -73 })) }) };
}

const copy = (width: unknown) => ({ url: 'https://copies.example/p.png', width, height: 1200 });

/** The same, with the images on the calendar's host, their sizes on another, and addresses in fields for numbers. */
const copiesElsewhere = (path: string): object =>
  withImages(elsewhere(path), (number) =>
    number % 2
      ? {
          url: '/own.png',
          width: 400,
          height: 300,
          sizes: { big: copy(1600), odd: { ...copy('1600'), height: '1200' } },
        }
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

/** Attributes with which an element has more to contact. */
const more: Readonly<Partial<Record<VisibleTag, string>>> = {
  'cal-event-list': 'layout="cards"',
  'cal-event-detail': 'show-adjacent',
  'cal-venue-list': 'layout="cards"',
  'cal-organizer-list': 'layout="cards"',
};

describe('with consent="ask"', () => {
  const cases = Object.entries(worlds).flatMap(([world, api]) => visibleTags.map((tag) => [tag, world, api] as const));
  for (const [tag, world, api] of cases) {
    it(`${tag} contacts no host but the calendar’s, with ${world}`, async () => {
      const { page, requests, complaints } = await visit({
        body: (origin) =>
          `<script type="module" src="/dist/cal-elements.js"></script><${tag} ${origin} ${more[tag] ?? ''} ${attributesOf(tag)} consent="ask"></${tag}>${besideOf(tag, `${origin} consent="ask"`)}`,
        api,
      });
      await page.setViewport({ width: 1200, height: 3000 });
      await shownIn(page, tag, examples[tag].shown);
      await quiet(page);
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
    await quiet(page);
    expect(complaints.join()).to.contain('https://pictures.example/').and.contain('https://pixels.example/');
  });
});
