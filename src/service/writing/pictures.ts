import type { Reader } from '../store/store.js';
import type { CheckContext } from './checks.js';

/** The ID of the picture that a field names: by its ID, or by its address here. */
export async function pictureNamed(reader: Reader, given: string): Promise<number | undefined> {
  const pictures = reader.selectFrom('images').select('id');
  const [, path = given] = /\/media\/(.+)$/.exec(given) ?? [];
  const found = /^\d{1,15}$/.test(given) ? pictures.where('id', '=', Number(given)) : pictures.where('url', 'in', [given, path]);
  return (await found.executeTakeFirst())?.id;
}

export const canBePicture = async (value: unknown, { reader }: CheckContext): Promise<boolean> =>
  (await pictureNamed(reader, String(value))) !== undefined;
