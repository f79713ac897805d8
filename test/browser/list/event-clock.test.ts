import { expect } from '@open-wc/testing';
import type { EventRepresentation } from '../../../src/data/schema/index.js';
import { Calendar } from '../calendar.js';
import { DetailPage } from '../detail/detail-page.js';
import { passTime, setUpEnvironment, textOf } from '../environment.js';
import { MonthPage } from '../period/month-page.js';
import { allDay, eventAt } from '../period/made-events.js';
import { WeekPage } from '../period/week-page.js';
import { ListPage, listOf } from './list-page.js';

setUpEnvironment();

const inZone =
  (timezone: string, offset: string) =>
  (title: string, start: string, end: string, changes: Partial<EventRepresentation> = {}) => {
    const [utc_start_date, utc_end_date] = [start, end].map((wall) =>
      new Date(`${wall.replace(' ', 'T')}:00${offset}`).toISOString().slice(0, 19).replace('T', ' '),
    ) as [string, string];
    return eventAt(title, start, end, { timezone, utc_start_date, utc_end_date, ...changes });
  };

const inNewYork = inZone('America/New_York', '-05:00');
const inTokyo = inZone('Asia/Tokyo', '+09:00');
const byOffset = inZone('UTC-5', '-05:00');

const events = [
  inNewYork('Running now', '2026-12-02 12:00', '2026-12-02 13:00'),
  inNewYork('Evening talk', '2026-12-02 20:00', '2026-12-02 21:00'),
  inNewYork('Next day', '2026-12-03 09:00', '2026-12-03 10:00'),
];

const goTo = (moment: string) => passTime(Date.parse(moment) - Date.now());

/** Wednesday afternoon in New York, and Thursday morning in Auckland. */
const afternoon = '2026-12-02T20:10:00Z';
const auckland = 'time-zone="Pacific/Auckland"';

/** What a card says of its date, its time and how soon it is. */
const when = (page: ListPage) => page.all('time').map((time) => textOf(time));

describe('words of days follow the clock that an event is shown on', () => {
  beforeEach(() => goTo(afternoon));

  it('on cards, beside the date of the visitor’s clock', async () => {
    for (const zone of ['Pacific/Auckland', 'Pacific/Kiritimati', 'Europe/Berlin', 'Pacific/Honolulu']) {
      const page = await listOf(events.slice(1), `time-zone="${zone}"`);
      expect(page.texts('date'), zone).to.deep.equal(['Today', 'Tomorrow']);
    }
    const page = await listOf(events.slice(1), auckland);
    expect(when(page)[0]).to.equal('Today8:00 – 9:00 PMESTin 5 hours');
    expect(page.texts('date-badge').length).to.equal(2);
    expect(page.root.querySelectorAll('.date-badge.today').length).to.equal(1);
  });

  it('on the visitor’s, where that is shown', async () => {
    const page = await listOf(events.slice(1), `${auckland} time-display="visitor"`);
    expect(page.texts('date')).to.deep.equal(['Today', 'Tomorrow']);
    expect(page.texts('date-badge-day')).to.deep.equal(['3', '4']);
  });

  it('for zones that are offsets, and for whole days', async () => {
    const fair = allDay('Fair', '2026-12-02', '2026-12-02', {
      timezone: 'America/New_York',
      utc_end_date: '2026-12-03 04:59:59',
    });
    const page = await listOf([fair, byOffset('Offset', '2026-12-02 20:00', '2026-12-02 21:00')], auckland);
    expect(page.titles).to.deep.equal(['Fair', 'Offset']);
    expect(page.texts('date')).to.deep.equal(['Today', 'Today']);
    expect(page.all('ended')).to.deep.equal([]);
  });

  it('in groups', async () => {
    const page = await listOf(events, `${auckland} group-by="day"`);
    expect(page.texts('group-heading')).to.deep.equal([
      'Today · Wednesday, December 2',
      'Tomorrow · Thursday, December 3',
    ]);
    const mixed = [
      inNewYork('West', '2026-12-03 09:00', '2026-12-03 10:00'),
      inTokyo('East', '2026-12-03 09:00', '2026-12-03 10:00'),
    ];
    const both = await listOf(mixed, `${auckland} group-by="day"`);
    expect(both.texts('group-heading')).to.deep.equal(['Thursday, December 3']);
    expect(both.titles).to.deep.equal(['West', 'East']);
  });

  it('in a detail', async () => {
    goTo('2026-12-02T23:30:00Z');
    const page = await DetailPage.ofEvent(events[1]!, 'time-zone="Europe/Berlin"');
    expect(textOf(page.one('summary'))).to.match(/^Today · 8:00 – 9:00 PM/);
    expect(textOf(page.one('nearness'))).to.equal('in 2 hours');
  });
});

