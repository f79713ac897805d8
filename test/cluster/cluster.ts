/** etcd, PostgreSQL and Patroni on three machines, HAProxy and PgBouncer beside the services, with the configurations of deploy/. */
import { execFileSync } from 'node:child_process';
import {
  accessSync,
  chownSync,
  constants,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../service/ports.js';
import { findProgram, needProgram } from '../runner/programs.mjs';
import { numbers, startMachines, type MachineNumber, type Machines } from './machines.js';

/** Debian puts programs for administrators where the path of others does not lead. */
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
const isProgram = (file: string) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};
const programOf = (name: string) => folders.map((folder) => join(folder, name)).find(isProgram);

/** Programs, and the packages of Debian that they are in. */
const packages = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  ip: 'iproute2',
};

/** What to install before a cluster can be started. */
export function missingPackages(): string[] {
  const missing = Object.entries(packages).filter(([name]) => !programOf(name));
  return [...missing.map(([, name]) => name), ...(findProgram('postgresql') ? [] : ['postgresql'])];
}

const configurationOf = (file: string) => readFileSync(`deploy/${file}`, 'utf8');

/** A configuration with other addresses and paths; each of them has to be there. */
function adapted(file: string, replaced: readonly (readonly [string | RegExp, string])[]): string {
  return replaced.reduce((text, [from, to]) => {
    if (text.search(from) < 0) throw new Error(`deploy/${file} has no ${from}`);
    return text.replaceAll(from, to);
  }, configurationOf(file));
}

/** A number of a configuration, in milliseconds if it is one of seconds. */
function secondsIn(file: string, name: RegExp): number {
  const [, value] = new RegExp(`${name.source}[:= ]+(\\d+)`).exec(configurationOf(file)) ?? [];
  if (!value) throw new Error(`deploy/${file} has no ${name}`);
  return Number(value) * 1_000;
}

/** How long writes may pause by the configurations, in milliseconds, until another primary takes them. */
export function longestFailover(): number {
  const patroni = (name: RegExp) => secondsIn('patroni/node.yml', name);
  const haproxy = (name: RegExp) => secondsIn('haproxy/haproxy.cfg', name);
  // A lease begins anew when the members of etcd elect another leader, which takes at most twice its time.
  const election = (2 * secondsIn('patroni/etcd.sh', /--election-timeout/)) / 1_000;
  const noticed = patroni(/ttl/) + patroni(/loop_wait/) + 2 * patroni(/retry_timeout/);
  return election + noticed + haproxy(/inter/) * 2 + haproxy(/timeout check/);
}

export interface Cluster {
  readonly machines: Machines;
  /** Where HAProxy and PgBouncer listen, and where HAProxy looks for the two services. */
  readonly ports: Readonly<Record<'primary' | 'services' | 'pool' | 'first' | 'second', number>>;
  /** Starts a machine that was killed. */
  startMachine(number: MachineNumber): void;
  /** Resolves with the number of the primary once it has two replicas, one of them synchronous. */
  whole(): Promise<MachineNumber>;
  /** Resolves once Patroni of a machine has printed this so many further times. */
  printed(number: MachineNumber, text: string, more: number): Promise<void>;
  /** The machine whose member leads etcd. */
  leaderOfEtcd(): Promise<MachineNumber | undefined>;
  stop(): Promise<void>;
}

/** Asks until it is so. */
async function until<T>(ask: () => Promise<T | undefined> | T | undefined): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    await pause(100);
  }
}

