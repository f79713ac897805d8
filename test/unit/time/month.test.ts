import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, addMonths, lastOfMonth, loadTemporal, sameDay, weeksOfMonth } from '../../../src/data/time/index.js';
import { atLeastOne } from '../../at-least-one.js';

let PlainDate: typeof Temporal.PlainDate;
beforeAll(async () => void ({ PlainDate } = await loadTemporal()));

const years = [1, 99, 1900, 1999, 2000, 2015, 2020, 2024, 2026, 2027, 2100, 9998];
const months = years.flatMap((year) => Array.from({ length: 12 }, (_, index) => ({ year, month: index + 1 })));
const spell = ({ year, month }: { year: number; month: number }) =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
const firstOf = (month: { year: number; month: number }) => `${spell(month)}-01`;

describe('weeksOfMonth', () => {
  it('holds each day of a month once, in whole weeks only', () => {
    for (const month of months) {
      for (const firstDay of [1, 2, 3, 4, 5, 6, 7]) {
        const weeks = weeksOfMonth(firstOf(month), firstDay, 'iso', 'en').map(({ days }) => days);
        const days = weeks.flat();
        expect(days.every((day, index) => !index || day === addDays(days[index - 1]!, 1))).toBe(true);
        expect(weeks.every((week) => week.length === 7 && PlainDate.from(week[0]!).dayOfWeek === firstDay)).toBe(true);
        expect(weeks.every((week) => week.some((day) => day.startsWith(spell(month))))).toBe(true);
        const { daysInMonth } = PlainDate.from({ ...month, day: 1 });
        expect(days.filter((day) => day.startsWith(spell(month)))).toHaveLength(daysInMonth);
      }
    }
  });

  it('numbers the weeks of ISO 8601 as Temporal does', () => {
    for (const month of atLeastOne(months.filter(({ year }) => year > 1))) {
      for (const { days, number } of weeksOfMonth(firstOf(month), 1, 'iso', 'en'))
        expect(number).toBe(PlainDate.from(days[0]!).weekOfYear);
    }
  });

  it('takes the week of the Thursday where weeks begin on another day', () => {
    expect(weeksOfMonth('2026-01-15', 7, 'iso', 'en').map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    expect(weeksOfMonth('2027-01-15', 7, 'iso', 'en').map(({ number }) => number)).toEqual([53, 1, 2, 3, 4, 5]);
  });

  it('counts from the week of January 1 in other locales', () => {
    expect(weeksOfMonth('2027-01-15', 7, 'simple', 'en').map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(weeksOfMonth('2026-12-15', 7, 'simple', 'en').map(({ number }) => number)).toEqual([49, 50, 51, 52, 1]);
    expect(weeksOfMonth('2026-08-15', 7, 'simple', 'en')[0]).toMatchObject({
      number: 31,
      days: { 0: '2026-07-26', 6: '2026-08-01' },
    });
  });
});

describe('months', () => {
  it('count across years, within four digits', () => {
    expect(addMonths('2026-11-01', 2, 'en')).toBe('2027-01-01');
    expect(addMonths('2026-01-01', -1, 'en')).toBe('2025-12-01');
    expect(addMonths('2026-11-01', -12, 'en')).toBe('2025-11-01');
    expect([
      addMonths('9998-11-01', 5, 'en'),
      addMonths('0001-02-01', -5, 'en'),
      addMonths('9999-12-01', 0, 'en'),
    ]).toEqual(['9998-12-01', '0001-01-01', '9998-12-01']);
  });

  it('end on the day that Temporal says', () => {
    for (const month of months)
      expect(lastOfMonth(firstOf(month), 'en')).toBe(
        `${spell(month)}-${PlainDate.from({ ...month, day: 1 }).daysInMonth}`,
      );
  });

  it('keep the day where they have one of that number', () => {
    expect(sameDay('2026-01-31', 1, 'en')).toBe('2026-02-28');
    expect(sameDay('2028-01-31', 1, 'en')).toBe('2028-02-29');
    expect(sameDay('2028-02-29', 12, 'en')).toBe('2029-02-28');
    expect(sameDay('2026-03-15', -1, 'en')).toBe('2026-02-15');
  });
});
