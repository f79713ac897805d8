import { expect } from '@open-wc/testing';
import '../../../src/elements/cal-event-detail.js';
import '../../../src/elements/cal-venue-detail.js';
import type { CalEventDetail } from '../../../src/elements/cal-event-detail.js';
import type { CalVenueDetail } from '../../../src/elements/cal-venue-detail.js';
import type { CalVenueMap } from '../../../src/elements/cal-venue-map.js';
import { placeKeys } from '../../../src/data/geo/index.js';
import type { VenueRepresentation } from '../../../src/data/schema/index.js';
import { Calendar, json, recording } from '../calendar.js';
import { ElementPage, markupOf } from '../element-page.js';
import { setUpEnvironment, textOf, until } from '../environment.js';
import { foreignHost, MapPage, ownTiles, watchHosts } from './map-page.js';

setUpEnvironment();

const recorded = (await recording('bulk/venues.all')).response.body.venues as VenueRepresentation[];

/** The addresses of the recorded venues, and the ids of the two that have none. */
const everywhere = Object.fromEntries(
  recorded.map((venue, index) => [placeKeys(venue).at(-1)!, [40 + index / 100, -70 + index / 50]]),
);

/** The recorded calendar, which knows no coordinates, with a file of places beside it. */
function calendarWith(places: () => Response | Promise<Response>): Calendar {
  const calendar = new Calendar();
  const { answer } = calendar;
  calendar.answer = (url) => (url.pathname === '/places.json' ? places() : answer(url));
  return calendar;
}

const attributeFor = ({ host }: Calendar) => `tiles="${ownTiles}" places="https://${host}/places.json"`;
const requestsOf = ({ asked }: Calendar) => asked.filter(({ url }) => url.pathname === '/places.json').length;

describe('a file of places', () => {
  it('puts all recorded venues on the map, by their addresses or ids', async () => {
    const calendar = calendarWith(() => json(everywhere));
    const page = await MapPage.ofVenues(calendar, attributeFor(calendar));
    expect(page.text('status')).to.equal('31 venues');
    const counted = page.markers.map(({ dataset, ariaLabel }) =>
      Number(/^(\d+) venues/.exec(ariaLabel!)?.[1] ?? dataset.figure ?? 1),
    );
    expect(counted.reduce((sum, count) => sum + count)).to.equal(31);
    expect([page.all('hint'), requestsOf(calendar)]).to.deep.equal([[], 1]);
  });

  it('is inherited, leads directions there, and gives way to what the server knows', async () => {
    const [one, another] = recorded.slice(-2) as [VenueRepresentation, VenueRepresentation];
    const places = { [one.id]: [1, 2], [placeKeys(another)[1]!]: [3, 4] };
    const calendar = calendarWith(() => json(places));
    calendar.others = { ...calendar.others, venues: [one, { ...another, geo_lat: 5, geo_lng: 6 }] };
    const map = markupOf('cal-venue-map', calendar, `tiles="${ownTiles}"`);
    const page = await MapPage.open(
      `<cal-provider places="https://${calendar.host}/places.json">${map}</cal-provider>`,
    );
    await page.shown();
    const targets = page
      .all('directions')
      .map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('to'));
    expect(targets).to.deep.equal(['1,2', '5,6']);
  });

  it('puts events on the map at their venues', async () => {
    const calendar = calendarWith(() => json(everywhere));
    const page = await MapPage.ofEvents(calendar, `range="all" limit="50" ${attributeFor(calendar)}`);
    expect(page.markers.length).to.be.greaterThan(0);
    expect(page.all('show').length).to.be.greaterThan(0);
  });

  it('is waited for, so that no list is shown without the map that it is about to have', async () => {
    let arrive: (() => void) | undefined;
    const calendar = calendarWith(() => new Promise((resolve) => (arrive = () => resolve(json(everywhere)))));
    const page = await MapPage.open(markupOf('cal-venue-map', calendar, attributeFor(calendar)));
    await until(() => arrive && page.map.items.length);
    await page.map.updateComplete;
    expect([page.one('loading') !== undefined, page.listed]).to.deep.equal([true, []]);
    arrive!();
    await page.shown();
    expect(page.box).not.to.equal(null);
  });

  for (const [name, file] of Object.entries({
    'is missing': () => json({}, 404),
    'is no JSON': () => new Response('<!doctype html>'),
  })) {
    it(`that ${name} is told, and the list is shown`, async () => {
      const calendar = calendarWith(file);
      const page = await MapPage.ofVenues(calendar, attributeFor(calendar));
      await until(() => page.one('error'));
      expect(page.text('error')).to.equal(
        `places="https://${calendar.host}/places.json" cannot be read. Expected the address of a JSON file with coordinates.`,
      );
      expect([page.box, page.listed.length]).to.deep.equal([null, 10]);
    });
  }

  it('with anything but coordinates in it counts as empty', async () => {
    const hostile = [[91, 0], ['1', '2'], null, 'here', {}, [1], [null, 2], { lat: 1, lng: 2 }];
    const calendar = calendarWith(() =>
      json(Object.fromEntries(recorded.map(({ id }, index) => [id, hostile[index % hostile.length]]))),
    );
    const page = await MapPage.ofVenues(calendar, attributeFor(calendar));
    expect([page.box, textOf(page.one('hint'))]).to.deep.equal([
      null,
      'There is no map because the exact location of these venues is not known.',
    ]);
  });

  it('on another host is not requested without consent', async () => {
    const hosts = watchHosts();
    const page = await MapPage.ofVenues(new Calendar(), `consent="denied" places="http://${foreignHost}/places.json"`);
    expect([page.box, page.listed.length, hosts()]).to.deep.equal([null, 10, []]);
  });
});

/** An element with a small map of its own. */
class DetailPage extends ElementPage<CalEventDetail | CalVenueDetail> {
  get map(): CalVenueMap | null {
    return this.root.querySelector('cal-venue-map');
  }

  /** What the map is told of venues. */
  get venues(): readonly unknown[] | undefined {
    return this.map?.venues!.map(({ id, geo_lat: lat, geo_lng: lng }) => [id, lat, lng]);
  }

  static of(tag: string, attributes: string, calendar: Calendar): Promise<DetailPage> {
    return DetailPage.open(markupOf(tag, calendar, `${attributeFor(calendar)} ${attributes}`));
  }
}

describe('the map of details', () => {
  it('the map of a venue shows it where the file of places says', async () => {
    const calendar = calendarWith(() => json({ '18': [40.7, -74] }));
    const page = await DetailPage.of('cal-venue-detail', 'venue-id="18" show-events="false"', calendar);
    await until(() => page.map);
    expect(page.venues).to.deep.equal([[18, 40.7, -74]]);
  });

  it('of an event stands where the file says, and is left out where it does not', async () => {
    const calendar = calendarWith(() => json({ '18': [40.7, -74] }));
    const at = (id: number) => calendar.events.find(({ venue }) => [venue ?? []].flat().some((one) => one.id === id))!;
    const page = await DetailPage.of(
      'cal-event-detail',
      `event-id="${at(18).id}" show-map show-related="false"`,
      calendar,
    );
    await until(() => page.map);
    expect(page.venues).to.deep.equal([[18, 40.7, -74]]);
    const other = await DetailPage.of(
      'cal-event-detail',
      `event-id="${at(19).id}" show-map show-related="false"`,
      calendar,
    );
    await other.settled();
    expect(other.map).to.equal(null);
  });
});
