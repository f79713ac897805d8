import { describe, expect, it } from 'vitest';
import {
  dateParts,
  dayHeading,
  dayName,
  dayNumber,
  daysName,
  loadTemporal,
  monthHeading,
  monthName,
  shortDay,
  spanOf,
  startTime,
  weekdayName,
  yearName,
  type DisplayOptions,
} from '../../../src/data/time/index.js';

await loadTemporal();

describe('names', () => {
  it('are those of the language, in its digits', () => {
    expect([dayNumber('2026-11-21', 'en'), dayNumber('2026-11-21', 'ja'), dayNumber('2026-11-21', 'ar-EG')]).toEqual([
      '21',
      '21',
      '٢١',
    ]);
    expect([dayName('2026-11-21', 'en'), dayName('2026-11-21', 'de')]).toEqual([
      'Saturday, November 21',
      'Samstag, 21. November',
    ]);
    expect([weekdayName('2026-11-21', 'fr', 'long'), weekdayName('2026-11-21', 'en', 'short')]).toEqual([
      'samedi',
      'Sat',
    ]);
    expect([monthName('2026-11', 'es'), monthName('2026-11', 'en')]).toEqual(['noviembre', 'November']);
    expect([yearName('2026-11', 'en'), yearName('2026-11', 'ja')]).toEqual(['2026', '2026']);
  });

  it('include the year of a day in another year', () => {
    expect([dayName('2026-12-12', 'en', '2026-11-22'), dayName('2027-12-12', 'en', '2026-11-22')]).toEqual([
      'Saturday, December 12',
      'Sunday, December 12, 2027',
    ]);
    expect([shortDay('2026-12-05', 'en', '2026-11-22'), shortDay('2027-01-05', 'en', '2026-11-22')]).toEqual([
      'Dec 5',
      'Jan 5, 2027',
    ]);
  });

  it('are of one calendar: the locale’s own where it has the months of the grid', () => {
    expect([dayNumber('2026-11-21', 'en-u-ca-hebrew'), dateParts('2026-11-21', 'en-u-ca-hebrew').month]).toEqual([
      '21',
      'Nov',
    ]);
    for (const [locale, year] of [
      ['th', '2570'],
      ['fa', '۲۰۲۷'],
      ['en', '2027'],
    ] as const)
      for (const text of [
        yearName('2027-01', locale),
        monthHeading('2027-01', locale),
        dateParts('2027-01-15', locale).year,
        dayHeading('2027-01-15', locale, '2026-12-01'),
        shortDay('2027-01-15', locale, '2026-12-01'),
        daysName('2027-01-15', '2027-01-16', locale),
      ])
        expect(text, locale).toContain(year);
  });

  const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
  const codes = letters.flatMap((one) =>
    letters.flatMap((two) => [one + two, ...letters.map((three) => one + two + three)]),
  );
  const known = Intl.DateTimeFormat.supportedLocalesOf(
    codes.filter((code) => Intl.getCanonicalLocales(code)[0] === code),
  );
  const locales = [
    ...known,
    'pt-PT',
    'fr-CA',
    'de-CH',
    'en-GB',
    'es-MX',
    'zh-TW',
    'zh-HK',
    'sr-Latn',
    'uz-Cyrl',
    'ar-SA',
    'fa-AF',
    'ckb-IR',
  ];

  it('of a badge are no numbers, in any language', () => {
    expect(locales.length).toBeGreaterThan(200);
    const numbers = locales.flatMap((locale) =>
      ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'].flatMap((month) => {
        const { month: name, weekday, day } = dateParts(`2026-${month}-15`, locale);
        const isNamed = /\p{L}/u.test(name) && /\p{L}/u.test(weekday) && /^\p{N}+$/u.test(day);
        return isNamed ? [] : [`${locale}: ${weekday} ${day} ${name}`];
      }),
    );
    expect(numbers).toEqual([]);
    const month = (date: string, locale: string) => dateParts(date, locale).month;
    expect(month('2026-12-12', 'cs')).toBe('pro');
    expect(month('2027-01-15', 'fi')).toBe('tammi');
    expect(month('2026-12-12', 'ja')).toBe('12月');
    expect(month('2026-11-21', 'pt-PT')).toMatch(/^nov/);
    expect(month('2026-11-21', 'bg')).toBe('ноември');
    expect(month('2026-11-21', 'lt')).toBe('lapkritis');
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
    expect([at('19:00:00', { hourCycle: 'h23' }), at('19:00:00', { locale: 'de', hourCycle: 'h12' })]).toEqual([
      '19:00',
      '7 PM',
    ]);
  });

  it('uses the clock that decides the day', () => {
    expect(at('19:00:00', { timeDisplay: 'visitor' })).toBe('1 AM');
    expect(at('19:00:00', { timeDisplay: 'event' })).toBe('7 PM');
  });

  it('is absent for all-day events', () => expect(at('00:00:00', {}, { all_day: true })).toBe(''));
});
