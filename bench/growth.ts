/**
 * Prints how long the requests that grow with a calendar take, on SQLite and PostgreSQL, by the number of its events.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createService, importRecords, type Service } from '../src/service/index.js';
import { internalsOf } from '../src/service/internals.js';
import { startPostgres } from '../test/service/postgres.js';
import { makeCalendar, now, randomNumbers, rootCategories, words, type Calendar } from './calendar.js';

/** Such as `sqlite postgres 10000 100000`. */
const chosen = process.argv.slice(2);
const engines = (['sqlite', 'postgres'] as const).filter((engine) => chosen.includes(engine));
const sizes = chosen.map(Number).filter((size) => size > 0);
const counts = sizes.length ? sizes : [1_000, 10_000, 100_000];
const rounds = { warmUp: 3, measured: 20 };
/** Larger calendars repeat the events of one of this size, with other venues, since making texts takes longest. */
const base = 10_000;
const eventsPerVenue = 20;
const firstVenue = 1_000_000;

async function repeatEvents(service: Service, events: number, calendar: Calendar): Promise<void> {
  const { store } = internalsOf(service);
  const { rows } = await sql<object>`select * from events limit 1`.execute(store.reader);
  const columns = Object.keys(rows[0]!);
  const idOfSearchRow = store.engine === 'sqlite' ? 'rowid & 2147483647' : 'rowid';
  const venues = calendar.venues.length;
  for (let copy = 1; copy * base < events; copy++) {
    const more = 10_000_000 + copy * base;
    const changed: Readonly<Record<string, string>> = { id: `id + ${more}`, slug: `slug || '-${copy}'` };
    await store.write(async (writer) => {
      for (const statement of [
        `insert into ids (id, kind) select id + ${more}, kind from ids where id <= ${base}`,
        `insert into events (${columns.join(', ')}) select ${columns.map((name) => changed[name] ?? name).join(', ')} from events where id <= ${base}`,
        `insert into event_search (rowid, text) select rowid + ${more}, text from event_search where ${idOfSearchRow} <= ${base}`,
        `insert into event_terms (event_id, term_id) select event_id + ${more}, term_id from event_terms where event_id <= ${base}`,
        `insert into event_venues (event_id, venue_id, position)
           select event_id + ${more}, ${firstVenue} + (venue_id + ${copy * 397}) % ${venues}, position from event_venues where event_id <= ${base}`,
        `insert into event_organizers (event_id, organizer_id, position)
           select event_id + ${more}, organizer_id, position from event_organizers where event_id <= ${base}`,
      ]) {
        await sql.raw(statement).execute(writer);
      }
    });
  }
  await store.write(async (writer) => {
    await sql`update terms set count = (select count(*) from event_terms where term_id = terms.id)`.execute(writer);
  });
  // As both engines do by themselves within a day.
  await sql.raw(store.engine === 'sqlite' ? 'analyze' : 'vacuum analyze').execute(store.reader);
}

const namespace = 'http://127.0.0.1/cal/events/v1';
const today = new Date(now).toISOString().slice(0, 10);
const yesterday = new Date(now - 86_400_000).toISOString().slice(0, 10);
const inAMonth = new Date(now + 30 * 86_400_000).toISOString().slice(0, 10);

function requestsFor({ venues }: Calendar, pastPages: number): Record<string, () => string> {
  const random = randomNumbers(7);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const tag = () => `tag-${Math.floor(random() * 200)}`;
  return {
    'default list': () => '/events',
    'default list, remembered': () => remembered,
    'what has not ended': () => `/events?ends_after=${yesterday}`,
    'category, not ended': () => `/events?categories=${pick(rootCategories)}&ends_after=${yesterday}`,
    'search, not ended': () => `/events?search=${pick(words.slice(0, 20))}&ends_after=${yesterday}`,
    'category, 30 days': () => `/events?categories=${pick(rootCategories)}&start_date=${today}&end_date=${inAMonth}`,
    'category and tag': () => `/events?categories=${pick(rootCategories)}&tags=${tag()}`,
    featured: () => '/events?featured=true',
    'newest past page': () => `/events?start_date=2000-01-01&ends_before=${today}&page=${pastPages}`,
    'search, frequent word': () => `/events?search=${pick(words.slice(0, 20))}`,
    'search, rare word': () => `/events?search=${pick(words.slice(2000))}`,
    'search, two letters': () => `/events?search=${pick(words).slice(0, 2)}`,
    'search, past and future': () => `/events?search=${pick(words.slice(0, 20))}&start_date=2000-01-01`,
    'one venue': () => `/events?venue=${pick(venues).id}`,
    'near a place': () => {
      const { geo_lat, geo_lng } = pick(venues);
      return `/events?geoloc_lat=${geo_lat}&geoloc_lng=${geo_lng}`;
    },
    'feed (events.ics)': () => '/events.ics',
  };
}

