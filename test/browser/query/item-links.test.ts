import { expect } from '@open-wc/testing';
import '../../../src/entries/elements.js';
import type { CalElement } from '../../../src/elements/base/cal-element.js';
import type { EventRepresentation, VenueRepresentation } from '../../../src/data/schema/index.js';
import { atLeastOne } from '../../at-least-one.js';
import { type Calendar, allEvents, recordedEvent } from '../calendar.js';
import { EventCalendar } from '../detail/detail-page.js';
import { ElementPage, markupOf } from '../element-page.js';
import { setUpEnvironment, textOf, until } from '../environment.js';
import { ownTiles } from '../map/map-page.js';

setUpEnvironment();

const full = await recordedEvent('full');
const calendarOf = () => new EventCalendar([full], allEvents);
const toOurPages = 'event-href="/agenda/{year}/{slug}-{id}"';

class AnyPage extends ElementPage<CalElement> {
  static async of(tag: string, calendar: Calendar, attributes: string): Promise<AnyPage> {
    const page = await AnyPage.open(markupOf(tag, calendar, attributes));
    await page.settled();
    return page;
  }

  /** The targets of its links to events, on the site's own pages and on the server's. */
  get hrefs(): { ours: string[]; servers: string[] } {
    const hrefs = [...this.root.querySelectorAll('a[href]')].map((link) => link.getAttribute('href')!);
    return {
      ours: hrefs.filter((href) => href.startsWith(`${location.origin}/agenda/`)),
      servers: hrefs.filter((href) => /calendar\.example\/event\//.test(href)),
    };
  }
}

describe('event-href', () => {
  for (const [tag, attributes] of Object.entries({
    'cal-event-list': 'range="all"',
    'cal-event-month': 'date="2026-12-01"',
    'cal-event-week': 'date="2026-12-10"',
    'cal-event-map': `range="all" tiles="${ownTiles}"`,
    'cal-event-detail': `event-id="${full.id}"`,
  }))
    it(`leads the links of ${tag} to pages of the site`, async () => {
      const page = await AnyPage.of(tag, calendarOf(), `${attributes} ${toOurPages}`);
      await until(() => page.hrefs.ours.length);
      const { ours, servers } = page.hrefs;
      for (const href of atLeastOne(ours)) expect(href).to.match(/\/agenda\/\d{4}\/[^/]+-\d+$/);
      expect(servers).to.deep.equal([]);
    });

  it('is inherited from a provider, and reaches listeners and data for search engines', async () => {
    const calendar = calendarOf();
    const page = await AnyPage.open(
      `<cal-provider base-url="${calendar.baseUrl}" event-href="/agenda/{id}"><cal-event-list json-ld range="all"></cal-event-list></cal-provider>`,
    );
    const list = page.around.querySelector('cal-event-list')!;
    await list.settled;
    expect(list.items[0]!.url).to.equal(`${location.origin}/agenda/${list.items[0]!.id}`);
    await until(() => list.querySelector('script')?.text.includes(`${location.origin}/agenda/${list.items[0]!.id}`));
  });

  it('changes the links when it changes, and gives those of the server back', async () => {
    const page = await AnyPage.of('cal-event-list', calendarOf(), `range="all" ${toOurPages}`);
    await page.set({ 'event-href': '/agenda/{id}' });
    await until(() => page.hrefs.ours.every((href) => /\/agenda\/\d+$/.test(href)));
    await page.set({ 'event-href': null });
    await until(() => !page.hrefs.ours.length && page.hrefs.servers.length);
  });

  it('says which placeholder is unknown', async () => {
    const page = await AnyPage.of('cal-event-list', calendarOf(), 'debug event-href="/agenda/{sluggg}"');
    await until(() => page.one('error'));
    expect(page.text('error')).to.contain(
      'event-href="{sluggg}" cannot be read. Expected one of {id}, {slug}, {year}, {month}, {day}.',
    );
  });

  it('event-href leads only to addresses of the web', async () => {
    const page = await AnyPage.of('cal-event-list', calendarOf(), 'debug event-href="javascript:alert({id})"');
    await until(() => page.one('error'));
    expect(page.details('cal-error').at(-1)!.fields).to.deep.equal(['event_href']);
    expect(page.root.querySelectorAll('a')).to.have.length(0);
  });
});

/** The names that are links, with the last part of their addresses. */
const linksIn = (page: AnyPage): Record<string, string> =>
  Object.fromEntries(
    [...page.root.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) => [textOf(link), link.pathname]),
  );

