/** Images of a calendar that authors send or choose; pages that only read never load it. */
import { callAuthoring, CalError } from '../../data/client/index.js';
import { membersOf } from '../../data/schema/index.js';
import { fetchWithProgress } from './fetch-with-progress.js';
import type { Session } from './session.js';

/** An image that the server keeps. */
export interface StoredImage {
  readonly id: number;
  readonly url: string;
  /** Empty where it is decorative. */
  readonly alt: string;
}

/** An image to be sent. */
export interface ImageFile {
  readonly file: Blob;
  /** Its name, with the ending of its kind. */
  readonly name: string;
  readonly alt: string;
}

/** Milliseconds that a slow connection may take. */
const patience = 300_000;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** An image of an answer or a stored item; `undefined` for anything else. */
export function readStoredImage(value: unknown): StoredImage | undefined {
  const { id, url, alt } = membersOf(value);
  return Number.isInteger(id) ? { id: id as number, url: textOf(url), alt: textOf(alt) } : undefined;
}

/**
 * Sends an image, as it is, in one request.
 * @param tell gets the share of it that has been sent, up to 1
 * @throws CalError 413 for one that is too large, 415 for a kind that the server does not take
 */
export async function sendImage(
  session: Session,
  { file, name, alt }: ImageFile,
  signal: AbortSignal,
  tell: (share: number) => void,
): Promise<StoredImage> {
  const signed = session.fetchBy(fetchWithProgress(tell));
  const headers = {
    'content-type': file.type,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
  };
  // The client writes JSON; this body is the file itself.
  const send: typeof fetch = (input, init) => signed(input, { ...init, headers, body: file });
  const answer = await callAuthoring({ ...session.client, fetch: send, timeout: patience }, '/images', {
    method: 'POST',
    query: { alt },
    signal,
  });
  return imageIn(answer);
}

/** @throws CalError of kind `shape` */
function imageIn(answer: unknown): StoredImage {
  const image = readStoredImage(answer);
  if (!image) throw new CalError('shape', 'Not an image', { status: 200, response: answer });
  return image;
}

/** Has the server fetch and keep an image of another site. @throws CalError 400 where there is none at the address */
export async function fetchImage(
  session: Session,
  url: string,
  alt: string,
  signal: AbortSignal,
): Promise<StoredImage> {
  const call = callAuthoring({ ...session.client, timeout: patience }, '/images', {
    method: 'POST',
    query: { url, alt },
    signal,
  });
  return imageIn(await call);
}

/** Images that the server keeps, the newest first. */
export interface ImagePage {
  readonly images: readonly StoredImage[];
  readonly totalPages: number;
}

/** The number of images shown at once. */
const imagesOnPage = 24;

/** One page of the images whose description or file name holds a text. @param page counted from 1 @throws CalError */
export async function findImages(session: Session, search: string, page: number): Promise<ImagePage> {
  const query = { ...(search && { search }), page, per_page: imagesOnPage };
  const { images, total_pages: total } = membersOf(await session.call('/images', { query }));
  return {
    images: [images].flat().flatMap((image) => readStoredImage(image) ?? []),
    totalPages: Number.isInteger(total) ? (total as number) : 0,
  };
}

/** Describes an image that is there anew. @throws CalError */
export async function describeImage(session: Session, id: number, alt: string, signal: AbortSignal): Promise<void> {
  await session.call(`/images/${id}`, { method: 'PATCH', body: { alt }, signal });
}
