import { afterEach, describe, expect, it, vi } from 'vitest';
import type { EventRepresentation } from '../../../src/data/schema/index.js';
import {
  isOver,
  rangeFilters,
  ranges,
  visitorTimeZone,
  today,
  weekOf,
  type Range,
  type RangeFilters,
} from '../../../src/data/time/index.js';
import { allEvents } from './recorded-events.js';

afterEach(() => vi.unstubAllGlobals());

const filters = (range: Range, day: string, locale = 'de') =>
  rangeFilters(range, {
    today: day,
    now: Date.parse(`${day}T12:00Z`),
    firstDay: () => weekOf(locale).firstDay,
    weekend: () => weekOf(locale).weekend,
  });

type Dates = Pick<EventRepresentation, 'start_date' | 'end_date'>;

/** How a server applies relative filters: each means the end of its day, and compares strictly (wire section 6.1). */
function isFound({ start_date, end_date }: Dates, { starts_before, ends_before, ends_after }: RangeFilters): boolean {
  const endOf = (day: string) => `${day} 23:59:59`;
  return (
    (!starts_before || start_date < endOf(starts_before)) &&
    (!ends_before || end_date < endOf(ends_before)) &&
    (!ends_after || end_date > endOf(ends_after))
  );
}

/** Whether an event has a moment within whole days, first to last. */
const touches = ({ start_date, end_date }: Dates, first: string, last: string) =>
  start_date <= `${last} 23:59:59` && end_date >= `${first} 00:00:00`;

const found = (range: Range, day: string, locale?: string) =>
  allEvents.filter((event) => isFound(event, filters(range, day, locale)));
const ids = (events: readonly EventRepresentation[]) => events.map(({ id }) => id);

