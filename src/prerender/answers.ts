import { membersOf, type ResourceName } from '../schema/index.js';

/** What a calendar answered. */
export interface Answer {
  readonly url: string;
  /** When, in milliseconds since the epoch. */
  readonly time: number;
  readonly text: string;
}

/** Asks a calendar. @throws Error that names the address, and what is wrong */
export type Ask = (url: string) => Promise<Answer>;

/** Milliseconds that a calendar may take. */
const patience = 15_000;

/**
 * Asks each address once.
 * @param now the moment, in milliseconds since the epoch
 */
export function answersOf(fetcher: typeof fetch, now: () => number): Ask {
  const asked = new Map<string, Promise<Answer>>();
  const ask = async (url: string): Promise<Answer> => {
    const failed = (reason: string, cause?: unknown) => new Error(`${url} ${reason}`, { cause });
    const read = async () => {
      const response = await fetcher(url, { signal: AbortSignal.timeout(patience) });
      return { status: response.status, isOk: response.ok, text: await response.text() };
    };
    const { status, isOk, text } = await read().catch((cause: unknown) => {
      throw failed(`cannot be reached: ${(cause as Error).message}`, cause);
    });
    if (!isOk) throw failed(`answered with status ${status}`);
    try {
      JSON.parse(text);
    } catch (cause) {
      throw failed('did not answer with JSON', cause);
    }
    return { url, time: now(), text };
  };
  return (url) => {
    const known = asked.get(url) ?? ask(url);
    asked.set(url, known);
    return known;
  };
}

/** The items of an answer: those of a list, or the one that was asked for. @throws Error where it holds none */
export function itemsOf(resource: ResourceName, { url, text }: Answer): readonly unknown[] {
  const json: unknown = JSON.parse(text);
  const { [resource]: list, id } = membersOf(json);
  if (Array.isArray(list)) return list;
  if (!Number.isInteger(id)) throw new Error(`${url} did not answer with ${resource}`);
  return [json];
}

/** No more pages are read, whatever a calendar says of their number. */
const mostPages = 20;

/** The items of all pages of a list, whose first page is the answer. @throws Error where one of them cannot be read */
export async function allItemsOf(resource: ResourceName, answer: Answer, ask: Ask): Promise<readonly unknown[]> {
  const { total_pages: count } = membersOf(JSON.parse(answer.text));
  const last = Math.min(Number(count) || 1, mostPages);
  const numbers = Array.from({ length: Math.max(last - 1, 0) }, (_, index) => index + 2);
  const others = numbers.map((number) => ask(answer.url.replace(/([?&]page=)1(?=&|$)/, `$1${number}`)));
  return [answer, ...(await Promise.all(others))].flatMap((page) => itemsOf(resource, page));
}
