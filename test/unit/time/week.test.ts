import fc from '../../fast-check.js';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  clockName,
  clockTimes,
  daysName,
  loadTemporal,
  minuteOfDay,
  spanOf,
  type DisplayOptions,
  type Span,
} from '../../../src/data/time/index.js';
import { layOutSideBySide } from '../../../src/data/time/lay-out.js';
import { temporal } from '../../../src/data/time/temporal.js';
import { daysFrom, planWeek, type WeekPlan } from '../../../src/data/time/week.js';
import { allEvents } from './recorded-events.js';

beforeAll(async () => void (await loadTemporal()));

const berlin = { timeZone: 'Europe/Berlin', timeDisplay: 'both' } as const;
const onBerlinsClock = { timeZone: 'Europe/Berlin', timeDisplay: 'visitor' } as const;

interface Item {
  readonly span: Span | undefined;
}

const timed = (start: string, end: string): Item => {
  const { ZonedDateTime } = temporal();
  return { span: { allDay: false, start: ZonedDateTime.from(start), end: ZonedDateTime.from(end) } };
};

const allDay = (start: string, end = start): Item => {
  const { PlainDate } = temporal();
  return { span: { allDay: true, start: PlainDate.from(start), end: PlainDate.from(end) } };
};

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** "2026-11-21 19:00–21:00", with dots where it continues on another day. */
const segments = ({ days: columns }: WeekPlan<Item>, days: readonly string[]) =>
  columns.flatMap((column, index) =>
    column.map(
      ({ from, to, begins, ends }) =>
        `${days[index]} ${begins ? '' : '…'}${clock(from)}–${clock(to)}${ends ? '' : '…'}`,
    ),
  );

const bars = ({ bars }: WeekPlan<Item>, days: readonly string[]) =>
  bars.map(
    ({ column, length, begins, ends }) =>
      `${begins ? '' : '…'}${days[column]}–${days[column + length - 1]}${ends ? '' : '…'}`,
  );

describe('daysFrom', () => {
  it('is the week that holds the date, from its first day on', () => {
    expect(daysFrom('2026-11-21', 7, 1)).to.deep.equal([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
    ]);
    expect(daysFrom('2026-11-21', 7, 7)[0]).to.equal('2026-11-15');
    expect(daysFrom('2026-11-21', 7, 6)[0]).to.equal('2026-11-21');
    expect(daysFrom('2027-01-01', 7, 1)[0]).to.equal('2026-12-28');
  });

  it('begins with the date itself for fewer days', () => {
    expect(daysFrom('2026-11-21', 1, 1)).to.deep.equal(['2026-11-21']);
    expect(daysFrom('2026-12-30', 3, 1)).to.deep.equal(['2026-12-30', '2026-12-31', '2027-01-01']);
  });
});