/** The one request whose answer is remembered. */
const remembered = '/events?per_page=10';

let asked = 0;
async function ask(service: Service, path: string): Promise<{ milliseconds: number; processor: number; text: string }> {
  const start = performance.now();
  const before = process.cpuUsage();
  // An unknown parameter makes each request differ, so that nothing is remembered.
  const differing = path === remembered ? '' : `${path.includes('?') ? '&' : '?'}asked=${++asked}`;
  const response = await service.fetch(new Request(`${namespace}${path}${differing}`));
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${response.status} for ${path}: ${text}`);
  const { user, system } = process.cpuUsage(before);
  return { milliseconds: performance.now() - start, processor: (user + system) / 1000, text };
}

/**
 * The fields of a process from its number in brackets on: its parent is the second, and from the twelfth on stand its
 * ticks and those of its ended children.
 */
const processFields = (id: string): string[] | undefined => {
  try {
    return readFileSync(`/proc/${id}/stat`, 'utf8').replace(/.*\) /s, '').split(' ');
  } catch {
    return undefined;
  }
};
/** The length of a tick of the processor's time on Linux, in milliseconds. */
const tick = 10;

/**
 * Reads how long all processes of the PostgreSQL behind a service have worked, in milliseconds; elsewhere than on Linux
 * 0.
 */
async function databaseWork(service: Service): Promise<() => number> {
  const { engine, reader } = internalsOf(service).store;
  if (engine === 'sqlite') return () => 0;
  const { rows } = await sql<{ id: number }>`select pg_backend_pid() as id`.execute(reader);
  const main = processFields(String(rows[0]!.id))?.[1];
  const worked = (fields: string[] | undefined, from: number, to: number) =>
    (fields ?? []).slice(from, to).reduce((sum, field) => sum + Number(field) * tick, 0);
  return () => {
    if (!main) return 0;
    const children = readdirSync('/proc').map((name) => (/^\d+$/.test(name) ? processFields(name) : undefined));
    const ofChildren = children.filter((fields) => fields?.[1] === main).map((fields) => worked(fields, 11, 13));
    return worked(processFields(main), 11, 15) + ofChildren.reduce((sum, work) => sum + work, 0);
  };
}

async function timesOf(database: string, events: number): Promise<Map<string, string>> {
  const service = await createService({ database, now: () => now, patience: 3_600_000 });
  const calendar = makeCalendar({ events: Math.min(events, base), venues: events / eventsPerVenue });
  await importRecords(service, calendar);
  await repeatEvents(service, events, calendar);
  const { text } = await ask(service, `/events?start_date=2000-01-01&ends_before=${today}`);
  const workOfDatabase = await databaseWork(service);
  const times = new Map<string, string>();
  for (const [name, path] of Object.entries(
    requestsFor(calendar, (JSON.parse(text) as { total_pages: number }).total_pages),
  )) {
    const taken: number[] = [];
    const worked: number[] = [];
    let before = 0;
    for (let round = 0; round < rounds.warmUp + rounds.measured; round++) {
      if (round === rounds.warmUp) before = workOfDatabase();
      const { milliseconds, processor } = await ask(service, path());
      if (round < rounds.warmUp) continue;
      taken.push(milliseconds);
      worked.push(processor);
    }
    const ofDatabase = (workOfDatabase() - before) / rounds.measured;
    const at = (all: number[], part: number) =>
      all.sort((one, other) => one - other)[Math.floor((all.length - 1) * part)]!;
    times.set(
      name,
      `${at(taken, 0.5).toFixed(1)} / ${at(taken, 0.99).toFixed(1)} (${(at(worked, 0.5) + ofDatabase).toFixed(1)})`,
    );
  }
  await service.close();
  return times;
}

for (const engine of engines.length ? engines : (['sqlite', 'postgres'] as const)) {
  const columns: Map<string, string>[] = [];
  for (const events of counts) {
    if (engine === 'sqlite') {
      const folder = mkdtempSync(join(tmpdir(), 'cal-elements-growth-'));
      columns.push(await timesOf(join(folder, 'calendar.sqlite'), events));
      rmSync(folder, { recursive: true });
    } else {
      const postgres = await startPostgres();
      columns.push(await timesOf(`${postgres.address}/postgres`, events));
      await postgres.stop();
    }
  }
  console.log(
    `\n| ${engine}: p50 / p99 (processor) in ms | ${counts.map((count) => count.toLocaleString('en')).join(' | ')} |`,
  );
  console.log(`| --- |${' --- |'.repeat(counts.length)}`);
  for (const name of columns[0]!.keys())
    console.log(`| ${name} | ${columns.map((times) => times.get(name)).join(' | ')} |`);
}
