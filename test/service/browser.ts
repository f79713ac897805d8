import { basePath, caller, site, type Answer, type Mount } from './suites/mount.js';

export const authoring = `${site}${basePath}/cal/authoring/v1`;

/** A browser on one of our pages: it keeps the cookie, and the page its nonce. */
export interface Browser {
  /** Sends a request; paths are below the authoring interface, or below the interface after `events:`. */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** What the browser has; to be read and set. */
  readonly has: { cookie: string; nonce: string };
}

export function newBrowser(fetch: Mount['fetch']): Browser {
  const client = caller(fetch);
  const has = { cookie: '', nonce: '' };
  return {
    has,
    async send(method, path, body, headers) {
      const answer = await client.send(method, path.startsWith('events:') ? path.slice('events:'.length) : authoring + path, body, {
        'sec-fetch-site': 'same-origin',
        ...(method !== 'GET' && { origin: site }),
        ...(has.cookie && { cookie: has.cookie }),
        ...(has.nonce && { 'x-wp-nonce': has.nonce }),
        ...headers,
      });
      const set = answer.headers.get('set-cookie');
      if (set !== null) has.cookie = /Max-Age=0/.test(set) ? '' : set.split(';', 1)[0]!;
      if (answer.status === 200 && 'nonce' in answer.body) has.nonce = (answer.body.nonce as string | null) ?? '';
      return answer;
    },
  };
}

/** The token of a link. */
export const tokenOf = (url: string): string => /#(?:link|setup)=([\dA-Z-]+)$/.exec(url)![1]!;
