import { describe, expect, it } from 'vitest';
import { planEventPeriod, type Period } from '../../../src/data/query/index.js';
import { Unreadable, type EventFilters } from '../../../src/data/schema/index.js';
import { allEvents } from '../time/recorded-events.js';

const november: Period = { first: '2026-11-01', last: '2026-11-30' };
const settings = { base_url: 'https://calendar.example/api', namespace: 'cal/events/v1' };

const query = (filters: EventFilters = {}, period = november, more = {}, ...since: ['starts_after'?]) => {
  const { searchParams } = new URL(
    planEventPeriod({ filters, settings: { ...settings, ...more } }, period, ...since).url(1),
  );
  return Object.fromEntries(searchParams);
};

describe('planEventPeriod', () => {
  it('requests in long pages the events that touch the period, with a day to spare', () => {
    expect(query()).toEqual({ per_page: '50', page: '1', ends_after: '2026-10-30', starts_before: '2026-12-01' });
  });

  it('requests only what begins in the period, where nothing else is wanted', () => {
    expect(query({}, november, {}, 'starts_after')).toEqual({
      per_page: '50',
      page: '1',
      starts_after: '2026-10-30',
      starts_before: '2026-12-01',
    });
  });

  it('finds every event that touches a day of the period', () => {
    for (const first of ['1921-04-01', '2026-03-01', '2026-11-01', '2026-12-28', '2028-02-01']) {
      const period = { first, last: `${first.slice(0, 8)}31` };
      const { ends_after, starts_before } = query({}, period);
      // As a server compares (wire section 6.1).
      const found = allEvents.filter(
        ({ start_date, end_date }) => start_date < `${starts_before} 23:59:59` && end_date > `${ends_after} 23:59:59`,
      );
      const wanted = allEvents.filter(
        ({ start_date, end_date }) => start_date <= `${period.last} 23:59:59` && end_date >= first,
      );
      expect(found).toEqual(expect.arrayContaining(wanted));
    }
  });

  it('spares more where the visitor’s clock decides the day, and where dates are instants', () => {
    expect(query({}, november, { time_display: 'visitor' })).toMatchObject({
      ends_after: '2026-10-29',
      starts_before: '2026-12-02',
    });
    expect(query({ strict_dates: true })).toMatchObject({
      ends_after: '2026-10-28',
      starts_before: '2026-12-03',
      strict_dates: 'true',
    });
  });

  it('lets date filters narrow the period, never widen it', () => {
    expect(query({ starts_before: '2026-11-10', ends_after: '2026-11-05' })).toMatchObject({
      starts_before: '2026-11-10',
      ends_after: '2026-11-05',
    });
    expect(query({ starts_before: '2100-01-01', ends_after: '1900-01-01' })).toEqual(query());
    expect(query({ starts_before: 'tomorrow' })).toMatchObject({ starts_before: 'tomorrow' });
    expect(query({ start_date: '2026-11-05', starts_after: '2026-11-06' })).toMatchObject({
      ...query(),
      start_date: '2026-11-05',
      starts_after: '2026-11-06',
    });
  });

  it('sends every other filter, and refuses what cannot be read', () => {
    expect(query({ categories: [3, 'music'], featured: true, per_page: 20 })).toMatchObject({
      categories: '3,music',
      featured: 'true',
      per_page: '20',
    });
    const unreadable = { featured: new Unreadable('boolean', 'maybe') };
    expect(() => planEventPeriod({ filters: unreadable, settings }, november)).toThrow(
      expect.objectContaining({ kind: 'filter' }),
    );
  });
});
