import { expect, it } from 'vitest';
import { loadTemporal, nextStart, spanOf, type DisplayOptions } from '../../../src/data/time/index.js';

await loadTemporal();

const display: DisplayOptions = { locale: 'en', timeZone: 'UTC', timeDisplay: 'event' };
/** Friday. */
const now = Date.parse('2026-11-20T18:45:00Z');

const timed = (start: string) =>
  spanOf({
    all_day: false,
    start_date: start,
    end_date: start,
    utc_start_date: start,
    utc_end_date: start,
    timezone: 'UTC',
  })!;
const allDay = (date: string) =>
  spanOf({
    all_day: true,
    start_date: `${date} 00:00:00`,
    end_date: `${date} 23:59:59`,
    utc_start_date: `${date} 00:00:00`,
    utc_end_date: `${date} 23:59:59`,
    timezone: 'UTC',
  })!;

it.each([
  [timed('2026-11-20 20:00:00'), '8 PM'],
  [timed('2026-11-21 20:30:00'), 'Sat 8:30 PM'],
  [timed('2026-11-26 09:00:00'), 'Thu 9 AM'],
  [timed('2026-11-27 09:00:00'), 'Nov 27'],
  [timed('2027-01-02 09:00:00'), 'Jan 2, 2027'],
  [timed('2026-11-20 18:00:00'), undefined],
  [allDay('2026-11-22'), 'Sun'],
  [allDay('2026-11-20'), undefined],
])('says when an event begins in the fewest signs (%#)', (span, words) => {
  expect(nextStart(span, display, '2026-11-20', now)?.replaceAll('\u202f', ' ')).toBe(words);
});
