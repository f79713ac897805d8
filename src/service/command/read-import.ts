import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { Misuse } from '../../prerender/command-line/options.js';
import { fetchSource, mostOfCalendar } from '../importing/fetch-source.js';
import { isLists } from '../importing/interface/lists.js';
import { lookThrough, partsOf, type FileOfLists } from '../importing/interface/parts-of-file.js';
import type { ReadCalendar, ReadOptions } from '../importing/read-events.js';
import { readInWorker } from '../importing/read-in-worker.js';
import { fetchWords, problemWords } from './import-words.js';
import { beginOf, describeOtherFile } from './kind-of-file.js';

export const isAddress = (text: string) => /^(?:https?|webcals?):/i.test(text);

/** What is to be imported, before a calendar is opened for it. */
export interface Wanted {
  readonly file: string;
  /** What people know it by: addresses may be secrets. */
  readonly name: string;
  /** Where it holds lists of the interface. */
  readonly lists?: FileOfLists;
}

/** Looks at a file. @throws Misuse for one that holds no calendar, with what it is, or the line at fault */
export async function lookAt(file: string): Promise<Wanted> {
  if (isAddress(file)) return { file, name: URL.parse(file)?.host || 'the address' };
  const name = basename(file);
  const found = await stat(file).catch(() => undefined);
  if (!found) throw new Misuse(`There is no file ${file}`);
  if (!found.isFile()) throw new Misuse(`${name} is a folder: name a file in it`);
  const begin = await beginOf(file);
  const other = describeOtherFile(name, begin);
  if (other) throw new Misuse(other);
  if (isLists(begin)) {
    const lists = await lookThrough(file).catch((cause: unknown) => {
      const remedy = 'each line is an answer of a list, as “jq -c .” writes it: mend it, and type the command again';
      throw new Misuse(`${name}: ${(cause as Error).message}; ${remedy}`, { cause });
    });
    return { file, name, lists };
  }
  if (found.size > mostOfCalendar * 1024)
    throw new Misuse(`${name} is larger than 10 MB: export a part of it at a time`);
  return { file, name };
}

async function bytesOf({ file, name }: Wanted): Promise<Uint8Array> {
  if (!isAddress(file)) return readFile(file);
  const fetched = await fetchSource(file);
  if (!('problem' in fetched)) return fetched.bytes;
  const { problem, status } = fetched;
  throw new Misuse(`${name} ${fetchWords[problem]}${problem === 'answers' ? ` (${status})` : ''}`);
}

/** Characters of lists that are read and written at once. */
const mostOfPart = 1_000_000;

/** What was read, and how much of the whole that is with what came before, from 0 to 1. */
interface ReadPart {
  readonly calendar: ReadCalendar;
  readonly done: number;
}

/** Reads a file or an address; lists a part at a time, since they may be of any size. @throws Misuse */
export async function* readParts(wanted: Wanted, options: ReadOptions): AsyncGenerator<ReadPart> {
  const { name, lists } = wanted;
  const parts = lists ? partsOf(lists, mostOfPart) : [{ bytes: await bytesOf(wanted), done: 1 }];
  for await (const { bytes, done } of parts) {
    const calendar = await readInWorker({ bytes, options: { ...options, isCopy: lists !== undefined } });
    if ('problem' in calendar)
      throw new Misuse(`${lists ? `A line of ${name}` : name} ${problemWords[calendar.problem]}`);
    yield { calendar, done };
  }
}
