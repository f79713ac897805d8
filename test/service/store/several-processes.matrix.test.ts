import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { least } from '../suites/fields.js';
import { basic, basePath, caller, site, type Caller } from '../suites/mount.js';
import type { EngineName } from '../engines.js';
import { nodeWithSqlite } from '../made.js';
import { forward, postgresDatabase, settings, sqliteFile, type Database } from '../mounts.js';
import { startServer, type Running } from '../processes.js';

const engines: Record<EngineName, { makeDatabase: () => Database | Promise<Database>; node?: () => Promise<string> }> =
  {
    SQLite: { makeDatabase: sqliteFile },
    'node:sqlite': { makeDatabase: sqliteFile, node: nodeWithSqlite },
    PostgreSQL: { makeDatabase: postgresDatabase },
  };

const callerAt = (server: Running, password: string): Caller =>
  caller((request) => forward(request, server.origin), basic('administrator', password));

/** Runs jobs 0 … count - 1, a fixed number at a time. */
async function inParallel(count: number, atATime: number, job: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) await job(next++);
  };
  await Promise.all(Array.from({ length: atATime }, worker));
}

describe.each(Object.entries(engines))('the service in several processes, on %s', (engine, { makeDatabase, node }) => {
  let database: Database;
  let password: string;
  const running = new Set<Running>();
  const start = async (records?: string): Promise<Running> => {
    const server = await startServer(
      { settings: { ...settings, database: database.address }, records },
      await node?.(),
    );
    running.add(server);
    return server;
  };
  beforeAll(async () => {
    database = await makeDatabase();
    const server = await start('');
    password = server.passwords['administrator']!;
    await server.stop();
  });
  afterAll(async () => {
    for (const server of running) await server.stop('SIGKILL');
    await database.remove();
  });

  it('loses nothing that was acknowledged when it is killed in the middle of 300 writes', async () => {
    const acknowledged = new Map<number, string>();
    let refused = 0;
    for (const killAfter of [37, 100, 63]) {
      const server = await start();
      const writer = callerAt(server, password);
      let answered = 0;
      await inParallel(300, 8, async (index) => {
        const title = `Kept ${killAfter}/${index}`;
        try {
          const { status, body } = await writer.send('POST', '/events', { ...least('events', 0), title });
          if (status === 201) acknowledged.set(body.id as number, title);
          else refused++;
          // By now the next writes are under way.
          if (++answered === killAfter) void server.stop('SIGKILL');
        } catch {
          // The connection broke: nothing was acknowledged.
        }
      });
      await server.stop('SIGKILL');
      expect(answered).to.be.within(killAfter, 299);
    }
    const reader = callerAt(await start(), password);
    const missing: number[] = [];
    for (const [id, title] of acknowledged) {
      const { status, body } = await reader.get(`/events/${id}`);
      if (status !== 200 || body.title !== title) missing.push(id);
    }
    console.log(`${engine}: ${acknowledged.size} writes acknowledged before three kills, ${missing.length} lost`);
    expect([missing, refused]).to.deep.equal([[], 0]);
    // No write is there by half: the list, its search and its links agree.
    const { status, body } = await reader.get('/events?search=Kept&start_date=2027-02-01&end_date=2027-02-01');
    expect([status, body.total >= acknowledged.size]).to.deep.equal([200, true]);
    expect((await reader.send('POST', '/events', least('events', 'after the kills'))).status).to.equal(201);
  });

  it('shows at once in one process what another has written', async () => {
    const [writer, reader] = [await start(), await start()];
    for (let round = 0; round < 10; round++) {
      const before = await callerAt(reader, password).get('/tags?hide_empty=false&per_page=50');
      const { body } = await callerAt(writer, password).send('POST', '/tags', { name: `Seen ${round}` });
      const after = await fetch(`${reader.origin}${basePath}/cal/events/v1/tags?hide_empty=false&per_page=50`, {
        headers: { 'if-none-match': before.headers.get('etag') ?? '""' },
      });
      expect(after.status).to.equal(200);
      const { tags } = (await after.json()) as { tags: { id: number }[] };
      expect(tags.map(({ id }) => id)).to.include(body.id);
    }
    for (const server of [writer, reader]) await server.stop();
  });

  // The drivers of SQLite share its locks and its files, so what follows is tried with one of them.
  if (engine === 'node:sqlite') return;

  it('gives two slugs to two processes that want the same one', async () => {
    const servers = [await start(), await start()];
    for (let round = 0; round < 20; round++) {
      const slug = `wanted-by-two-${round}`;
      const answers = await Promise.all(
        servers.map((server) =>
          callerAt(server, password).send('POST', '/events', { ...least('events', round), slug }),
        ),
      );
      expect(answers.map(({ status }) => status)).to.deep.equal([201, 201]);
      expect(answers.map(({ body }) => body.slug as string).sort()).to.deep.equal([slug, `${slug}-2`]);
    }
    for (const server of servers) await server.stop();
  });

  it('is brought up to date once by many processes that start together', async () => {
    const fresh = await makeDatabase();
    const order = { settings: { ...settings, database: fresh.address } };
    const program = await node?.();
    const servers = await Promise.all(Array.from({ length: 4 }, () => startServer(order, program)));
    const statuses = await Promise.all(
      servers.map(async ({ origin }) => (await fetch(`${origin}${basePath}/cal/events/v1/events`)).status),
    );
    expect(statuses).to.deep.equal([200, 200, 200, 200]);
    for (const server of servers) await server.stop();
    await fresh.remove();
  });

  it('lets 200 readers and 20 writers work at the same time, in two processes', async () => {
    const servers = [await start(), await start()];
    const statuses = new Map<number, number>();
    const count = ({ status }: { status: number }) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const paths = [
      '/events',
      '/events?search=Kept&start_date=2027-01-01',
      '/venues',
      '/categories',
      '/events/by-slug/wanted-by-two-1',
    ];
    const reading = inParallel(1000, 200, async (index) => {
      count(await caller((request) => forward(request, servers[index % 2]!.origin)).get(paths[index % paths.length]!));
    });
    const writing = inParallel(200, 20, async (index) => {
      const draft = {
        ...least('events', `beside readers ${index}`),
        categories: [`Category ${index % 5}`],
        venue: { venue: `Hall ${index % 7}` },
      };
      count(await callerAt(servers[index % 2]!, password).send('POST', '/events', draft));
    });
    await Promise.all([reading, writing]);
    for (const server of servers) await server.stop();
    console.log(`${engine}: ${JSON.stringify(Object.fromEntries(statuses))} with 200 readers and 20 writers`);
    expect(Object.fromEntries(statuses)).to.deep.equal({ 200: 1000, 201: 200 });
  });

  it('links one venue when many writers name it at once', async () => {
    const servers = [await start(), await start()];
    const ids = new Set<number>();
    await inParallel(20, 20, async (index) => {
      const { body } = await callerAt(servers[index % 2]!, password).send('POST', '/events', {
        ...least('events', index),
        venue: { venue: 'Named by many' },
      });
      ids.add(body.venue.id as number);
    });
    expect(ids.size, site).to.equal(1);
    for (const server of servers) await server.stop();
  });
});
