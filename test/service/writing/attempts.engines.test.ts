/** An attempt to create something that is made twice, because its answer was lost or late. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createService, type Service } from '../../../src/service/index.js';
import { rowsOfThisRun } from '../engines.js';
import { postgresDatabase, settings, sqliteFile, type Database } from '../mounts.js';
import { setUp, type SetUp } from '../set-up.js';
import { least } from '../suites/fields.js';
import { basic, caller } from '../suites/mount.js';

const engines = { SQLite: sqliteFile, PostgreSQL: postgresDatabase };

describe.each(rowsOfThisRun<() => Database | Promise<Database>>(engines))(
  'the same attempt in two processes, on %s',
  (_, makeDatabase) => {
    let database: Database;
    let first: SetUp;
    let second: Service;
    beforeAll(async () => {
      database = await makeDatabase();
      first = await setUp({ ...settings, database: database.address });
      second = await createService({ ...settings, database: database.address });
    });
    afterAll(async () => {
      await first.service.close();
      await second.close();
      await database.remove();
    });

    it('makes one item, whether one comes after the other or both at once', async () => {
      const send = (service: Service, key: string) =>
        caller((request) => service.fetch(request), basic('editor', first.passwords.editor!)).send(
          'POST',
          '/events',
          least('events', 1),
          {
            'idempotency-key': key,
          },
        );
      const total = async () =>
        (await caller((request) => second.fetch(request)).get('/events?starts_after=1900-01-01')).body.total as number;
      const before = await total();
      const later = [await send(first.service, 'later'), await send(second, 'later')];
      const atOnce = await Promise.all(
        [first.service, second, first.service, second].map((service) => send(service, 'at once')),
      );
      expect([...later, ...atOnce].map(({ status }) => status)).to.deep.equal([201, 201, 201, 201, 201, 201]);
      for (const answers of [later, atOnce])
        expect(new Set(answers.map(({ body }) => body.id as number)).size).to.equal(1);
      expect((await total()) - before).to.equal(2);
    });

    it('shows nothing of an item that somebody else has taken and hidden since', async () => {
      const as = (role: 'author' | 'editor') =>
        caller((request) => first.service.fetch(request), basic(role, first.passwords[role]!));
      for (const resource of ['events', 'venues', 'organizers'] as const) {
        const attempt = () =>
          as('author').send('POST', `/${resource}`, least(resource, 'taken'), {
            'idempotency-key': `taken ${resource}`,
          });
        const { body } = await attempt();
        expect((await attempt()).body.id).to.equal(body.id);
        const { author } = (await as('editor').send('POST', `/${resource}`, least(resource, 'of the editor'))).body as {
          author: string;
        };
        const name = { events: 'title', venues: 'venue', organizers: 'organizer' }[resource];
        const taken = { author: Number(author), status: 'private', [name]: 'rewritten' };
        expect((await as('editor').send('PATCH', `/${resource}/${body.id}`, taken)).status).to.equal(200);
        const again = await attempt();
        expect([again.status, JSON.stringify(again.body).includes('rewritten')], resource).to.deep.equal([403, false]);
      }
    });
  },
);