export async function startCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'cal-elements-cluster-'));
  const own = numbers.map((number) => join(folder, String(number)));
  for (const path of own) mkdirSync(path, { mode: 0o700 });
  if (process.getuid?.() === 0) {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    for (const path of [folder, ...own]) chownSync(path, id('-u'), id('-g'));
  }
  const machines = startMachines(folder);
  const { prefix, network } = machines;
  const write = (name: string, text: string) => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  const ports = {
    primary: await freePort(),
    services: await freePort(),
    pool: await freePort(),
    first: await freePort(),
    second: await freePort(),
  };

  const etcd = write(
    'etcd.sh',
    adapted('patroni/etcd.sh', [
      ['10.77.0.', prefix],
      ['/var/lib/etcd', `${folder}/$1/etcd`],
    ]),
  );
  const startMachine = (number: MachineNumber) => {
    const patroni = write(
      `node${number}.yml`,
      adapted('patroni/node.yml', [
        ['name: node1', `name: node${number}`],
        [/(listen|connect_address): 10\.77\.0\.1:/g, `$1: ${prefix}${number}:`],
        ['10.77.0.0/24', network],
        ['10.77.0.', prefix],
        ['/usr/lib/postgresql/15/bin', dirname(realpathSync(needProgram('postgresql')))],
        ['/var/lib/postgresql/15/calendar', `${folder}/${number}/data`],
        ['/var/lib/postgresql/pgpass', `${folder}/${number}/pgpass`],
        ['/var/run/postgresql', `${folder}/${number}`],
      ]),
    );
    machines.start('etcd', ['sh', etcd, String(number)], number);
    machines.start('patroni', [programOf('patroni')!, patroni], number);
  };
  for (const number of numbers) startMachine(number);

  const haproxy = write(
    'haproxy.cfg',
    adapted('haproxy/haproxy.cfg', [
      ['10.77.0.', prefix],
      ['127.0.0.1:7000', `127.0.0.1:${await freePort()}`],
      ['127.0.0.1:5000', `127.0.0.1:${ports.primary}`],
      ['127.0.0.1:8080', `127.0.0.1:${ports.services}`],
      ['127.0.0.1:8101', `127.0.0.1:${ports.first}`],
      ['127.0.0.1:8102', `127.0.0.1:${ports.second}`],
    ]),
  );
  machines.start('haproxy', [programOf('haproxy')!, '-db', '-f', haproxy]);
  const pgbouncer = write(
    'pgbouncer.ini',
    adapted('pgbouncer/pgbouncer.ini', [
      ['port=5000', `port=${ports.primary}`],
      ['listen_port = 6432', `listen_port = ${ports.pool}`],
      ['/run/pgbouncer/', `${folder}/`],
      // Without a file of its own it prints its log, which is kept like those of the other programs.
      ['logfile = /var/log/pgbouncer/pgbouncer.log', ''],
    ]),
  );
  machines.start('pgbouncer', [programOf('pgbouncer')!, pgbouncer]);

  /** Whether Patroni of a machine says that it is this; it has 503 for what it is not. */
  const isA = async (role: 'primary' | 'replica' | 'sync', number: MachineNumber) =>
    (
      await fetch(`http://${prefix}${number}:8008/${role}`, { signal: AbortSignal.timeout(2_000) }).catch(
        () => undefined,
      )
    )?.ok ?? false;
  const whole = () =>
    until(async () => {
      const [primaries, replicas, synchronous] = await Promise.all(
        (['primary', 'replica', 'sync'] as const).map(async (role) => {
          const are = await Promise.all(numbers.map((number) => isA(role, number)));
          return numbers.filter((_, index) => are[index]);
        }),
      );
      return primaries!.length === 1 && replicas!.length === 2 && synchronous!.length === 1 ? primaries![0] : undefined;
    });
  const at = await whole();
  for (const [database, statement] of [
    ['postgres', 'create role cal login'],
    ['postgres', 'create database calendar owner cal'],
  ] as const) {
    const client = new pg.Client({ connectionString: `postgres://postgres@${prefix}${at}:5432/${database}` });
    await client.connect();
    await client.query(statement);
    await client.end();
  }
  const countIn = (number: MachineNumber, text: string) => machines.outputOf('patroni', number).split(text).length - 1;
  return {
    machines,
    ports,
    startMachine,
    whole,
    async printed(number, text, more) {
      const enough = countIn(number, text) + more;
      await until(() => countIn(number, text) >= enough);
    },
    async leaderOfEtcd() {
      for (const number of numbers) {
        const answer = await fetch(`http://${prefix}${number}:2379/v3/maintenance/status`, {
          method: 'POST',
          body: '{}',
        });
        const { leader, header } = (await answer.json()) as { leader: string; header: { member_id: string } };
        if (leader === header.member_id) return number;
      }
      return undefined;
    },
    stop: () => machines.stop(),
  };
}