describe('planWeek', () => {
  const days = daysFrom('2026-11-21', 7, 1);
  const plan = (...items: Item[]) => planWeek(items, days, berlin);

  it('places an event on its own clock, whoever the visitor is', () => {
    const event = timed('2026-11-21T19:00[America/New_York]', '2026-11-21T21:30[America/New_York]');
    expect(segments(plan(event), days)).to.deep.equal(['2026-11-21 19:00–21:30']);
  });

  it('places an event on the visitor’s clock with time-display="visitor"', () => {
    const event = timed('2026-11-21T19:00[America/New_York]', '2026-11-21T21:30[America/New_York]');
    expect(segments(planWeek([event], days, onBerlinsClock), days)).to.deep.equal(['2026-11-22 01:00–03:30']);
  });

  it('cuts an event at midnight', () => {
    const event = timed('2026-11-20T22:00[Europe/Berlin]', '2026-11-21T02:00[Europe/Berlin]');
    expect(segments(plan(event), days)).to.deep.equal(['2026-11-20 22:00–24:00…', '2026-11-21 …00:00–02:00']);
  });

  it('keeps an event that ends at midnight off the next day', () => {
    const event = timed('2026-11-20T22:00[Europe/Berlin]', '2026-11-21T00:00[Europe/Berlin]');
    expect(segments(plan(event), days)).to.deep.equal(['2026-11-20 22:00–24:00']);
  });

  it('places an event without length at its instant', () => {
    const event = timed('2026-11-21T00:00[Europe/Berlin]', '2026-11-21T00:00[Europe/Berlin]');
    expect(segments(plan(event), days)).to.deep.equal(['2026-11-21 00:00–00:00']);
  });

  it('cuts an event to the days shown, and marks that it goes on', () => {
    const before = timed('2026-11-15T23:00[Europe/Berlin]', '2026-11-16T01:00[Europe/Berlin]');
    const after = timed('2026-11-22T23:00[Europe/Berlin]', '2026-11-23T01:00[Europe/Berlin]');
    expect(segments(plan(before, after), days)).to.deep.equal(['2026-11-16 …00:00–01:00', '2026-11-22 23:00–24:00…']);
  });

  it('makes all-day events bars that never shift', () => {
    const events = [
      allDay('2026-11-21'),
      allDay('2026-11-14', '2026-11-16'),
      allDay('2026-11-22', '2026-11-30'),
      allDay('2026-11-23'),
    ];
    const expected = ['…2026-11-16–2026-11-16', '2026-11-21–2026-11-21', '2026-11-22–2026-11-22…'];
    expect(bars(planWeek(events, days, berlin), days)).to.deep.equal(expected);
    expect(bars(planWeek(events, days, { ...onBerlinsClock, timeZone: 'Pacific/Kiritimati' }), days)).to.deep.equal(
      expected,
    );
  });

  it('makes an event of 24 hours or more a bar, not a shorter one', () => {
    const day = timed('2026-11-18T10:00[Europe/Berlin]', '2026-11-19T10:00[Europe/Berlin]');
    const less = timed('2026-11-18T10:00[Europe/Berlin]', '2026-11-19T09:59[Europe/Berlin]');
    const wholeDays = timed('2026-11-18T00:00[Europe/Berlin]', '2026-11-20T00:00[Europe/Berlin]');
    expect(bars(plan(day, less, wholeDays), days)).to.deep.equal(['2026-11-18–2026-11-19', '2026-11-18–2026-11-19']);
    expect(segments(plan(less), days)).to.deep.equal(['2026-11-18 10:00–24:00…', '2026-11-19 …00:00–09:59']);
  });

  it('leaves the missing hour empty, and treats a day of 23 hours as a whole one', () => {
    const spring = daysFrom('2026-03-29', 7, 1);
    const over = timed('2026-03-29T01:30[Europe/Berlin]', '2026-03-29T03:30[Europe/Berlin]');
    const until = timed('2026-03-29T01:00[Europe/Berlin]', '2026-03-29T03:00[Europe/Berlin]');
    expect(segments(planWeek([until, over], spring, berlin), spring)).to.deep.equal([
      '2026-03-29 01:00–02:00',
      '2026-03-29 01:30–03:30',
    ]);
    const whole = timed('2026-03-29T00:00[Europe/Berlin]', '2026-03-30T00:00[Europe/Berlin]');
    expect(bars(planWeek([whole], spring, berlin), spring)).to.deep.equal(['2026-03-29–2026-03-29']);
  });

  it('shows the repeated hour once', () => {
    const autumn = daysFrom('2026-10-25', 7, 1);
    const over = timed('2026-10-25T01:30[Europe/Berlin]', '2026-10-25T03:30[Europe/Berlin]');
    const first = timed('2026-10-25T02:00+02:00[Europe/Berlin]', '2026-10-25T02:00+01:00[Europe/Berlin]');
    const second = timed('2026-10-25T02:00+01:00[Europe/Berlin]', '2026-10-25T03:00+01:00[Europe/Berlin]');
    const back = timed('2026-10-25T02:45+02:00[Europe/Berlin]', '2026-10-25T02:15+01:00[Europe/Berlin]');
    expect(segments(planWeek([over, first, second, back], autumn, berlin), autumn)).to.deep.equal([
      '2026-10-25 01:30–03:30',
      '2026-10-25 02:00–03:00',
      '2026-10-25 02:00–03:00',
      '2026-10-25 02:45–02:45',
    ]);
  });

  it('does not reach into a day whose midnight is skipped', () => {
    const spring = daysFrom('2026-09-05', 3, 1);
    const event = timed('2026-09-05T22:00[America/Santiago]', '2026-09-06T01:00[America/Santiago]');
    expect(segments(planWeek([event], spring, berlin), spring)).to.deep.equal(['2026-09-05 22:00–24:00']);
  });

  it('leaves out events without a date', () => {
    expect(plan({ span: undefined })).to.deep.equal({ bars: [], days: days.map(() => []) });
  });

  const zones = [
    'Europe/Berlin',
    'America/New_York',
    'America/Santiago',
    'Pacific/Chatham',
    'Asia/Kathmandu',
    'Africa/Casablanca',
    'UTC',
  ];

  /** The days that an event touches, and its first and last minute on each, found by steps of 15 minutes, on which all clocks change. */
  function minutesOf({ span }: Item, timeZone?: string): Map<string, { from: number; to: number }> {
    const days = new Map<string, { from: number; to: number }>();
    if (!span || span.allDay) return days;
    let moment = timeZone ? span.start.withTimeZone(timeZone) : span.start;
    do {
      const date = moment.toPlainDate().toString();
      const minute = moment.hour * 60 + moment.minute;
      const known = days.get(date);
      days.set(date, { from: known?.from ?? minute, to: Math.max(minute + 15, known?.from ?? 0) });
      moment = moment.add({ minutes: 15 });
    } while (moment.epochMilliseconds < span.end.epochMilliseconds);
    return days;
  }

  it('places every event on the minutes that Temporal counts', () => {
    const hours = fc.integer({ min: 0, max: 365 * 24 });
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.option(fc.constantFrom(...zones)),
        fc.oneof(hours, fc.constantFrom(2100, 2101, 6100, 7104, 7272, 5928)),
        fc.constantFrom(0, 15, 30, 45),
        fc.oneof(
          fc.integer({ min: 1, max: 95 }).map((quarters) => quarters * 15),
          fc.constantFrom(1425, 1440, 1455, 1500, 3000),
        ),
        fc.constantFrom(1, 3, 5, 7),
        (zone, readersZone, hour, minute, length, count) => {
          const start = temporal()
            .Instant.from('2026-01-01T00:00Z')
            .add({ hours: hour, minutes: minute })
            .toZonedDateTimeISO(zone);
          const event: Item = { span: { allDay: false, start, end: start.add({ minutes: length }) } };
          const days = daysFrom(
            start
              .withTimeZone(readersZone ?? zone)
              .toPlainDate()
              .toString(),
            count,
            1,
          );
          const reader = { timeZone: readersZone ?? 'UTC', timeDisplay: readersZone ? 'visitor' : 'event' } as const;
          const plan = planWeek([event], days, reader);
          const expected = [...minutesOf(event, readersZone ?? undefined)].filter(([day]) => days.includes(day));
          if (plan.bars.length) {
            expect(plan.bars.map(({ column, length }) => [days[column], days[column + length - 1]])).to.deep.equal([
              [expected[0]![0], expected.at(-1)![0]],
            ]);
            return;
          }
          const found = plan.days.flatMap((column, index) =>
            column.map(({ from, to }) => [days[index], from, Math.max(to, from)]),
          );
          const isSetBack = expected.some(([, { from, to }]) => to <= from);
          expect(found.map(([day, from, to]) => [day, from, isSetBack ? 0 : to])).to.deep.equal(
            expected.map(([day, { from, to }]) => [day, from, isSetBack ? 0 : to]),
          );
        },
      ),
      { numRuns: 300 },
    );
  });

  it('shows every recorded event in its week', () => {
    for (const event of allEvents) {
      const item = { span: spanOf(event) };
      const days = daysFrom(event.start_date.slice(0, 10), 7, 1);
      const { bars, days: columns } = planWeek([item], days, berlin);
      expect(bars.length + columns.flat().length, event.start_date).to.be.greaterThan(0);
    }
  });
});

