import type { Service } from '../service.js';

/** Time for the requests under way when the service is to stop, in milliseconds. */
const grace = 10_000;

/**
 * Ends the process on SIGTERM and SIGINT: with 0 once all requests under way are answered, with 1 when the grace is
 * over.
 */
export function stopOnSignal(
  service: Pick<Service, 'close'>,
  stop: () => Promise<void>,
  log: (entry: object) => void,
): void {
  let isEnding = false;
  const end = async (signal: string) => {
    // A terminal interrupts all processes, and the first one sends the others a signal, too.
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), grace).unref();
    // Requests that have reached this machine are still answered: one turn accepts connections, the next reads from
    // them.
    for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve));
    log({ level: 'info', message: `stopping on ${signal}` });
    await stop();
    await service.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void end(signal));
}
