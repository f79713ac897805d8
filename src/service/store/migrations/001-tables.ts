import { sql } from 'kysely';
import type { DatabaseReader, Engine } from '../types.js';
import { storedFields } from '../stored-fields.js';
import { createCountedTables } from './001-counted-tables.js';

const words = (names: string) => names.split(' ');
const text = (names: string) => words(names).map((name) => `${name} text not null default ''`);
const flags = (names: string) => words(names).map((name) => `${name} smallint not null default 0`);
const numbers = (names: string) => words(names).map((name) => `${name} bigint not null default 0`);

const publishedTables = ['events', 'venues', 'organizers'];
const published = [
  ...numbers('author modified_by'),
  'image bigint',
  ...text('slug status date date_utc modified modified_utc description excerpt password former_status'),
  'version integer not null default 1',
];

/** Tables whose numbers come from `ids`. */
const identified: Record<string, readonly string[]> = {
  events: [
    ...published,
    ...numbers('parent'),
    ...text('title uid timezone start_date end_date utc_start_date utc_end_date cost website'),
    ...flags('all_day'),
    "event_status text not null default 'scheduled'",
    ...storedFields.map(({ column }) => column),
  ],
  venues: [
    ...published,
    ...text('venue address city country province state zip phone stateprovince website search_text'),
    ...flags('show_map show_map_link'),
    'geo_lat double precision',
    'geo_lng double precision',
  ],
  organizers: [...published, ...text('organizer phone website email search_text')],
  images: [...text('url extension sizes original_image alt name'), ...numbers('width height filesize author')],
};

const bytes: Record<Engine, string> = { sqlite: 'blob', postgres: 'bytea' };

/** Tables whose rows have names, or numbers of other tables. */
const keyed = (engine: Engine): Record<string, readonly string[]> => ({
  revision: numbers('number'),
  event_terms: ['event_id bigint not null', 'term_id bigint not null', 'primary key (event_id, term_id)'],
  event_venues: [
    'event_id bigint not null',
    'venue_id bigint not null',
    ...numbers('position'),
    'primary key (event_id, venue_id)',
  ],
  event_organizers: [
    'event_id bigint not null',
    'organizer_id bigint not null',
    ...numbers('position'),
    'primary key (event_id, organizer_id)',
  ],
  files: ['path text primary key', 'type text not null', `content ${bytes[engine]} not null`],
  application_passwords: ['user_id bigint not null', ...text('hash created')],
  login_passwords: ['user_id bigint primary key', 'hash text not null'],
  sessions: ['hash text primary key', 'user_id bigint not null', ...text('created seen expires'), ...flags('remember')],
  attempts: [
    'user_id bigint not null',
    'key text not null',
    'item_id bigint not null',
    'created text not null',
    'primary key (user_id, key)',
  ],
  site_settings: ['name text primary key', 'value text not null'],
  unfinished_tasks: ['task text primary key', 'source text not null'],
});

/** Tables that number their rows themselves. */
const numbered: Record<string, readonly string[]> = {
  ids: text('kind'),
  terms: [...text('taxonomy name slug description'), ...numbers('parent count')],
  users: text('name role seen'),
  links: ['hash text not null unique', ...text('purpose name role expires'), ...numbers('user_id made_by')],
};

const indexes = [
  // The order of every list, its windows, and all columns that it reads.
  'create index events_by_start on events (status, hide_from_listings, start_date, id, end_date)',
  'create index events_featured on events (status, hide_from_listings, start_date, id, end_date) where featured = 1',
  'create index events_by_end on events (end_date)',
  'create index events_by_parent on events (parent) where parent <> 0',
  ...publishedTables.flatMap((table) => [
    // Drafts without a slug share the empty one.
    `create unique index ${table}_by_slug on ${table} (slug) where slug <> ''`,
    `create index ${table}_by_change on ${table} (status, modified_utc, id)`,
    `create index ${table}_by_author on ${table} (author, status, modified_utc, id)`,
  ]),
  ...['venues', 'organizers'].map((table) => `create index ${table}_by_date on ${table} (status, date_utc)`),
  // Few items have a password, and filters by what it hides leave them out.
  ...['events', 'venues'].map(
    (table) => `create index ${table}_with_password on ${table} (password, id) where password <> ''`,
  ),
  'create index venues_by_place on venues (geo_lat, geo_lng) where geo_lat is not null',
  'create unique index terms_by_slug on terms (taxonomy, slug)',
  'create index terms_by_parent on terms (parent)',
  'create index event_terms_by_term on event_terms (term_id, event_id)',
  'create index event_venues_by_venue on event_venues (venue_id, event_id)',
  'create index event_organizers_by_organizer on event_organizers (organizer_id, event_id)',
  'create unique index users_by_name on users (name)',
  'create index application_passwords_by_user on application_passwords (user_id)',
  'create index sessions_by_user on sessions (user_id)',
];

/** Texts are searched by any part of a word: PostgreSQL has trigrams for that, SQLite finds the words first. */
const search: Record<Engine, readonly string[]> = {
  sqlite: [
    `create virtual table event_search using fts5 (text, tokenize = 'unicode61 remove_diacritics 0', detail = none)`,
    'create table search_words (word text primary key) without rowid',
  ],
  postgres: [
    'create extension if not exists pg_trgm',
    'create table event_search (rowid bigint primary key, text text not null)',
    'create index event_search_by_text on event_search using gin (text gin_trgm_ops)',
    // Lists read few rows, and many are read at once: starting further processes took longer than all that they read,
    // and twice the work.
    ...['events', 'event_search'].map((table) => `alter table ${table} set (parallel_workers = 0)`),
  ],
};

/** Only a column of this type is SQLite's own row number. */
const id: Record<Engine, string> = { sqlite: 'id integer primary key', postgres: 'id bigint primary key' };
const nextId: Record<Engine, string> = { sqlite: 'autoincrement', postgres: 'generated by default as identity' };

/** Makes a calendar in an empty database. */
export async function createTables(database: DatabaseReader, engine: Engine): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(database);
  const create = async (tables: Record<string, readonly string[]>, ...first: string[]) => {
    for (const [table, list] of Object.entries(tables))
      await run(`create table ${table} (${[...first, ...list].join(', ')})`);
  };
  await create(keyed(engine));
  await create(identified, id[engine]);
  await create(numbered, `${id[engine]} ${nextId[engine]}`);
  for (const statement of [...indexes, ...search[engine]]) await run(statement);
  await createCountedTables(database, engine);
  await run('insert into revision (number) values (1)');
}
