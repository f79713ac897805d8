/**
 * The content of the measured server: the bulk pages, and items that only single recordings show (drafts, hidden and trashed items,
 * passwords).
 */
import { readdirSync } from 'node:fs';
import type {
  EventRepresentation,
  OrganizerRepresentation,
  VenueRepresentation,
} from '../../../src/data/schema/index.js';
import type { Records } from '../../../src/service/index.js';
import { recordedBody, recording, recordingsFolder } from '../../recordings.js';
import { dataset } from '../suites/dataset.js';

/** Complete reads of the site before any write, without other settings or `_fields`. */
const reads = readdirSync(recordingsFolder)
  .filter((file) => file.endsWith('.json') && !/^site\.|coordinates/.test(file))
  .map((file) => recording(file.replace(/\.json$/, '')))
  .filter(
    ({ after, request, response }) =>
      !after && request.method === 'GET' && response.status === 200 && !request.query.includes('_fields'),
  );

/** Items of single reads and of lists, those of the bulk pages first. */
function known<T extends { id: number }>(resource: 'events' | 'venues' | 'organizers', bulk: readonly T[]): T[] {
  const items = new Map(bulk.map((item) => [item.id, item]));
  for (const { request, response } of reads) {
    if (!request.path.startsWith(`/cal/events/v1/${resource}`)) continue;
    for (const item of (response.body[resource] as T[] | undefined) ?? [response.body as T])
      if (!items.has(item.id)) items.set(item.id, item);
  }
  return [...items.values()];
}

/** The one event in the trash is seen only when it is restored. */
const restored = recordedBody('events.update.trashed-is-restored') as EventRepresentation;
const trashed: EventRepresentation = { ...restored, status: 'trash', slug: `${restored.slug}__trashed` };

const withoutCoordinates = (venue: VenueRepresentation): VenueRepresentation => ({
  ...venue,
  geo_lat: undefined,
  geo_lng: undefined,
});

export function recordedWorld(located: boolean): Records {
  const venues = known<VenueRepresentation>('venues', dataset.venues);
  return {
    ...dataset,
    events: [...known<EventRepresentation>('events', dataset.events), trashed],
    venues: located ? venues : venues.map(withoutCoordinates),
    organizers: known<OrganizerRepresentation>('organizers', dataset.organizers),
  };
}
