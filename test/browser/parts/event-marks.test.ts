import { expect } from '@open-wc/testing';
import '../../../src/elements/cal-event-map.js';
import '../../../src/elements/cal-event-search.js';
import { parseCalendar } from '../../parse-calendar.js';
import type { CalEventMap } from '../../../src/elements/cal-event-map.js';
import type { CalEventSearch } from '../../../src/elements/cal-event-search.js';
import { calendarEntry } from '../../../src/elements/controls/calendar-entry.js';
import { loadCalendarWriter } from '../../../src/data/icalendar/index.js';
import { calendarEvent } from '../../../src/data/records/index.js';
import type { EventRepresentation } from '../../../src/data/schema/index.js';
import { expectAccessible } from '../appearance.js';
import { Calendar, recordedEvent } from '../calendar.js';
import { ControlPage } from '../controls/controls-page.js';
import { DetailPage, EventCalendar } from '../detail/detail-page.js';
import { ElementPage, markupOf } from '../element-page.js';
import { setUpEnvironment, textOf, until } from '../environment.js';
import { ListPage } from '../list/list-page.js';
import { MonthPage } from '../period/month-page.js';
import { eventAt } from '../period/made-events.js';
import { WeekPage } from '../period/week-page.js';

setUpEnvironment();

const full = await recordedEvent('full');

/** What a site adds to lists, what our service says, and how servers mark what not everybody sees. */
const marked: Readonly<Record<string, Partial<EventRepresentation>>> = {
  Canceled: { json_ld: { eventStatus: 'https://schema.org/EventCancelled' } },
  Postponed: { event_status: 'postponed' },
  Online: { is_virtual: true, venue: [] },
  'Also online': { is_virtual: true },
  'Sold out': { sold_out: true },
  Draft: { status: 'draft' },
  'Awaiting review': { status: 'pending' },
  Private: { status: 'private' },
  Scheduled: { status: 'future' },
  Protected: { all_day: null },
};

const concert = (changes: Partial<EventRepresentation>, title = 'Concert') =>
  eventAt(title, '2026-11-21 19:00', '2026-11-21 21:00', {
    venue: full.venue,
    categories: full.categories,
    ...changes,
  });

const isStruck = (node: Element) => getComputedStyle(node).textDecorationLine.includes('line-through');

for (const [mark, changes] of Object.entries(marked)) {
  describe(`an event that is ${mark}`, () => {
    const name = `${mark} Concert`;
    const events = () => [concert(changes)];

    for (const layout of ['list', 'cards', 'compact'])
      it(`says so in the layout ${layout}, where its link does too`, async () => {
        const page = await ListPage.of(new Calendar(events()), `range="all" layout="${layout}"`);
        expect(page.texts('link')).to.deep.equal([name]);
        const badge = page.one('badge')!;
        expect(badge.checkVisibility()).to.equal(true);
        expect(badge.getBoundingClientRect().width).to.be.greaterThan(20);
        expect(isStruck(page.one('title')!)).to.equal(mark === 'Canceled');
      });

    it('says so in a month, in the list of a day and in a preview', async () => {
      const page = await MonthPage.of(events());
      expect(page.titlesOn('2026-11-21')).to.deep.equal([name]);
      const link = page.one('event') as HTMLAnchorElement;
      expect(textOf(link)).to.contain(name);
      link.click();
      await until(() => page.text('preview-title') === name);
      page.day('2026-11-21').click();
      await until(() => page.texts('link').includes(name));
      const small = await MonthPage.of(events(), 'date="2026-11-21"', 320);
      expect(small.texts('link')).to.deep.equal([name]);
    });

    it('a week says in words that an event is marked', async () => {
      const page = await WeekPage.of(events(), 'date="2026-11-21"');
      expect(page.texts('title').filter(Boolean)).to.include(name);
    });

    it('says so at its place on a map, where it is suggested, and beside another event', async () => {
      const map = await (
        ElementPage as unknown as { open(markup: string): Promise<ElementPage<CalEventMap>> }
      ).open.call(
        class extends ElementPage<CalEventMap> {},
        markupOf('cal-event-map', new Calendar(events()), 'range="all" consent="denied"'),
      );
      await until(() => map.texts('link').includes(name));
      const search = await ControlPage.of<ControlPage<CalEventSearch>>(
        '<cal-event-search for="view"></cal-event-search>',
        new Calendar(events()),
      );
      const field = search.one('field') as HTMLInputElement;
      field.value = 'concert';
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await until(() => textOf(search.root.querySelector('bdi')) === name);
      const detail = await DetailPage.of(new EventCalendar([full], events()), `event-id="${full.id}"`);
      await until(() => detail.texts('link').includes(name));
    });
  });
}

