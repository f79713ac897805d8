import {
  Misuse,
  optionLines,
  readOptions,
  type OptionTable,
  type Options,
} from '../../prerender/command-line/options.js';
import type { Command } from '../../prerender/command-line/run-command.js';
import { learnSettings } from '../accounts/site.js';
import { Importer } from '../importing/apply.js';
import { feedAddress } from '../importing/fetch-source.js';
import { nextReading } from '../importing/follow-sources.js';
import { planReading, type Counts } from '../importing/plan.js';
import type { LeftOut, ReadTable } from '../importing/read-events.js';
import { contextOf, forgetReading, sourceOf } from '../importing/sources.js';
import { withDefaults } from '../settings.js';
import type { Store } from '../store/types.js';
import { leftOutWords } from './import-words.js';
import { nameOf, openForCommand } from './opening.js';
import { showProgress } from './progress.js';
import { isAddress, lookAt, readParts, type Wanted } from './read-import.js';

const options = {
  as: {
    value: 'publish|draft',
    preset: 'publish',
    description: 'Status of new events; those of lists have their own unless they are to be drafts',
    needs: [(text) => text === 'publish' || text === 'draft', 'publish or draft'],
  },
  order: {
    value: 'day|month',
    description: 'What comes first in dates such as 03/04/2026 of a table',
    needs: [(text) => text === 'day' || text === 'month', 'day or month'],
  },
  follow: { description: 'Keep the address, which may be a secret, and let the service read it again' },
  'dry-run': { description: 'Say what would change, and take nothing' },
  database: {
    value: 'DATABASE',
    preset: 'calendar.sqlite',
    description: 'SQLite file, or postgres://… database',
  },
} as const satisfies OptionTable;

const usage = 'cal-elements-service import FILE|ADDRESS [--follow] [--as draft] [--dry-run] [--database DATABASE]';

/** Left-out events that are named. */
const mostNamed = 20;

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

/** Takes what a file or an address holds into a calendar, a part at a time. */
async function importInto(
  store: Store,
  wanted: Wanted,
  { text, isSet }: Pick<Options<typeof options>, 'text' | 'isSet'>,
): Promise<void> {
  const settings = withDefaults({ database: text('database') });
  await learnSettings(settings, store.reader);
  const { file, name, lists } = wanted;
  const author = await firstEditor(store);
  const address = isSet('follow') ? feedAddress(file) : '';
  const isTried = isSet('dry-run');
  const progress = showProgress(process.stdout);
  const counts = { new: 0, changed: 0, same: 0, double: 0, gone: 0, left_out: 0 };
  const [leftOut, shortened]: [LeftOut[], string[]] = [[], []];
  const order = (text('order') || null) as ReadTable['order'];
  const table = { columns: [], order };
  let before = 0;
  for await (const { calendar, done } of readParts(wanted, { now: settings.now(), zone: settings.timeZone, table })) {
    const { kind } = calendar;
    const known = { kind, address, name: (isAddress(file) && calendar.name) || name };
    const source = await sourceOf(store, known, author, {
      status: text('as') as 'publish' | 'draft',
      ...(calendar.table && { table: calendar.table }),
    });
    const found = await planReading(store, source, calendar, settings.now());
    for (const state of Object.keys(counts) as (keyof Counts)[]) counts[state] += found[state];
    leftOut.push(...calendar.leftOut);
    shortened.push(...(calendar.shortened ?? []));
    if (isTried) await forgetReading(store, source);
    else {
      const importer = new Importer(contextOf(store, settings, author, 'localhost'), source);
      if (calendar.others) await importer.make(calendar.others);
      await importer.apply((step, steps) => {
        if (lists) progress.step('percent', Math.floor(100 * (before + ((done - before) * step) / steps)), 100);
        else progress.step('events', step, steps);
      });
      const next_read = address && nextReading(source, calendar.refresh, settings.now());
      await store.write((writer) =>
        writer.updateTable('sources').set({ next_read }).where('id', '=', source.id).execute(),
      );
    }
    before = done;
  }
  progress.say(`${isTried ? 'Would import' : 'Imported'} into ${nameOf(text('database'))}: ${summaryOf(counts)}`);
  for (const line of nameLeftOut(leftOut)) progress.say(line);
  if (shortened.length)
    progress.say(`Only the words of the texts of these are taken, which hold too much HTML: ${shortened.join(', ')}`);
}

async function run(args: readonly string[]): Promise<void> {
  const { text, isSet, positionals } = readOptions(options, args, process.env);
  const [file, ...more] = positionals;
  if (file === undefined || more.length) throw new Misuse(`It is: ${usage}`);
  if (isSet('follow') && !isAddress(file)) throw new Misuse('--follow is for addresses: leave it out for a file');
  // A database is made where there is none.
  const wanted = await lookAt(file);
  const store = await openForCommand('--database', text('database'));
  try {
    await importInto(store, wanted, { text, isSet });
  } finally {
    await store.close();
  }
}

/** `cal-elements-service import`: takes the events of a file or an address into a calendar. */
export const importCommand: Command = { help: `${usage}\n\n${optionLines(options)}`, run };
