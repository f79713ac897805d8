import { expect, it } from 'vitest';
import { createService } from '../../../src/service/index.js';
import { least } from '../suites/fields.js';
import { sampleAddress } from '../suites/remote-images.js';
import { rowsOfThisRun } from '../engines.js';
import { logFailures } from '../failures.js';
import { postgresDatabase, settings, sqliteFile, type Database } from '../mounts.js';
import { callerOf, setUp } from '../set-up.js';

it.each(rowsOfThisRun<() => Database | Promise<Database>>({ SQLite: sqliteFile, PostgreSQL: postgresDatabase }))(
  'an image that one process has fetched is served by another, on %s',
  async (_, makeDatabase) => {
    const database = await makeDatabase();
    const shared = { ...settings, database: database.address, log: logFailures };
    const first = await setUp(shared);
    const second = await createService(shared);
    const { status, body } = await callerOf(first, 'editor').send('POST', '/events', {
      ...least('events', 1),
      image: sampleAddress(0),
    });
    expect(status).to.equal(201);
    const [here, there] = await Promise.all(
      [first.service, second].map(async (service) =>
        (await service.fetch(new Request(body.image.url as string))).arrayBuffer(),
      ),
    );
    expect(there!.byteLength).to.equal(body.image.filesize);
    expect(there).to.deep.equal(here);
    for (const service of [first.service, second]) await service.close();
    await database.remove();
  },
);
