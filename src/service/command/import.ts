import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import {
  Misuse,
  optionLines,
  readOptions,
  type OptionTable,
  type Options,
} from '../../prerender/command-line/options.js';
import type { Command } from '../../prerender/command-line/run-command.js';
import { learnSettings } from '../accounts/site.js';
import { forgetImport, importFile, refuseOtherFiles } from '../import/import-file.js';
import { Importer } from '../importing/apply.js';
import { isCalendarFile } from '../importing/decode.js';
import { feedAddress, fetchSource, mostOfCalendar } from '../importing/fetch-source.js';
import { nextReading } from '../importing/follow-sources.js';
import { planReading, type Counts } from '../importing/plan.js';
import type { LeftOut, ReadCalendar, ReadTable } from '../importing/read-events.js';
import { readInWorker } from '../importing/read-in-worker.js';
import { contextOf, forgetReading, sourceOf } from '../importing/sources.js';
import { withDefaults } from '../settings.js';
import type { Store } from '../store/types.js';
import { fetchWords, leftOutWords, problemWords } from './import-words.js';
import { nameOf, openForCommand, refuseNewFile } from './opening.js';
import { showProgress } from './progress.js';

const options = {
  as: {
    value: 'publish|draft',
    preset: 'publish',
    description: 'Status of new events of an iCalendar file, a table or an address',
    needs: [(text) => text === 'publish' || text === 'draft', 'publish or draft'],
  },
  order: {
    value: 'day|month',
    description: 'What comes first in dates such as 03/04/2026 of a table',
    needs: [(text) => text === 'day' || text === 'month', 'day or month'],
  },
  follow: { description: 'Keep the address, which may be a secret, and let the service read it again' },
  'dry-run': { description: 'Say what an iCalendar file, a table or an address would change, and take nothing' },
  forget: { description: 'Leave an import of lists that was begun and not finished; what it has brought stays' },
  database: {
    value: 'DATABASE',
    preset: 'calendar.sqlite',
    description: 'SQLite file, or postgres://… database; for lists, a new or an empty one',
  },
} as const satisfies OptionTable;

const usage = 'cal-elements-service import FILE|ADDRESS [--follow] [--as draft] [--dry-run] [--database DATABASE]';
const forgetting = 'cal-elements-service import --forget [--database DATABASE]';

/** Left-out events that are named. */
const mostNamed = 20;

async function forget(database: string): Promise<void> {
  refuseNewFile(database, 'give --database as for the import that is to be left');
  const store = await openForCommand('--database', database);
  const isLeft = await forgetImport(store);
  await store.close();
  console.log(
    isLeft ? `Left the import into ${nameOf(database)}` : `There is no import into ${nameOf(database)} to leave`,
  );
}

/** Fills a calendar with lists of the interface. */
async function importLists(file: string, store: Store, database: string): Promise<void> {
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
  const imported = Object.entries(counts).map(([kind, count]) => `${count.toLocaleString('en')} ${kind}`);
  progress.say(`Imported into ${nameOf(database)}: ${imported.join(', ')}`);
  if (reduced.length)
    progress.say(`Only the words of the texts of these were kept, which hold too much HTML: ${reduced.join(', ')}`);
}

const summaryOf = (counts: Counts): string =>
  (
    [
      ['new', 'new'],
      ['changed', 'changed'],
      ['same', 'as before'],
      ['double', 'in the calendar by another way'],
      ['gone', 'no longer in the file, and kept'],
      ['left_out', 'left out'],
    ] as const
  )
    .filter(([state]) => counts[state] > 0)
    .map(([state, words]) => `${counts[state].toLocaleString('en')} ${words}`)
    .join(', ') || 'no events';

const nameLeftOut = (leftOut: readonly LeftOut[]): string[] => [
  ...leftOut
    .slice(0, mostNamed)
    .map(
      ({ title, reason, row }) =>
        `Left out: ${row === undefined ? '' : `row ${row}: `}${title || '(no title)'}: ${leftOutWords[reason]}`,
    ),
  ...(leftOut.length > mostNamed ? [`… and ${leftOut.length - mostNamed} more`] : []),
];

/** The first user who may change everything, whose the events become; nobody where there is none. */
async function firstEditor(store: Store): Promise<number> {
  const editors = store.reader.selectFrom('users').select('id').where('role', 'in', ['editor', 'administrator']);
  return (await editors.orderBy('id').executeTakeFirst())?.id ?? 0;
}

