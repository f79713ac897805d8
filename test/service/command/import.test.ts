/** `cal-elements-service import` as it is typed. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { recordedBody } from '../../recordings.js';
import { newWorkspace, type Workspace } from '../command.js';

let workspace: Workspace;
beforeEach(() => {
  workspace = newWorkspace();
});
afterEach(() => workspace.remove());

it('fills a new calendar with the lists of another one', async () => {
  const list = recordedBody('events.list.default') as { events: { id: number; title: string }[] };
  writeFileSync(join(workspace.folder, 'lists.jsonl'), `${JSON.stringify(list)}\n`);
  const { code, stdout, stderr } = await workspace.run(['import', 'lists.jsonl']);
  expect([code, stderr]).to.deep.equal([0, '']);
  expect(stdout).to.match(
    /^megabytes +1\nImported into calendar\.sqlite: 10 events, \d+ venues, \d+ organizers, \d+ categories, \d+ tags, \d+ images\n$/,
  );
  const { body } = await (await workspace.serve()).caller().get('/events?start_date=2000-01-01&per_page=50');
  const titles = ({ events }: typeof list) => events.map(({ id, title }) => [id, title]);
  expect(titles(body as typeof list)).to.deep.equal(titles(list));
});

it.each<[args: string[], complaint: string]>([
  [[], 'It is: cal-elements-service import FILE [--database DATABASE]'],
  [['none.jsonl'], 'There is no file none.jsonl'],
])('%j is refused in one line', async (args, complaint) => {
  expect(await workspace.run(['import', ...args])).to.deep.equal({ code: 1, stdout: '', stderr: `${complaint}\n` });
});

it('makes no database for a file that it cannot read', async () => {
  writeFileSync(join(workspace.folder, 'calendar.ics'), 'BEGIN:VCALENDAR\r\n');
  const { code, stderr } = await workspace.run(['import', 'calendar.ics']);
  expect([code, stderr.slice(0, 39)]).to.deep.equal([1, 'calendar.ics is an iCalendar file: impo']);
  expect(existsSync(join(workspace.folder, 'calendar.sqlite'))).to.equal(false);
  expect((await workspace.run(['import', '--forget'])).stderr).to.match(/^There is no database /);
});
