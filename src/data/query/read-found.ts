import type { CalError } from '../client/error.js';
import { actualUrl } from './namespaces.js';

/** Loads what finds the interface of a site that has another namespace. */
export const loadNamespaceSearch = () => import('./find-namespace.js');

/**
 * Reads from the interface of a calendar, which is looked for where the server has no such route, or a web page
 * instead.
 * @param read reads the address that it is given.
 * @throws CalError
 */
export async function readFound<T>(
  url: string,
  namespace: string | undefined,
  read: (url: string) => Promise<T>,
): Promise<T> {
  try {
    return await read(actualUrl(url));
  } catch (error) {
    const { status, code, response } = error as CalError;
    if ((status !== 404 && status !== 200) || (response && code !== 'rest_no_route')) throw error;
    const { findNamespace } = await loadNamespaceSearch().catch(() => {
      throw error;
    });
    return read(await findNamespace(url, namespace, error as CalError));
  }
}
