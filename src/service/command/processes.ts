import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { LRUCache } from 'lru-cache';
import { networkOf } from '../request/client-address.js';
import { createLogIns, type Limit, type LogIn } from '../rights/attempts.js';

// Each process accepts its own connections. If the first one passed them on, those on their way to a process that is
// killed would stay open without an answer.
cluster.schedulingPolicy = cluster.SCHED_NONE;

type RequestRate = (address: string) => number;

/**
 * A message between processes: the network that sent a request or must wait, and for how long; and the same of log-ins.
 */
type Message =
  | { readonly requestFrom: string }
  | { readonly waits: string; readonly seconds: number }
  | { readonly logIn: LogIn; readonly number: number }
  | { readonly answered: number; readonly seconds: number }
  | { readonly rightLogIn: LogIn };

/**
 * Pause before a process that has ended is replaced, in milliseconds, so that one that cannot start does not keep the
 * machine busy.
 */
const pause = 1_000;
/** The most callers that have to wait and are kept. */
const mostRemembered = 100_000;

/**
 * Counts requests for all processes together: the first process counts, and sends the others who has to wait. No
 * request waits for the count, so a few under way are answered above the limit.
 */
export function sharedRequestRate(now = () => performance.now()): RequestRate {
  const ends = new LRUCache<string, number>({ max: mostRemembered });
  process.on('message', (message: Message) => {
    if ('waits' in message) ends.set(message.waits, now() + message.seconds * 1000);
  });
  return (address) => {
    const network = networkOf(address);
    const left = (ends.get(network) ?? 0) - now();
    if (left > 0) return left / 1000;
    process.send?.({ requestFrom: network } satisfies Message);
    return 0;
  };
}

function countForAll(secondsToWait: RequestRate): void {
  cluster.on('message', (_, message: Message) => {
    if (!('requestFrom' in message)) return;
    const seconds = secondsToWait(message.requestFrom);
    if (seconds === 0) return;
    for (const worker of Object.values(cluster.workers!))
      worker!.send({ waits: message.requestFrom, seconds } satisfies Message);
  });
}

/**
 * Limits log-ins for all processes together: the first process counts. A log-in waits for its answer, which comes much
 * sooner than the password is checked.
 */
export function sharedLogIns(): Limit {
  const waiting = new Map<number, (seconds: number) => void>();
  let last = 0;
  process.on('message', (message: Message) => {
    if (!('answered' in message)) return;
    waiting.get(message.answered)!(message.seconds);
    waiting.delete(message.answered);
  });
  return {
    begin: (logIn) =>
      new Promise((resolve) => {
        waiting.set(++last, resolve);
        process.send!({ logIn, number: last } satisfies Message);
      }),
    succeed: (logIn) => process.send!({ rightLogIn: logIn } satisfies Message),
  };
}

function limitLogIns(): void {
  const logIns = createLogIns();
  cluster.on('message', (worker, message: Message) => {
    if ('logIn' in message) {
      // One that has ended since needs no answer.
      worker.send(
        { answered: message.number, seconds: logIns.begin(message.logIn) as number } satisfies Message,
        () => {},
      );
    }
    if ('rightLogIn' in message) logIns.succeed(message.rightLogIn);
  });
}

/** Resolves with whether a process listens; if not, it has ended and has printed why. */
const starts = (worker: Worker): Promise<boolean> =>
  Promise.race([once(worker, 'listening').then(() => true), once(worker, 'exit').then(() => false)]);

/**
 * Runs this program in several processes that share its port, and replaces those that end. The first starts alone, so
 * that the database is prepared, and a mistake reported, only once.
 * @param secondsToWait Counts the requests of all processes, where they are limited
 */
export async function runProcesses(
  count: number,
  secondsToWait: RequestRate | undefined,
  log: (entry: object) => void,
): Promise<void> {
  if (secondsToWait) countForAll(secondsToWait);
  limitLogIns();
  let isStopping = false;
  const stop = async () => {
    isStopping = true;
    const codes = Object.values(cluster.workers!).map(async (worker) => {
      worker!.process.kill('SIGTERM');
      const [code, signal] = (await once(worker!, 'exit')) as [code: number | null, signal: string | null];
      // One that is just starting does not know the signal yet, and ends by it with nothing under way.
      return signal === 'SIGTERM' ? 0 : code;
    });
    process.exit((await Promise.all(codes)).every((code) => code === 0) ? 0 : 1);
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => isStopping || void stop());
  if (!(await starts(cluster.fork()))) process.exit(1);
  cluster.on('exit', ({ process: { pid } }, code, signal) => {
    if (isStopping) return;
    log({ level: 'error', message: `process ${pid} ended (${signal || code}), another one starts` });
    setTimeout(() => isStopping || cluster.fork(), pause);
  });
  await Promise.all(Array.from({ length: count - 1 }, () => starts(cluster.fork())));
  log({ level: 'info', message: `${count} processes share the port` });
}