describe('the days of a range are those of the clock that an event is shown on', () => {
  const weeks = [
    ...events,
    inTokyo('Over in Tokyo', '2026-12-02 09:00', '2026-12-02 10:00'),
    inTokyo('Tokyo', '2026-12-03 19:00', '2026-12-03 20:00'),
    inTokyo('Tokyo later', '2026-12-04 19:00', '2026-12-04 20:00'),
  ].sort((one, other) => (one.start_date < other.start_date ? -1 : 1));

  const seen: [attributes: string, now: string, titles: string[]][] = [
    ['range="today"', afternoon, ['Running now', 'Evening talk', 'Tokyo']],
    ['range="tomorrow"', afternoon, ['Next day', 'Tokyo later']],
    ['range="week" first-day="4"', '2026-12-02T20:10:00Z', ['Running now', 'Evening talk', 'Tokyo', 'Tokyo later']],
    ['range="today" order="desc"', afternoon, ['Tokyo', 'Evening talk', 'Running now']],
    ['range="today" time-display="visitor"', afternoon, ['Running now', 'Evening talk', 'Tokyo']],
  ];

  for (const [attributes, now, titles] of seen)
    it(attributes, async () => {
      goTo(now);
      const page = await ListPage.of(new Calendar(weeks), `${auckland} ${attributes}`);
      expect(page.titles).to.deep.equal(titles);
      expect(page.status).to.equal(`${titles.length} events`);
    });

  it('counts what it shows, also where that takes several pages', async () => {
    goTo(afternoon);
    const many = Array.from({ length: 30 }, (_, index) =>
      inNewYork(
        `Talk ${index}`,
        `2026-12-0${1 + Math.floor(index / 10)} ${10 + (index % 10)}:00`,
        `2026-12-0${1 + Math.floor(index / 10)} 20:00`,
      ),
    );
    const page = await ListPage.of(new Calendar(many), `${auckland} range="today" per-page="4"`);
    expect(page.titles).to.deep.equal(['Talk 10', 'Talk 11', 'Talk 12', 'Talk 13']);
    expect(page.status).to.equal('4 of 10 events');
    await page.pressPart('more');
    await page.pressPart('more');
    expect(page.titles).to.have.length(10);
    expect(page.one('more')).to.equal(undefined);
  });
});

describe('days of months and weeks follow the clock of their events', () => {
  it('the line of the present crosses what runs', async () => {
    goTo('2026-12-02T17:10:00Z');
    const page = await WeekPage.of(events, 'time-zone="Europe/Berlin" slot-min="8" slot-max="22"');
    const [line, event] = [page.one('now')!, page.event('Running now')].map((one) => one.getBoundingClientRect());
    expect(line!.top).to.be.within(event!.top, event!.bottom);
  });

  it('there is no line where the clocks of the events of today differ', async () => {
    goTo('2026-12-02T14:10:00Z');
    const page = await WeekPage.of(
      [...events, inTokyo('Tokyo', '2026-12-02 19:00', '2026-12-02 20:00')],
      'time-zone="Europe/Berlin"',
    );
    expect(page.one('now')).to.equal(undefined);
  });

  it('today is marked', async () => {
    goTo(afternoon);
    const week = await WeekPage.of(events, auckland);
    expect(textOf(week.one('day-heading today') ?? week.root.querySelector('[aria-current="date"]'))).to.match(
      /^Wed 2/,
    );
    const month = await MonthPage.of(events, auckland);
    expect(month.root.querySelector<HTMLElement>('[role="gridcell"][aria-current="date"]')!.dataset.date).to.equal(
      '2026-12-02',
    );
    expect(month.all('past').length).to.equal(1);
  });

  it('a day that is shown alone is today', async () => {
    goTo(afternoon);
    const page = await WeekPage.of(events, `${auckland} days="1"`);
    expect(page.events.map((event) => textOf(event.querySelector('[part~="title"]')))).to.deep.equal([
      'Running now',
      'Evening talk',
    ]);
  });
});

it('what runs already is told from what begins later by its own clock', async () => {
  goTo(afternoon);
  const fair = inTokyo('Fair', '2026-12-02 09:00', '2026-12-05 10:00');
  const page = await ListPage.of(new Calendar([...events, fair]), `${auckland} ongoing="hide"`);
  expect(page.titles).to.deep.equal(['Evening talk', 'Next day']);
  const last = await ListPage.of(new Calendar([...events, fair]), `${auckland} ongoing="last"`);
  expect(last.titles).to.deep.equal(['Evening talk', 'Next day', 'Fair']);
  expect(last.status).to.equal('3 events');
});
