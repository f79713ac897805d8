import pg from 'pg';
import { expect, it } from 'vitest';
import { basic, caller } from '../suites/mount.js';
import { least } from '../suites/fields.js';
import { forward, postgresDatabase, settings } from '../mounts.js';
import { postgresServer } from '../made.js';
import { startServer } from '../processes.js';

it('a service outlives the connections that its database ends', async () => {
  const database = await postgresDatabase();
  const server = await startServer({ settings: { ...settings, database: database.address }, records: '' });
  const editor = caller((request) => forward(request, server.origin), basic('editor', server.passwords['editor']!));
  const write = async () => (await editor.send('POST', '/events', least('events', 1))).status;
  expect(await write()).to.equal(201);
  const operator = new pg.Client({ connectionString: `${await postgresServer()}/postgres` });
  await operator.connect();
  const name = new URL(database.address).pathname.slice(1);
  // Returns when they have ended: the last parameter is how long to wait for it, in ms.
  const { rowCount } = await operator.query(
    'select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = $1',
    [name],
  );
  expect(rowCount).to.be.above(0);
  await operator.end();
  // When it responds to this, it has noticed the lost connections.
  expect((await fetch(`${server.origin}/healthz`)).status).to.equal(200);
  expect(await write()).to.equal(201);
  expect((await fetch(`${server.origin}/readyz`)).status).to.equal(200);
  expect(server.process.exitCode).to.equal(null);
  await server.stop();
  await database.remove();
});
