/** Three machines of a cluster on this one, each with an address of its own, which can be cut off from the others, killed and started again. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const isRoot = process.getuid?.() === 0;

/** PostgreSQL and PgBouncer refuse to run as root. */
const asPostgres = (command: readonly string[]) => (isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command);

const run = (command: string, ...words: string[]) =>
  execFileSync(command, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

export const numbers = [1, 2, 3] as const;
export type MachineNumber = (typeof numbers)[number];

export interface Machines {
  /** How a machine is cut off here. */
  readonly cutBy: string;
  /** What stands before a machine's number in its address: `10.77.0.` */
  readonly prefix: string;
  /** Addresses that may reach PostgreSQL. */
  readonly network: string;
  /** Starts a program on a machine or, without a number, on this one. */
  start(name: string, command: readonly string[], number?: MachineNumber): void;
  /** Ends all programs of a machine at once, as when its power fails. */
  kill(number: MachineNumber): void;
  cut(number: MachineNumber): void;
  join(number: MachineNumber): void;
  /** Freezes one program of a machine, or lets it go on. */
  signal(name: string, number: MachineNumber, signal: 'SIGSTOP' | 'SIGCONT'): void;
  /** What a program has printed. */
  outputOf(name: string, number?: MachineNumber): string;
  /** Ends all that was started, and removes the folder. */
  stop(): Promise<void>;
}

/** Numbers of an address that no other run has meanwhile. */
const own = `${1 + (Math.floor(process.pid / 250) % 250)}.${1 + (process.pid % 250)}`;

/**
 * Waits until its input ends, which it does even when the tests are killed, and leaves nothing behind.
 * Parameters: the folder, and what stands before the numbers of namespaces and bridge.
 */
const guard = `
cat > /dev/null
for file in "$1"/*.group; do [ -f "$file" ] && kill -9 "-$(cat "$file")"; done
for file in "$1"/*/data/postmaster.pid; do [ -f "$file" ] && kill -9 "$(head -n 1 "$file")"; done
for number in 1 2 3; do
  for id in $(ip netns pids "$2-$number"); do kill -9 "$id"; done
  ip link delete "$2v$number"
  ip netns delete "$2-$number"
done
ip link delete "$2"
until rm -rf "$1"; do sleep 0.1; done
`;

/** This process and all that it started, from the table of processes. */
function descendants(roots: readonly number[]): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const text = readFileSync(`/proc/${name}/stat`, 'utf8');
      parents.set(Number(name), Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // It has ended meanwhile.
    }
  }
  const found = new Set(roots.filter((root) => parents.has(root)));
  // A set is walked to its end, also when it grows meanwhile.
  for (const id of found) for (const [child, parent] of parents) if (parent === id) found.add(child);
  return [...found];
}

function send(ids: readonly number[], signal: NodeJS.Signals): void {
  for (const id of ids) {
    try {
      process.kill(id, signal);
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** Root makes a network namespace for each machine, whose link can be taken down; others have machines that can only be frozen. */
function makeNetwork(name: string): Pick<Machines, 'cutBy' | 'prefix' | 'network'> & {
  readonly on: (number: MachineNumber) => readonly string[];
  readonly setLink?: (number: MachineNumber, state: 'up' | 'down') => void;
} {
  try {
    run('ip', 'link', 'add', name, 'type', 'bridge');
  } catch {
    return {
      prefix: `127.${own}.`,
      network: '127.0.0.0/8',
      on: () => [],
      cutBy: 'frozen, since only root may cut it off',
    };
  }
  const prefix = `10.${own}.`;
  run('ip', 'address', 'add', `${prefix}254/24`, 'dev', name);
  run('ip', 'link', 'set', name, 'up');
  for (const number of numbers) {
    const [namespace, link] = [`${name}-${number}`, `${name}v${number}`];
    run('ip', 'netns', 'add', namespace);
    run('ip', 'link', 'add', link, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace);
    run('ip', 'link', 'set', link, 'master', name, 'up');
    run('ip', '-n', namespace, 'address', 'add', `${prefix}${number}/24`, 'dev', 'eth0');
    for (const device of ['eth0', 'lo']) run('ip', '-n', namespace, 'link', 'set', device, 'up');
  }
  return {
    prefix,
    network: `${prefix}0/24`,
    on: (number) => ['ip', 'netns', 'exec', `${name}-${number}`],
    setLink: (number, state) => void run('ip', 'link', 'set', `${name}v${number}`, state),
    cutBy: 'cut off',
  };
}

/** @param folder Where machines keep their data, in `1` to `3` */
export function startMachines(folder: string): Machines {
  const name = `cal${process.pid}`;
  const guarding = spawn('sh', ['-c', guard, 'sh', folder, name], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const { on, setLink, ...network } = makeNetwork(name);
  const programs = new Map<string, ChildProcess>();
  const logOf = (program: string, number?: MachineNumber) => join(folder, `${program}${number ?? ''}.log`);
  /** Patroni starts PostgreSQL as a process of its own. */
  const idsOn = (number: MachineNumber) => {
    const file = join(folder, String(number), 'data/postmaster.pid');
    const postgres = existsSync(file) ? [Number(readFileSync(file, 'utf8').split('\n', 1)[0])] : [];
    const started = [...programs].filter(([program]) => program.endsWith(String(number))).map(([, { pid }]) => pid!);
    return descendants([...started, ...postgres]);
  };
  return {
    ...network,
    start(program, command, number) {
      const [first, ...words] = [...(number ? on(number) : []), ...asPostgres(command)];
      // Detached: Ctrl-C is for the tests.
      const child = spawn(first!, words, { cwd: folder, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
      const key = `${program}${number ?? ''}`;
      writeFileSync(join(folder, `${key}.group`), String(child.pid));
      const log = createWriteStream(logOf(program, number), { flags: 'a' });
      for (const stream of [child.stdout, child.stderr]) stream.pipe(log, { end: false });
      programs.set(key, child);
    },
    kill: (number) => send(idsOn(number), 'SIGKILL'),
    cut: (number) => (setLink ? setLink(number, 'down') : send(idsOn(number), 'SIGSTOP')),
    join: (number) => (setLink ? setLink(number, 'up') : send(idsOn(number), 'SIGCONT')),
    signal: (program, number, signal) => send(descendants([programs.get(`${program}${number}`)!.pid!]), signal),
    outputOf: (program, number) => readFileSync(logOf(program, number), 'utf8'),
    async stop() {
      const ended = new Promise((resolve) => guarding.once('exit', resolve));
      guarding.stdin.end();
      await ended;
    },
  };
}
