import { existsSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { readFile, type FileRead, type FileToRead } from './read-file.js';

/** The most that reading a file may take: milliseconds of a processor, milliseconds in all, and megabytes. */
const limits = { work: 20_000, time: 120_000, megabytes: 256 };

/** How often it is looked at, in milliseconds. */
const step = 500;

/**
 * Measures the work of a worker from now on, in milliseconds of a processor: that of the process, without what this
 * thread may have had of it. A machine with much else to do takes longer for the same work.
 */
function workMeter(): () => number {
  const [before, busy] = [process.cpuUsage(), performance.eventLoopUtilization()];
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 - performance.eventLoopUtilization(busy).active;
  };
}

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
    const work = workMeter();
    const start = performance.now();
    const watch = setInterval(() => {
      if (work() > limits.work || performance.now() - start > limits.time) resolve({ problem: 'too_complex' });
    }, step);
    worker.once('message', resolve);
    worker.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ problem: 'too_complex' }) : reject(error),
    );
    worker.once('exit', () => {
      clearInterval(watch);
      resolve({ problem: 'too_complex' });
    });
  }).finally(() => void worker.terminate());
}
