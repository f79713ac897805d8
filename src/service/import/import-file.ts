import { closeSync, createReadStream, openSync, readSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import type { CategoryRepresentation, EmbeddedTermRepresentation, TagRepresentation } from '../../data/schema/index.js';
import { excessOfDescription } from '../text/html.js';
import type { Store } from '../store/types.js';
import { beginTask, finishTask, isEmpty, unfinishedTask, type Task } from '../store/unfinished.js';
import { describeFile, telling } from './kind-of-file.js';
import type { Records } from './records.js';
import { venueLinks, writeRecords } from './write-records.js';

/** The lists of the interface that a line of a file may hold, as they are answered. */
const kinds = ['events', 'venues', 'organizers', 'categories', 'tags', 'images'] as const;
type Kind = (typeof kinds)[number];
export type Counts = Record<Kind, number>;

interface Item {
  readonly id: number;
}

const isText = (value: unknown) => typeof value === 'string';
const isMoment = (value: unknown) => isText(value) && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(value);
const isTerm = { name: isText, slug: isText };

/** Members that an item needs beside its number. */
const needed: Readonly<Record<Kind, Readonly<Record<string, (value: unknown) => boolean>>>> = {
  events: { title: isText, slug: isText, status: isText, start_date: isMoment, end_date: isMoment, timezone: isText },
  venues: { venue: isText, slug: isText, status: isText },
  organizers: { organizer: isText, slug: isText, status: isText },
  categories: isTerm,
  tags: isTerm,
  images: { url: isText },
};

function check(kind: Kind, item: Readonly<Record<string, unknown>>): void {
  if (!Number.isSafeInteger(item.id)) throw new Error(`one of its ${kind} has no id`);
  const wrong = Object.entries(needed[kind]).find(([name, isRight]) => !isRight(item[name]));
  if (wrong) throw new Error(`${wrong[0]} of ${kind}/${String(item.id)} is missing or wrong`);
}

/** The lines of a file, without the mark that some programs begin files with. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let isFirst = true;
  for await (const text of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    yield isFirst ? text.replace(/^\uFEFF/, '') : text;
    isFirst = false;
  }
}

function readLine(line: string): Records {
  const read = JSON.parse(line) as Record<string, unknown>;
  const found = kinds.filter((kind) => Array.isArray(read[kind]));
  if (found.length === 0) throw new Error(`it has none of ${kinds.join(', ')}`);
  const records = Object.fromEntries(found.map((kind) => [kind, read[kind] as never]));
  for (const kind of found) for (const item of read[kind] as Record<string, unknown>[]) check(kind, item);
  return records;
}

const many = <T>(value: T | readonly T[] | null | undefined): T[] => [value ?? []].flat() as T[];
const termOf = ({ id, name, slug, description, parent }: EmbeddedTermRepresentation) =>
  ({ id, name, slug, description, parent }) as CategoryRepresentation & TagRepresentation;

/** With the items that events hold, so that a list of events alone is a whole calendar. */
function withLinked(records: Records): Records {
  const events = records.events ?? [];
  return {
    ...records,
    venues: [...(records.venues ?? []), ...events.flatMap(({ venue }) => venueLinks(many(venue) as never))],
    organizers: [...(records.organizers ?? []), ...events.flatMap(({ organizer }) => many(organizer))] as never,
    categories: [...(records.categories ?? []), ...events.flatMap(({ categories }) => many(categories).map(termOf))],
    tags: [...(records.tags ?? []), ...events.flatMap(({ tags }) => many(tags).map(termOf))],
  };
}

/** IDs of one query: engines limit its values. */
const chunk = 500;

async function known(store: Store, table: 'ids' | 'terms', ids: readonly number[]): Promise<Set<number>> {
  const found = new Set<number>();
  for (let at = 0; at < ids.length; at += chunk) {
    const rows = await store.reader
      .selectFrom(table)
      .select('id')
      .where('id', 'in', ids.slice(at, at + chunk))
      .execute();
    for (const { id } of rows) found.add(id);
  }
  return found;
}

/**
 * Without those that are there: lists that change while they are read name some items twice, and a file is read again
 * after an interruption.
 */
async function onlyNew(store: Store, records: Records): Promise<Records> {
  const entries = await Promise.all(
    kinds.map(async (kind) => {
      const items = [...new Map(((records[kind] ?? []) as readonly Item[]).map((item) => [item.id, item])).values()];
      const table = kind === 'categories' || kind === 'tags' ? 'terms' : 'ids';
      const there = await known(
        store,
        table,
        items.map(({ id }) => id),
      );
      return [kind, items.filter(({ id }) => !there.has(id))] as const;
    }),
  );
  return Object.fromEntries(entries);
}

/** The items whose texts are beyond the limits, so that only the words of these are stored. */
const withExcess = (records: Records): string[] =>
  kinds.flatMap((kind) =>
    ((records[kind] ?? []) as readonly (Item & { readonly description?: string; readonly excerpt?: string })[])
      .filter(({ description = '', excerpt = '' }) => excessOfDescription(description) ?? excessOfDescription(excerpt))
      .map(({ id }) => `${kind}/${id}`),
  );

/** A file is known by its name, so that one that was mended goes on. Before, it was known by its size. */
const isSame = ({ task, source }: Task, name: string) =>
  task === 'import' && (source === name || /^\d+ bytes$/.test(source));

/** Refuses a file where the calendar has another one, or items of its own. */
async function refuseOthers(store: Store, name: string): Promise<void> {
  const begun = await unfinishedTask(store.reader);
  if (begun && !isSame(begun, name)) {
    const remedy =
      begun.task === 'import'
        ? 'give it that name, leave the other with “import --forget”, or name another database'
        : 'name another database';
    throw new Error(
      `the ${begun.task} of ${begun.task === 'import' ? begun.source : 'another calendar'} into this database is not finished: ${remedy}`,
    );
  }
  if (!begun && !(await isEmpty(store.reader)))
    throw new Error(
      'the calendar is not empty: name a new database, or one that has only users, or import the address of the other calendar',
    );
}

/**
 * Leaves an import that was begun and not finished. What it has brought stays.
 * @returns whether there was one
 */
export async function forgetImport(store: Store): Promise<boolean> {
  const begun = await unfinishedTask(store.reader);
  if (begun?.task !== 'import') return false;
  await store.write(async (writer) => {
    await countTerms.execute(writer);
    await finishTask(writer);
  });
  return true;
}

/**
 * Refuses a file whose first line is no list, before anything is opened or written for it.
 * @throws Error that names the kind of file, and what to do
 */
export async function refuseOtherFiles(file: string): Promise<void> {
  const name = basename(file);
  if (!statSync(file).isFile()) throw new Error(`${name} is a folder: name a file in it`);
  const first = Buffer.alloc(telling);
  const opened = openSync(file, 'r');
  const length = readSync(opened, first);
  closeSync(opened);
  const begin = first.subarray(0, length);
  if (!/^(?:\xef\xbb\xbf)?\s*\{\s*"/.test(begin.toString('latin1'))) throw new Error(describeFile(name, begin));
  for await (const text of linesOf(file)) {
    if (text.trim() === '') continue;
    try {
      readLine(text);
    } catch (cause) {
      if (cause instanceof SyntaxError) throw new Error(describeFile(name, begin), { cause });
      throw new Error(`line 1 cannot be imported: ${(cause as Error).message}`, { cause });
    }
    break;
  }
}

/** Published events of each term, which are counted in the end, when all are there. */
const countTerms = sql`update terms set count = (select count(*) from event_terms join events on events.id = event_terms.event_id
  where event_terms.term_id = terms.id and events.status = 'publish')`;

/**
 * Imports a file of lists into an empty calendar, a line at a time. After an interruption it goes on where it was, and
 * so it does with a file that was mended.
 * @param report Called with the bytes done, and their total
 * @param reduced Called with each item of whose texts only the words are stored, since they hold too much HTML
 * @throws Error that names the line
 */
export async function importFile(
  store: Store,
  file: string,
  report: (done: number, total: number) => void,
  reduced: (item: string) => void = () => {},
): Promise<Counts> {
  const { size } = statSync(file);
  const name = basename(file);
  await refuseOtherFiles(file);
  await refuseOthers(store, name);
  let isBegun = (await unfinishedTask(store.reader)) !== undefined;
  const counts = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Counts;
  let [line, done] = [0, 0];
  for await (const text of linesOf(file)) {
    line++;
    done = Math.min(size, done + Buffer.byteLength(text) + 1);
    if (text.trim() === '') continue;
    try {
      const records = await onlyNew(store, withLinked(readLine(text)));
      if (!isBegun) await store.write((writer) => beginTask(writer, { task: 'import', source: name }));
      isBegun = true;
      if (kinds.some((kind) => records[kind]!.length > 0)) await writeRecords(store, records);
      withExcess(records).forEach(reduced);
      for (const kind of kinds) counts[kind] += records[kind]!.length;
    } catch (cause) {
      const remedy = isBegun ? '; mend it and type the command again, or leave the import with “import --forget”' : '';
      throw new Error(`line ${line} cannot be imported: ${(cause as Error).message}${remedy}`, { cause });
    }
    report(Math.min(done, size - 1), size);
  }
  await store.write(async (writer) => {
    await countTerms.execute(writer);
    await finishTask(writer);
  });
  report(size, size);
  return counts;
}
