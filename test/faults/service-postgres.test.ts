/** What happens to a calendar in PostgreSQL, with traffic under way. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { newWorkspace, type Serving, type Workspace } from '../service/command.js';
import { startPostgres, type Postgres } from '../service/postgres.js';
import { startTraffic } from './traffic.js';

let postgres: Postgres;
let workspace: Workspace;
let serving: Serving;
let password: string;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  workspace = newWorkspace();
  const database = ['--database', `${postgres.address}/postgres`];
  password = await workspace.addUser(...database);
  serving = await workspace.serve(database);
});
afterEach(() => workspace.remove());

it.each(['fast', 'immediate'] as const)(
  'requests fail for now while PostgreSQL restarts (%s), then all are answered as before, and no acknowledged write is lost',
  async (mode) => {
    const traffic = startTraffic(
      () => serving.caller(password),
      () => serving.caller(),
    );
    onTestFinished(() => traffic.stop());
    await traffic.answered('writes', 201, 30);
    await postgres.restart(mode);
    await Promise.all([traffic.answered('writes', 201), traffic.answered('reads', 200)]);
    await traffic.stop();
    expect(await traffic.missing(serving.caller())).to.deep.equal([]);
    for (const answers of [traffic.reads, traffic.writes]) {
      expect(Object.keys(answers).filter((status) => !['200', '201', '503'].includes(status))).to.deep.equal([]);
    }
  },
);
