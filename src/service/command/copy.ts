import { Misuse, optionLines, readOptions, type OptionTable } from '../../prerender/command-line/options.js';
import type { Command } from '../../prerender/command-line/run-command.js';
import { copyCalendar } from '../copy/copy-calendar.js';
import { nameOf, openForCommand, refuseNewFile } from './opening.js';
import { showProgress } from './progress.js';

const options = {
  from: { value: 'DATABASE', description: 'SQLite file, or postgres://…, to copy' },
  to: { value: 'DATABASE', description: 'Empty database in PostgreSQL, or a new SQLite file' },
} as const satisfies OptionTable;

const usage = 'cal-elements-service copy --from DATABASE --to DATABASE';

async function run(args: readonly string[]): Promise<void> {
  const { text, positionals } = readOptions(options, args);
  const [from, to] = [text('from'), text('to')];
  if (!from || !to || positionals.length) throw new Misuse(`It is: ${usage}`);
  refuseNewFile(from, 'give the database that “serve” was started with');
  const source = await openForCommand('--from', from);
  const target = await openForCommand('--to', to);
  const progress = showProgress(process.stdout);
  let rows = 0;
  let isCompared = false;
  await copyCalendar(source, target, {
    copied: (table, done, total) => progress.step(table, done, total),
    same(table, contents) {
      if (!isCompared) progress.say('\nCompared: rows and digest of each table');
      isCompared = true;
      rows += contents.rows;
      progress.say(
        `${table.padEnd(24)}${contents.rows.toLocaleString('en').padStart(12)}  ${contents.digest.slice(0, 16)}`,
      );
    },
  });
  await Promise.all([source.close(), target.close()]);
  progress.say(`\n${nameOf(to)} holds the same as ${nameOf(from)}: ${rows.toLocaleString('en')} rows`);
}

/** `cal-elements-service copy`: moves a calendar between SQLite and PostgreSQL. */
export const copyCommand: Command = {
  help: `${usage}\n\n${optionLines(options)}`,
  run,
};
