import { picture, pictures } from '../../seed/index.js';
import type { Settings } from '../settings.js';
import type { Store } from '../store/store.js';
import { noRoute } from '../request/problem.js';
import { crossOriginHeaders } from './respond.js';

interface File {
  readonly type: string;
  readonly content: string | Uint8Array;
}

/** Pictures of the sample calendar: `NAME-WIDTHxHEIGHT.svg`, drawn when asked for. */
function drawing(path: string): File | undefined {
  const [, name, width, height] = /^([\w-]+)-(\d{1,4})x(\d{1,4})\.svg$/.exec(path) ?? [];
  if (!name || !pictures.some((row) => row.name === name)) return undefined;
  return { type: 'image/svg+xml', content: picture(name, Number(width), Number(height)) };
}

const kept = ({ reader }: Store, path: string): Promise<File | undefined> =>
  reader.selectFrom('files').select(['type', 'content']).where('path', '=', path).executeTakeFirst();

/** What stands below `/media/`; the bytes of a path never change. */
export async function serveMedia(request: Request, store: Store, settings: Settings): Promise<Response> {
  const [, path = ''] = /\/media\/([\w.-]+)$/.exec(new URL(request.url).pathname) ?? [];
  const file = drawing(path) ?? (await kept(store, path));
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
