import { seedCalendar } from '../../src/service/seed/index.js';
import { lasting } from './lasting.js';

/** The sample data around an instant, with a slug that lasts. */
export function datedRecords(now: number) {
  const { events, ...others } = seedCalendar(now);
  const today = new Date(now).toISOString().slice(0, 10);
  const next = events.findIndex(
    ({ start_date: start, featured, image, venues: [place] }) => start > today && featured && image && place,
  );
  return { ...others, events: events.map((event, index) => (index === next ? { ...event, slug: lasting } : event)) };
}
