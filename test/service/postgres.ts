/** A PostgreSQL of our own: a cluster in a temporary folder, on loopback, gone when the tests are. */
import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './ports.js';

const isRoot = process.getuid?.() === 0;
const installations = '/usr/lib/postgresql';

/** The newest one installed, as Debian lays it out. */
function findBinaries(): string | undefined {
  try {
    const versions = readdirSync(installations).sort((a, b) => Number(b) - Number(a));
    return versions[0] && join(installations, versions[0], 'bin');
  } catch {
    return undefined;
  }
}

function install(): string {
  const remedy = 'PostgreSQL is missing. Install it (sudo apt-get install postgresql) and run the tests again.';
  if (!isRoot) throw new Error(remedy);
  const packages = ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'];
  try {
    execFileSync('apt-get', packages, { stdio: 'ignore' });
  } catch {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    execFileSync('apt-get', packages, { stdio: 'ignore' });
  }
  const found = findBinaries();
  if (!found) throw new Error(remedy);
  return found;
}

/** PostgreSQL refuses to run as root, so root runs it as its own user. */
function run(binary: string, ...parameters: string[]): void {
  const [command, ...rest] = [...(isRoot ? ['runuser', '-u', 'postgres', '--'] : []), binary, ...parameters] as [string, ...string[]];
  execFileSync(command, rest, { stdio: 'ignore', cwd: tmpdir() });
}

export interface Postgres {
  /** Address of the server, without a database: `postgres://postgres@127.0.0.1:5433`. */
  readonly address: string;
  stop(): void;
}

export async function startPostgres(): Promise<Postgres> {
  const binaries = findBinaries() ?? install();
  const folder = mkdtempSync(join(tmpdir(), 'cal-elements-postgres-'));
  if (isRoot) {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    chownSync(folder, id('-u'), id('-g'));
  }
  const data = join(folder, 'data');
  const port = await freePort();
  run(join(binaries, 'initdb'), '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8');
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=300`;
  run(join(binaries, 'pg_ctl'), '-D', data, '-w', '-o', options, '-l', join(folder, 'log'), 'start');
  return {
    address: `postgres://postgres@127.0.0.1:${port}`,
    stop() {
      run(join(binaries, 'pg_ctl'), '-D', data, '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
