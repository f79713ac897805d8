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

/** Measures the requests per second of a service in its own process, over keep-alive connections. The process gets one core. */
export async function requestsPerSecond(server: string, order: object, pathOf: () => string): Promise<number> {
  const pinned = availableParallelism() > 1 && process.platform === 'linux';
  const [command, ...before] = pinned ? ['taskset', '-c', '0', process.execPath] : [process.execPath];
  const child = spawn(command, [...before, server, JSON.stringify(order)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<number>((resolve) =>
    createInterface(child.stdout).once('line', (line) => resolve((JSON.parse(line) as { port: number }).port)),
  );
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const run = async (milliseconds: number) => {
    const end = performance.now() + milliseconds;
    let answered = 0;
    const visitor = async () => {
      for (; performance.now() < end; answered++) await once(`http://127.0.0.1:${port}${pathOf()}`, agent);
    };
    await Promise.all(Array.from({ length: 32 }, visitor));
    return answered;
  };
  await run(2000);
  const seconds = 5;
  const answered = await run(seconds * 1000);
  agent.destroy();
  child.kill();
  return answered / seconds;
}
