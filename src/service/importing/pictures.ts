import type { RequestContext } from '../request/context.js';
import type { DatabaseReader, DatabaseWriter } from '../store/types.js';
import { newId } from '../writing/identifiers.js';
import type { ReadPicture } from './read-events.js';

/** The pictures of a calendar by their addresses, where they stay. */
export class KnownPictures {
  readonly #numbers: Map<string, number>;

  private constructor(numbers: Map<string, number>) {
    this.#numbers = numbers;
  }

  static async load(reader: DatabaseReader): Promise<KnownPictures> {
    const rows = await reader.selectFrom('images').select(['id', 'url']).execute();
    return new KnownPictures(new Map(rows.map(({ id, url }) => [url, id])));
  }

  /** The number of a picture, which is made where the calendar lacks it. */
  async numberOf(writer: DatabaseWriter, { sizes, ...picture }: ReadPicture, context: RequestContext): Promise<number> {
    const known = this.#numbers.get(picture.url);
    if (known !== undefined) return known;
    const id = await newId(writer, 'images', picture, context);
    const row = { ...picture, id, sizes: sizes ? JSON.stringify(sizes) : '' };
    await writer.insertInto('images').values(row).execute();
    this.#numbers.set(picture.url, id);
    return id;
  }
}
