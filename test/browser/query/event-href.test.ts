import { expect } from '@open-wc/testing';
import '../../../src/elements/index.js';
import type { CalElement } from '../../../src/elements/base/cal-element.js';
import type { Calendar } from '../calendar.js';
import { allEvents, recordedEvent } from '../calendar.js';
import { EventCalendar } from '../detail/detail-page.js';
import { ElementPage, markupOf } from '../element-page.js';
import { setUpEnvironment, until } from '../environment.js';
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
      for (const href of ours) expect(href).to.match(/\/agenda\/\d{4}\/[^/]+-\d+$/);
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
    expect(page.text('error')).to.contain('event-href="{sluggg}" cannot be read. Expected one of {id}, {slug}, {year}, {month}, {day}.');
  });

  it('leads nowhere but to the web', async () => {
    const page = await AnyPage.of('cal-event-list', calendarOf(), 'debug event-href="javascript:alert({id})"');
    await until(() => page.one('error'));
    expect(page.details('cal-error').at(-1)!.fields).to.deep.equal(['event_href']);
    expect(page.root.querySelectorAll('a')).to.have.length(0);
  });
});
