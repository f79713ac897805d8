import type { ResourceName } from '../schema/index.js';
import { membersOf } from '../schema/index.js';

/** What a calendar answered. */
export interface Answer {
  readonly url: string;
  /** When, in milliseconds since the epoch. */
  readonly time: number;
  readonly json: unknown;
  /** Characters of it. */
  readonly size: number;
}

/** Milliseconds that a calendar may take. */
const patience = 15_000;

/** Reads each address once. @throws Error that names the address and the remedy */
export function answers(fetcher: typeof fetch, now: () => number): (url: string) => Promise<Answer> {
  const asked = new Map<string, Promise<Answer>>();
  const ask = async (url: string): Promise<Answer> => {
    const failed = (reason: string, cause?: unknown) => new Error(`${url} ${reason}: nothing was written`, { cause });
    const response = await fetcher(url, { signal: AbortSignal.timeout(patience) }).catch((cause: unknown) => {
      throw failed('cannot be reached', cause);
    });
    const text = await response.text();
    if (!response.ok) throw failed(`answered with status ${response.status}`);
    try {
      return { url, time: now(), json: JSON.parse(text) as unknown, size: text.length };
    } catch (cause) {
      throw failed('did not answer with JSON', cause);
    }
  };
  return (url) => {
    const known = asked.get(url) ?? ask(url);
    asked.set(url, known);
    return known;
  };
}

/** The items of an answer: those of a list, or the one that was asked for. */
export function itemsOf(resource: ResourceName, json: unknown): readonly unknown[] {
  const list = membersOf(json)[resource];
  return Array.isArray(list) ? list : [json];
}
