import { loadNamespaceSearch } from '../data/query/index.js';
import { membersOf, type ResourceName } from '../data/schema/index.js';

/** The answer of a calendar. */
export interface Answer {
  /** The requested address. */
  readonly url: string;
  /** The address at which the calendar has answered, if it is at another namespace of its site. */
  readonly foundAt?: string;
  /** When, in milliseconds since the epoch. */
  readonly time: number;
  readonly text: string;
}

/**
 * Sends a request to a calendar.
 * @param namespace that of the interface, where it is not the default one
 * @throws Error that names the address, and what is wrong
 */
export type Ask = (url: string, namespace?: string) => Promise<Answer>;

/** Milliseconds that a calendar may take. */
const patience = 15_000;

/** The JSON of a text; `undefined` where it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Requests each address once; where a site has no interface there, the one that it has, as elements do.
 * @param now the moment, in milliseconds since the epoch
 * @param isAllowed whether an address may be requested
 */
export function answersOf(fetcher: typeof fetch, now: () => number, isAllowed: (url: string) => boolean): Ask {
  const asked = new Map<string, Promise<Answer>>();
  const fetchAllowed = ((url: string, init) =>
    isAllowed(url) ? fetcher(url, init) : Promise.reject(new Error('not allowed'))) as typeof fetch;
  const read = async (url: string) => {
    try {
      const response = await fetcher(url, { signal: AbortSignal.timeout(patience) });
      const text = await response.text();
      return { status: response.status, isOk: response.ok, text, json: parsed(text) };
    } catch (cause) {
      throw new Error(`${url} cannot be reached: ${(cause as Error).message}`, { cause });
    }
  };
  const ask = async (url: string, namespace?: string): Promise<Answer> => {
    let answer = await read(url);
    let foundAt: string | undefined;
    const { status, json } = answer;
    // A site without that interface answers with an error, or with a web page.
    if ((status === 404 || status === 200) && (json === undefined || membersOf(json).code === 'rest_no_route')) {
      const { otherUrl } = await loadNamespaceSearch();
      foundAt = await otherUrl(url, namespace, { fetch: fetchAllowed }).catch(() => undefined);
      if (foundAt && isAllowed(foundAt)) answer = await read(foundAt);
    }
    if (!answer.isOk) throw new Error(`${url} answered with status ${answer.status}`);
    if (answer.json === undefined) throw new Error(`${url} did not answer with JSON`);
    return { url, time: now(), text: answer.text, ...(foundAt && { foundAt }) };
  };
  return (url, namespace) => {
    const known = asked.get(url) ?? ask(url, namespace);
    asked.set(url, known);
    return known;
  };
}

/** The items of an answer: those of a list, or the requested one. @throws Error where it holds none */
export function itemsOf(resource: ResourceName, { url, text }: Answer): readonly unknown[] {
  const json: unknown = JSON.parse(text);
  const { [resource]: list, id } = membersOf(json);
  if (Array.isArray(list)) return list;
  if (!Number.isInteger(id)) throw new Error(`${url} did not answer with ${resource}`);
  return [json];
}

/** No more pages are read, whatever number of them a calendar gives. */
const mostPages = 20;

/** The items of all pages of a list, whose first page is the answer. @throws Error where one of them cannot be read */
export async function allItemsOf(resource: ResourceName, answer: Answer, ask: Ask): Promise<readonly unknown[]> {
  const { total_pages: count } = membersOf(JSON.parse(answer.text));
  const last = Math.min(Number(count) || 1, mostPages);
  const numbers = Array.from({ length: Math.max(last - 1, 0) }, (_, index) => index + 2);
  const others = numbers.map((number) => ask(answer.url.replace(/([?&]page=)1(?=&|$)/, `$1${number}`)));
  return [answer, ...(await Promise.all(others))].flatMap((page) => itemsOf(resource, page));
}
