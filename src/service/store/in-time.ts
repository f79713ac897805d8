import { Unavailable } from './errors.js';

/** Waits for a database, but no longer than so many milliseconds. */
export async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    // What arrived while this process was held up is read first.
    timer = setTimeout(
      () => setImmediate(() => reject(new Unavailable(new Error('a database is silent')))),
      milliseconds,
    );
  });
  try {
    return await Promise.race([work, silence]);
  } finally {
    clearTimeout(timer);
  }
}
