import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path/posix';
import { gzipSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/** Serves a folder as hosts of static sites do: compressed, and readable for pages of other origins. */
export async function serveFolder(folder: string) {
  /** Pages that lie beside the folder, by their path. */
  const pages = new Map<string, string>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    const file = join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const page = pages.get(pathname);
    (page === undefined ? readFile(file) : Promise.resolve(page)).then(
      (content) => {
        const type = types[extname(file)] ?? 'application/octet-stream';
        const headers = { 'content-type': type, 'access-control-allow-origin': '*', 'cache-control': 'max-age=600' };
        if (/image\/(png|webp)/.test(type)) response.writeHead(200, headers).end(content);
        else response.writeHead(200, { ...headers, 'content-encoding': 'gzip' }).end(gzipSync(content));
      },
      () => response.writeHead(404, { 'content-type': 'text/plain' }).end(),
    );
  }).listen(Number(process.env.PORT ?? 0), '127.0.0.1');
  await once(server, 'listening');
  return {
    pages,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
