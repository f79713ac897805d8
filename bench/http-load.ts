import { spawn } from 'node:child_process';
import { Agent, get } from 'node:http';
import { createInterface } from 'node:readline';
import { availableParallelism } from 'node:os';

const once = (url: string, agent: Agent) =>
  new Promise<void>((resolve, reject) => {
    get(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${response.statusCode} for ${url}`));
      response.resume().once('end', resolve);
    }).once('error', reject);
  });

/** The requests per second that a service answers over 32 keep-alive connections. */
export async function load(origin: string, pathOf: () => string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const run = async (milliseconds: number) => {
    const end = performance.now() + milliseconds;
    let answered = 0;
    const visitor = async () => {
      for (; performance.now() < end; answered++) await once(origin + pathOf(), agent);
    };
    await Promise.all(Array.from({ length: 32 }, visitor));
    return answered;
  };
  await run(2000);
  const seconds = 5;
  const answered = await run(seconds * 1000);
  agent.destroy();
  return answered / seconds;
}

/** The same of a service that is started for it, in a process that gets one core. */
export async function requestsPerSecond(server: string, order: object, pathOf: () => string): Promise<number> {
  const pinned = availableParallelism() > 1 && process.platform === 'linux';
  const [command, ...before] = pinned ? ['taskset', '-c', '0', process.execPath] : [process.execPath];
  const child = spawn(command, [...before, server, JSON.stringify(order)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<number>((resolve) =>
    createInterface(child.stdout).once('line', (line) => resolve((JSON.parse(line) as { port: number }).port)),
  );
  const perSecond = await load(`http://127.0.0.1:${port}`, pathOf);
  child.kill();
  return perSecond;
}