describe('today', () => {
  for (const [zone, now, day] of [
    ['UTC', '2026-12-31T23:59:59Z', '2026-12-31'],
    ['UTC', '2027-01-01T00:00:00Z', '2027-01-01'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01'],
    ['Pacific/Pago_Pago', '2027-01-01T10:59:59Z', '2026-12-31'],
    ['Pacific/Chatham', '2026-11-20T10:14:59Z', '2026-11-20'],
    ['Pacific/Chatham', '2026-11-20T10:15:00Z', '2026-11-21'],
    // The first and the last minute of the days on which clocks are changed.
    ['America/New_York', '2026-11-01T03:59:00Z', '2026-10-31'],
    ['America/New_York', '2026-11-01T04:00:00Z', '2026-11-01'],
    ['America/New_York', '2026-11-02T04:59:00Z', '2026-11-01'],
    ['America/New_York', '2026-11-02T05:00:00Z', '2026-11-02'],
    ['Europe/Berlin', '2027-03-27T23:00:00Z', '2027-03-28'],
    ['Europe/Berlin', '2027-03-28T21:59:00Z', '2027-03-28'],
    ['Europe/Berlin', '2027-03-28T22:00:00Z', '2027-03-29'],
    ['Australia/Lord_Howe', '2027-04-03T13:00:00Z', '2027-04-04'],
    ['Australia/Lord_Howe', '2027-04-04T13:29:00Z', '2027-04-04'],
    ['Australia/Lord_Howe', '2027-04-04T13:30:00Z', '2027-04-05'],
    // Clocks go from midnight to one.
    ['Africa/Cairo', '2027-04-29T21:59:00Z', '2027-04-29'],
    ['Africa/Cairo', '2027-04-29T22:00:00Z', '2027-04-30'],
    ['Africa/Cairo', '2027-04-30T20:59:00Z', '2027-04-30'],
    ['Africa/Cairo', '2027-04-30T21:00:00Z', '2027-05-01'],
  ] as const)
    it(`is ${day} in ${zone} at ${now}`, () => {
      expect(today(zone, Date.parse(now))).to.equal(day);
    });

  it('is counted in the visitor’s zone', () => {
    expect(visitorTimeZone()).to.equal('Pacific/Chatham');
  });
});

describe('weekOf', () => {
  it('knows the week of a locale', () => {
    expect(weekOf('en-US')).to.deep.include({ firstDay: 7, weekend: [6, 7] });
    expect(weekOf('de')).to.deep.include({ firstDay: 1, weekend: [6, 7] });
    expect(weekOf('ar-EG')).to.deep.include({ firstDay: 6, weekend: [5, 6] });
  });

  it('falls back to the international week', () => {
    const week = { firstDay: 1, weekend: [6, 7] };
    expect(weekOf('not a locale')).to.deep.equal(week);
    vi.stubGlobal('Intl', { ...Intl, Locale: class {} });
    expect(weekOf('en-US')).to.deep.equal(week);
  });
});

describe('rangeFilters', () => {
  it('requests the period that a range names', () => {
    expect(filters('upcoming', '2027-01-01')).to.deep.equal({ ends_after: '2026-12-31' });
    expect(filters('today', '2027-01-01')).to.deep.equal({ starts_before: '2027-01-01', ends_after: '2026-12-31' });
    expect(filters('tomorrow', '2026-12-31')).to.deep.equal({ starts_before: '2027-01-01', ends_after: '2026-12-31' });
    expect(filters('past', '2027-01-01')).to.deep.equal({ starts_before: '2027-01-02', ends_before: '2027-01-03' });
    expect(filters('all', '2027-01-01')).to.deep.equal({ starts_before: '2100-01-01' });
  });

  // The first and last day of each period, and its neighbors. 21 November 2026 is a Saturday.
  for (const [range, locale, day, first, last] of [
    ['weekend', 'en-US', '2026-11-16', '2026-11-21', '2026-11-22'],
    ['weekend', 'en-US', '2026-11-20', '2026-11-21', '2026-11-22'],
    ['weekend', 'en-US', '2026-11-21', '2026-11-21', '2026-11-22'],
    ['weekend', 'de', '2026-11-22', '2026-11-21', '2026-11-22'],
    ['weekend', 'de', '2026-11-23', '2026-11-28', '2026-11-29'],
    ['weekend', 'de', '2026-12-31', '2027-01-02', '2027-01-03'],
    ['weekend', 'ar-EG', '2026-11-19', '2026-11-20', '2026-11-21'],
    ['weekend', 'ar-EG', '2026-11-20', '2026-11-20', '2026-11-21'],
    ['weekend', 'ar-EG', '2026-11-21', '2026-11-20', '2026-11-21'],
    ['weekend', 'ar-EG', '2026-11-22', '2026-11-27', '2026-11-28'],
    ['next-weekend', 'en-US', '2026-11-20', '2026-11-28', '2026-11-29'],
    ['next-weekend', 'en-US', '2026-11-21', '2026-11-28', '2026-11-29'],
    ['next-weekend', 'de', '2026-11-22', '2026-11-28', '2026-11-29'],
    ['next-weekend', 'de', '2026-11-23', '2026-12-05', '2026-12-06'],
    ['next-weekend', 'ar-EG', '2026-11-21', '2026-11-27', '2026-11-28'],
    ['next-weekend', 'ar-EG', '2026-12-25', '2027-01-01', '2027-01-02'],
    ['week', 'en-US', '2026-11-21', '2026-11-15', '2026-11-21'],
    ['week', 'en-US', '2026-11-22', '2026-11-22', '2026-11-28'],
    ['week', 'de', '2026-11-22', '2026-11-16', '2026-11-22'],
    ['week', 'de', '2027-01-01', '2026-12-28', '2027-01-03'],
    ['week', 'ar-EG', '2026-11-21', '2026-11-21', '2026-11-27'],
    ['week', 'ar-EG', '2026-11-20', '2026-11-14', '2026-11-20'],
    ['next-week', 'en-US', '2026-11-21', '2026-11-22', '2026-11-28'],
    ['next-week', 'en-US', '2026-11-22', '2026-11-29', '2026-12-05'],
    ['next-week', 'de', '2026-11-22', '2026-11-23', '2026-11-29'],
    ['next-week', 'de', '2026-12-31', '2027-01-04', '2027-01-10'],
    ['next-week', 'ar-EG', '2026-11-20', '2026-11-21', '2026-11-27'],
    ['month', 'de', '2026-11-01', '2026-11-01', '2026-11-30'],
    ['month', 'de', '2026-12-31', '2026-12-01', '2026-12-31'],
    ['month', 'de', '2027-02-28', '2027-02-01', '2027-02-28'],
    ['month', 'de', '2028-02-01', '2028-02-01', '2028-02-29'],
    ['month', 'de', '2027-01-31', '2027-01-01', '2027-01-31'],
    ['next-month', 'de', '2026-11-01', '2026-12-01', '2026-12-31'],
    ['next-month', 'de', '2026-12-31', '2027-01-01', '2027-01-31'],
    ['next-month', 'de', '2027-01-31', '2027-02-01', '2027-02-28'],
    ['next-month', 'de', '2028-01-31', '2028-02-01', '2028-02-29'],
    ['today', 'de', '2027-01-01', '2027-01-01', '2027-01-01'],
    ['tomorrow', 'de', '2028-02-28', '2028-02-29', '2028-02-29'],
  ] as const)
    it(`${range} in ${locale} on ${day} is ${first} to ${last}`, () => {
      const asked = filters(range, day, locale);
      const on = (date: string) => isFound({ start_date: `${date} 10:00:00`, end_date: `${date} 11:00:00` }, asked);
      const neighbor = (date: string, days: number) =>
        new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
      expect([neighbor(first, -1), first, last, neighbor(last, 1)].map(on)).to.deep.equal([false, true, true, false]);
      const touching = allEvents.filter((event) => touches(event, first, last));
      expect(ids(allEvents.filter((event) => isFound(event, asked)))).to.deep.equal(ids(touching));
    });

  it('takes the given first day of the week', () => {
    const asked = rangeFilters('week', {
      today: '2026-11-21',
      now: 0,
      firstDay: () => 3,
      weekend: () => [6, 7],
    });
    expect(asked).to.deep.equal({ starts_before: '2026-11-24', ends_after: '2026-11-17' });
    const next = rangeFilters('next-week', {
      today: '2026-11-21',
      now: 0,
      firstDay: () => 3,
      weekend: () => [6, 7],
    });
    expect(next).to.deep.equal({ starts_before: '2026-12-01', ends_after: '2026-11-24' });
  });

  it('covers every recorded event with "all"', () => {
    expect(found('all', '2026-11-21')).to.have.length(316);
  });

  it('asks in "upcoming" and "past" for all that clocks of the world may still, or already, count as such', () => {
    for (const now of ['2026-11-20T00:10Z', '2026-11-21T11:59Z', '2026-12-31T12:00Z', '2027-01-01T23:20Z'].map(
      Date.parse,
    )) {
      const base = { today: '2026-11-21', now, firstDay: () => 1, weekend: () => [6, 7] };
      const utc = new Date(now).toISOString().slice(0, 19).replace('T', ' ');
      const [over, others] = [
        allEvents.filter((event) => isOver(event, now)),
        allEvents.filter((event) => !isOver(event, now)),
      ];
      expect(over.every(({ utc_end_date: end }) => end <= utc)).to.equal(true);
      expect(others.every((event) => isFound(event, rangeFilters('upcoming', base)))).to.equal(true);
      expect(over.every((event) => isFound(event, rangeFilters('past', base)))).to.equal(true);
    }
  });

  it('counts what does not say its end in UTC as not over', () => {
    for (const utc_end_date of ['', undefined, null])
      expect(isOver({ utc_end_date } as { utc_end_date: string }, Date.now())).to.equal(false);
  });

  it('needs no Temporal', () => {
    vi.stubGlobal('Temporal', undefined);
    for (const range of Object.keys(ranges) as Range[]) expect(filters(range, today('UTC', 0))).not.to.deep.equal({});
  });
});
