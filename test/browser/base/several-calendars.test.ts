import { expect } from '@open-wc/testing';
import '../../../src/elements/cal-event-month.js';
import '../../../src/elements/cal-event-week.js';
import '../../../src/elements/cal-organizer-list.js';
import '../../../src/elements/cal-venue-list.js';
import type { CalElement } from '../../../src/elements/base/cal-element.js';
import type { OrganizerRepresentation, VenueRepresentation } from '../../../src/data/schema/index.js';
import { Calendar, json } from '../calendar.js';
import { ElementPage, markupOf } from '../element-page.js';
import { setUpEnvironment, textOf, until } from '../environment.js';
import { atlas, harbourHall, mapMarkup, MapPage, ownTiles } from '../map/map-page.js';
import { eventAt } from '../period/made-events.js';

/** On the Chatham Islands it is the morning of Saturday, 21 November 2026. */
setUpEnvironment();

class Page extends ElementPage<CalElement & { refresh(): Promise<void> }> {}

const recordedOrganizer = new Calendar().others.organizers.find(({ organizer }) => organizer.length)!;

/** A calendar with one of each. Another one gives their IDs to other things, as calendars do. */
function calendarOf(name: string, north: number): Calendar {
  const named = { global_id: name, global_id_lineage: [] };
  const venue: VenueRepresentation = {
    ...harbourHall,
    ...named,
    venue: `${name} hall`,
    slug: name,
    geo_lat: 40 + north,
    geo_lng: -73,
  };
  const organizer: OrganizerRepresentation = {
    ...recordedOrganizer,
    ...named,
    organizer: `${name} council`,
    slug: name,
  };
  const event = eventAt(`${name} choir`, '2026-11-21 10:00', '2026-11-21 11:00', { id: 7, ...named, venue: [venue] });
  const calendar = atlas([venue], []);
  calendar.events = [event];
  calendar.others = { ...calendar.others, organizers: [organizer] };
  return calendar;
}

/** By tag: what it shows of each calendar, where, and how it is set. */
const elements: Readonly<Record<string, { what: string; names: string; attributes?: string }>> = {
  'cal-event-month': { what: 'choir', names: '[part~="event-title"]' },
  'cal-event-week': { what: 'choir', names: '[part~="title"]' },
  'cal-event-map': { what: 'choir', names: '[part~="title"]', attributes: `range="all" tiles="${ownTiles}"` },
  'cal-venue-map': { what: 'hall', names: '.sites .site-name', attributes: `tiles="${ownTiles}"` },
  'cal-venue-list': { what: 'hall', names: '.item :is([part~="title"], [part~="name"])' },
  'cal-organizer-list': { what: 'council', names: '.item :is([part~="title"], [part~="name"])' },
};

const both = () => {
  const [school, town] = [calendarOf('School', 1), calendarOf('Town', 2)] as const;
  return { school, town, calendar: { baseUrl: `${school.baseUrl} ${town.baseUrl}` } as Calendar };
};

describe('two calendars as one', () => {
  for (const [tag, { what, names, attributes }] of Object.entries(elements)) {
    it(`are in ${tag}, which names the one that fails and shows the other`, async () => {
      const { school, town, calendar } = both();
      const page = await Page.open(markupOf(tag, calendar, attributes), '1000px');
      const shown = () =>
        [...page.root.querySelectorAll<HTMLElement>(names)].filter((one) => one.checkVisibility()).map(textOf);
      await page.settled();
      expect(shown()).to.deep.equal([`School ${what}`, `Town ${what}`]);
      school.answer = () => json({}, 500);
      await page.element.refresh();
      await until(() => page.one('message'));
      expect(page.texts('message')).to.deep.equal([`Events from ${school.host} are missing.`]);
      expect(shown()).to.deep.equal([`Town ${what}`]);
      expect(town.asked.length).to.equal(school.asked.length);
    });
  }

  for (const tag of ['cal-event-month', 'cal-event-week', 'cal-event-map'])
    it(`have their colors in ${tag}, which a legend tells and the page sets`, async () => {
      const { school, town, calendar } = both();
      const page = await Page.open(
        markupOf(tag, calendar, `color-by="source" ${elements[tag]!.attributes ?? ''}`),
        '1000px',
      );
      page.element.style.setProperty(`--cal-color-source-${town.host.replace(/\W+/g, '-')}-api`, 'rgb(1, 2, 3)');
      await page.settled();
      await until(() => page.all('legend-item').length === 2);
      expect(page.texts('legend-item')).to.deep.equal([`${school.host}/api`, `${town.host}/api`]);
      const swatches = page.all('legend-item').map((item) => getComputedStyle(item, '::before').backgroundColor);
      expect(swatches.map((color) => color === 'rgb(1, 2, 3)')).to.deep.equal([false, true]);
      const titles = [...page.root.querySelectorAll(elements[tag]!.names)].filter((one) => one.checkVisibility());
      const colors = titles.map((one) => getComputedStyle(one).getPropertyValue('--cal-color-event'));
      expect(colors[0]).not.to.equal('');
      expect(colors.map((color) => color === 'rgb(1, 2, 3)')).to.deep.equal([false, true]);
    });

  for (const [tag, what] of [
    ['cal-venue-list', 'hall'],
    ['cal-organizer-list', 'council'],
  ] as const)
    it(`fill cards of the page in ${tag}, though they have the same ID`, async () => {
      const card = '<template slot="item"><b data-cal="name"></b></template>';
      const page = await Page.open(markupOf(tag, both().calendar, '', card));
      await page.settled();
      const filled = () =>
        page.all('item').map((item) => item.querySelector('slot')?.assignedElements().map(textOf).join());
      await until(() => filled().length === 2);
      expect(filled()).to.deep.equal([`School ${what}`, `Town ${what}`]);
    });

  for (const tag of ['cal-event-map', 'cal-venue-map'] as const)
    it(`are at venues of their own in ${tag}, though these have the same ID`, async () => {
      const page = await MapPage.open(mapMarkup(tag, both().calendar, `range="all" tiles="${ownTiles}"`));
      await page.shown();
      expect(page.listed).to.deep.equal(['School hall', 'Town hall']);
      for (const name of page.listed) {
        page.markers.find(({ ariaLabel }) => ariaLabel!.includes(name))!.click();
        await until(() => textOf(page.popup).startsWith(name));
      }
    });
});
