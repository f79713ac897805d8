import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { recordedBody, recording, recordingsFolder } from '../recordings.js';
import { visit } from '../pages/harness.js';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data: https:; require-trusted-types-for 'script'";

const pages = [1, 2, 3, 4, 5, 6, 7];
/** Recorded reads of single events, the hostile ones among them. */
const reads = readdirSync(recordingsFolder)
  .flatMap((file) => /^(events\.read\..*)\.json$/.exec(file)?.[1] ?? [])
  .filter((name) => recording(name).response.status === 200);

/**
 * The API of the recorded calendar: events with positions for maps, a recorded event by the name of its file as slug, else the recorded
 * list.
 */
function api(path: string): object {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  const [, read] = /by-slug\/(.+)$/.exec(pathname) ?? [];
  if (read) return recordedBody(decodeURIComponent(read));
  const [, resource] = /\/(venues|organizers|categories|tags)/.exec(pathname) ?? [];
  if (resource) return /\d$/.test(pathname) ? recordedBody(`${resource}.read.full`) : recordedBody(`bulk/${resource}.all`);
  const page = recordedBody(`bulk/events.all.page-${searchParams.get('page') ?? 1}`) as { events: { venue: object | object[] }[] };
  const located = (venue: object, index: number) => ({ ...venue, geo_lat: 40 + (index % 7), geo_lng: -73 + (index % 5) });
  return {
    ...page,
    total_pages: 7,
    events: page.events.map((event, index) => ({ ...event, venue: [event.venue].flat().map((venue) => located(venue, index)) })),
  };
}

const months = ['2026-08', '2026-09', '2026-10', '2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-04', '2027-05'];
const tiles = 'tiles="/tile-{z}-{x}-{y}.png"';

/** All elements, as often as needed to show every recorded event. */
const markups: Readonly<Record<string, readonly string[]>> = {
  'cal-event-list': pages.map((page) => `per-page="50" page="${page}" layout="cards" group-by="day" json-ld`),
  'cal-event-month': months.flatMap((month) => [
    `date="${month}-15" layout="grid"`,
    `date="${month}-15" layout="agenda"`,
    `date="${month}-15" layout="mini"`,
  ]),
  'cal-event-filters': ['', 'layout="panel"'],
  'cal-event-search': [''],
  'cal-event-week': months.map((month) => `date="${month}-21"`),
  'cal-event-map': [`${tiles} range="all"`],
  'cal-event-detail': reads.map((read) => `slug="${read}" show-map json-ld consent="granted"`),
  'cal-builder': [''],
  'cal-calendar': ['', 'view="month" views="month week"', 'view="week"', `view="map" ${tiles}`, 'event="5" detail="page"'],
  'cal-add-to-calendar': reads.map((read) => `slug="${read}"`),
  'cal-venue-map': [tiles],
  'cal-venue-list': ['per-page="50" layout="cards"'],
  'cal-venue-detail': [`venue-id="5" ${tiles}`],
  'cal-organizer-list': ['per-page="50"'],
  'cal-organizer-detail': ['organizer-id="5"'],
  'cal-category-list': ['counts'],
  'cal-tag-list': ['layout="cloud" counts'],
};

describe('the strictest policy', () => {
  for (const [tag, looks] of Object.entries(markups)) {
    it(`is not violated by ${tag} on all recorded events`, async () => {
      const { page, complaints } = await visit({
        body: (origin) =>
          `<script type="module" src="/dist/cal-elements.js"></script>${looks.map((look) => `<${tag} ${origin} ${look}></${tag}>`).join('')}`,
        headers: { 'content-security-policy': policy },
        api,
      });
      await page.setViewport({ width: 1200, height: 3000 });
      await page.waitForFunction(
        (host) =>
          [...document.querySelectorAll(host)].every(
            ({ shadowRoot }) =>
              shadowRoot?.querySelector('.base')?.ariaBusy === 'false' && !shadowRoot.querySelector('slot[name="loading"]'),
          ),
        {},
        tag,
      );
      await page.waitForNetworkIdle({ idleTime: 300 });
      // Details may request images from other hosts.
      expect(complaints.filter((complaint) => !/^a request to|ERR_|Failed to load resource/.test(complaint))).to.deep.equal([]);
    }, 60_000);
  }

  it('reports a real violation, so that the above can fail', async () => {
    const { page, complaints } = await visit({ body: () => '<p style="color: red">a</p>', headers: { 'content-security-policy': policy } });
    await page.waitForFunction(() => document.readyState === 'complete');
    expect(complaints.join()).to.contain('violates style-src-attr');
  });
});