describe('sideBySide', () => {
  const stretch = fc
    .tuple(fc.integer({ min: 0, max: 1440 }), fc.integer({ min: 0, max: 600 }))
    .map(([from, length]) => ({ from, to: Math.min(from + length, 1440) }));
  const stretches = fc
    .array(stretch, { maxLength: 40 })
    .map((list) => list.sort((a, b) => a.from - b.from || b.to - a.to));

  it('gives events that do not overlap the whole width', () => {
    const boxes = layOutSideBySide(
      [
        { from: 540, to: 600 },
        { from: 600, to: 660 },
      ],
      30,
      1440,
    );
    expect(boxes.map(({ column, width, columns }) => [column, width, columns])).to.deep.equal([
      [0, 1, 1],
      [0, 1, 1],
    ]);
  });

  it('lets an event take the columns that are free beside it', () => {
    const boxes = layOutSideBySide(
      [
        { from: 540, to: 720 },
        { from: 540, to: 600 },
        { from: 540, to: 600 },
        { from: 600, to: 660 },
      ],
      30,
      1440,
    );
    expect(boxes.map(({ column, width, columns }) => [column, width, columns])).to.deep.equal([
      [0, 1, 3],
      [1, 1, 3],
      [2, 1, 3],
      [1, 2, 3],
    ]);
  });

  it('draws short events long enough to read, also at the end of the day', () => {
    const boxes = layOutSideBySide(
      [
        { from: 540, to: 545 },
        { from: 550, to: 550 },
        { from: 1439, to: 1440 },
      ],
      30,
      1440,
    );
    expect(boxes.map(({ from, to, column }) => [from, to, column])).to.deep.equal([
      [540, 570, 0],
      [550, 580, 1],
      [1410, 1440, 0],
    ]);
  });

  it('lets no two boxes share any area, loses none, counts those hidden, and stays inside', () => {
    fc.assert(
      fc.property(stretches, fc.constantFrom(Infinity, 1, 2, 3), (list, most) => {
        const boxes = layOutSideBySide(list, 30, 1440, most);
        expect(new Set(boxes.map((box) => box.stretch))).to.deep.equal(new Set(list));
        const hidden = boxes.filter(({ isHidden }) => isHidden).length;
        expect(boxes.reduce((sum, { more }) => sum + (more?.count ?? 0), 0)).to.equal(hidden);
        expect(Math.max(0, ...boxes.map(({ columns }) => columns))).to.be.at.most(Math.max(most, 2));
        const drawn = boxes.filter(({ isHidden, more }) => !isHidden || more);
        const areas = drawn.map(({ from, to, column, width, columns, more }) => ({
          from,
          to: more?.to ?? to,
          left: column / columns,
          right: (column + width) / columns,
        }));
        for (const [index, a] of areas.entries()) {
          expect(a.to - a.from).to.be.at.least(30);
          expect(a.from >= 0 && a.to <= 1440 && a.left >= 0 && a.right <= 1).to.equal(true);
          for (const b of areas.slice(index + 1)) {
            const isApart = a.to <= b.from || b.to <= a.from || a.right <= b.left + 1e-9 || b.right <= a.left + 1e-9;
            expect(isApart, JSON.stringify([a, b])).to.equal(true);
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('gives the last column to the number of events that do not fit', () => {
    const boxes = layOutSideBySide(
      [540, 540, 540, 560, 900].map((from) => ({ from, to: from + 60 })),
      30,
      1440,
      2,
    );
    expect(
      boxes.map(({ column, width, columns, isHidden, more }) => [column, width, columns, isHidden, more]),
    ).to.deep.equal([
      [0, 1, 2, false, undefined],
      [1, 1, 2, true, { count: 3, to: 620 }],
      [1, 1, 2, true, undefined],
      [1, 1, 2, true, undefined],
      [0, 1, 1, false, undefined],
    ]);
  });

  it('needs no more columns than events run at once', () => {
    fc.assert(
      fc.property(stretches, (list) => {
        const boxes = layOutSideBySide(list, 30, 1440);
        const most = Math.max(
          0,
          ...boxes.map((box) => boxes.filter(({ from, to }) => from <= box.from && box.from < to).length),
        );
        expect(Math.max(0, ...boxes.map(({ columns }) => columns))).to.equal(most);
      }),
    );
  });
});

describe('the names in a week', () => {
  const plain = (text: string) => text.replace(/[\u2009\u202f]/g, ' ');

  it('cover its days, and a single one with its weekday', () => {
    expect(plain(daysName('2026-11-16', '2026-11-22', 'en'))).to.equal('November 16 – 22, 2026');
    expect(plain(daysName('2026-12-28', '2027-01-03', 'de'))).to.equal('28. Dezember 2026 – 3. Januar 2027');
    expect(daysName('2026-11-21', '2026-11-21', 'fr')).to.equal('samedi 21 novembre 2026');
  });

  it('abbreviate hours', () => {
    const names = (locale: string, hourCycle?: 'h23') =>
      [0, 13 * 60, 23 * 60 + 45].map((minutes) => plain(clockName(minutes, { locale, hourCycle })));
    expect(names('en')).to.deep.equal(['12 AM', '1 PM', '11:45 PM']);
    expect(names('de')).to.deep.equal(['00:00', '13:00', '23:45']);
    expect(names('en', 'h23')).to.deep.equal(['00:00', '13:00', '23:45']);
  });

  it('give both ends of an event on the clock that is shown', () => {
    const { span } = timed('2026-11-20T22:00[Europe/Berlin]', '2026-11-21T02:30[Europe/Berlin]');
    const reader: DisplayOptions = { locale: 'en', timeZone: 'America/New_York', timeDisplay: 'both' };
    expect(plain(clockTimes(span!, reader))).to.equal('10 PM – 2:30 AM');
    expect(plain(clockTimes(span!, { ...reader, timeDisplay: 'visitor' }))).to.equal('4 PM – 8:30 PM');
    expect(clockTimes(allDay('2026-11-21').span!, reader)).to.equal('');
  });

  it('follow minuteOfDay, which reads the clock of a zone', () => {
    const now = Date.parse('2026-11-20T18:45:30Z');
    expect(['UTC', 'Pacific/Chatham', 'Asia/Kathmandu'].map((zone) => minuteOfDay(zone, now))).to.deep.equal([
      1125, 510, 30,
    ]);
  });
});
