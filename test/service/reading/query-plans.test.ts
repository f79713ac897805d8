import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCalendar, now } from '../../../bench/calendar.js';
import { requestsFor } from '../../../bench/requests.js';
import { createService, importRecords, type Service } from '../../../src/service/index.js';
import { openConnection, type Connection } from '../../../src/service/store/sqlite-driver.js';
import { sqliteFile } from '../mounts.js';
import { watchStatements } from '../statements.js';

/** Every statement that reads rows. */
const sent: string[] = [];
watchStatements((sql, _, isRead) => {
  if (isRead) sent.push(sql);
});

const file = sqliteFile();
const calendar = makeCalendar({ events: 3000, venues: 300 });
let service: Service;
let database: Connection;

beforeAll(async () => {
  service = await createService({ database: file.address, now: () => now });
  await importRecords(service, calendar);
  database = openConnection(file.address);
});
afterAll(async () => {
  database.close();
  await service.close();
  await file.remove();
});

/** The steps of SQLite's plan for a statement, which is made without values. */
function planOf(sql: string): string[] {
  const values = [...sql.matchAll(/\?/g)].map(() => null);
  return (database.prepare(`explain query plan ${sql}`).all(...values) as { detail: string }[]).map(
    ({ detail }) => detail,
  );
}

/** Tables that grow with the calendar, and the names that they have in a statement. */
const growing = [
  'events',
  'event_terms',
  'event_venues',
  'event_organizers',
  'listed_days',
  'listed_terms',
  'venues',
  'organizers',
];
const namesIn = (sql: string) =>
  growing.flatMap((table) => [
    table,
    ...[...sql.matchAll(new RegExp(`"${table}" as "(\\w+)"`, 'g'))].map(([, alias]) => alias!),
  ]);
/** Steps that read a whole table, or the whole full-text index; of the index of what has a password, all is few. */
const isScan = (sql: string) => (step: string) =>
  namesIn(sql).some((name) =>
    new RegExp(`^SCAN ${name}\\b(?! USING COVERING INDEX ${name}_with_password)`).test(step),
  ) || /^SCAN event_search VIRTUAL TABLE INDEX 0:$/.test(step);

/** A request to the service, and its statements. */
async function statementsOf(path: string): Promise<string[]> {
  sent.length = 0;
  const response = await service.fetch(new Request(`http://127.0.0.1/cal/events/v1${path}`));
  expect(response.status).to.equal(200);
  return sent.filter((sql) => growing.some((table) => sql.includes(table)));
}

const requests = requestsFor(calendar);
const pathOf = (name: string) => requests.find((request) => request.name === name)!.path();

it.each(requests.map((request) => [request.name, request] as const))(
  '%s reads no more events than it must',
  async (_, request) => {
    const statements = await statementsOf(request.path());
    if (!request.repeated) expect(statements).not.to.deep.equal([]);
    for (const sql of statements)
      expect(planOf(sql).filter(isScan(sql)), `${sql}\n${planOf(sql).join('\n')}`).to.deep.equal([]);
  },
);

it.each(['default list', 'by date window'])(
  '%s is counted by days and read in the order of the index, without sorting',
  async (name) => {
    const [counted, paged] = await statementsOf(`${pathOf(name)}${name === 'default list' ? '?' : '&'}again`);
    expect(planOf(counted!)).to.deep.equal([
      'SEARCH listed_days USING PRIMARY KEY (status=? AND first_day>? AND first_day<?)',
    ]);
    expect(planOf(paged!)).to.deep.equal([
      'SEARCH events USING COVERING INDEX events_by_start (status=? AND hide_from_listings=? AND start_date>? AND start_date<?)',
    ]);
  },
);

it('events before the end of a day are counted by days, without those that end with it', async () => {
  const statements = await statementsOf('/events?start_date=2000-01-01&ends_before=2026-11-20');
  const [counted, without] = statements.filter((sql) => sql.includes('"total"'));
  expect(planOf(counted!)).to.deep.equal([
    'SEARCH listed_days USING PRIMARY KEY (status=? AND first_day>? AND first_day<?)',
  ]);
  expect(planOf(without!)).to.deep.equal(['SEARCH events USING INDEX events_by_end (end_date=?)']);
});

it.each([
  ['', 'SEARCH events USING COVERING INDEX events_by_start (status=? AND hide_from_listings=? AND start_date>?)'],
  ['&categories=category-1', 'SEARCH listed_terms USING PRIMARY KEY (term_id=? AND status=? AND start_date>?)'],
  ['&search=cor', 'SCAN event_search VIRTUAL TABLE INDEX 64:>'],
])('what has not ended is read from the day on which the first of it starts: %s', async (filter, step) => {
  const statements = await statementsOf(`/events?ends_after=2026-11-19${filter}`);
  expect(statements.flatMap(planOf)).to.include(step);
});

it('a category tree is counted and read from the rows of its terms within the window', async () => {
  const [counted, paged] = (await statementsOf(`${pathOf('by category tree')}&again`)).filter((sql) =>
    sql.includes('listed_terms'),
  );
  const search = 'SEARCH listed_terms USING PRIMARY KEY (term_id=? AND status=? AND start_date>? AND start_date<?)';
  for (const sql of [counted!, paged!]) expect(planOf(sql)).to.include(search);
});

it('a search reads only the days of the window from the full-text index', async () => {
  const [found] = (await statementsOf(`${pathOf('by search')}&again`)).filter((sql) => sql.includes('event_search'));
  // `M`: by the index of words; `>` and `<`: within rows; nothing is sorted, so that the search can end.
  expect(planOf(found!)).to.deep.equal([
    'SCAN event_search VIRTUAL TABLE INDEX 64:M1><',
    'SEARCH events USING INTEGER PRIMARY KEY (rowid=?)',
  ]);
});

it('triggers find by keys what a write changes', () => {
  const triggers = database.prepare(`select sql from sqlite_master where type = 'trigger'`).all() as { sql: string }[];
  const statements = triggers
    .flatMap(({ sql }) => / begin (.*) end$/s.exec(sql)![1]!.split(';'))
    .map((statement) => statement.replaceAll(/\b(old|new)\.\w+/g, '?').trim())
    .filter((statement) => statement !== '');
  expect(statements).to.have.length.greaterThan(5);
  for (const sql of statements) {
    const steps = planOf(sql);
    expect(steps.filter(isScan(sql)), `${sql}\n${steps.join('\n')}`).to.deep.equal([]);
    const byTerm = steps.filter((step) => step.startsWith('SEARCH listed_terms'));
    if (/^delete from listed_terms/.test(sql)) expect(byTerm.join(), sql).to.contain('event_id=?');
  }
});

it('the plans of full scans are known for what they are', () => {
  expect(planOf('select * from events where title = ?')).to.deep.equal(['SCAN events']);
});
