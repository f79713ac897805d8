/** `cal-elements-service import` as it is typed. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordedBody } from '../../recordings.js';
import { fileWith } from '../importing/calendars.js';
import { newWorkspace, type Workspace } from '../command.js';

let workspace: Workspace;
beforeEach(() => {
  workspace = newWorkspace();
});
afterEach(() => workspace.remove());

it('fills a calendar with the lists of another one', async () => {
  const list = recordedBody('events.list.default') as { events: { id: number; title: string }[] };
  writeFileSync(join(workspace.folder, 'lists.jsonl'), `${JSON.stringify(list)}\n`);
  const { code, stdout, stderr } = await workspace.run(['import', 'lists.jsonl']);
  expect([code, stderr]).to.deep.equal([0, '']);
  expect(stdout).to.match(/^percent +100\nImported into calendar\.sqlite: 10 new\n$/);
  expect((await workspace.run(['import', 'lists.jsonl'])).stdout).to.match(/: 10 as before\n$/);
  const { body } = await (await workspace.serve()).caller().get('/events?start_date=2000-01-01&per_page=50');
  const titles = ({ events }: typeof list) => events.map(({ id, title }) => [id, title]);
  expect(titles(body as typeof list)).to.deep.equal(titles(list));
});

it.each<[args: string[], complaint: string]>([
  [[], 'It is: cal-elements-service import FILE|ADDRESS [--follow] [--as draft] [--dry-run] [--database DATABASE]'],
  [['club.ics', '--follow'], '--follow is for addresses: leave it out for a file'],
  [['none.jsonl'], 'There is no file none.jsonl'],
  [['http://127.0.0.1:9/secret.ics'], '127.0.0.1:9 is not on the public internet'],
  [['webcal://[::ffff:10.0.0.1]/secret.ics'], '[::ffff:a00:1] is not on the public internet'],
])('%j is refused in one line', async (args, complaint) => {
  expect(await workspace.run(['import', ...args])).to.deep.equal({ code: 1, stdout: '', stderr: `${complaint}\n` });
});

it('makes no database for a file that it cannot read', async () => {
  writeFileSync(join(workspace.folder, 'party.pdf'), '%PDF-1.7');
  const { code, stderr } = await workspace.run(['import', 'party.pdf']);
  expect([code, stderr]).to.deep.equal([
    1,
    'party.pdf is a PDF: import takes iCalendar files (.ics), tables (.csv) and lists of the interface\n',
  ]);
  expect(existsSync(join(workspace.folder, 'calendar.sqlite'))).to.equal(false);
});

it('takes an iCalendar file into a calendar that has events, and says what it left out', async () => {
  writeFileSync(
    join(workspace.folder, 'club.ics'),
    fileWith(['SUMMARY:Trio'], ['CLASS:PRIVATE'], ['SUMMARY:Quartet', 'RRULE:FREQ=HOURLY']),
  );
  const left =
    'Left out: (no title): it is marked as private, or a password hides it\nLeft out: Quartet: it repeats in a way that series do not know\n';
  expect(await workspace.run(['import', 'club.ics', '--dry-run'])).to.deep.equal({
    code: 0,
    stdout: `Would import into calendar.sqlite: 1 new, 2 left out\n${left}`,
    stderr: '',
  });
  const { stdout } = await workspace.run(['import', 'club.ics']);
  expect(stdout).to.match(/^events +1\nImported into calendar\.sqlite: 1 new, 2 left out\n/);
  expect((await workspace.run(['import', 'club.ics'])).stdout).to.match(/: 1 as before, 2 left out\n/);
  const { body } = await (await workspace.serve()).caller().get('/events?start_date=2000-01-01');
  expect(body.events.map(({ title }: { title: string }) => title)).to.deep.equal(['Trio']);
});

it('takes a table, asks for the order of its days, and names the rows that it leaves out', async () => {
  writeFileSync(join(workspace.folder, 'club.csv'), 'Title;Date\nTrio;03/04/2027\nQuartet;soon\n');
  const asked = await workspace.run(['import', 'club.csv']);
  expect([asked.code, asked.stderr]).to.deep.equal([
    1,
    'club.csv does not tell whether 03/04/2026 is in March or in April: say --order day, or --order month\n',
  ]);
  const { stdout } = await workspace.run(['import', 'club.csv', '--order', 'day']);
  expect(stdout).to.match(/: 1 new, 1 left out\nLeft out: row 3: Quartet: its start cannot be read\n$/);
  const { body } = await (await workspace.serve()).caller().get('/events?start_date=2000-01-01');
  expect(body.events.map((event: { start_date: string }) => event.start_date)).to.deep.equal(['2027-04-03 00:00:00']);
});

it('makes drafts where asked, also of a file that was tried or taken before', async () => {
  const take = async (titles: string[], ...options: string[]) => {
    writeFileSync(join(workspace.folder, 'club.ics'), fileWith(...titles.map((title) => [`SUMMARY:${title}`])));
    await workspace.run(['import', 'club.ics', ...options]);
  };
  await take(['Trio'], '--dry-run');
  await take(['Trio'], '--as', 'draft');
  await take(['Trio', 'Quartet']);
  const { body } = await (await workspace.serve()).caller().get('/events?start_date=2000-01-01');
  expect(body.events.map(({ title }: { title: string }) => title)).to.deep.equal(['Quartet']);
});

describe('what is hostile ends in time and within its memory', () => {
  const ended = async (text: string) => {
    writeFileSync(join(workspace.folder, 'hostile.ics'), text);
    const { code, stdout, stderr } = await workspace.run(['import', 'hostile.ics'], {
      NODE_OPTIONS: '--max-old-space-size=256',
    });
    return [code, stderr || stdout] as const;
  };

  it('10,001 events', async () => {
    const text = fileWith(...Array.from({ length: 10_001 }, () => []));
    expect(await ended(text)).to.deep.equal([
      1,
      'hostile.ics holds more than 10,000 events: export a part of them at a time\n',
    ]);
  });

  it('a million properties', async () => {
    const [code, said] = await ended(fileWith(Array.from({ length: 1_000_000 }, () => 'X:1')));
    expect([code, said]).to.deep.equal([
      0,
      'Imported into calendar.sqlite: 1 left out\nLeft out: Event 0: it is too long\n',
    ]);
  });

  it('components inside components, and rules without any date', async () => {
    const deep = Array.from({ length: 50_000 }, () => 'BEGIN:VALARM');
    const never = ['RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', '__proto__:x'];
    expect((await ended(fileWith(deep, never, ['SUMMARY:Trio'])))[0]).to.equal(0);
  });
});
