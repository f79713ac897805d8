/** A calendar that loses its primary while readers and writers are at work; `npm run build` comes first. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startTraffic, type Traffic } from '../faults/traffic.js';
import { newWorkspace, type Serving, type Workspace } from '../service/command.js';
import { forward } from '../service/mounts.js';
import { basic, basePath, caller, type Caller } from '../service/suites/mount.js';
import { longestFailover, missingPackages, startCluster, type Cluster } from './cluster.js';
import { numbers } from './machines.js';

const missing = missingPackages();
if (missing.length) console.log(`*** Nothing of the cluster was tried: apt-get install ${missing.join(' ')}`);

/** How long reads and writes may pause while the primary stays, in milliseconds. */
const longestWithPrimary = 3_000;
/** How long the service waits for an answer of a silent database and then for a connection, which HAProxy spares it, in milliseconds. */
const patience = 2 * 10_000 + 10_000;

/** A way from readers and writers to the primary. */
interface Entrance {
  readonly name: string;
  readonly origin: string;
}

let cluster: Cluster;
let workspace: Workspace;
let password: string;
let services: Serving[];
let entrances: Entrance[];

const callerAt = (origin: string, user?: string): Caller =>
  caller(
    (request) => forward(new Request(request.url.replace(basePath, ''), request), origin),
    user && basic('maria', user),
  );

/** Asks a service what it answers without a database: the longest pause is that of the machine, which other work keeps busy. */
function startPulse(origin: string) {
  let [isStopped, since, longest] = [false, performance.now(), 0];
  const beat = async () => {
    while (!isStopped) {
      await fetch(`${origin}/healthz`).then((answer) => answer.text());
      const now = performance.now();
      [longest, since] = [Math.max(longest, now - since), now];
      await pause(50);
    }
  };
  const beating = beat();
  return {
    longestPause: () => longest,
    async stop() {
      isStopped = true;
      await beating;
    },
  };
}

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;

interface Disturbed extends Entrance {
  readonly traffic: Traffic;
  readonly reads: number;
  readonly writes: number;
  /** The longest pause of answers that need no database. */
  readonly machine: number;
}

/** Has readers and writers at each entrance while something happens, until all writers are answered again; returns and prints the pauses. */
async function disturb(what: string, happen: () => Promise<unknown>): Promise<Disturbed[]> {
  const busy = entrances.map((entrance) => ({
    ...entrance,
    traffic: startTraffic(
      () => callerAt(entrance.origin, password),
      () => callerAt(entrance.origin),
      { workers: 2, pace: 50 },
    ),
    pulse: startPulse(entrance.origin),
  }));
  const stop = () => Promise.all(busy.flatMap(({ traffic, pulse }) => [traffic.stop(), pulse.stop()]));
  onTestFinished(async () => void (await stop()));
  const areAnswered = () =>
    Promise.all(busy.flatMap(({ traffic }) => [traffic.answered('writes', 201), traffic.answered('reads', 200)]));
  await areAnswered();
  for (const { traffic } of busy) for (const kind of ['reads', 'writes'] as const) traffic.longestPause(kind);
  await happen();
  await areAnswered();
  const disturbed = busy.map(({ pulse, ...entrance }) => ({
    ...entrance,
    reads: entrance.traffic.longestPause('reads'),
    writes: entrance.traffic.longestPause('writes'),
    machine: pulse.longestPause(),
  }));
  await stop();
  for (const { name, reads, writes, machine, traffic } of disturbed) {
    const lost = await traffic.missing(callerAt(services[0]!.origin));
    console.log(
      `${what}, ${name}: writes paused ${seconds(writes)}, reads ${seconds(reads)}, answers without a database ${seconds(machine)}; ` +
        `${traffic.reads[503] ?? 0} of ${Object.values(traffic.reads).reduce((a, b) => a + b)} reads got 503; ` +
        `of ${traffic.acknowledged.size} acknowledged writes ${lost.length} are lost`,
    );
    expect(lost, name).to.deep.equal([]);
    expect(
      Object.keys(traffic.reads).filter((status) => !['200', '503'].includes(status)),
      `${name}: reads`,
    ).to.deep.equal([]);
    expect(
      Object.keys(traffic.writes).filter((status) => !['201', '503'].includes(status)),
      `${name}: writes`,
    ).to.deep.equal([]);
  }
  return disturbed;
}

