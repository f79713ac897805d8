import fc from '../../fast-check.js';
import { describe, expect, it } from 'vitest';
import {
  layWeeks,
  loadTemporal,
  occupiedDays,
  spanOf,
  weeksOfMonth,
  type EventDates,
  type Span,
  type DayItem,
  type WeekBars,
} from '../../../src/data/time/index.js';
import { allEvents } from './recorded-events.js';

const temporal = await loadTemporal();

/** Zones with and without clock changes, on both sides of UTC and of the date line; one changes by half an hour, some at midnight. */
const zones = [
  'UTC',
  'America/New_York',
  'America/Sao_Paulo',
  'America/Havana',
  'America/St_Johns',
  'Europe/Berlin',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
];

/** The days that a clock shows during a span, found by reading it every six hours, since no day is shorter, and in the last second. */
function daysSeen(span: Span, timeZone: string | undefined): string[] {
  if (span.allDay) {
    const days: string[] = [];
    for (let day = span.start; day.until(span.end).sign >= 0; day = day.add({ days: 1 })) days.push(day.toString());
    return days;
  }
  const [start, end] = [span.start, span.end].map((moment) => (timeZone ? moment.withTimeZone(timeZone) : moment)) as [
    Temporal.ZonedDateTime,
    Temporal.ZonedDateTime,
  ];
  const days = new Set([start.toPlainDate().toString()]);
  for (let moment = start; moment.epochMilliseconds < end.epochMilliseconds; moment = moment.add({ hours: 6 })) {
    days.add(moment.toPlainDate().toString());
  }
  if (end.epochMilliseconds > start.epochMilliseconds) days.add(end.subtract({ seconds: 1 }).toPlainDate().toString());
  return [...days].sort();
}

interface Placed {
  readonly name: string;
  readonly span: Span;
}

/** Items on their days, as a month holds them. */
const standing = (items: readonly Placed[], timeZone: string | undefined): DayItem<Placed>[] =>
  items.map((item) => ({ item, ...occupiedDays(item.span, timeZone), rank: item.name }));

/** The days of each item in the layout, without hidden items. */
function daysLaid(weeks: readonly (readonly string[])[], laid: readonly WeekBars<Placed>[]): Map<Placed, string[]> {
  const days = new Map<Placed, string[]>();
  laid.forEach(({ bars }, week) => {
    for (const { item, column, length } of bars) {
      days.set(item, [...(days.get(item) ?? []), ...weeks[week]!.slice(column, column + length)]);
    }
  });
  return days;
}

/** Computed once for each clock, because many cases use the same month. */
function remembered<T>(find: (timeZone: string | undefined) => T): (timeZone: string | undefined) => T {
  const found = new Map<string | undefined, T>();
  return (timeZone) => {
    if (!found.has(timeZone)) found.set(timeZone, find(timeZone));
    return found.get(timeZone)!;
  };
}

interface Clocks {
  readonly items: readonly Placed[];
  readonly standing: (timeZone: string | undefined) => DayItem<Placed>[];
  readonly daysSeen: (timeZone: string | undefined) => ReadonlyMap<Placed, string[]>;
}

const onClocks = (items: readonly Placed[]): Clocks => ({
  items,
  standing: remembered((timeZone) => standing(items, timeZone)),
  daysSeen: remembered((timeZone) => new Map(items.map((item) => [item, daysSeen(item.span, timeZone)]))),
});

function expectDaysOfTemporal(month: string, firstDay: number, clocks: Clocks, timeZone: string | undefined): void {
  const weeks = weeksOfMonth(month, firstDay, 'iso', 'en').map(({ days }) => days);
  const laid = daysLaid(weeks, layWeeks(weeks, clocks.standing(timeZone), Infinity));
  const shown = new Set(weeks.flat());
  const expected = clocks.items.map((item) => [
    item.name,
    clocks
      .daysSeen(timeZone)
      .get(item)!
      .filter((day) => shown.has(day)),
  ]);
  expect(
    clocks.items.map((item) => [item.name, laid.get(item) ?? []]),
    `${month} on the clock of ${timeZone ?? 'the event'}`,
  ).toEqual(expected);
}

const recorded = onClocks(allEvents.map((event) => ({ name: `event ${event.id}`, span: spanOf(event)! })));
const wire = (date: Temporal.PlainDateTime) => date.toString({ smallestUnit: 'second' }).replace('T', ' ');

