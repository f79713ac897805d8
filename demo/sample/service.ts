/** The sample calendar of the site as a real service answers it, with the files that stand beside it. */
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { sampleData } from '../../src/service/seed/index.js';
import { createService, loadSeed } from '../../src/service/index.js';
import { datedRecords } from './dated-records.js';
import { tile } from './tiles.js';

const basePath = '/cal-elements/sample';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
};
const missing = () => new Response('Not found', { status: 404 });

async function start() {
  const service = await createService({
    database: ':memory:',
    basePath,
    timeZone: 'Europe/Dublin',
    media: sampleData.media,
  });
  await loadSeed(service, { ...sampleData, calendar: datedRecords });
  return service;
}
const started = start();

/**
 * Answers what is below `/cal-elements/`, and leads from the addresses of items to their page; `undefined` for anything
 * else.
 */
export async function answer(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  const [, kind, slug] =
    /^\/(event|venue|organizer|events\/category|tag)\/(?:[^/]+\/)*([^/]+)\/?$/.exec(pathname) ?? [];
  if (kind)
    return new Response(null, {
      status: 302,
      headers: { Location: `/item.html?${kind.replace('events/', '')}=${slug}` },
    });
  const [, zoom, x, y] = /^\/cal-elements\/sample\/tiles\/(\d+)\/(\d+)\/(\d+)\.svg$/.exec(pathname) ?? [];
  if (zoom && x && y)
    return new Response(tile(Number(zoom), Number(x), Number(y)), { headers: { 'Content-Type': 'image/svg+xml' } });
  if (pathname.startsWith(`${basePath}/`)) return (await started).fetch(request);
  const [, file] = /^\/cal-elements\/([\w./-]+)$/.exec(pathname) ?? [];
  if (!file) return undefined;
  const headers = { 'Content-Type': `${types[extname(file)] ?? 'text/plain'}; charset=UTF-8` };
  return readFile(`dist/${file}`).then((content) => new Response(content, { headers }), missing);
}