/** The same event, whose venue and organizers have pages, as servers say. */
const withPages = {
  ...full,
  venue: { ...full.venue, json_ld: { url: (full.venue as VenueRepresentation).url } },
  organizer: full.organizer.map((organizer) => ({ ...organizer, json_ld: { url: organizer.url } })),
} as EventRepresentation;

const [place, host] = [full.venue as VenueRepresentation, full.organizer[0]!];
const name = (html: unknown) => textOf(Object.assign(document.createElement('p'), { innerHTML: String(html) }));

describe('venues, organizers and tags', () => {
  const hrefs = 'venue-href="/v/{id}" organizer-href="/o/{slug}" category-href="/c/{slug}" tag-href="/t/{slug}"';
  const detailOf = (event: EventRepresentation, attributes = '') =>
    AnyPage.of('cal-event-detail', new EventCalendar([event], []), `event-id="${full.id}" json-ld ${attributes}`);
  const dataOf = async (page: AnyPage) => {
    await until(() => page.element.querySelector('script'));
    return JSON.parse(page.element.querySelector('script')!.text) as {
      location: { url?: string };
      organizer: { url?: string }[];
    };
  };

  it('are not linked where servers name pages that they do not have', async () => {
    const page = await detailOf(full);
    const names = Object.keys(linksIn(page));
    expect(page.text('name')).to.include(name(place.venue));
    expect(names).not.to.include(name(place.venue)).and.not.to.include(name(host.organizer));
    const { location: at, organizer } = await dataOf(page);
    expect([at.url, organizer[0]!.url]).to.deep.equal([undefined, host.website]);
    for (const [tag, attributes] of Object.entries({
      'cal-venue-list': '',
      'cal-organizer-list': '',
      'cal-tag-list': '',
      'cal-venue-map': `tiles="${ownTiles}"`,
    })) {
      const list = await AnyPage.of(tag, calendarOf(), attributes);
      await until(() => list.root.querySelector('[part~="list"]'));
      expect(
        Object.values(linksIn(list)).filter((path) => /^\/(venue|organizer|tag)\//.test(path)),
        tag,
      ).to.deep.equal([]);
    }
  });

  it('are linked where servers say that they have pages', async () => {
    const page = await detailOf(withPages);
    const links = linksIn(page);
    expect(links).to.have.property(name(place.venue), new URL(place.url).pathname);
    expect(links).to.have.property(name(host.organizer), new URL(host.url).pathname);
    expect((await dataOf(page)).location.url).to.equal(place.url);
  });

  it('lead to pages of the site from an event, as its categories do', async () => {
    const page = await detailOf(full, hrefs);
    expect(linksIn(page)).to.include({
      [name(place.venue)]: `/v/${place.id}`,
      [name(host.organizer)]: `/o/${host.slug}`,
      [name(full.categories[0]!.name)]: `/c/${full.categories[0]!.slug}`,
      [name(full.tags[0]!.name)]: `/t/${full.tags[0]!.slug}`,
    });
    expect((await dataOf(page)).location.url).to.equal(`${location.origin}/v/${place.id}`);
    page.element.addEventListener('cal-select', (event) => event.preventDefault());
    const link = [...page.root.querySelectorAll('a')].find((one) => one.pathname === `/v/${place.id}`)!;
    link.click();
    expect(page.details('cal-select').at(-1)!.venue!.id).to.equal(place.id);
    await expect(page.element).to.be.accessible();
  });

  for (const [tag, [attributes, path]] of Object.entries({
    'cal-venue-list': ['', '/v/'],
    'cal-venue-map': [`tiles="${ownTiles}"`, '/v/'],
    'cal-event-map': [`range="all" tiles="${ownTiles}"`, '/v/'],
    'cal-organizer-list': ['', '/o/'],
    'cal-category-list': ['', '/c/'],
    'cal-tag-list': ['', '/t/'],
  }))
    it(`lead to pages of the site from ${tag}, whose provider says to which`, async () => {
      const { baseUrl } = calendarOf();
      const page = await AnyPage.open(
        `<cal-provider base-url="${baseUrl}" ${hrefs}><${tag} ${attributes}></${tag}></cal-provider>`,
      );
      await until(() => Object.values(linksIn(page)).some((one) => one.startsWith(path!)));
    });

  it('leave categories linked to the page that their server names', async () => {
    const page = await AnyPage.of('cal-category-list', calendarOf(), 'layout="links"');
    await until(() => Object.values(linksIn(page)).some((path) => path.startsWith('/events/category/')));
  });
});
