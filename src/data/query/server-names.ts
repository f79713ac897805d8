import { serversOf } from './list-plan.js';

/**
 * How a calendar among several is called: by its host, and by its path where that says more than that a server is
 * there.
 */
export function serverName(server: string): string {
  const { host, pathname } = new URL(server, globalThis.document?.baseURI);
  return (host + pathname).replace(/\/$/, '').replace(/\/wp-json$/, '');
}

/** The server of this name among several. */
export const serverOfName = (name: string, baseUrls: string | undefined): string | undefined =>
  serversOf(baseUrls).find((server) => serverName(server) === name);