function expectShortPauses(disturbed: readonly Disturbed[], longest: (name: string) => number): void {
  for (const { name, reads, writes, machine } of disturbed) {
    // What is asked passes a service, a pool or HAProxy, and a database, each of which the machine may hold up as long.
    expect(reads, `${name}: reads`).to.be.below(longest(name) + 3 * machine);
    expect(writes, `${name}: writes`).to.be.below(longest(name) + 3 * machine);
  }
  // None was restarted.
  for (const { lines } of services) expect(lines.filter((line) => line.includes('listening on'))).to.have.length(1);
}

describe.skipIf(missing.length)('a calendar on a cluster', () => {
  beforeAll(async () => {
    cluster = await startCluster();
    const { ports, machines } = cluster;
    workspace = newWorkspace();
    const databases = {
      haproxy: `postgres://cal@127.0.0.1:${ports.primary}/calendar`,
      pgbouncer: `postgres://cal@127.0.0.1:${ports.pool}/calendar`,
      hosts: `postgres://cal@${numbers.map((number) => `${machines.prefix}${number}:5432`).join(',')}/calendar?target_session_attrs=read-write`,
    };
    password = await workspace.addUser('--database', databases.haproxy);
    const serve = (database: string, ...options: string[]) => workspace.serve(['--database', database, ...options]);
    services = [
      await serve(databases.haproxy, '--port', String(ports.first)),
      await serve(databases.haproxy, '--port', String(ports.second)),
      await serve(databases.pgbouncer),
      await serve(databases.hosts),
    ];
    entrances = [
      { name: 'two services and HAProxy', origin: `http://127.0.0.1:${ports.services}` },
      { name: 'PgBouncer', origin: services[2]!.origin },
      { name: 'three hosts in one address', origin: services[3]!.origin },
    ];
  });
  afterAll(async () => {
    await workspace?.remove();
    await cluster?.stop();
  });

  it('goes on without a restart when the machine of the primary dies, and a service starts meanwhile', async () => {
    const primary = await cluster.whole();
    const led = (await cluster.leaderOfEtcd()) === primary ? 'and the leader of etcd ' : '';
    let starting: Promise<Serving> | undefined;
    const disturbed = await disturb(`primary ${led}killed`, () => {
      cluster.machines.kill(primary);
      starting = workspace.serve(['--database', `postgres://cal@127.0.0.1:${cluster.ports.primary}/calendar`]);
      return Promise.resolve();
    });
    const started = await starting!;
    expect((await started.caller().get('/events?start_date=2027-02-01')).body.total).to.be.above(0);
    expect((await started.caller(password).send('POST', '/tags', { name: 'In time' })).status).to.equal(201);
    cluster.startMachine(primary);
    expectShortPauses(disturbed, longestFailover);
  });

  it('goes on without a restart when the machine of the primary is cut off, and keeps what was acknowledged', async () => {
    const primary = await cluster.whole();
    const led = (await cluster.leaderOfEtcd()) === primary ? 'with the leader of etcd ' : '';
    const disturbed = await disturb(`primary ${led}${cluster.machines.cutBy}`, () =>
      Promise.resolve(cluster.machines.cut(primary)),
    );
    cluster.machines.join(primary);
    expectShortPauses(disturbed, (name) => longestFailover() + (name.includes('HAProxy') ? 0 : patience));
    expect(await cluster.whole()).not.to.equal(primary);
  });

  it('goes on when all of etcd is away, as long as the primary reaches the other machines', async () => {
    const primary = await cluster.whole();
    const disturbed = await disturb('etcd frozen', async () => {
      for (const number of numbers) cluster.machines.signal('etcd', number, 'SIGSTOP');
      await cluster.printed(primary, 'failsafe mode is enabled and all members are accessible', 2);
    });
    for (const number of numbers) cluster.machines.signal('etcd', number, 'SIGCONT');
    expectShortPauses(disturbed, () => longestWithPrimary);
    expect(await cluster.whole()).to.equal(primary);
  });
});
