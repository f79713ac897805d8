import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { isNumbered, itemsIn, listsIn, type Item } from './lists.js';

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

const isDateOfSeries = ({ post_parent, series_date }: Item): boolean =>
  Number.isSafeInteger(post_parent) && series_date !== undefined;

/** A line without the dates of series that it has, and these, with the numbers of their series. */
function apart(line: string): { readonly rest: string; readonly dates: readonly [series: unknown, date: string][] } {
  if (!line.includes('"series_date"')) return { rest: line, dates: [] };
  const answer = JSON.parse(line) as Item;
  const events = itemsIn(answer.events);
  const others = events.filter((event) => !isDateOfSeries(event));
  return {
    rest: JSON.stringify({ ...answer, events: others }),
    dates: events.filter(isDateOfSeries).map((date) => [date.post_parent, JSON.stringify(date)]),
  };
}

/**
 * The parts of a file. All dates of a series are in one of them, wherever they stand, after what is no date of any: a
 * series may get further dates, whose numbers are new.
 * @param most characters of each
 */
export async function* partsOf({ path, length, categories }: FileOfLists, most: number): AsyncGenerator<FilePart> {
  const series = new Map<unknown, string[]>();
  let [lines, size, done] = [[...categories], 0, 0];
  const part = (): FilePart => ({ bytes: Buffer.from(lines.join('\n')), done: done / length });
  function* add(line: string, characters: number): Generator<FilePart> {
    if (size > 0 && size + characters > most) {
      yield part();
      [lines, size] = [[...categories], 0];
    }
    lines.push(line);
    size += characters;
    done += characters;
  }
  const lengthOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0);
  for await (const [, line] of linesOf(path)) {
    const { rest, dates } = apart(line);
    for (const [id, text] of dates) {
      const known = series.get(id);
      if (known) known.push(text);
      else series.set(id, [text]);
    }
    yield* add(rest, line.length - lengthOf(dates.map(([, text]) => text)));
  }
  for (const texts of series.values()) yield* add(`{"events":[${texts.join(',')}]}`, lengthOf(texts));
  yield part();
}
