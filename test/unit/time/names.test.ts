import { describe, expect, it } from 'vitest';
import {
  dayName,
  dayNumber,
  loadTemporal,
  monthName,
  shortDay,
  spanOf,
  startTime,
  weekdayName,
  yearName,
  type DisplayOptions,
} from '../../../src/time/index.js';

await loadTemporal();

describe('names', () => {
  it('are those of the language, in its digits', () => {
    expect([dayNumber('2026-11-21', 'en'), dayNumber('2026-11-21', 'ja'), dayNumber('2026-11-21', 'ar-EG')]).toEqual(['21', '21', '٢١']);
    expect([dayName('2026-11-21', 'en'), dayName('2026-11-21', 'de')]).toEqual(['Saturday, November 21', 'Samstag, 21. November']);
    expect([weekdayName('2026-11-21', 'fr', 'long'), weekdayName('2026-11-21', 'en', 'short')]).toEqual(['samedi', 'Sat']);
    expect([monthName('2026-11', 'es'), monthName('2026-11', 'en')]).toEqual(['noviembre', 'November']);
    expect([yearName('2026-11', 'en'), yearName('2026-11', 'ja')]).toEqual(['2026', '2026']);
  });

  it('include the year of a day in another year', () => {
    expect([dayName('2026-12-12', 'en', '2026-11-22'), dayName('2027-12-12', 'en', '2026-11-22')]).toEqual([
      'Saturday, December 12',
      'Sunday, December 12, 2027',
    ]);
    expect([shortDay('2026-12-05', 'en', '2026-11-22'), shortDay('2027-01-05', 'en', '2026-11-22')]).toEqual(['Dec 5', 'Jan 5, 2027']);
  });

  it('use the Gregorian calendar, as the grid does', () => {
    expect([dayNumber('2026-11-21', 'en-u-ca-persian'), yearName('2026-11', 'th')]).toEqual(['21', '2026']);
  });
});

describe('startTime', () => {
  const at = (clock: string, reader: Partial<DisplayOptions>, changes = {}) =>
    startTime(
      spanOf({
        all_day: false,
        start_date: `2026-11-21 ${clock}`,
        end_date: '2026-11-21 23:30:00',
        utc_start_date: '',
        utc_end_date: '',
        timezone: 'America/New_York',
        ...changes,
      })!,
      { locale: 'en', timeZone: 'Europe/Berlin', timeDisplay: 'both', ...reader },
    ).replace('\u202f', ' ');

  it('is short', () => {
    expect([at('19:00:00', {}), at('19:30:00', {})]).toEqual(['7 PM', '7:30 PM']);
    expect([at('19:00:00', { locale: 'de' }), at('09:05:00', { locale: 'de' })]).toEqual(['19:00', '09:05']);
    expect([at('19:00:00', { hourCycle: 'h23' }), at('19:00:00', { locale: 'de', hourCycle: 'h12' })]).toEqual(['19:00', '7 PM']);
  });

  it('uses the clock that decides the day', () => {
    expect(at('19:00:00', { timeDisplay: 'visitor' })).toBe('1 AM');
    expect(at('19:00:00', { timeDisplay: 'event' })).toBe('7 PM');
  });

  it('is absent for all-day events', () => expect(at('00:00:00', {}, { all_day: true })).toBe(''));
});
