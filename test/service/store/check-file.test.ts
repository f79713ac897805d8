/** The check of a file when a service starts: small files before they are served, large ones beside it. */
import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createService, type Service } from '../../../src/service/index.js';
import { internalsOf } from '../../../src/service/internals.js';
import { openConnection } from '../../../src/service/store/sqlite-driver.js';
import { settings, sqliteFile } from '../mounts.js';

interface Entry {
  readonly level: string;
  readonly message: string;
}

const megabyte = 1024 * 1024;
let file: ReturnType<typeof sqliteFile>;
let service: Service | undefined;
beforeEach(() => {
  file = sqliteFile();
});
afterEach(async () => {
  await service?.close();
  service = undefined;
  await file.remove();
});

/** Makes a calendar with so many megabytes of images. */
async function fill(megabytes: number): Promise<void> {
  service = await createService({ ...settings, database: file.address });
  for (let number = 0; number < megabytes / 10; number++) {
    const content = Buffer.alloc(10 * megabyte, number);
    await internalsOf(service).store.write((writer) =>
      writer
        .insertInto('files')
        .values({ path: `${number}.png`, type: 'image/png', content })
        .execute(),
    );
  }
  await service.close();
}

/** Overwrites the first page of a table that no start reads. */
function damage(): void {
  const connection = openConnection(file.address);
  const [{ rootpage }] = connection.prepare(`select rootpage from sqlite_master where name = 'attempts'`).all() as [
    { rootpage: number },
  ];
  connection.exec('pragma wal_checkpoint(truncate)');
  connection.close();
  const pageSize = 4096;
  const opened = openSync(file.address, 'r+');
  writeSync(opened, Buffer.alloc(pageSize, 'x'), 0, pageSize, (rootpage - 1) * pageSize);
  closeSync(opened);
}

/** Starts the service, and waits for what the log says of the check. */
async function startAndCheck(): Promise<Entry> {
  let found: (entry: Entry) => void;
  const checked = new Promise<Entry>((resolve) => (found = resolve));
  const log = (entry: object) => {
    if (/\bthe file\b/.test((entry as Entry).message)) found(entry as Entry);
  };
  service = await createService({ ...settings, database: file.address, log });
  return checked;
}

const statusOf = async (path: string) => (await service!.fetch(new Request(`http://127.0.0.1${path}`))).status;
const statuses = () => Promise.all(['/healthz', '/readyz', '/api/cal/events/v1/events'].map(statusOf));

it('a small file that is damaged is not served', async () => {
  await fill(10);
  damage();
  await expect(createService({ ...settings, database: file.address })).rejects.toThrow('the file is damaged');
});

it('a large file is served at once, and the log says that it is whole', async () => {
  await fill(70);
  expect(statSync(file.address).size).to.be.above(64 * megabyte);
  const { level, message } = await startAndCheck();
  expect([level, message.replace(/\d+/, 'some')]).to.deep.equal([
    'info',
    'the file was checked in some s, and is whole',
  ]);
  expect(await statuses()).to.deep.equal([200, 200, 200]);
});

it('a large file that is damaged is served until the check finds that, which the log and the answers say', async () => {
  await fill(70);
  damage();
  const { level, message } = await startAndCheck();
  expect(level).to.equal('error');
  expect(message).to.match(/^the file is damaged \(.+\): stop the service, and restore a copy as OPERATING\.md says$/s);
  expect(await statuses()).to.deep.equal([200, 500, 500]);
});
