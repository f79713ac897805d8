import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { readFile, type FileRead, type FileToRead } from './read-file.js';

/** The most that reading a file may take: milliseconds, and megabytes. */
const limits = { time: 20_000, megabytes: 256 };

/** The program of the worker, which the build writes beside this one; run from source, there is none. */
const program = ['reader.js', '../reader.js']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find(existsSync);

/** Reads a file in a worker. */
export function readInWorker(file: FileToRead): Promise<FileRead> {
  if (program === undefined) return Promise.resolve(readFile(file));
  const worker = new Worker(program, {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes, maxYoungGenerationSizeMb: 32 },
  });
  return new Promise<FileRead>((resolve, reject) => {
    const late = setTimeout(() => resolve({ problem: 'too_complex' }), limits.time);
    worker.once('message', resolve);
    worker.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ problem: 'too_complex' }) : reject(error),
    );
    worker.once('exit', () => {
      clearTimeout(late);
      resolve({ problem: 'too_complex' });
    });
  }).finally(() => void worker.terminate());
}
