import type { fieldDescriptions, filterDescriptions } from '../../data/schema/index.js';

/**
 * English descriptions of parameters that are neither filters nor fields; those of filters and fields, which differ by
 * resource, are in src/data/schema.
 */
export const otherDescriptions = {
  id: 'ID of the item',
  password: 'Password of a protected event',
  namespace: 'Namespace to describe',
  context: 'Context of the request',
  exact_total:
    'Whether all events of a search are counted; else total may be a lower bound, and total_relation is then gte; an addition of our service',
  series_date:
    'Whether dates of series tell, as series_date, their rule and which date of it they are; an addition of our service',
  free: 'Only events that say that they cost nothing, an addition of our service',
  online: 'Only events that take place online, alone or at a venue too, an addition of our service',
  'Retry-After': 'Seconds to wait before the next attempt',
  'events.ics':
    'The list of the same filters as iCalendar, which apps subscribe to; public events only, an addition of our service',
} as const;

type Names<Table> = { [Name in keyof Table]: keyof Table[Name] }[keyof Table];

/**
 * The description of every parameter of the interface in one language: filters and fields of all resources, and those
 * of paths, queries and headers.
 */
export type Descriptions = Readonly<
  Record<Names<typeof filterDescriptions> | Names<typeof fieldDescriptions> | keyof typeof otherDescriptions, string>
>;
