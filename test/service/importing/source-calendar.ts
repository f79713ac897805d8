/** A calendar whose editors bring events in, from files and from addresses of a server of their own. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach } from 'vitest';
import { fetchSource } from '../../../src/service/importing/fetch-source.js';
import { createService, type ServiceSettings } from '../../../src/service/index.js';
import { isPublic } from '../../../src/service/net/public-addresses.js';
import { internalsOf } from '../../../src/service/internals.js';
import { basic, site, type Answer, type Caller, type Role } from '../suites/mount.js';
import { rowsOfThisRun, type EngineName } from '../engines.js';
import { logFailures } from '../failures.js';
import { postgresDatabase, settings, sqliteFile, type Database } from '../mounts.js';
import { callerOf, setUp, type SetUp } from '../set-up.js';
import { readAt } from './calendars.js';

export const sources = `${site}/api/cal/authoring/v1/sources`;

const here = '127.0.0.1';
/** The server stands in for one of the public internet, by this name alone. */
const network = {
  resolve: (name: string) => Promise.resolve(name === 'club.example' ? [here] : ['10.0.0.1']),
  isAllowed: (address: string) => address === here || isPublic(address),
};

export const engines = rowsOfThisRun<() => Database | Promise<Database>>({
  SQLite: sqliteFile,
  PostgreSQL: postgresDatabase,
} satisfies Partial<Record<EngineName, () => Database | Promise<Database>>>);

/** What a test does with it. */
interface SourceCalendar {
  now: number;
  /** What the service has logged. */
  readonly log: { readonly message?: string }[];
  readonly current: SetUp;
  as(role: Role): Caller;
  /** Serves the calendar of a club. @returns its origin */
  serve(answer: RequestListener): Promise<string>;
  /** Makes a source of a file, and reads it, however long that takes. */
  send(file: string | Buffer, name?: string, role?: 'editor' | 'administrator'): Promise<Answer>;
  /** Takes what a source would change, however long that takes. */
  apply(source: { readonly id: number; readonly version: number }, body?: object): Promise<Answer>;
  /** The source once nothing of it is under way. */
  settled(id: number): Promise<Answer['body']>;
  /** Stops the service and starts another one on its database. */
  restart(): Promise<void>;
}

/** A calendar on its own database for each test. */
export function withSources(make: () => Database | Promise<Database>): SourceCalendar {
  let database: Database;
  let running: SetUp;
  let server: Server | undefined;
  const own = (): ServiceSettings => ({
    ...settings,
    database: database.address,
    timeZone: 'Europe/Berlin',
    now: () => calendar.now,
    log: (entry) => {
      logFailures(entry);
      calendar.log.push(entry);
    },
    fetchSource: (address, known) => fetchSource(address, known, network),
  });
  /** The answer to a request as a faster machine gives it: this one may have gone on with the work after a second. */
  const whole = async (answer: Answer): Promise<Answer> =>
    answer.status === 202 ? { ...answer, status: 200, body: await calendar.settled(answer.body.id as number) } : answer;
  const calendar: SourceCalendar = {
    now: readAt,
    log: [],
    get current() {
      return running;
    },
    as: (role) => callerOf(running, role),
    async serve(answer) {
      server = createServer(answer);
      await new Promise<void>((resolve) => server!.listen(0, here, resolve));
      return `http://club.example:${(server.address() as AddressInfo).port}`;
    },
    async send(file, name = 'club.ics', role = 'editor') {
      const { body } = await calendar.as(role).send('POST', sources, { name });
      const { service, passwords } = running;
      const response = await service.fetch(
        new Request(`${sources}/${body.id}/file`, {
          method: 'PUT',
          headers: { authorization: basic(role, passwords[role]!) },
          body: file as string,
        }),
      );
      return whole({ status: response.status, headers: response.headers, body: await response.json() });
    },
    apply: async ({ id, version }, body = {}) =>
      whole(await calendar.as('editor').send('POST', `${sources}/${id}/apply`, { version, ...body })),
    async settled(id) {
      await internalsOf(running.service).imports.idle();
      return (await calendar.as('editor').get(`${sources}/${id}`)).body;
    },
    async restart() {
      await running.service.close();
      running = { ...running, service: await createService(own()) };
    },
  };
  beforeEach(async () => {
    calendar.now = readAt;
    calendar.log.length = 0;
    database = await make();
    running = await setUp(own());
  });
  afterEach(async () => {
    server?.closeAllConnections();
    server?.close();
    server = undefined;
    await running.service.close();
    await database.remove();
  });
  return calendar;
}
