import { sql } from 'kysely';
import type { DatabaseReader, Engine } from '../types.js';

/**
 * Tables that lists count and page by, so that the time does not grow with the number of events: how many begin and end
 * on which days, and the dates of each term's events. Neither has events that are hidden from lists. Triggers maintain
 * both, whoever writes.
 */
const tables = [
  'create table listed_days (status text, first_day text, last_day text, events integer not null, primary key (status, first_day, last_day))',
  // The key has the order of a term's list and all columns that lists read.
  `create table listed_terms (term_id bigint, status text, start_date text, event_id bigint, end_date text,
     primary key (term_id, status, start_date, event_id, end_date))`,
];
/** On SQLite such a table consists of its key. */
const keyOnly: Record<Engine, string> = { sqlite: ' without rowid', postgres: '' };

const days = (event: string) => `${event}.status, substr(${event}.start_date, 1, 10), substr(${event}.end_date, 1, 10)`;
const sameDays = `old.hide_from_listings = 0 and (status, first_day, last_day) = (${days('old')})`;

const statements = {
  listEvent: [
    `insert into listed_days (status, first_day, last_day, events) select ${days('new')}, 1 where new.hide_from_listings = 0
       on conflict (status, first_day, last_day) do update set events = listed_days.events + 1`,
    `insert into listed_terms (term_id, status, start_date, event_id, end_date)
       select term_id, new.status, new.start_date, new.id, new.end_date from event_terms
       where event_id = new.id and new.hide_from_listings = 0`,
  ],
  unlistEvent: [
    `update listed_days set events = events - 1 where ${sameDays}`,
    `delete from listed_days where events = 0 and ${sameDays}`,
    `delete from listed_terms where (status, start_date, event_id) = (old.status, old.start_date, old.id)
       and term_id in (select term_id from event_terms where event_id = old.id)`,
  ],
  listTerm: [
    `insert into listed_terms (term_id, status, start_date, event_id, end_date)
       select new.term_id, status, start_date, id, end_date from events where id = new.event_id and hide_from_listings = 0`,
  ],
  unlistTerm: [
    `delete from listed_terms where (term_id, event_id) = (old.term_id, old.event_id)
       and (status, start_date) = (select status, start_date from events where id = old.event_id)`,
  ],
};

const listed = ['status', 'hide_from_listings', 'start_date', 'end_date'];
const all = (row: string) => `(${listed.map((column) => `${row}.${column}`).join(', ')})`;
const triggers: Record<string, readonly [when: string, what: readonly string[]]> = {
  event_inserted: ['after insert on events for each row', statements.listEvent],
  event_updated: [
    `after update of ${listed.join(', ')} on events for each row when (${all('old')} <> ${all('new')})`,
    [...statements.unlistEvent, ...statements.listEvent],
  ],
  event_deleted: ['after delete on events for each row', statements.unlistEvent],
  event_term_inserted: ['after insert on event_terms for each row', statements.listTerm],
  event_term_deleted: ['after delete on event_terms for each row', statements.unlistTerm],
};

const createTrigger: Record<Engine, (name: string, when: string, body: string) => readonly string[]> = {
  sqlite: (name, when, body) => [`create trigger ${name} ${when} begin ${body} end`],
  postgres: (name, when, body) => [
    `create function ${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`,
    `create trigger ${name} ${when} execute function ${name}()`,
  ],
};

export async function createCountedTables(database: DatabaseReader, engine: Engine): Promise<void> {
  const created = Object.entries(triggers).flatMap(([name, [when, what]]) =>
    createTrigger[engine](name, when, `${what.join('; ')};`),
  );
  for (const statement of [...tables.map((table) => table + keyOnly[engine]), ...created])
    await sql.raw(statement).execute(database);
}
