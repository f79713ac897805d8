import { beforeAll, expect, it } from 'vitest';
import { loadTemporal, nearness, spanOf, type DisplayOptions } from '../../../src/data/time/index.js';

beforeAll(async () => void (await loadTemporal()));

const reader: DisplayOptions = { locale: 'en-US', timeZone: 'America/New_York', timeDisplay: 'event' };
const now = Date.parse('2026-11-22T15:20:00-05:00');

const near = (start: string, { locale = 'en-US', allDay = false } = {}) => {
  const [start_date, end_date] = allDay ? [`${start} 00:00:00`, `${start} 23:59:59`] : [`${start}:00`, `${start}:00`];
  const dates = { start_date, end_date, utc_start_date: '', utc_end_date: '', timezone: 'America/New_York' };
  return nearness(spanOf({ ...dates, all_day: allDay })!, { ...reader, locale }, '2026-11-22', now);
};

it('says minutes, hours, and days', () => {
  expect(near('2026-11-22 16:00')).to.equal('in 40 minutes');
  expect(near('2026-11-22 18:30')).to.equal('in 3 hours');
  expect(near('2026-11-23 02:00')).to.equal('in 11 hours');
  expect(near('2026-11-23 12:00')).to.equal('tomorrow');
  expect(near('2026-11-27 08:00')).to.equal('in 5 days');
  expect(near('2026-11-27', { allDay: true })).to.equal('in 5 days');
  expect(near('2026-11-27 08:00', { locale: 'de' })).to.equal('in 5 Tagen');
});

it('says nothing of what has begun, and of what is far away', () => {
  expect(near('2026-11-22 15:20')).to.equal(undefined);
  expect(near('2026-11-21 08:00')).to.equal(undefined);
  expect(near('2026-11-22', { allDay: true })).to.equal(undefined);
  expect(near('2026-12-24 08:00')).to.equal(undefined);
});
