/** `cal-elements-service copy` as it is typed. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { recordedBody } from '../../recordings.js';
import { newWorkspace, type Workspace } from '../command.js';

let workspace: Workspace;
beforeEach(() => {
  workspace = newWorkspace();
});
afterEach(() => workspace.remove());

const events = async (origin: string) =>
  (await (await fetch(`${origin}/cal/events/v1/events?start_date=2000-01-01`)).json()) as object;

it('copies a calendar into a new file, which serves the same', async () => {
  writeFileSync(join(workspace.folder, 'lists.jsonl'), JSON.stringify(recordedBody('events.list.default')));
  await workspace.run(['import', 'lists.jsonl']);
  const first = await workspace.serve();
  const before = await events(first.origin);
  expect(await first.stop()).to.equal(0);
  const args = ['copy', '--from', 'calendar.sqlite', '--to', 'copy.sqlite'];
  const { code, stdout, stderr } = await workspace.run(args);
  expect([code, stderr]).to.deep.equal([0, '']);
  expect(stdout).to.match(/^events +[1-9][\d,]*\n/m);
  expect(stdout).to.match(/^events +[1-9][\d,]* {2}[\da-f]{16}$/m);
  expect(stdout).to.match(/\ncopy\.sqlite holds the same as calendar\.sqlite: [\d,]+ rows\n$/);
  const { origin } = await workspace.serve(['--database', 'copy.sqlite', '--origin', first.origin]);
  expect(await events(origin)).to.deep.equal(before);
});

it.each<[args: string[], complaint: RegExp]>([
  [[], /^It is: cal-elements-service copy --from DATABASE --to DATABASE$/],
  [
    ['--from', 'calendar.sqlite', '--to', 'copy.sqlite'],
    /^There is no database \/.*calendar\.sqlite: give the database that “serve” was started with$/,
  ],
  [
    ['--from', 'postgres://maria:secret@127.0.0.1:1/a', '--to', 'copy.sqlite'],
    /^--from postgres:\/\/127\.0\.0\.1:1\/a cannot be opened \(.*ECONNREFUSED/,
  ],
])('%j is refused in one line', async (args, complaint) => {
  const { code, stdout, stderr } = await workspace.run(['copy', ...args]);
  expect([code, stdout]).to.deep.equal([1, '']);
  expect(stderr).to.match(/^[^\n]+\n$/);
  expect(stderr.trim()).to.match(complaint);
});

it('says where it cannot copy to', async () => {
  await workspace.addUser();
  const copy = (to: string) => workspace.run(['copy', '--from', 'calendar.sqlite', '--to', to]);
  expect((await copy('no/such/folder/copy.sqlite')).stderr).to.match(
    /^--to no\/such\/folder\/copy\.sqlite cannot be opened .*folder that exists, or postgres:[^\n]*\n$/,
  );
  expect((await copy('calendar.sqlite')).stderr).to.equal(
    'the target holds a calendar already: name an empty database, or a new file\n',
  );
});