const eachMonth = fc
  .tuple(fc.integer({ min: 1980, max: 2040 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => ({ year, month }));
const spell = ({ year, month }: { year: number; month: number }) => `${year}-${String(month).padStart(2, '0')}`;

/** An event near the month, as on the wire: up to 40 days long, often beginning or ending at midnight. */
const eventNear = ({ year, month }: { year: number; month: number }) =>
  fc
    .record({
      zone: fc.constantFrom(...zones),
      allDay: fc.boolean(),
      day: fc.integer({ min: -40, max: 40 }),
      minutes: fc.oneof(
        fc.constant(0),
        fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15),
      ),
      length: fc.oneof(
        fc.constantFrom(0, 15, 60, 23 * 60, 24 * 60, 25 * 60, 48 * 60),
        fc.integer({ min: 0, max: 40 * 96 }).map((quarters) => quarters * 15),
      ),
    })
    .map(({ zone, allDay, day, minutes, length }): EventDates => {
      const start = new temporal.PlainDateTime(year, month, 1)
        .add({ days: day })
        .add({ minutes: allDay ? 0 : minutes });
      const end = start.add({ minutes: length });
      const zoned = (moment: Temporal.PlainDateTime) =>
        wire(moment.toZonedDateTime(zone).withTimeZone('UTC').toPlainDateTime());
      const last = allDay ? end.withPlainTime('23:59:59') : end;
      return {
        all_day: allDay,
        start_date: wire(start),
        end_date: wire(last),
        utc_start_date: zoned(start),
        utc_end_date: zoned(last),
        timezone: zone,
      };
    });

describe('the days of events', () => {
  it('match Temporal for every recorded event in 200 random months, on its own clock and in 12 zones', () => {
    const busiest = fc.constantFrom(...new Set(recorded.items.map(({ span }) => span.start.toString().slice(0, 7))));
    const month = fc.oneof({ weight: 1, arbitrary: eachMonth.map(spell) }, { weight: 3, arbitrary: busiest });
    fc.assert(
      fc.property(
        month,
        fc.integer({ min: 1, max: 7 }),
        fc.constantFrom(undefined, ...zones),
        (month, firstDay, zone) => expectDaysOfTemporal(month, firstDay, recorded, zone),
      ),
      { numRuns: 200 },
    );
  });

  it('match Temporal for made events at clock changes, year ends and leap days', () => {
    const changes = fc.constantFrom(
      { year: 2017, month: 10 },
      { year: 2018, month: 2 },
      { year: 2018, month: 11 },
      { year: 2023, month: 4 },
      { year: 2024, month: 2 },
      { year: 2026, month: 3 },
      { year: 2026, month: 4 },
      { year: 2026, month: 10 },
      { year: 2026, month: 11 },
      { year: 2026, month: 12 },
      { year: 2027, month: 1 },
    );
    const monthWithEvents = fc
      .oneof(
        eachMonth.filter(({ year }) => year > 2012),
        changes,
      )
      .chain((month) =>
        fc.tuple(fc.constant(spell(month)), fc.array(eventNear(month), { minLength: 1, maxLength: 25 })),
      );
    fc.assert(
      fc.property(
        monthWithEvents,
        fc.integer({ min: 1, max: 7 }),
        fc.constantFrom(undefined, ...zones),
        ([month, events], firstDay, zone) => {
          const items = events.map((event) => ({ name: JSON.stringify(event), span: spanOf(event)! }));
          expectDaysOfTemporal(month, firstDay, onClocks(items), zone);
        },
      ),
      { numRuns: 200 },
    );
  });

  const timed = (start_date: string, end_date: string, timezone: string): EventDates => ({
    all_day: false,
    start_date,
    end_date,
    utc_start_date: '',
    utc_end_date: '',
    timezone,
  });
  for (const [what, event, zone, first, last] of [
    [
      'ends at midnight',
      timed('2026-11-21 20:00:00', '2026-11-22 00:00:00', 'Europe/Berlin'),
      undefined,
      '2026-11-21',
      '2026-11-21',
    ],
    [
      'ends after midnight',
      timed('2026-11-21 20:00:00', '2026-11-22 00:00:01', 'Europe/Berlin'),
      undefined,
      '2026-11-21',
      '2026-11-22',
    ],
    [
      'has no length',
      timed('2026-11-21 00:00:00', '2026-11-21 00:00:00', 'Europe/Berlin'),
      undefined,
      '2026-11-21',
      '2026-11-21',
    ],
    [
      'is late for others',
      timed('2026-11-21 20:00:00', '2026-11-21 22:00:00', 'Europe/Berlin'),
      'Asia/Tokyo',
      '2026-11-22',
      '2026-11-22',
    ],
    [
      'straddles a year',
      timed('2026-12-31 22:00:00', '2027-01-01 03:00:00', 'UTC'),
      undefined,
      '2026-12-31',
      '2027-01-01',
    ],
    // Midnight was left out: the day began at one.
    [
      'ends as a day begins',
      timed('2018-11-03 20:00:00', '2018-11-04 01:00:00', 'America/Sao_Paulo'),
      undefined,
      '2018-11-03',
      '2018-11-03',
    ],
    // A minute after midnight the clock was set back by an hour.
    [
      'ends the day before',
      timed('2008-11-02 00:00:00', '2008-11-01 23:30:00', 'America/St_Johns'),
      undefined,
      '2008-11-02',
      '2008-11-02',
    ],
    [
      'runs through a day that was left out',
      timed('2011-12-29 12:00:00', '2011-12-31 12:00:00', 'Pacific/Apia'),
      undefined,
      '2011-12-29',
      '2011-12-31',
    ],
  ] as const) {
    it(`of one that ${what}`, () => expect(occupiedDays(spanOf(event)!, zone)).toEqual({ first, last }));
  }

  it('of a night are the evening’s, up to the given hour', () => {
    const night = (end: string) => spanOf(timed('2026-11-28 20:00:00', `2026-11-29 ${end}`, 'Europe/Berlin'))!;
    expect(occupiedDays(night('05:59:00'), undefined, 6).last).toBe('2026-11-28');
    expect(occupiedDays(night('06:00:00'), undefined, 6).last).toBe('2026-11-29');
    expect(occupiedDays(night('00:30:00'), 'Asia/Tokyo', 6).last).toBe('2026-11-29');
    const early = spanOf(timed('2026-11-28 01:00:00', '2026-11-28 03:00:00', 'Europe/Berlin'))!;
    expect(occupiedDays(early, undefined, 6)).toEqual({ first: '2026-11-28', last: '2026-11-28' });
  });

  it('of all-day events are the same for every visitor', () => {
    const span = spanOf({
      ...timed('2026-12-31 00:00:00', '2027-01-01 23:59:59', 'Pacific/Kiritimati'),
      all_day: true,
    })!;
    for (const zone of [undefined, ...zones])
      expect(occupiedDays(span, zone)).toEqual({ first: '2026-12-31', last: '2027-01-01' });
  });
});

describe('layWeeks', () => {
  const weeks = weeksOfMonth('2026-11-01', 1, 'iso', 'en').map(({ days }) => days);
  const on = (name: string, first: number, last = first, rank = name): DayItem<string> => {
    const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}`;
    return { item: name, first: day(first), last: day(last), rank };
  };
  const lines = (items: readonly DayItem<string>[], week: number, count = Infinity) =>
    layWeeks(weeks, items, count)[week]!.bars.map(
      ({ item, line, column, length }) => `${item} ${line}:${column}+${length}`,
    );

  const anyItems = fc.array(
    fc
      .record({
        first: fc.integer({ min: 1, max: 30 }),
        length: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 29 })),
      })
      .map(({ first, length }) => [first, Math.min(30, first + length)] as const),
    { maxLength: 60 },
  );

  it('never lays two bars on one slot, and counts hidden ones', () => {
    fc.assert(
      fc.property(anyItems, fc.oneof(fc.constant(Infinity), fc.integer({ min: 1, max: 6 })), (spans, count) => {
        const items = spans.map(([first, last], index) => on(String(index), first, last));
        layWeeks(weeks, items, count).forEach(({ bars, hidden }, week) => {
          weeks[week]!.forEach((day, column) => {
            const here = bars.filter((bar) => bar.column <= column && bar.column + bar.length > column);
            expect(new Set(here.map(({ line }) => line)).size).toBe(here.length);
            // The last line says how many are hidden.
            expect(here.every(({ line }) => line < count - (hidden[column] ? 1 : 0))).toBe(true);
            expect(here.length + hidden[column]!).toBe(
              items.filter(({ first, last }) => first <= day && last >= day).length,
            );
          });
        });
      }),
    );
  });

  it('marks the bars that begin and end in the week', () => {
    const [, second, third] = layWeeks(weeks, [on('fair', 6, 11)], 4);
    expect(second!.bars).toEqual([{ item: 'fair', line: 0, column: 4, length: 3, begins: true, ends: false }]);
    expect(third!.bars).toEqual([{ item: 'fair', line: 0, column: 0, length: 3, begins: false, ends: true }]);
  });

  it('puts longer bars first, then by rank', () => {
    expect(lines([on('b', 3), on('a', 3), on('long', 3, 5)], 1)).toEqual(['long 0:1+3', 'a 1:1+1', 'b 2:1+1']);
  });

  it('puts bars of several days above single ones, so that days fill up without holes', () => {
    expect(lines([on('talk', 9), on('fair', 10, 12), on('walk', 10)], 2)).toEqual([
      'talk 0:0+1',
      'fair 0:1+3',
      'walk 1:1+1',
    ]);
  });

  it('lets a bar move up where the one above it has ended', () => {
    expect(lines([on('first', 2, 8), on('second', 5, 12)], 1)).toEqual(['first 0:0+7', 'second 1:3+4']);
    expect(lines([on('first', 2, 8), on('second', 5, 12)], 2)).toEqual(['second 0:0+4']);
  });

  it('puts what goes on longest in a week on top, so that no lane is free between two bars', () => {
    expect(lines([on('trail', 1, 12), on('stars', 5, 9), on('nets', 7, 20)], 2)).toEqual([
      'nets 0:0+7',
      'trail 1:0+4',
      'stars 2:0+1',
    ]);
  });

  it('gives the last line to the number of hidden events', () => {
    const items = [on('a', 2, 8), on('b', 2, 8), on('c', 2, 12)].reverse();
    expect(lines(items, 1, 2)).toEqual(['c 0:0+7']);
    expect(layWeeks(weeks, items, 2)[1]!.hidden).toEqual([2, 2, 2, 2, 2, 2, 2]);
  });

  it('hides a long item on the full days alone, and lets its bar begin again', () => {
    const week = ['06', '07', '08', '09', '10', '11', '12'].map((day) => `2026-12-${day}`);
    const at = (item: string, first: string, last = first): DayItem<string> => ({
      item,
      first: `2026-12-${first}`,
      last: `2026-12-${last}`,
      rank: item,
    });
    const markets = ['1', '2', '3'].map((name) => at(`Market ${name}`, '05', '07'));
    const concerts = ['4', '5', '6'].map((name) => at(`Concert ${name}`, '07'));
    for (const lines of [2, 3, 4, 6]) {
      const [laid] = layWeeks([week], [...markets, ...concerts, at('Exhibition', '07', '20')], lines);
      expect(laid!.hidden, `${lines} lines`).toEqual([lines < 3 ? 2 : 0, 8 - lines, 0, 0, 0, 0, 0]);
      const bar = laid!.bars.find(({ item }) => item === 'Exhibition')!;
      const isHidden = lines < 5;
      expect([bar.line, bar.column, bar.length, bar.begins, bar.ends]).toEqual(
        isHidden ? [0, 2, 5, false, false] : [3, 1, 6, true, false],
      );
    }
    // In the middle, too.
    const full = ['a', 'b', 'c'].map((name) => at(name, '09'));
    const [laid] = layWeeks([week], [at('Run', '07', '11'), at('Tour', '07', '11'), ...full], 2);
    expect(laid!.hidden).toEqual([0, 0, 0, 4, 0, 0, 0]);
    expect(
      laid!.bars
        .filter(({ item }) => item === 'Tour')
        .map(({ column, length, begins, ends }) => [column, length, begins, ends]),
    ).toEqual([
      [1, 2, true, false],
      [4, 2, false, true],
    ]);
  });

  it('shows the last event rather than "1 more"', () => {
    expect(lines([on('a', 3), on('b', 3)], 1, 2)).toEqual(['a 0:1+1', 'b 1:1+1']);
    expect(lines([on('a', 3), on('b', 3), on('c', 3)], 1, 2)).toEqual(['a 0:1+1']);
  });
});
