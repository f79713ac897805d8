import { eventFilters, type EventFilters, type ReadFilters } from '../schema/index.js';
import { address, type Endpoint } from './address.js';

/** The URL under which our service answers with the events of these filters as iCalendar; other servers have none. */
export const feedUrl = (endpoint: Endpoint, filters: ReadFilters<typeof eventFilters> | EventFilters): string =>
  address(endpoint, '/events.ics', eventFilters, filters);
