import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';

/** Answers the requests of some paths. */
export type Handler = (request: Request) => Promise<Response>;

const types: Record<string, string> = {
  '.html': 'text/html; charset=UTF-8',
  '.js': 'text/javascript; charset=UTF-8',
  '.json': 'application/json; charset=UTF-8',
  '.svg': 'image/svg+xml',
};
/** A response whose type is that of files with this extension. */
export const respond = (body: BodyInit, extension: string, status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': types[extension] ?? 'text/plain; charset=UTF-8' } });

/** Serves files unchanged; parsing the URL has already removed `..`. */
export const filesOf =
  (folder: URL): Handler =>
  async ({ url }) => {
    const { pathname } = new URL(url);
    try {
      return respond(await readFile(new URL(`.${pathname}`, folder)), extname(pathname));
    } catch {
      return respond('Not found', '.txt', 404);
    }
  };
