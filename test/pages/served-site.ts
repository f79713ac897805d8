/** Sites of tests: a page, the built files and a stub API. */
import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path/posix';
import { recordedBody } from '../recordings.js';

export interface Site {
  /** The body of the page; `api` is the attributes that name the stub API. */
  readonly body: (api: string) => string | Promise<string>;
  readonly lang?: string;
  /** `utf-8` by default; `windows-1252` is what browsers take where a page declares none. */
  readonly charset?: string;
  /** Whether the page has the host name of a public site instead of localhost. */
  readonly isPublic?: boolean;
  /** Response headers of the page. */
  readonly headers?: Record<string, string>;
  /** Whether the page runs no scripts. */
  readonly isWithoutScripts?: boolean;
  /** Zone of the visitor. */
  readonly timeZone?: string;
  /** Whether the test sets the clock of the page. */
  readonly hasOwnClock?: boolean;
  /** Whether the browser may keep the page, its files and images for an hour. */
  readonly isCached?: boolean;
  /** Paths whose responses wait for `release()`. */
  readonly hold?: RegExp;
  /** Runs in the page before any of its scripts. */
  readonly prepare?: () => void;
  /** The response body for a path of the API with its query; the recorded list as the only page by default. */
  readonly api?: (path: string) => object | undefined;
  /** Paths of the API that it has no route for. */
  readonly missing?: RegExp;
  /** Changes the files of dist/ that are served at `/copy/`. */
  readonly copy?: (text: string) => string;
  /** The folder that is served at `/dist/`; `dist` by default. */
  readonly folder?: string;
}

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.html': 'text/html; charset=utf-8',
};
const events = { ...recordedBody('events.list.default'), total: 10, total_pages: 1 };
/** The path of an empty page, which requests nothing, not even an icon. */
export const emptyPath = '/empty';
/** An image, whichever is asked for. */
export const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';

interface Answer {
  readonly type: string;
  readonly text: string;
  readonly status?: number;
  readonly headers?: Record<string, string> | undefined;
}

/** What a site at an origin answers to a path with its query, or nothing. */
export async function answerOf(site: Site, origin: string, url: string): Promise<Answer | undefined> {
  const path = url.replace(/\?.*/, '');
  if (path === emptyPath) return { type: 'text/html', text: '<!doctype html><link rel="icon" href="data:,">' };
  if (path === '/') {
    const body = await site.body(`base-url="${origin}/api"`);
    const { charset = 'utf-8' } = site;
    const text = `<!doctype html><html lang="${site.lang ?? 'en'}"><meta charset="${charset}"><title>Page</title><body>${body}</body></html>`;
    return { type: `text/html; charset=${charset}`, text, headers: site.headers };
  }
  if (path.startsWith('/api/') && site.missing?.test(path))
    return { type: 'application/json', text: '{"code":"rest_no_route"}', status: 404 };
  if (path.startsWith('/api/'))
    return {
      type: 'application/json',
      text: JSON.stringify(site.api?.(url) ?? events).replaceAll('https://calendar.example', origin),
      headers: { 'access-control-allow-origin': '*' },
    };
  if (/\.(jpe?g|png|ico)$/.test(path)) return { type: 'image/svg+xml', text: picture };
  const [, copied, file] = /^\/(dist|copy)\/([\w./-]+)$/.exec(path) ?? [];
  const { folder = 'dist' } = site;
  if (!file || !existsSync(`${folder}/${file}`)) return undefined;
  const text = readFileSync(`${folder}/${file}`, 'utf8');
  return { type: types[extname(file)] ?? 'text/plain', text: copied === 'copy' && site.copy ? site.copy(text) : text };
}
