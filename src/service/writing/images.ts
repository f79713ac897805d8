import { createHash } from 'node:crypto';
import type { RequestContext } from '../request/context.js';
import { invalidParameters, type Refusal } from '../request/problem.js';
import { formatOf, mediaTypes, type Format } from '../images/formats.js';
import { withoutMetadata } from '../images/without-metadata.js';
import { mayUpload } from '../rights/rules.js';
import type { DatabaseReader, DatabaseWriter } from '../store/types.js';
import { nextId } from './identifiers.js';

/** A fetched image that is not stored yet. */
export interface NewImage extends Format {
  readonly content: Uint8Array;
}

/** All reasons get the same refusal, so that nobody can explore our network with it. */
export const noImage: Refusal = { message: 'noImage' };

/** The ID of the image that a field names: by its ID, or by its address here. */
async function imageNamed(given: string, { store, links }: RequestContext): Promise<number | undefined> {
  const images = store.reader.selectFrom('images').select('id');
  const path = given.startsWith(`${links.media}/`) ? given.slice(links.media.length + 1) : given;
  const found = /^\d{1,15}$/.test(given) ? images.where('id', '=', Number(given)) : images.where('url', '=', path);
  return (await found.executeTakeFirst())?.id;
}

/** Whether a field names an image that is here, or an address where there may be one. */
export const canBeImage = async (value: unknown, context: RequestContext): Promise<boolean> =>
  (mayUpload(context.viewer) && /^https?:\/\//i.test(String(value))) ||
  (await imageNamed(String(value), context)) !== undefined;

/** The image that a checked field names; one that is elsewhere is fetched (wire section 11.1). */
export async function readImage(given: string, context: RequestContext): Promise<number | NewImage> {
  const known = await imageNamed(given, context);
  if (known !== undefined) return known;
  return fetchImage(given, context, 'image');
}

/** The image that a file holds, as it is stored, whatever way it came; `undefined` where it holds none. */
export function imageIn(bytes: Uint8Array): NewImage | undefined {
  const format = formatOf(bytes);
  const content = format && withoutMetadata(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), format);
  return content && { ...format, content };
}

/** An image that is elsewhere. @param field what is refused where there is none */
export async function fetchImage(address: string, { settings }: RequestContext, field: string): Promise<NewImage> {
  try {
    if (!/^https?:\/\//i.test(address)) throw new Error('no address of the web');
    const image = imageIn(await settings.fetchPicture(address));
    if (!image) throw new Error('neither PNG, JPEG, GIF nor WebP');
    return image;
  } catch (cause) {
    // Only the host is logged: paths and queries may hold secrets.
    const from = URL.canParse(address) ? new URL(address).host : 'what is no address';
    settings.log({ level: 'info', message: `no image from ${from}: ${String(cause)}` });
    throw invalidParameters({ [field]: noImage });
  }
}

const idOf = async (reader: DatabaseReader, path: string) =>
  (await reader.selectFrom('images').select('id').where('url', '=', path).executeTakeFirst())?.id;

/** Stores an image; equal bytes are stored once. */
export async function saveImage(
  writer: DatabaseWriter,
  { content, extension, width, height }: NewImage,
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  const path = `${createHash('sha256').update(content).digest('hex').slice(0, 32)}.${extension}`;
  const known = await idOf(writer, path);
  if (known !== undefined) return { id: known, isNew: false };
  const id = await nextId(writer, 'images');
  const image = {
    id,
    url: path,
    extension,
    width,
    height,
    filesize: content.byteLength,
    sizes: '',
    original_image: '',
  };
  await writer.insertInto('images').values(image).execute();
  await writer.insertInto('files').values({ path, type: mediaTypes[extension], content }).execute();
  return { id, isNew: true };
}
