import type { MediaFile, Settings } from '../settings.js';
import type { Store } from '../store/types.js';
import { noRoute } from '../request/problem.js';
import { crossOriginHeaders } from './respond.js';

const storedFile = ({ reader }: Store, path: string): Promise<MediaFile | undefined> =>
  reader.selectFrom('files').select(['type', 'content']).where('path', '=', path).executeTakeFirst();

/** Serves `/media/`. The bytes of a path never change. */
export async function serveMedia(path: string, store: Store, settings: Settings): Promise<Response> {
  const file = settings.media(path) ?? (await storedFile(store, path));
  if (!file) throw noRoute();
  return new Response(file.content as BodyInit, {
    headers: {
      'Content-Type': file.type,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      ...crossOriginHeaders(settings),
    },
  });
}
