/** A PostgreSQL of our own: a cluster in a temporary folder, on loopback, gone when the tests are. */
import { execFile, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { needProgram } from '../runner/programs.mjs';
import { freePort } from './ports.js';

const isRoot = process.getuid?.() === 0;
/**
 * Starts a cluster, says so, and waits until its input ends, which it does even when the tests are killed.
 * Parameters: folder of the programs, folder of the cluster, and port.
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
  /** Restarts it in this mode: `immediate` is a crash. */
  restart(mode: 'fast' | 'immediate'): Promise<void>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root, so root runs its programs as its own user. */
const asPostgres = (command: string, ...parameters: string[]): [string, string[]] =>
  isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...parameters]] : [command, parameters];

export async function startPostgres(): Promise<Postgres> {
  // A folder on PATH may hold links to some of the programs alone.
  const binaries = dirname(realpathSync(needProgram('postgresql')));
  const folder = mkdtempSync(join(tmpdir(), 'cal-elements-postgres-'));
  if (isRoot) {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    chownSync(folder, id('-u'), id('-g'));
  }
  const port = await freePort();
  const [command, parameters] = asPostgres('sh', '-c', script, 'sh', binaries, folder, String(port));
  // Detached: Ctrl-C is for the tests.
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
    async restart(mode) {
      const [program, words] = asPostgres(
        `${binaries}/pg_ctl`,
        '-D',
        `${folder}/data`,
        '-w',
        '-m',
        mode,
        '-l',
        `${folder}/log`,
        'restart',
      );
      await promisify(execFile)(program, words, { cwd: tmpdir() });
    },
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}
