/** Lists take no more work than there is to list, however the calendar is built. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCalendar, now } from '../../../bench/calendar.js';
import { createService, importRecords, type Service } from '../../../src/service/index.js';

const { venues = [], organizers = [], categories = [], ...calendar } = makeCalendar({ events: 6000, venues: 3000 });
/** Each category is below the one before. */
const chain = Array.from({ length: 1500 }, (_, index) => ({
  ...categories[0]!,
  ...{ id: 500_000 + index, slug: `chain-${index}`, name: `Chain ${index}`, parent: index && 499_999 + index },
}));
const hundred = (items: readonly { id: number }[]) =>
  items
    .slice(0, 100)
    .map(({ id }) => id)
    .join();

let service: Service;
beforeAll(async () => {
  service = await createService({ database: ':memory:', now: () => now });
  await importRecords(service, { ...calendar, venues, organizers, categories: [...categories, ...chain] });
});
afterAll(() => service.close());

it.each([
  ['categories', ''],
  ['categories in an order of their own', `include=${hundred(chain)}&orderby=include`],
  ['events of many categories', `categories=${hundred(chain)}`],
  ['events of many categories that are featured', `categories=${hundred(chain)}&featured=true`],
  [
    'events by all filters',
    `starts_after=1900-01-01&venue=${hundred(venues)}&organizer=${hundred(organizers)}&geoloc=true&search=e`,
  ],
  ['venues with events', 'has_events=true'],
  ['venues without events', 'has_events=false'],
  ['venues with events to come', 'only_with_upcoming=true'],
  ['organizers without events', 'has_events=false'],
])('%s', async (name, query) => {
  const before = process.cpuUsage();
  const response = await service.fetch(new Request(`http://127.0.0.1/cal/events/v1/${name.split(' ', 1)[0]}?${query}`));
  const { user, system } = process.cpuUsage(before);
  expect([response.status, (user + system) / 1e6 < 1]).to.deep.equal([200, true]);
});
