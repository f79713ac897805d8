/** Readers and writers of a service that is disturbed meanwhile, and what they were answered. */
import { setTimeout as pause } from 'node:timers/promises';
import { atLeastOne } from '../at-least-one.js';
import { least } from '../service/suites/fields.js';
import type { Caller } from '../service/suites/mount.js';

/** Answers by status; 0 counts connections that broke. */
type Answers = Record<number, number>;

export interface Traffic {
  readonly reads: Answers;
  readonly writes: Answers;
  /** Titles of the events whose write was acknowledged, by id. */
  readonly acknowledged: ReadonlyMap<number, string>;
  /** Resolves once so many further answers of this status have come. */
  answered(kind: 'reads' | 'writes', status: number, more?: number): Promise<void>;
  /** The longest time between two answers of success since it was asked last, in milliseconds. */
  longestPause(kind: 'reads' | 'writes'): number;
  /** Stops asking, and forgets nothing. */
  stop(): Promise<void>;
  /** The acknowledged events that a caller does not find. */
  missing(caller: Caller): Promise<number[]>;
}

/**
 * @param writer @param reader Called for each request, since a service that restarts may have another address
 * @param workers How many read, and how many write
 * @param pace How long each of them waits after an answer, in milliseconds
 */
export function startTraffic(writer: () => Caller, reader: () => Caller, { workers = 4, pace = 0 } = {}): Traffic {
  const acknowledged = new Map<number, string>();
  const counts = { reads: {} as Answers, writes: {} as Answers };
  const waiting = new Set<() => void>();
  const began = performance.now();
  const pauses = { reads: { since: began, longest: 0 }, writes: { since: began, longest: 0 } };
  let isStopped = false;
  let asked = 0;
  const count = (answers: Answers, status: number) => {
    answers[status] = (answers[status] ?? 0) + 1;
    for (const check of waiting) check();
  };
  const endPause = (kind: keyof typeof pauses) => {
    const [known, now] = [pauses[kind], performance.now()];
    pauses[kind] = { since: now, longest: Math.max(known.longest, now - known.since) };
  };
  const repeat = async (kind: keyof typeof counts, ask: (number: number) => Promise<number>) => {
    while (!isStopped) {
      const status = await ask(++asked).catch(() => 0);
      if (status === 200 || status === 201) endPause(kind);
      count(counts[kind], status);
      // A client that is not answered tries again a little later.
      if (pace > 0 || status === 0) await pause(pace || 20);
    }
  };
  const write = async (number: number) => {
    const title = `Written ${number}`;
    const { status, body } = await writer().send('POST', '/events', {
      ...least('events', number),
      title,
      description: 'long '.repeat(2_000),
    });
    if (status === 201) acknowledged.set(body.id as number, title);
    return status;
  };
  const read = async (number: number) => (await reader().get(`/events?start_date=2027-02-01&asked=${number}`)).status;
  const all = Array.from({ length: workers }, () => [repeat('writes', write), repeat('reads', read)]).flat();
  return {
    ...counts,
    acknowledged,
    answered(kind, status, more = 10) {
      const enough = (counts[kind][status] ?? 0) + more;
      return new Promise((resolve) => {
        const check = () => {
          if ((counts[kind][status] ?? 0) < enough) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
      });
    },
    longestPause(kind) {
      const { since, longest } = pauses[kind];
      pauses[kind] = { since, longest: 0 };
      return Math.max(longest, performance.now() - since);
    },
    async stop() {
      isStopped = true;
      await Promise.all(all);
    },
    async missing(caller) {
      const lost: number[] = [];
      for (const [id, title] of atLeastOne(acknowledged)) {
        const { status, body } = await caller.get(`/events/${id}`);
        if (status !== 200 || body.title !== title) lost.push(id);
      }
      return lost;
    },
  };
}
