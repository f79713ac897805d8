import { expectTypeOf } from 'vitest';
import type { Client, Page } from '../../../src/data/client/index.js';
import type { CategoryRepresentation, EventRepresentation } from '../../../src/data/schema/index.js';

/** Never run: the compiler checks the types of the calls. */
export function typedCalls(client: Client): void {
  expectTypeOf(client.events.list({ categories: [3, 'jazz'], featured: true })).toEqualTypeOf<
    Promise<Page<EventRepresentation>>
  >();
  expectTypeOf(client.events.read('by-slug')).toEqualTypeOf<Promise<EventRepresentation>>();
  expectTypeOf(client.categories.update(3, { parent: 4 })).toEqualTypeOf<Promise<CategoryRepresentation>>();
  void client.venues.update(3, { geo_lat: 51.5, geo_lng: null });
  void client.events.create({
    title: 'x',
    start_date: 'today',
    end_date: 'today',
    venue: { venue: 'Hall', geo_lat: 51.5, geo_lng: -9.5 },
  });
  // @ts-expect-error coordinates are numbers
  void client.venues.create({ venue: 'Hall', geo_lat: '51.5' });
  // @ts-expect-error terms have no slugs in addresses
  void client.tags.read('jazz');
  // @ts-expect-error no such filter
  void client.events.list({ order: 'desc' });
  // @ts-expect-error a list of numbers or slugs
  void client.events.list({ categories: 'jazz' });
  // @ts-expect-error dates are required
  void client.events.create({ title: 'x' });
  // @ts-expect-error tags have no parent
  void client.tags.create({ name: 'x', parent: 3 });
}
