import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { bundledServer } from './made.js';
import type { Order, Ready } from './server.js';

export interface Running extends Ready {
  /** `http://127.0.0.1:port` */
  readonly origin: string;
  readonly process: ChildProcess;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts the service in a process of its own and waits until it listens. */
export async function startServer(order: Order, node = process.execPath): Promise<Running> {
  const child = spawn(node, [await bundledServer(), JSON.stringify(order)], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const ready = new Promise<Ready>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      if (line.startsWith('{"port"')) resolve(JSON.parse(line) as Ready);
    });
    void ended.then(() => reject(new Error(`the server ended: ${complaint}`)));
  });
  const { port, passwords } = await ready;
  return {
    port,
    passwords,
    origin: `http://127.0.0.1:${port}`,
    process: child,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      await ended;
    },
  };
}
