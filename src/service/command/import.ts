import { existsSync } from 'node:fs';
import { Misuse, optionLines, readOptions, type OptionTable } from '../../prerender/command-line/options.js';
import type { Command } from '../../prerender/command-line/run-command.js';
import { forgetImport, importFile, refuseOtherFiles } from '../import/import-file.js';
import { nameOf, openForCommand, refuseNewFile } from './opening.js';
import { showProgress } from './progress.js';

const options = {
  forget: { description: 'Leave an import that was begun and not finished; what it has brought stays' },
  database: {
    value: 'DATABASE',
    preset: 'calendar.sqlite',
    description: 'New SQLite file, or empty postgres://… database, to fill',
  },
} as const satisfies OptionTable;

const usage = 'cal-elements-service import FILE [--database DATABASE]';
const forgetting = 'cal-elements-service import --forget [--database DATABASE]';

async function forget(database: string): Promise<void> {
  refuseNewFile(database, 'give --database as for the import that is to be left');
  const store = await openForCommand('--database', database);
  const isLeft = await forgetImport(store);
  await store.close();
  console.log(
    isLeft ? `Left the import into ${nameOf(database)}` : `There is no import into ${nameOf(database)} to leave`,
  );
}

async function run(args: readonly string[]): Promise<void> {
  const { text, isSet, positionals } = readOptions(options, args, process.env);
  const [file, ...more] = positionals;
  if (isSet('forget')) return forget(text('database'));
  if (file === undefined || more.length) throw new Misuse(`It is: ${usage}`);
  if (!existsSync(file)) throw new Misuse(`There is no file ${file}`);
  // A database is made where there is none.
  await refuseOtherFiles(file).catch((error: unknown) => {
    throw new Misuse((error as Error).message, { cause: error });
  });
  const store = await openForCommand('--database', text('database'));
  const progress = showProgress(process.stdout);
  const megabytes = (bytes: number) => Math.ceil(bytes / 1_000_000);
  const reduced: string[] = [];
  const counts = await importFile(
    store,
    file,
    (done, total) =>
      progress.step('megabytes', done === total ? megabytes(total) : megabytes(done) - 1, megabytes(total)),
    (item) => reduced.push(item),
  );
  await store.close();
  const imported = Object.entries(counts).map(([kind, count]) => `${count.toLocaleString('en')} ${kind}`);
  progress.say(`Imported into ${nameOf(text('database'))}: ${imported.join(', ')}`);
  if (reduced.length)
    progress.say(`Only the words of the texts of these were kept, which hold too much HTML: ${reduced.join(', ')}`);
}

/** `cal-elements-service import`: fills a calendar from lists of another one. */
export const importCommand: Command = { help: `${usage}\n${forgetting}\n\n${optionLines(options)}`, run };
