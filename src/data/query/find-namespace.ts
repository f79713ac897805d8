/** Looks for the calendar of a site that has another namespace than its elements say, in a chunk of its own. */
import { CalError } from '../client/error.js';
import { calendarAmong, namespacesAt } from '../client/find-calendar.js';
import type { Connection } from '../client/request.js';
import { defaultNamespace } from '../schema/names.js';
import { actualUrl, found, foundKey, movedUrl } from './namespaces.js';
import { queryClient } from './query-client.js';

interface Site {
  /** The root of its interface. */
  readonly root: string;
  readonly namespaces: readonly string[];
}

/**
 * Reads the index of a site; where there is none below `/wp-json`, that of a site without rewritten addresses (wire
 * section 2).
 */
async function siteAt(root: string, connection: Connection = {}): Promise<Site> {
  try {
    return { root, namespaces: await namespacesAt(connection, root) };
  } catch {
    const plain = root.replace(/\/wp-json$/, '/?rest_route=');
    return {
      root: plain,
      namespaces: plain === root ? [] : await namespacesAt(connection, `${plain}/`).catch(() => []),
    };
  }
}

/**
 * Each site is read once, also for many elements; again after a minute, since its calendar may have been activated by
 * then.
 */
const knownSite = (root: string): Promise<Site> =>
  queryClient().fetchQuery({ queryKey: [{ index: root }], queryFn: () => siteAt(root), staleTime: 60_000 });

/** Remembers where the interface is, on this page and later ones. */
function remember(requested: string, answering: string): void {
  const all = found();
  if ((all[requested] ?? requested) === answering) return;
  if (requested === answering) delete all[requested];
  else all[requested] = answering;
  try {
    localStorage.setItem(foundKey, JSON.stringify(all));
  } catch {
    // Without storage it holds for this page only.
  }
}

/** The requested root, and the one that the index of the site names. */
interface Place {
  readonly requested: string;
  /** `undefined` where the site names none. */
  readonly answering: string | undefined;
  readonly namespaces: readonly string[];
}

async function placeOf(url: string, namespace: string, siteOf: (root: string) => Promise<Site>): Promise<Place> {
  const wanted = namespace.split('/').filter(Boolean).join('/');
  const end = url.lastIndexOf(`/${wanted}/`);
  const requested = url.slice(0, end + 1 + wanted.length);
  const { root, namespaces } = await siteOf(
    /^.*?(?:\/wp-json|[?&]rest_route=)(?=\/)/.exec(requested)?.[0] ?? requested.slice(0, end),
  );
  const name = namespaces.includes(wanted) ? wanted : calendarAmong(namespaces);
  return { requested, answering: name && `${root}/${name}`, namespaces };
}

/**
 * The address at which the interface answers, by the index of its site, which names all that it has.
 * @param error the error of the address that is known so far
 * @throws CalError that error, with the namespaces of the site as its cause, where the index names no other address
 */
export async function findNamespace(url: string, namespace = defaultNamespace, error: CalError): Promise<string> {
  const { requested, answering = requested, namespaces } = await placeOf(url, namespace, knownSite);
  remember(requested, answering);
  const actual = actualUrl(url);
  if (actual !== error.request?.url) return actual;
  throw new CalError(error.kind, error.message, { ...error, cause: namespaces });
}

/**
 * The same for a program that writes pages, which remembers nothing; `undefined` where the index names no other
 * address.
 */
export async function otherUrl(
  url: string,
  namespace = defaultNamespace,
  connection: Connection,
): Promise<string | undefined> {
  const { requested, answering = requested } = await placeOf(url, namespace, (root) => siteAt(root, connection));
  return answering === requested ? undefined : movedUrl(url, requested, answering);
}
