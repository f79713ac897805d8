/** A PostgreSQL of our own: a cluster in a temporary folder, on loopback, gone when the tests are. */
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './ports.js';

const isRoot = process.getuid?.() === 0;
const installations = '/usr/lib/postgresql';

/** The newest installed version, in Debian's folders. */
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

/**
 * Starts a cluster, says so, and waits until its input ends, which it does even when the tests are killed.
 * Parameters: folder of the programs, folder of the cluster, port.
 */
const script = `
"$1/initdb" -D "$2/data" -U postgres -A trust -E UTF8 --locale=C.UTF-8 >&2 || exit 1
options="-p $3 -c listen_addresses=127.0.0.1 -c unix_socket_directories=$2 -c max_connections=300"
"$1/pg_ctl" -D "$2/data" -w -o "$options" -l "$2/log" start >&2 || exit 1
echo ready
cat > /dev/null
"$1/pg_ctl" -D "$2/data" -m immediate stop >&2
rm -rf "$2"
`;

export interface Postgres {
  /** Address of the server, without a database: `postgres://postgres@127.0.0.1:5433`. */
  readonly address: string;
  stop(): Promise<void>;
}

export async function startPostgres(): Promise<Postgres> {
  const binaries = findBinaries() ?? install();
  const folder = mkdtempSync(join(tmpdir(), 'cal-elements-postgres-'));
  if (isRoot) {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    chownSync(folder, id('-u'), id('-g'));
  }
  const port = await freePort();
  // PostgreSQL refuses to run as root, so root runs it as its own user. Detached: Ctrl-C is for the tests.
  const shell = ['sh', '-c', script, 'sh', binaries, folder, String(port)];
  const [command, parameters] = isRoot ? (['runuser', ['-u', 'postgres', '--', ...shell]] as const) : (['sh', shell.slice(1)] as const);
  const child = spawn(command, parameters, { cwd: tmpdir(), detached: true, stdio: ['pipe', 'pipe', 'pipe'] });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await Promise.race([
    new Promise((resolve) => child.stdout.once('data', resolve)),
    ended.then(() => {
      throw new Error(`PostgreSQL did not start: ${complaint}`);
    }),
  ]);
  return {
    address: `postgres://postgres@127.0.0.1:${port}`,
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}
