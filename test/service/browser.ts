import { basePath, caller, site, type Answer, type Mount, type Role } from './suites/mount.js';

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
      const answer = await client.send(
        method,
        path.startsWith('events:') ? path.slice('events:'.length) : authoring + path,
        body,
        {
          'sec-fetch-site': 'same-origin',
          ...(method !== 'GET' && { origin: site }),
          ...(has.cookie && { cookie: has.cookie }),
          ...(has.nonce && { 'x-wp-nonce': has.nonce }),
          ...headers,
        },
      );
      const set = answer.headers.get('set-cookie');
      if (set !== null) has.cookie = /Max-Age=0/.test(set) ? '' : set.split(';', 1)[0]!;
      if (answer.status === 200 && 'nonce' in answer.body) has.nonce = (answer.body.nonce as string | null) ?? '';
      return answer;
    },
  };
}

/** The token of a link. */
export const tokenOf = (url: string): string => /#(?:link|setup)=([\dA-Z-]+)$/.exec(url)![1]!;

/** The log-in password of those who were invited. */
export const password = 'a long enough password';

/** A new user of a role, in the browser that took the invitation. */
export async function invite(mount: Mount, role: Role, name: string): Promise<Browser & { readonly name: string }> {
  const { body } = await mount.client('administrator').send('POST', `${authoring}/invitations`, { name, role });
  const browser = newBrowser((request) => mount.fetch(request));
  const { status } = await browser.send('POST', '/setup', { token: tokenOf(body.url as string), password });
  if (status !== 200) throw new Error(`${name} was not let in: ${status}`);
  return { ...browser, name };
}
