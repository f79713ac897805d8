/** What happens to a calendar in a SQLite file, with traffic under way. */
import { execFileSync } from 'node:child_process';
import { openSync, readFileSync, statSync, writeSync, closeSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openConnection } from '../../src/service/store/sqlite-driver.js';
import { atLeastOne } from '../at-least-one.js';
import { newWorkspace, type Serving, type Workspace } from '../service/command.js';
import { least } from '../service/suites/fields.js';
import { startTraffic, type Traffic } from './traffic.js';

let workspace: Workspace;
let serving: Serving;
let traffic: Traffic;
let password: string;
let file: string;
beforeEach(async () => {
  workspace = newWorkspace();
  file = join(workspace.folder, 'calendar.sqlite');
  password = await workspace.addUser();
  serving = await workspace.serve();
  traffic = startTraffic(
    () => serving.caller(password),
    () => serving.caller(),
  );
  await traffic.answered('writes', 201);
});
afterEach(async () => {
  await traffic.stop();
  await workspace.remove();
});

/** Only these statuses were answered. */
const expectOnly = (answers: Traffic['reads'], statuses: number[]) =>
  expect(Object.keys(answers).filter((status) => !statuses.includes(Number(status)))).to.deep.equal([]);

it('a service that is killed three times under load loses no acknowledged write', async () => {
  for (let kills = 0; kills < 3; kills++) {
    await serving.stop('SIGKILL');
    serving = await workspace.serve();
    await traffic.answered('writes', 201, 30);
  }
  await traffic.stop();
  expect(traffic.acknowledged.size).to.be.at.least(100);
  expect(await traffic.missing(serving.caller())).to.deep.equal([]);
  expectOnly(traffic.writes, [0, 201]);
  expectOnly(traffic.reads, [0, 200]);
});

it('a disk without room refuses writes for now, serves readers, and takes writes when there is room', async () => {
  // A limit of the process, because filling a disk needs rights that tests have nowhere.
  const limit = (bytes: string) => execFileSync('prlimit', ['--pid', String(serving.process), `--fsize=${bytes}:`]);
  limit(String(statSync(`${file}-wal`).size + 200_000));
  await traffic.answered('writes', 503);
  const { status, headers } = await serving.caller(password).send('POST', '/events', least('events', 'without room'));
  expect([status, headers.get('retry-after')]).to.deep.equal([503, '5']);
  await traffic.answered('reads', 200, 50);
  limit('unlimited');
  await traffic.answered('writes', 201);
  await traffic.stop();
  expect(await traffic.missing(serving.caller())).to.deep.equal([]);
  expectOnly(traffic.writes, [201, 503]);
  expectOnly(traffic.reads, [200]);
  expect(
    serving.lines.some((line) =>
      /"level":"error","message":"the database takes no writes, which get 503: disk I\/O error"/.test(line),
    ),
  ).to.equal(true);
});

it('a file that another process locks refuses writes after ten seconds, and serves readers meanwhile', async () => {
  const other = openConnection(file);
  other.exec('pragma busy_timeout = 10000; begin immediate');
  await traffic.answered('writes', 503, 1);
  await traffic.answered('reads', 200, 50);
  const { status, headers } = await serving.caller(password).send('POST', '/events', { title: '' });
  expect([status, headers.get('retry-after')]).to.deep.equal([400, null]);
  other.exec('commit');
  other.close();
  await traffic.answered('writes', 201);
  await traffic.stop();
  expect(await traffic.missing(serving.caller())).to.deep.equal([]);
  expectOnly(traffic.writes, [201, 503]);
  expectOnly(traffic.reads, [200]);
});

const broken = Buffer.alloc(4096, 'x');

/** Overwrites all pages but the first ones that hold rows or keys, between two writes, with nothing left in the write-ahead log. */
function damagePages(): void {
  const other = openConnection(file);
  other.exec('pragma busy_timeout = 10000');
  for (;;) {
    other.exec('pragma wal_checkpoint(truncate); begin immediate');
    if (statSync(`${file}-wal`).size === 0) break;
    other.exec('commit');
  }
  const pages = readFileSync(file);
  const changed = openSync(file, 'r+');
  // What these pages begin with; others continue long texts, whose damage SQLite does not notice.
  for (let at = 40 * 4096; at < pages.length; at += 4096)
    if ([2, 5, 10, 13].includes(pages[at]!)) writeSync(changed, broken, 0, 4096, at);
  closeSync(changed);
  other.exec('commit');
  other.close();
}

it('a service whose file is damaged meanwhile answers nothing wrong, writes no more, and stops', async () => {
  await traffic.answered('writes', 201, 100);
  const description = 'long '.repeat(2_000).trim();
  let isStopped = false;
  const check = async () => {
    while (!isStopped) {
      for (const [id, title] of atLeastOne(traffic.acknowledged)) {
        const { status, body } = await serving.caller().get(`/events/${id}`);
        if (status === 200) expect(body).to.include({ title, description });
        else expect([status, body.code]).to.deep.equal([500, 'internal_error']);
      }
    }
  };
  const checking = check();
  damagePages();
  const refused = () => Promise.all([traffic.answered('reads', 500, 50), traffic.answered('writes', 500, 50)]);
  // Those that had begun before are answered by then.
  await refused();
  const answered = [traffic.reads[200], traffic.writes[201]];
  await refused();
  expect([traffic.reads[200], traffic.writes[201]]).to.deep.equal(answered);
  isStopped = true;
  await Promise.all([checking, traffic.stop()]);
  const statuses = ['/healthz', '/readyz', '/cal/events/v1/doc'].map(
    async (path) => (await fetch(serving.origin + path)).status,
  );
  expect(await Promise.all(statuses)).to.deep.equal([200, 500, 500]);
  expectOnly(traffic.writes, [201, 500]);
  expectOnly(traffic.reads, [200, 500]);
  expect(
    serving.lines.some((line) => /"level":"error","message":"database disk image is malformed"/.test(line)),
  ).to.equal(true);
  expect(await serving.stop()).to.equal(0);
  const { code, stderr } = await workspace.run(['serve', '--port', '0']);
  expect([code, stderr.includes('restore a copy as OPERATING.md says')]).to.deep.equal([1, true]);
});

it.each([
  ['begins with something else', 0],
  ['has broken pages', 40 * 4096],
])('a service whose file %s does not start, and says what to do', async (_, at) => {
  await traffic.stop();
  await serving.stop();
  const changed = openSync(file, 'r+');
  writeSync(changed, Buffer.alloc(8 * 4096, 'x'), 0, 8 * 4096, at);
  closeSync(changed);
  const { code, stdout, stderr } = await workspace.run(['serve', '--port', '0']);
  expect([code, stdout]).to.deep.equal([1, '']);
  expect(stderr).to.match(
    /^--database calendar\.sqlite cannot be opened \([^\n]+\): .*restore a copy as OPERATING\.md says[^\n]*\n$/,
  );
});
