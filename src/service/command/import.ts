import { existsSync } from 'node:fs';
import { Misuse, optionLines, readOptions, type Command, type OptionTable } from '../../command-line/index.js';
import { importFile } from '../import/import-file.js';
import { nameOf, openForCommand } from './opening.js';
import { showProgress } from './progress.js';

const options = {
  database: { value: 'DATABASE', preset: 'calendar.sqlite', description: 'New SQLite file, or empty postgres://… database, to fill' },
} as const satisfies OptionTable;

const usage = 'cal-elements-service import FILE [--database DATABASE]';

async function run(args: readonly string[]): Promise<void> {
  const { text, positionals } = readOptions(options, args, process.env);
  const [file, ...more] = positionals;
  if (file === undefined || more.length) throw new Misuse(`It is: ${usage}`);
  if (!existsSync(file)) throw new Misuse(`There is no file ${file}`);
  const store = await openForCommand('--database', text('database'));
  const progress = showProgress(process.stdout);
  const megabytes = (bytes: number) => Math.ceil(bytes / 1_000_000);
  const counts = await importFile(store, file, (done, total) =>
    progress.step('megabytes', done === total ? megabytes(total) : megabytes(done) - 1, megabytes(total)),
  );
  await store.close();
  const imported = Object.entries(counts).map(([kind, count]) => `${count.toLocaleString('en')} ${kind}`);
  progress.say(`Imported into ${nameOf(text('database'))}: ${imported.join(', ')}`);
}

/** `cal-elements-service import`: fills a calendar from lists of another one. */
export const importCommand: Command = { help: `${usage}\n\n${optionLines(options)}`, run };
