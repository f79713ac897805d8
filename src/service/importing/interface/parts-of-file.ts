import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { isNumbered, listsIn } from './lists.js';

/** A file of answers of lists, one a line, which may be of any size. */
export interface FileOfLists {
  readonly path: string;
  /** Its characters. */
  readonly length: number;
  /** Its lists of categories: each part needs them, since events do not tell what stands above theirs. */
  readonly categories: readonly string[];
}

/** The lines of a file that hold something, each with its number. */
async function* linesOf(path: string): AsyncGenerator<[number: number, line: string]> {
  const [mark] = (await createReadStream(path, { end: 1 }).toArray()) as Buffer[];
  const encoding = mark?.toString('latin1') === '\xff\xfe' ? 'utf16le' : 'utf8';
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(path, { encoding }), crlfDelay: Infinity })) {
    number++;
    if (line.trim()) yield [number, line.replace(/^\uFEFF/, '')];
  }
}

/** The categories of a line. @throws Error with the reason why it is no answer */
function categoriesIn(line: string): string[] {
  const lists = listsIn(line);
  for (const [kind, items] of lists) if (!items.every(isNumbered)) throw new Error(`one of its ${kind} has no id`);
  return lists.filter(([kind]) => kind === 'categories').map(([, categories]) => JSON.stringify({ categories }));
}

/** Looks through a file, so that nothing is taken of one that holds something else. @throws Error with the line at fault */
export async function lookThrough(path: string): Promise<FileOfLists> {
  const categories: string[] = [];
  let length = 0;
  for await (const [number, line] of linesOf(path)) {
    length += line.length;
    try {
      categories.push(...categoriesIn(line));
    } catch (cause) {
      throw new Error(`line ${number} cannot be read: ${(cause as Error).message}`, { cause });
    }
  }
  return { path, length, categories };
}

/** A part of a file, and how much of it is read with it, from 0 to 1. */
export interface FilePart {
  readonly bytes: Buffer;
  readonly done: number;
}

/** The parts of a file. @param most characters of each */
export async function* partsOf({ path, length, categories }: FileOfLists, most: number): AsyncGenerator<FilePart> {
  let [lines, size, done] = [[...categories], 0, 0];
  const part = (): FilePart => ({ bytes: Buffer.from(lines.join('\n')), done: done / length });
  for await (const [, line] of linesOf(path)) {
    if (size > 0 && size + line.length > most) {
      yield part();
      [lines, size] = [[...categories], 0];
    }
    lines.push(line);
    size += line.length;
    done += line.length;
  }
  yield part();
}
