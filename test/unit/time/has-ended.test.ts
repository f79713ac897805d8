import { beforeAll, describe, expect, it } from 'vitest';
import {
  hasEnded,
  lastDay,
  loadTemporal,
  spanOf,
  today,
  type DisplayOptions,
  type Span,
} from '../../../src/data/time/index.js';

beforeAll(async () => void (await loadTemporal()));

const span = (start: string, end: string, allDay: boolean, timezone = 'America/New_York'): Span =>
  spanOf({ all_day: allDay, start_date: start, end_date: end, utc_start_date: '', utc_end_date: '', timezone })!;

describe('a timed event', () => {
  // From 13:00 to 14:30 in UTC.
  const talk = () => span('2026-11-20 08:00:00', '2026-11-20 09:30:00', false);

  it('has ended at the moment of its end, and not before', () => {
    const end = Date.parse('2026-11-20T14:30:00Z');
    expect(hasEnded(talk(), '2026-11-20', end - 1)).to.equal(false);
    expect(hasEnded(talk(), '2026-11-20', end)).to.equal(true);
  });

  it('has ended at one moment for visitors in all zones', () => {
    for (const zone of ['Pacific/Kiritimati', 'Europe/Berlin', 'America/New_York', 'Pacific/Honolulu']) {
      const ended = ['2026-11-20T14:29:59Z', '2026-11-20T14:30:00Z'].map((time) => Date.parse(time));
      expect(
        ended.map((now) => hasEnded(talk(), today(zone, now), now)),
        zone,
      ).to.deep.equal([false, true]);
    }
  });

  it('an event that runs while a clock is set back has not ended', () => {
    // In New York clocks show 01:30 twice on 1 November 2026, first at 05:30 and then at 06:30 in UTC.
    const night = spanOf({
      all_day: false,
      start_date: '2026-11-01 00:00:00',
      end_date: '2026-11-01 01:30:00',
      utc_start_date: '2026-11-01 04:00:00',
      utc_end_date: '2026-11-01 06:30:00',
      timezone: 'America/New_York',
    })!;
    expect(hasEnded(night, '2026-11-01', Date.parse('2026-11-01T05:45:00Z'))).to.equal(false);
    expect(hasEnded(night, '2026-11-01', Date.parse('2026-11-01T06:30:00Z'))).to.equal(true);
  });
});

describe('an all-day event', () => {
  it('ends with its last day in the zone that it is shown in', () => {
    const fair = span('2026-11-19 00:00:00', '2026-11-20 23:59:59', true, 'Pacific/Auckland');
    const now = Date.parse('2026-11-21T02:00:00Z');
    const ended = (zone: string) => hasEnded(fair, today(zone, now), now);
    expect(['Pacific/Auckland', 'Europe/Berlin', 'America/New_York'].map(ended)).to.deep.equal([true, true, false]);
  });
});

describe('the last day of an event', () => {
  const reader: DisplayOptions = { locale: 'en', timeZone: 'Pacific/Honolulu', timeDisplay: 'both' };

  it('the last day of an event is that of the clock that is shown', () => {
    const night = span('2026-11-20 21:00:00', '2026-11-21 01:00:00', false);
    expect(lastDay(night, reader)).to.equal('2026-11-21');
    expect(lastDay(night, { ...reader, timeDisplay: 'visitor' })).to.equal('2026-11-20');
    expect(lastDay(span('2026-11-19 00:00:00', '2026-11-20 23:59:59', true), reader)).to.equal('2026-11-20');
  });
});
