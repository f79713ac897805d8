import { Temporal } from 'temporal-polyfill/full';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  lastOfMonth,
  monthHeading,
  monthOf,
  sameDay,
  weeksOfMonth,
  yearOf,
} from '../../../src/data/time/index.js';
import fc from '../../fast-check.js';

const locale = 'fa-u-ca-persian';
const period = (date: string) => [monthOf(date, locale), lastOfMonth(date, locale)];
const persian = (date: string) => Temporal.PlainDate.from(date).withCalendar('persian');
const days = fc
  .integer({ min: Date.parse('1700-01-01') / 86_400_000, max: Date.parse('2200-12-31') / 86_400_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));

describe('months of a Persian locale', () => {
  it.each([
    ['Farvardin 1405, which begins with Nowruz', '2026-03-21', '2026-03-21', '2026-04-20'],
    ['Esfand 1404, which ends the day before', '2026-03-20', '2026-02-20', '2026-03-20'],
    ['Esfand of the leap year 1403', '2025-03-01', '2025-02-19', '2025-03-20'],
    ['Esfand of the leap year 1408', '2030-03-20', '2030-02-19', '2030-03-20'],
    ['Shahrivar, the last of 31 days', '2026-09-22', '2026-08-23', '2026-09-22'],
    ['Mehr, the first of 30 days', '2026-09-23', '2026-09-23', '2026-10-22'],
  ])('are the Persian ones: %s', (_, day, first, last) => {
    expect(period(day)).toEqual([first, last]);
  });

  it('are those of Temporal, and each day lies in one of them', () => {
    fc.assert(
      fc.property(days, (date) => {
        const [first, last] = period(date) as [string, string];
        const { day, daysInMonth } = persian(date);
        expect([first, last]).toEqual([addDays(date, 1 - day), addDays(date, daysInMonth - day)]);
        expect(period(addDays(last, 1))[0]).toBe(addDays(last, 1));
        expect(period(addDays(first, -1))[1]).toBe(addDays(first, -1));
      }),
    );
  });

  it('come back to themselves, from one to the next and by years', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -1200, max: 1200 }), (date, count) => {
        const month = monthOf(date, locale);
        const other = addMonths(month, count, locale);
        const { year, month: number } = persian(month).add({ months: count });
        expect(persian(other)).toMatchObject({ year, month: number, day: 1 });
        expect(addMonths(other, -count, locale)).toBe(month);
        const first = yearOf(date, locale);
        expect(persian(first)).toMatchObject({ year: persian(date).year, month: 1, day: 1 });
      }),
    );
  });

  it('keep the day where they have one of that number', () => {
    expect(sameDay('2026-04-20', 6, locale)).toBe('2026-10-22');
    expect(sameDay('2026-03-21', -1, locale)).toBe('2026-02-20');
    expect(sameDay('2025-03-20', 12, locale)).toBe('2026-03-20');
  });

  it('fill whole weeks, under their own name', () => {
    const weeks = weeksOfMonth('2026-04-01', 6, 'simple', locale).map((week) => week.days);
    expect([weeks.length, weeks[0]![0], weeks.at(-1)![6]]).toEqual([5, '2026-03-21', '2026-04-24']);
    expect(monthHeading('2026-03-21', locale)).toBe('۱۴۰۵ فروردین');
  });

  it('are Gregorian without that calendar, whatever the language', () => {
    for (const other of ['fa', 'en', 'th', 'he-u-ca-hebrew', 'fa-u-ca-gregory'])
      expect([monthOf('2026-03-21', other), lastOfMonth('2026-03-21', other)]).toEqual(['2026-03-01', '2026-03-31']);
  });
});
