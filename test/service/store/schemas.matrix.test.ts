import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { findProgram } from '../../runner/programs.mjs';
import { postgresDatabase, settings } from '../mounts.js';
import { callerOf, setUp } from '../set-up.js';
import { least } from '../suites/fields.js';

it.runIf(findProgram('postgresql'))('calendars in schemas of one database know nothing of each other', async () => {
  const database = await postgresDatabase();
  const operator = new pg.Client({ connectionString: database.address });
  await operator.connect();
  await operator.query('create extension pg_trgm; create schema north; create schema south');
  await operator.end();
  const open = (schema: string) =>
    setUp({ ...settings, database: `${database.address}?options=-c%20search_path%3D${schema},public` });
  const [north, south] = [await open('north'), await open('south')];
  onTestFinished(async () => {
    await Promise.all([north.service.close(), south.service.close()]);
    await database.remove();
  });
  const written = await callerOf(north, 'editor').send('POST', '/events', least('events', 'of the north'));
  expect(written.status).to.equal(201);
  const found = async (calendar: typeof north) =>
    (await callerOf(calendar, 'anonymous').get('/events?search=north&start_date=2000-01-01')).body.total;
  expect([await found(north), await found(south)]).to.deep.equal([1, 0]);
  // The password of one opens nothing of the other.
  const stranger = callerOf({ service: south.service, passwords: north.passwords }, 'editor');
  expect((await stranger.send('POST', '/events', least('events', 'from elsewhere'))).status).to.equal(401);
});