const isAddress = (text: string) => /^(?:https?|webcals?):/i.test(text);

/** The bytes of a file or an address, and what people know it by: addresses may be secrets. */
async function bytesOf(file: string): Promise<{ readonly name: string; readonly bytes: Uint8Array }> {
  if (!isAddress(file)) {
    const name = basename(file);
    if ((await stat(file)).size > mostOfCalendar * 1024)
      throw new Misuse(`${name} is larger than 10 MB: export a part of it at a time`);
    return { name, bytes: await readFile(file) };
  }
  const name = URL.parse(file)?.host || 'the address';
  const fetched = await fetchSource(file);
  if ('problem' in fetched) {
    const { problem, status } = fetched;
    throw new Misuse(`${name} ${fetchWords[problem]}${problem === 'answers' ? ` (${status})` : ''}`);
  }
  return { name, bytes: fetched.bytes };
}

async function read(
  file: string,
  zone: string,
  now: number,
  order: ReadTable['order'],
): Promise<{ readonly name: string; readonly calendar: ReadCalendar }> {
  const { name, bytes } = await bytesOf(file);
  const calendar = await readInWorker({ bytes, options: { now, zone, table: { columns: [], order } } });
  if ('problem' in calendar) throw new Misuse(`${name} ${problemWords[calendar.problem]}`);
  return { name: isAddress(file) ? calendar.name || name : name, calendar };
}

/** Takes the events of an iCalendar file, a table, or an address, into a calendar. */
async function importCalendar(
  file: string,
  store: Store,
  { text, isSet }: Pick<Options<typeof options>, 'text' | 'isSet'>,
): Promise<void> {
  const settings = withDefaults({ database: text('database') });
  await learnSettings(settings, store.reader);
  const { name, calendar } = await read(
    file,
    settings.timeZone,
    settings.now(),
    (text('order') || null) as ReadTable['order'],
  );
  const author = await firstEditor(store);
  const address = isSet('follow') ? feedAddress(file) : '';
  const source = await sourceOf(store, { address, name }, author, {
    status: text('as') as 'publish' | 'draft',
    ...(calendar.table && { table: calendar.table }),
  });
  const counts = await planReading(store, source, calendar, settings.now());
  const progress = showProgress(process.stdout);
  const isTried = isSet('dry-run');
  if (isTried) await forgetReading(store, source);
  else {
    const importer = new Importer(contextOf(store, settings, author, 'localhost'), source);
    await importer.apply((done, total) => progress.step('events', done, total));
    const next_read = address && nextReading(source, calendar.refresh, settings.now());
    await store.write((writer) =>
      writer.updateTable('sources').set({ next_read }).where('id', '=', source.id).execute(),
    );
  }
  progress.say(`${isTried ? 'Would import' : 'Imported'} into ${nameOf(text('database'))}: ${summaryOf(counts)}`);
  for (const line of nameLeftOut(calendar.leftOut)) progress.say(line);
}

async function run(args: readonly string[]): Promise<void> {
  const { text, isSet, positionals } = readOptions(options, args, process.env);
  const [file, ...more] = positionals;
  if (isSet('forget')) return forget(text('database'));
  if (file === undefined || more.length) throw new Misuse(`It is: ${usage}`);
  if (isSet('follow') && !isAddress(file)) throw new Misuse('--follow is for addresses: leave it out for a file');
  if (!isAddress(file) && !existsSync(file)) throw new Misuse(`There is no file ${file}`);
  const isCalendar = isAddress(file) || /\.(?:csv|tsv)$/i.test(file) || (await isCalendarFile(file));
  // A database is made where there is none.
  if (!isCalendar)
    await refuseOtherFiles(file).catch((error: unknown) => {
      throw new Misuse((error as Error).message, { cause: error });
    });
  const store = await openForCommand('--database', text('database'));
  try {
    await (isCalendar ? importCalendar(file, store, { text, isSet }) : importLists(file, store, text('database')));
  } finally {
    await store.close();
  }
}

/** `cal-elements-service import`: takes the events of a file or an address into a calendar. */
export const importCommand: Command = { help: `${usage}\n${forgetting}\n\n${optionLines(options)}`, run };
