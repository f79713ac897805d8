/** The program of a worker that reads a file, so that one that takes long, or all memory, stops nothing else. */
import { parentPort, workerData } from 'node:worker_threads';
import { readFile, type FileToRead } from './read-file.js';

const { bytes, options } = workerData as FileToRead;
parentPort?.postMessage(readFile({ bytes: Buffer.from(bytes), options }));
