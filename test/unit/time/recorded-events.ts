import type { EventRepresentation } from '../../../src/data/schema/index.js';
import { recordings } from '../client/recordings.js';

interface RecordedEvent {
  readonly recording: string;
  readonly event: EventRepresentation;
}

function eventsIn(value: unknown): EventRepresentation[] {
  if (typeof value !== 'object' || value === null) return [];
  const isEvent = 'utc_start_date' in value && typeof (value as EventRepresentation).timezone === 'string';
  return [...(isEvent ? [value as EventRepresentation] : []), ...Object.values(value).flatMap(eventsIn)];
}

/** Every event of every recorded response. */
export const recordedEvents: readonly RecordedEvent[] = recordings.flatMap(({ name, response }) =>
  eventsIn(response.body).map((event) => ({ recording: name, event })),
);

/** The whole public data set, each event once. */
export const allEvents: readonly EventRepresentation[] = recordedEvents
  .filter(({ recording }) => recording.startsWith('bulk/events.all.'))
  .map(({ event }) => event);
