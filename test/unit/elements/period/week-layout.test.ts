import { describe, expect, it } from 'vitest';
import { barsFrom, dayRoom, isOfEvening, layWeek } from '../../../../src/elements/period/week-layout.js';
import { allDay, eventAt } from './period-events.js';

const display = { locale: 'en', timeZone: 'Pacific/Chatham', timeDisplay: 'event' } as const;
const week = ['15', '16', '17', '18', '19', '20', '21'].map((day) => `2026-11-${day}`);
const wide = { lanes: 12, numberShare: 0.1 };

/** The layout of events in the week from Sunday, 15 November 2026. */
const lay = (
  events: Parameters<typeof layWeek>[0],
  { room = wide, slot_min = 8, slot_max = 20, days = week, nightEnd = 6 } = {},
) => layWeek(events, days, display, { slot_min, slot_max }, nightEnd, room);

const hours = ({ firstHour, lastHour, openingHour }: ReturnType<typeof lay>) => [firstHour, lastHour, openingHour];

describe('the room of a day', () => {
  it.each([
    [7, 62.5, 2],
    [7, 50, 1],
    // Four days are seen, and three.
    [7, 47, 2],
    [7, 34, 2],
    [3, 62.5, 5],
    [1, 62.5, 12],
    // A box as narrow as a phone.
    [1, 21.4, 3],
    [3, 21.4, 1],
  ])('of %j in a box %j times as wide as its text has so many lanes: %j', (days, width, lanes) => {
    expect(dayRoom(days, width).lanes).to.equal(lanes);
  });

  it('is never less than a lane of 56 pixels, beside the number of the others, nor more than twelve', () => {
    for (const days of [1, 2, 3, 7])
      for (let width = 29; width < 200; width += 1) {
        const { lanes, numberShare } = dayRoom(days, width);
        expect(lanes >= 1 && lanes <= 12, `${days}, ${width}`).to.equal(true);
        expect((16 * 2) / numberShare - 32, `${days}, ${width}`).to.be.at.least(56);
      }
  });
});

describe('the hours of a week', () => {
  it.each([
    ['those that are wanted, from eight on without events', [], {}, [8, 20, 8]],
    [
      'those of events before and after',
      [
        ['06:30', '07:00'],
        ['21:00', '22:30'],
      ],
      {},
      [6, 23, 6],
    ],
    ['one at least for an event without length', [['21:00', '21:00']], {}, [8, 22, 21]],
    ['to midnight, for a night', [['22:00', '+02:00']], {}, [0, 24, 22]],
    [
      'those of narrow slots, and of events beyond',
      [
        ['09:00', '10:30'],
        ['12:00', '13:00'],
      ],
      { slot_min: 10, slot_max: 11 },
      [9, 13, 9],
    ],
    ['those of wide slots', [['09:00', '10:30']], { slot_min: 6, slot_max: 22 }, [6, 22, 9]],
  ] as const)('are %s', (_, times, options, expected) => {
    const end = (text: string) => (text.startsWith('+') ? `2026-11-19 ${text.slice(1)}` : `2026-11-18 ${text}`);
    expect(
      hours(
        lay(
          times.map(([from, to]) => eventAt(`2026-11-18 ${from}`, end(to))),
          options,
        ),
      ),
    ).to.deep.equal(expected);
  });

  it('begin at what begins first, and not at the rest of a night', () => {
    const events = [eventAt('2026-11-18 22:00', '2026-11-19 02:00'), eventAt('2026-11-20 10:00', '2026-11-20 11:00')];
    expect(lay(events).openingHour).to.equal(10);
  });

  it('are not those of whole days', () => {
    expect(
      hours(lay([allDay('2026-11-16', '2026-11-18'), eventAt('2026-11-16 03:00', '2026-11-18 03:00')])),
    ).to.deep.equal([8, 20, 8]);
  });
});

describe('the events of a day', () => {
  const together = (count: number) =>
    Array.from({ length: count }, () => eventAt('2026-11-18 10:00', '2026-11-18 11:00'));
  const wednesday = (events: Parameters<typeof layWeek>[0], room: typeof wide) => lay(events, { room }).days[3]!;

  it('are side by side as far as there is room, and the others are counted', () => {
    const boxes = wednesday(together(20), { ...wide, lanes: 2 });
    expect(boxes.filter(({ isHidden }) => !isHidden)).to.have.length(1);
    expect(boxes.flatMap(({ more }) => more?.count ?? [])).to.deep.equal([19]);
  });

  it('are all there where one more has room in place of its number', () => {
    const events = [
      ['10:00', '13:00'],
      ['10:00', '11:00'],
      ['11:30', '12:30'],
    ] as const;
    const boxes = wednesday(
      events.map(([from, to]) => eventAt(`2026-11-18 ${from}`, `2026-11-18 ${to}`)),
      { ...wide, lanes: 2 },
    );
    expect(boxes.map(({ isHidden }) => isHidden)).to.deep.equal([false, false, false]);
    const later = [
      ['10:00', '13:00'],
      ['11:00', '13:00'],
      ['12:00', '13:00'],
      ['14:00', '15:00'],
    ] as const;
    const crowded = wednesday(
      later.map(([from, to]) => eventAt(`2026-11-18 ${from}`, `2026-11-18 ${to}`)),
      { ...wide, lanes: 2 },
    );
    expect(crowded.flatMap(({ more }) => more?.count ?? [])).to.deep.equal([2]);
  });

  it('share its width, and a single lane leaves the number of the others its room', () => {
    const shares = (lanes: number) =>
      wednesday(together(2), { lanes, numberShare: 0.25 }).map(({ start, size, isHidden }) => [start, size, isHidden]);
    expect(shares(2)).to.deep.equal([
      [0, 0.5, false],
      [0.5, 0.5, false],
    ]);
    expect(shares(1)).to.deep.equal([
      [0, 0.75, false],
      [0.75, 0.25, true],
    ]);
  });

  it('are drawn as long as their words, within the hours shown', () => {
    const [box] = wednesday([eventAt('2026-11-18 19:55', '2026-11-18 20:00')], wide);
    expect([box!.from, box!.to]).to.deep.equal([19 * 60 + 30, 20 * 60]);
  });
});

describe('a list of days', () => {
  const night = eventAt('2026-11-18 22:00', '2026-11-19 02:00');
  const dance = eventAt('2026-11-18 23:00', '2026-11-19 06:30');

  it.each([
    ['at its end on the morning after', night, 4, 6, true],
    ['not on its evening', night, 3, 6, false],
    ['not where the morning is another day', night, 4, 0, false],
    ['to the hour itself', night, 4, 2, true],
    ['not where it goes on longer', dance, 4, 6, false],
  ] as const)('has a night on its evening alone: %s', (_, event, day, nightEnd, isLeftOut) => {
    expect(lay([event]).days[day]!.map((box) => isOfEvening(box, nightEnd))).to.deep.equal([isLeftOut]);
  });

  it('has events of whole days on the day on which they begin', () => {
    const events = [allDay('2026-11-14', '2026-11-17'), allDay('2026-11-16'), allDay('2026-11-16', '2026-11-25')];
    const layout = lay(events);
    expect(
      week.map((_, index) =>
        barsFrom(layout, index)
          .map(({ item }) => events.indexOf(item))
          .sort(),
      ),
    ).to.deep.equal([[], [1, 2], [], [], [], [], []]);
  });
});
