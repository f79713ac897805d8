/** Servers with faults, for the page that shows every state. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Handler } from './handler.js';

const type = 'application/json; charset=UTF-8';
const json = (body: object | string, status = 200) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers: { 'Content-Type': type } });

const failed = () => json({ code: 'internal_error', message: 'Something broke.', data: { status: 500 } }, 500);

/** The servers that have answered once. */
const spent = new Set<string>();

/** The faults, by the path of each faulty server. */
const troubles: Record<string, (answer: () => Promise<Response>, path: string) => Promise<Response> | Response> = {
  '/api-slow': async (answer) => {
    await delay(3000);
    return answer();
  },
  '/api-broken/html': () => new Response('<!doctype html><title>Welcome</title>', { headers: { 'Content-Type': 'text/html' } }),
  '/api-broken/empty': () => json(''),
  '/api-broken/shape': () => json({ events: { first: 'none' } }),
  '/api-broken/500': failed,
  // Each page that is opened makes up a server of its own.
  '/api-broken/once-[^/]+': (answer, path) => {
    if (spent.has(path)) return failed();
    spent.add(path);
    return answer();
  },
  '/api-broken/cors': async (answer) => {
    const { body, headers } = await answer();
    const kept = [...headers].filter(([name]) => !name.startsWith('access-control-'));
    return new Response(body, { headers: kept });
  },
};

/** Puts a handler for each fault in front of a working calendar. */
export const troubledBy = (calendar: Handler): [RegExp, Handler][] =>
  Object.entries(troubles).map(([pattern, trouble]) => [
    new RegExp(`^${pattern}/`),
    async ({ url }) => {
      const [path] = new RegExp(pattern).exec(url)!;
      const response = await trouble(() => calendar(new Request(url.replace(path, '/api'))), path);
      // What the browser has kept would hide the fault.
      response.headers.set('Cache-Control', 'no-store');
      return response;
    },
  ]);
