/** Servers with faults, for the page that shows every state. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Handler } from './site.js';

const type = 'application/json; charset=UTF-8';
const json = (body: object | string, status = 200) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers: { 'Content-Type': type } });

const failed = () => json({ code: 'internal_error', message: 'Something broke.', data: { status: 500 } }, 500);

let requests = 0;

/** The faults, by the path of each faulty server. */
const troubles: Record<string, (answer: () => Promise<Response>) => Promise<Response> | Response> = {
  '/api-slow': async (answer) => {
    await delay(3000);
    return answer();
  },
  '/api-broken/html': () => new Response('<!doctype html><title>Welcome</title>', { headers: { 'Content-Type': 'text/html' } }),
  '/api-broken/empty': () => json(''),
  '/api-broken/shape': () => json({ events: { first: 'none' } }),
  '/api-broken/500': failed,
  '/api-broken/every-second': (answer) => (requests++ % 2 ? failed() : answer()),
};

/** Puts a handler for each fault in front of a working calendar. */
export const troubledBy = (calendar: Handler): [RegExp, Handler][] =>
  Object.entries(troubles).map(([path, trouble]) => [
    new RegExp(`^${path}/`),
    async ({ url }) => trouble(() => calendar(new Request(url.replace(path, '/api')))),
  ]);
