import { describe, expect, it } from 'vitest';
import { planAgenda, planDay } from '../../../../src/elements/period/agenda.js';
import { barsOn, dotsFor, eventsFrom, isBar, ownEvents } from '../../../../src/elements/period/month-day.js';
import type { CalendarEvent } from '../../../../src/data/records/index.js';
import { dayItemsOf, layWeeks } from '../../../../src/data/time/index.js';
import { allDay, eventAt } from './period-events.js';

const display = { timeZone: 'Pacific/Chatham', timeDisplay: 'event' } as const;
const days = ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`);
const itemsOf = (events: readonly CalendarEvent[]) => dayItemsOf(events, display, 6);

/** The week from Monday, 16 November 2026, with so many lines a day. */
const weekOf = (events: readonly CalendarEvent[], lines = 4) => layWeeks([days], itemsOf(events), lines)[0]!;

/** Events that begin at these hours of Wednesday. */
const at = (...hours: string[]) => hours.map((hour) => eventAt(`2026-11-18 ${hour}:00`, `2026-11-18 ${hour}:30`));

describe('the events of a day in a month', () => {
  it.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [4, 2],
    [5, 3],
    [99, 3],
  ])('%j of them are %j dots', (count, dots) => {
    expect(dotsFor(count)).to.equal(dots);
  });

  it('are its own where they neither come from nor go on to another', () => {
    const [walk] = at('10');
    const [fair, holiday] = [allDay('2026-11-17', '2026-11-19'), allDay('2026-11-18')];
    const camp = allDay('2026-11-10', '2026-11-16');
    const week = weekOf([walk!, fair, holiday, camp]);
    expect(ownEvents(week, 2)).to.have.members([walk, holiday]);
    expect(barsOn(week, 2).map(({ item }) => item)).to.have.members([walk, fair, holiday]);
    expect([ownEvents(week, 1), ownEvents(week, 0), barsOn(week, 0).map(({ item }) => item)]).to.deep.equal([
      [],
      [],
      [camp],
    ]);
  });

  it.each([
    ['an event of a day with a time', () => at('10')[0]!, false],
    ['an event of a whole day', () => allDay('2026-11-18'), true],
    ['an event of several days with a time', () => eventAt('2026-11-18 10:00', '2026-11-20 10:00'), true],
    ['an event from the week before', () => eventAt('2026-11-15 10:00', '2026-11-16 10:00'), true],
    ['a night', () => eventAt('2026-11-18 20:00', '2026-11-19 02:00'), false],
  ])('are bars: %s', (_, event, expected) => {
    expect(weekOf([event()]).bars.map(isBar)).to.deep.equal([expected]);
  });

  it.each([
    ['three titles, since one line is free', at('10', '11', '12'), 4, 0, 3, 0],
    ['none, since no line is free', at('10', '11', '12', '13'), 4, 4, 0, 0],
    ['none where some are hidden', at('10', '11', '12', '13', '14'), 4, 3, 0, 0],
    ['titles below a bar alone', [allDay('2026-11-18', '2026-11-19'), ...at('10')], 4, 1, 1, 1],
    ['no title of a bar', [allDay('2026-11-18')], 4, 1, 0, 1],
    ['any in print', at('10', '11', '12', '13', '14', '15'), Infinity, 0, 6, 0],
  ])('have room for two lines: %s', (_, events, lines, above, roomy, line) => {
    const found = eventsFrom(weekOf(events, lines), 2, lines);
    expect([found.above.length, found.roomy.length, found.line]).to.deep.equal([above, roomy, line]);
  });
});

describe('the days of an agenda', () => {
  const nets = allDay('2026-11-10', '2026-12-05');
  const fair = allDay('2026-11-18', '2026-11-19');
  const [early, late] = at('09', '15') as [CalendarEvent, CalendarEvent];
  const plan = (hidesOngoing: boolean, from = 0) =>
    planAgenda(itemsOf([late, nets, early, fair]), days.slice(from), hidesOngoing).map(({ date, items, ongoing }) => [
      date,
      items.map(({ item }) => item),
      ongoing.map(({ item }) => item),
    ]);

  it('have each event on its first day, in the order of their time, and what runs already on the first of them', () => {
    expect(plan(false)).to.deep.equal([
      ['2026-11-16', [], [nets]],
      ['2026-11-18', [fair, early, late], []],
    ]);
  });

  it('begin with today, where what has begun before still runs', () => {
    expect(plan(false, 3)).to.deep.equal([['2026-11-19', [], [nets, fair]]]);
  });

  it('leave out what runs already, where it is not wanted', () => {
    expect(plan(true).map(([date]) => date)).to.deep.equal(['2026-11-18']);
  });

  it('have of a single day what it has to itself, and beside it what runs over several days', () => {
    const { items, ongoing } = planDay(itemsOf([late, nets, early, fair]), '2026-11-18');
    expect(items.map(({ item }) => item)).to.deep.equal([early, late]);
    expect(ongoing.map(({ item }) => item)).to.have.members([nets, fair]);
    expect(planDay(itemsOf([late]), '2026-11-17')).to.deep.equal({ date: '2026-11-17', items: [], ongoing: [] });
  });
});
