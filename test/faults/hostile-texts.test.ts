/** Texts that cost more than their length: whoever wrote them, and by whatever way they came, nobody waits for long because of them. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ResourceName } from '../../src/data/schema/index.js';
import { createService, importRecords, type Service } from '../../src/service/index.js';
import { internalsOf } from '../../src/service/internals.js';
import { hostileTexts } from '../hostile-texts.js';
import { workOfLongestTurn } from '../service/counted-work.js';
import { logFailures } from '../service/failures.js';
import { settings } from '../service/mounts.js';
import { pageParts } from '../service/pages-of.js';
import { callerOf, setUp, type SetUp } from '../service/set-up.js';
import { recordedAt } from '../service/suites/dataset.js';
import { least } from '../service/suites/fields.js';
import { site, type Answer, type Role } from '../service/suites/mount.js';

/** Built-in calls, and what they read, of the longest turn of the event loop. Some 100 ms on one core are ten times as many. */
const mostWork = 60_000_000;
/** The elements of a page, of which those of a description are a part. */
const mostNodes = 6_000;

/** The length of texts that are stored already, which are far beyond every limit. */
const storedLength = 300_000;

const open = () =>
  setUp({ ...settings, database: ':memory:', now: () => recordedAt, log: logFailures, pages: pageParts });
const texts = Object.entries(hostileTexts);
const fields = [
  ['events', 'description', 199_000],
  ['events', 'excerpt', 99_000],
  ['venues', 'description', 199_000],
  ['organizers', 'description', 199_000],
  ['categories', 'description', 99_000],
  ['tags', 'description', 99_000],
] as const;
let number = 0;

let current: SetUp;
beforeAll(async () => void (current = await open()));
afterAll(() => current.service.close());

const read = (service: Service, address: string) => service.fetch(new Request(address));

/** Reads all that shows an item, and counts the elements of its page. */
async function readAll(service: Service, page: string, path: string): Promise<void> {
  for (const address of [
    `${site}/feed.xml`,
    `${site}/`,
    ...['/events.ics', path].map((at) => `${site}/api/cal/events/v1${at}`),
  ])
    expect((await read(service, address)).status, address).to.equal(200);
  const printed = await read(service, page);
  expect(printed.status, page).to.equal(200);
  const html = await printed.text();
  expect(html.split('<').length, page).to.be.below(2 * mostNodes);
}

/** Sends an item that holds a text; the work of each step is bounded. @returns Whether it was taken */
async function write(role: Role, resource: ResourceName, field: string, text: string): Promise<boolean> {
  const caller = callerOf(current, role);
  let answer: Answer | undefined;
  const written = await workOfLongestTurn(async () => {
    answer = await caller.send('POST', `/${resource}`, {
      ...least(resource, `${role} ${field} ${++number}`),
      [field]: text,
    });
  });
  expect(written, `${role} writes ${text.length} characters`).to.be.below(mostWork);
  const { status, body } = answer!;
  if (status === 400) expect(body.data.params[field]).to.match(/(more|longer) than \d+/);
  else expect([201, 403, 413], JSON.stringify(body).slice(0, 500)).to.include(status);
  if (status !== 201) return false;
  if (role !== 'contributor') {
    const work = await workOfLongestTurn(() => readAll(current.service, body.url as string, `/${resource}/${body.id}`));
    expect(work, `what ${role} wrote is read`).to.be.below(mostWork);
  }
  await callerOf(current, 'editor').send('DELETE', `/${resource}/${body.id}`);
  return true;
}

describe.each(texts)('%s', (_, make) => {
  it('is refused with its limit in every field, or is shown in good time', async () => {
    for (const [resource, field, most] of fields)
      await write(resource === 'events' ? 'contributor' : 'editor', resource, field, make(most));
  });

  it('is shown in good time where it is as long as may be', async () => {
    for (let length = 999_000; length > 500; length = Math.floor(length / 2)) {
      if (await write('author', 'events', 'description', make(length))) return;
    }
  });
});

describe('what is stored already', () => {
  let service: Service | undefined;
  afterEach(() => service?.close());

  it.each(texts)('is shown in good time, with its words: %s', async (kind, make) => {
    const stored = await callerOf(current, 'editor').send('POST', '/events', least('events', `stored ${kind}`));
    const description = `Before${make(storedLength)}after`;
    const { store } = internalsOf(current.service);
    await store.write((writer) =>
      writer
        .updateTable('events')
        .set({ description })
        .where('id', '=', stored.body.id as number)
        .execute(),
    );
    const work = await workOfLongestTurn(() =>
      readAll(current.service, stored.body.url as string, `/events/${stored.body.id}`),
    );
    await callerOf(current, 'editor').send('DELETE', `/events/${stored.body.id}`);
    expect(work).to.be.below(mostWork);
  });

  it.each(texts)('or comes by an import: %s', async (_, make) => {
    service = await createService({
      ...settings,
      database: ':memory:',
      now: () => recordedAt,
      log: logFailures,
      pages: pageParts,
    });
    const { body } = await callerOf(current, 'editor').send('POST', '/events', least('events', 'to be imported'));
    const { body: whole } = await callerOf(current, 'anonymous').get(`/events/${body.id}`);
    await importRecords(service, { events: [{ ...whole, description: make(storedLength) }] });
    const work = await workOfLongestTurn(() => readAll(service!, whole.url as string, `/events/${body.id}`));
    expect(work).to.be.below(mostWork);
  });
});
