import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCalendar, now } from '../../bench/calendar.js';
import { questionsFor } from '../../bench/questions.js';
import { createService, importRecords, type Service } from '../../src/service/index.js';
import { sqliteFile } from './mounts.js';

/** Every statement that goes to the driver, for it stands in this process. */
const asked: string[] = [];
type Prepare = (this: Database.Database, sql: string) => Database.Statement;
const driver = Database.prototype as { prepare: Prepare };
const { prepare } = driver;

const file = sqliteFile();
const calendar = makeCalendar({ events: 3000, venues: 300 });
let service: Service;
let database: Database.Database;

beforeAll(async () => {
  driver.prepare = function (sql) {
    const statement = prepare.call(this, sql);
    const all = statement.all.bind(statement);
    statement.all = (...parameters: unknown[]) => {
      asked.push(sql);
      return all(...parameters);
    };
    return statement;
  };
  service = await createService({ database: file.address, now: () => now });
  await importRecords(service, calendar);
  database = new Database(file.address, { readonly: true });
});
afterAll(async () => {
  driver.prepare = prepare;
  database.close();
  await service.close();
  await file.remove();
});

/** The steps of SQLite's plan for a statement. Values are left out: plans are made without them. */
function planOf(sql: string): string[] {
  const values = [...sql.matchAll(/\?/g)].map(() => null);
  return (prepare.call(database, `explain query plan ${sql}`).all(...values) as { detail: string }[]).map(({ detail }) => detail);
}

/** Names that the events have in a statement. */
const namesOfEvents = (sql: string) => ['events', ...[...sql.matchAll(/"events" as "(\w+)"/g)].map(([, alias]) => alias!)];

it.each(questionsFor(calendar).map((question) => [question.name, question] as const))(
  '%s reads no more events than it must',
  async (_, question) => {
    asked.length = 0;
    const response = await service.fetch(new Request(`http://127.0.0.1/cal/events/v1${question.path()}`));
    expect(response.status).to.equal(200);
    const statements = asked.filter((sql) => /\bevents\b/.test(sql));
    if (!question.repeated) expect(statements).not.to.deep.equal([]);
    for (const sql of statements) {
      const scans = planOf(sql).filter((step) => namesOfEvents(sql).some((name) => new RegExp(`^SCAN ${name}\\b`).test(step)));
      expect(scans, `${sql}\n${planOf(sql).join('\n')}`).to.deep.equal([]);
    }
  },
);

it('the plans of full scans are known for what they are', () => {
  expect(planOf('select * from events where title = ?')).to.deep.equal(['SCAN events']);
});