describe('the marks of events', () => {
  const several = () => Object.values(marked).map((changes, index) => concert(changes, `Concert ${index}`));

  it('are nowhere on an event that takes place as planned', async () => {
    for (const changes of [
      {},
      { event_status: 'scheduled' },
      { json_ld: { eventStatus: 'https://schema.org/EventScheduled' } },
    ]) {
      const page = await ListPage.of(new Calendar([concert(changes)]), 'range="all"');
      expect(page.all('badge')).to.have.length(0);
    }
  });

  it('are those that the data for search engines tell, where a plugin says it there alone', async () => {
    const schema = (word: string) => `https://schema.org/${word}`;
    const offer = (word: string) => ({ '@type': 'Offer', availability: word });
    for (const [json_ld, marks] of [
      [{ eventAttendanceMode: schema('MixedEventAttendanceMode') }, ['Also online']],
      [{ eventAttendanceMode: schema('OfflineEventAttendanceMode') }, []],
      [{ offers: offer(schema('SoldOut')) }, ['Sold out']],
      [{ offers: [offer('SoldOut'), offer(schema('SoldOut'))] }, ['Sold out']],
      [{ offers: [offer('SoldOut'), offer('InStock')] }, []],
      [{ offers: [] }, []],
    ] as const)
      expect((await DetailPage.ofEvent({ ...full, id: 7003, featured: false, json_ld })).texts('badge')).to.deep.equal(
        marks,
      );
  });

  it('are in the language of the page, and keep the direction of the title', async () => {
    for (const [language, words] of Object.entries({
      de: 'Abgesagt',
      es: 'Cancelado',
      fr: 'Annulé',
      ar: 'أُلغيت',
      'en-GB': 'Cancelled',
    })) {
      const page = await ListPage.open(
        markupOf('cal-event-list', new Calendar([concert(marked.Canceled!)]), `range="all" lang="${language}"`),
      );
      await until(() => page.texts('badge').includes(words));
      expect(getComputedStyle(page.one('title')!).direction).to.equal('ltr');
    }
  });

  it('can be read and told apart on every background', async () => {
    const page = await ListPage.of(new Calendar(several()), 'range="all"');
    await expectAccessible(page.list);
    const month = await MonthPage.of(several(), 'max-per-day="9"');
    await expectAccessible(month.month);
  });

  it('a card of the page can show the marks of its event', async () => {
    const page = await ListPage.of(
      new Calendar([concert(marked.Canceled!)]),
      'range="all"',
      '<template slot="item"><b data-cal="status"></b></template>',
    );
    await until(() => textOf(page.list.querySelector('div b')) === 'Canceled');
  });

  it('come with the reason where an event is shown alone', async () => {
    const event = {
      ...full,
      event_status: 'cancelled',
      event_status_reason: 'The singer has a cold &amp; needs <b>rest</b>.',
    };
    const page = await DetailPage.ofEvent(event);
    expect(page.text('status-reason')).to.equal('The singer has a cold & needs rest.');
    expect((await DetailPage.ofEvent({ ...full, id: 7002 })).all('status-reason')).to.have.length(0);
  });
});

describe('an event that takes place online', () => {
  const online = { ...full, is_virtual: true, virtual_url: 'https://meet.example/a' };

  it('leads to where it does, and tells calendar apps and search engines', async () => {
    const page = await DetailPage.ofEvent(online, 'json-ld');
    expect((page.one('online')!.querySelector('a') as HTMLAnchorElement).href).to.equal('https://meet.example/a');
    const entry = calendarEntry(calendarEvent({ ...online, venue: [] }));
    expect([entry.location, entry.conference]).to.deep.equal(['https://meet.example/a', 'https://meet.example/a']);
  });

  it('leads nowhere by an address that is none of the web', async () => {
    for (const virtual_url of ['javascript:alert(1)', null, 7 as never])
      expect((await DetailPage.ofEvent({ ...online, virtual_url })).all('online')).to.have.length(0);
  });
});

describe('what nobody has said of an event', () => {
  const { json_ld: _, ...listed } = full;

  it('is claimed neither to search engines nor to calendar apps', async () => {
    const page = await ListPage.of(new Calendar([listed]), 'range="all" json-ld');
    await until(() => page.list.querySelector('script'));
    const data = JSON.parse(page.list.querySelector('script')!.text) as object;
    expect(data).to.include({ name: 'New Year’s Eve on the Quay' }).and.not.to.have.property('eventStatus');
    expect(await statusInFile(listed)).to.equal(undefined);
  });

  it('is told to both where the server says it', async () => {
    const event = { ...listed, event_status: 'postponed' };
    const page = await ListPage.of(new Calendar([event]), 'range="all" json-ld');
    await until(() => page.list.querySelector('script'));
    expect(JSON.parse(page.list.querySelector('script')!.text)).to.include({
      eventStatus: 'https://schema.org/EventPostponed',
    });
    expect(await statusInFile(event)).to.equal('TENTATIVE');
    expect(await statusInFile(full)).to.equal('CONFIRMED');
  });

  async function statusInFile(event: EventRepresentation): Promise<string | undefined> {
    const { writeCalendar } = await loadCalendarWriter();
    return parseCalendar(writeCalendar([calendarEntry(calendarEvent(event))])).entries[0]!.of('status');
  }
});
