import { picture, pictures } from '../seed/index.js';
import type { Settings } from '../settings.js';
import { noRoute } from './problem.js';
import { crossOriginHeaders } from './respond.js';

/** Pictures of the sample calendar: `/media/NAME-WIDTHxHEIGHT.svg`, drawn when asked for. */
export function serveMedia(request: Request, settings: Settings): Response {
  const [, name, width, height] = /\/media\/([\w-]+)-(\d{1,4})x(\d{1,4})\.svg$/.exec(new URL(request.url).pathname) ?? [];
  if (!name || !pictures.some((row) => row.name === name)) throw noRoute();
  return new Response(picture(name, Number(width), Number(height)), {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      ...crossOriginHeaders(settings),
    },
  });
}
