/** Every writable field, dropped, retyped, nested, enlarged or nulled. */
import { atLeastOne } from '../at-least-one.js';
import fc from '../fast-check.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resources, type ResourceName } from '../../src/data/schema/index.js';
import { logFailures } from '../service/failures.js';
import { danger, markup } from '../service/http/payloads.js';
import { settings } from '../service/mounts.js';
import { records } from '../service/records.js';
import { callerOf, setUp, type SetUp } from '../service/set-up.js';
import { recordedAt } from '../service/suites/dataset.js';
import { most } from '../service/suites/fields.js';
import type { Caller } from '../service/suites/mount.js';

const names = Object.keys(resources) as ResourceName[];

const nested = (value: unknown, levels: number): unknown => (levels === 0 ? value : { a: nested(value, levels - 1) });

/** What becomes of a value; nothing of one that is dropped. */
const changes: Readonly<Record<string, (value: unknown) => unknown>> = {
  drop: () => undefined,
  null: () => null,
  number: () => -7.5,
  'large number': () => 1e308,
  'number as text': () => '12345678901234567890',
  boolean: () => true,
  'empty text': () => '',
  text: () => '\u0000<b onclick=x>\u202e"\' %00 \ud83c',
  'long text': () => 'w<a href="javascript:x">'.repeat(15_000),
  HTML: () => markup.join(' '),
  'empty list': () => [],
  list: (value) => [value],
  'lists in lists': (value) => [[[value]], { 0: value }],
  'long list': (value) => Array.from({ length: 5_000 }, () => value),
  'mixed list': (value) => [null, 1, 'x', {}, [], value],
  'empty object': () => ({}),
  object: (value) => ({ id: value, name: value, length: 3, toString: 'x', ['__proto__']: { role: 'administrator' } }),
  'deep object': (value) => nested(value, 19),
  'object that is too deep': (value) => nested(value, 500),
};

const write = fc.constantFrom(...names).chain((resource) =>
  fc.record({
    resource: fc.constant(resource),
    method: fc.constantFrom('POST', 'PATCH'),
    mutations: fc.dictionary(
      fc.constantFrom(...Object.keys(resources[resource].fields)),
      fc.constantFrom(...Object.keys(changes)),
      {
        minKeys: 1,
        maxKeys: 2,
        noNullPrototype: true,
      },
    ),
  }),
);

let current: SetUp;
let editor: Caller;
/** One complete item of each resource, to be changed. */
const ids: Partial<Record<ResourceName, number>> = {};
let written = 0;
beforeAll(async () => {
  current = await setUp({ ...settings, database: ':memory:', now: () => recordedAt, log: logFailures }, records);
  editor = callerOf(current, 'administrator');
  for (const resource of names)
    ids[resource] = (await editor.send('POST', `/${resource}`, most(resource, 'whole'))).body.id as number;
});
afterAll(() => current.service.close());

/** The processor's time for the slowest write, in ms: whatever else runs on the machine, it grows only with the work. */
let slowest = 0;
const statuses: Record<number, number> = {};

/** Sends one mutated item, and reads what it has become. */
async function send({
  resource,
  method,
  mutations,
}: {
  resource: ResourceName;
  method: string;
  mutations: Record<string, string>;
}) {
  const complete = most(resource, `mutated ${++written}`);
  const changed = Object.entries(mutations).map(([field, change]) => [field, changes[change]!(complete[field] ?? 'x')]);
  const start = process.cpuUsage();
  const { status, body } = await editor.send(
    method,
    method === 'POST' ? `/${resource}` : `/${resource}/${ids[resource]}`,
    {
      ...complete,
      ...(Object.fromEntries(changed) as object),
    },
  );
  const { user, system } = process.cpuUsage(start);
  slowest = Math.max(slowest, (user + system) / 1000);
  statuses[status] = (statuses[status] ?? 0) + 1;
  if (status >= 300) {
    expect(status).to.be.within(400, 499);
    expect(body).to.include.keys('code', 'message', 'data');
    const text = JSON.stringify(body);
    expect(Object.keys(mutations).some((field) => text.includes(field), text)).to.equal(true);
    return;
  }
  for (const path of [
    `/${resource}/${body.id}`,
    `/${resource}?include=${body.id}`,
    `/${resource}?search=mutated&per_page=5`,
  ]) {
    const read = await editor.get(path);
    expect([path, read.status < 500, typeof read.body]).to.deep.equal([path, true, 'object']);
  }
}

it('is taken or refused by name, never fails, and leaves what can be read', async () => {
  await fc.assert(fc.asyncProperty(write, send), { numRuns: 600, endOnFailure: true });
  for (const resource of names) {
    for (const field of Object.keys(resources[resource].fields)) {
      for (const change of Object.keys(changes))
        await send({ resource, method: 'POST', mutations: { [field]: change } });
    }
  }
  for (const path of [
    '/events?start_date=1900-01-01&per_page=50&status=publish,private,draft',
    '/venues?per_page=50',
    '/categories',
    '/doc',
  ]) {
    expect((await editor.get(path)).status, path).to.equal(200);
  }
  expect((await callerOf(current, 'anonymous').get('/events.ics')).body).to.match(/^BEGIN:VCALENDAR/);
  // Text that is too long, too deep or too much is refused before it costs much.
  expect(slowest).to.be.below(1_000);
  console.log(`${written} writes, answered ${JSON.stringify(statuses)}; the slowest took ${slowest.toFixed(0)} ms`);
  // Some must be accepted, or nothing was tested.
  expect((statuses[200] ?? 0) + (statuses[201] ?? 0)).to.be.above(100);
});

it('of what somebody without the right to any HTML wrote, nothing runs where it is shown', async () => {
  const contributor = callerOf(current, 'contributor');
  const shown: string[] = [];
  for (const resource of ['events', 'venues', 'organizers'] as const) {
    for (const field of Object.keys(resources[resource].fields)) {
      for (const change of ['text', 'long text', 'HTML']) {
        const complete = { ...most(resource, `shown ${++written}`), status: 'draft' } as Record<string, unknown>;
        const { status, body } = await contributor.send('POST', `/${resource}`, {
          ...complete,
          [field]: changes[change]!(complete[field]),
        });
        expect(status, `${resource}.${field}, ${change}`).to.be.below(500);
        if (status !== 201) continue;
        shown.push(`${resource}.${field}, ${change}`);
        const { body: read } = await editor.get(`/${resource}/${body.id}`);
        for (const text of atLeastOne(JSON.stringify(read).match(/"(?:[^"\\]|\\.)*"/g) ?? [])) {
          expect(danger(JSON.parse(text) as string), `${resource}.${field}, ${change}`).to.equal(undefined);
        }
      }
    }
  }
  console.log(`${shown.length} writes of a contributor were taken and shown`);
  // Where HTML is to be taken, it is, or nothing was tested.
  expect(shown).to.include.members([
    ...['events.description', 'events.excerpt', 'venues.description', 'organizers.description'].map(
      (field) => `${field}, HTML`,
    ),
    ...['events.title', 'venues.venue', 'organizers.organizer'].map((field) => `${field}, text`),
  ]);
});
