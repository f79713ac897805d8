import type {
  CategoryRepresentation,
  EventRepresentation,
  ImageRepresentation,
  OrganizerRepresentation,
  TagRepresentation,
  VenueRepresentation,
} from '../../schema/index.js';
import { internalsOf } from '../internals.js';
import type { Service } from '../service.js';
import type { Kept } from './rows.js';
import { writeRecords } from './write-records.js';

/** Representations as they were read from a service; IDs, slugs, dates and authors stay. */
export interface Records {
  readonly events?: readonly Kept<EventRepresentation>[];
  readonly venues?: readonly Kept<VenueRepresentation>[];
  readonly organizers?: readonly Kept<OrganizerRepresentation>[];
  readonly categories?: readonly CategoryRepresentation[];
  readonly tags?: readonly TagRepresentation[];
  readonly images?: readonly ImageRepresentation[];
}

/** Loads records into an empty service. */
export const importRecords = (service: Service, records: Records): Promise<void> => writeRecords(internalsOf(service).store, records);
