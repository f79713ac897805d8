import { sampleData } from '../../src/service/seed/index.js';

/** The slug of the next featured event: snippets that name one show it on every day. */
export const lasting = 'lantern-night';

/** The sample data around an instant, with a slug that lasts. */
export function datedRecords(now: number) {
  const { events, ...others } = sampleData.calendar(now);
  const today = new Date(now).toISOString().slice(0, 10);
  const next = events.findIndex(({ start_date: start, featured, image, venues: [place] }) => start > today && featured && image && place);
  return { ...others, events: events.map((event, index) => (index === next ? { ...event, slug: lasting } : event)) };
}
