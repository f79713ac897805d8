import { sql } from 'kysely';
import type { DatabaseReader } from '../types.js';

const statements = [
  `create table series (id bigint primary key, author bigint not null default 0, modified_by bigint not null default 0,
     version integer not null default 1, all_day smallint not null default 0,
     ${[
       'slug',
       'status',
       'modified_utc',
       'title',
       'search_text',
       'fields',
       'start_date',
       'end_date',
       'timezone',
       'rule',
       'made_until',
     ]
       .map((name) => `${name} text not null default ''`)
       .join(', ')})`,
  'create unique index series_by_slug on series (slug)',
  'create index series_by_change on series (status, modified_utc, id)',
  'create index series_by_window on series (made_until)',
  "alter table events add column occurs text not null default ''",
  "create unique index events_by_occurrence on events (parent, occurs) where occurs <> ''",
];

/** Adds series, whose dates are events. */
export async function createSeries(database: DatabaseReader): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
