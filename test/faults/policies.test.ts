import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { looksOf, visibleTags, type VisibleTag } from '../elements.js';
import { recordedBody, recording, recordingsFolder } from '../recordings.js';
import { recordedCalendar } from '../pages/calendar.js';
import { visit } from '../pages/harness.js';
import { quiet } from '../pages/site.js';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data: https:; require-trusted-types-for 'script'";

const pages = [1, 2, 3, 4, 5, 6, 7];
/** Recorded reads of single events, the hostile ones among them. */
const reads = readdirSync(recordingsFolder)
  .flatMap((file) => /^(events\.read\..*)\.json$/.exec(file)?.[1] ?? [])
  .filter((name) => recording(name).response.status === 200);

const located = (venue: object, index: number) => ({ ...venue, geo_lat: 40 + (index % 7), geo_lng: -73 + (index % 5) });

/** The recorded calendar: all pages of events, with positions for maps, and each recorded event by the name of its file as slug. */
const api = recordedCalendar({
  events(query) {
    const page = recordedBody(`bulk/events.all.page-${query.get('page') ?? 1}`) as {
      events: { venue: object | object[] }[];
    };
    const events = page.events.map((event, index) => ({
      ...event,
      venue: [event.venue].flat().map((venue) => located(venue, index)),
    }));
    return { ...page, total_pages: 7, events };
  },
  'events/{key}': (_, key) => recordedBody(reads.includes(key) ? key : 'events.read.full'),
});

const months = [
  '2026-08',
  '2026-09',
  '2026-10',
  '2026-11',
  '2026-12',
  '2027-01',
  '2027-02',
  '2027-03',
  '2027-04',
  '2027-05',
];
const tiles = '/tile-{z}-{x}-{y}.png';

/** Elements as often as needed to show every recorded event. */
const looks: Readonly<Partial<Record<VisibleTag, readonly string[]>>> = {
  'cal-event-list': pages.map((page) => `per-page="50" page="${page}" layout="cards" group-by="day" json-ld`),
  'cal-event-month': months.flatMap((month) => [
    `date="${month}-15" layout="grid"`,
    `date="${month}-15" layout="agenda"`,
    `date="${month}-15" layout="mini"`,
  ]),
  'cal-event-week': months.map((month) => `date="${month}-21"`),
  'cal-event-detail': reads.map((read) => `slug="${read}" show-map json-ld consent="granted"`),
  'cal-calendar': [
    '',
    'view="month" views="month week"',
    'view="week"',
    `view="map" tiles="${tiles}"`,
    'event="5" detail="page"',
  ],
  'cal-add-to-calendar': reads.map((read) => `slug="${read}"`),
  'cal-venue-list': ['per-page="50" layout="cards"'],
  'cal-organizer-list': ['per-page="50"'],
};

describe('the strictest policy', () => {
  for (const tag of visibleTags) {
    it(`is not violated by ${tag} on all recorded events`, async () => {
      const { page, complaints } = await visit({
        body: (origin) =>
          `<script type="module" src="/dist/cal-elements.js"></script>${(looks[tag] ?? looksOf(tag, { tiles })).map((look) => `<${tag} ${origin} ${look}></${tag}>`).join('')}`,
        headers: { 'content-security-policy': policy },
        api,
      });
      await page.setViewport({ width: 1200, height: 3000 });
      await page.waitForFunction(
        (host) =>
          [...document.querySelectorAll(host)].every(
            ({ shadowRoot }) =>
              shadowRoot?.querySelector('.base')?.ariaBusy === 'false' &&
              !shadowRoot.querySelector('slot[name="loading"]'),
          ),
        {},
        tag,
      );
      await quiet(page);
      // Details may request images from other hosts.
      expect(
        complaints.filter((complaint) => !/^a request to|ERR_|Failed to load resource/.test(complaint)),
      ).to.deep.equal([]);
    }, 60_000);
  }

  it('reports a real violation, so that the above can fail', async () => {
    const { page, complaints } = await visit({
      body: () => '<p style="color: red">a</p>',
      headers: { 'content-security-policy': policy },
    });
    await page.waitForFunction(() => document.readyState === 'complete');
    expect(complaints.join()).to.contain('violates style-src-attr');
  });
});
