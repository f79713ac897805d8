import fc from '../../fast-check.js';
import { describe, expect, inject, it } from 'vitest';
import {
  resources,
  type FieldTable,
  type FilterTable,
  type Kind,
  type ResourceName,
} from '../../../src/data/schema/index.js';
import { recordedAt } from '../suites/dataset.js';
import { least, samples } from '../suites/fields.js';
import { encoded, namespace, roles, type Caller, type Role } from '../suites/mount.js';
import { remote, sampleAddress } from '../suites/remote-images.js';
import { logFailures } from '../failures.js';
import { postgresDatabase, settings } from '../mounts.js';
import { injections, markup } from './payloads.js';
import { records } from '../records.js';
import { callerOf, setUp } from '../set-up.js';

const names = Object.keys(resources) as ResourceName[];

describe('any request that the tables can make', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string(),
    fc.constantFrom(...injections, ...markup, '', ' ', '0', 'null', 'now', 'tomorrow', '+1 week'),
  );
  const readable: Record<string, fc.Arbitrary<unknown>> = {
    date: fc.oneof(
      fc
        .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 19)),
      fc.constantFrom('today', 'yesterday 5pm', '+3 months', '1796083200', '05/12/2026'),
    ),
    boolean: fc.constantFrom(true, false, 'true', 'false', '1', '0', 1, 0),
    positive: fc.integer({ min: 1, max: 500 }),
    integer: fc.integer({ min: -5, max: 500 }),
    number: fc.double({ min: -200, max: 200, noNaN: true }),
    ids: fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 5 }),
    idsOrSlugs: fc.array(
      fc.oneof(fc.integer({ min: 1, max: 50 }), fc.constantFrom('jazz', 'music', 'neko', 'A new one')),
      {
        minLength: 1,
        maxLength: 4,
      },
    ),
    links: fc.oneof(
      fc.integer({ min: 1, max: 70 }),
      fc.record({ id: fc.integer({ min: 1, max: 70 }) }),
      fc.record({ venue: text, organizer: text, city: text }),
    ),
  };
  /** Texts, some of which are refused. */
  const named: Record<string, fc.Arbitrary<unknown>> = {
    status: fc.constantFrom('publish', 'draft', 'pending', 'private', 'future', 'trash'),
    timezone: fc.constantFrom('Europe/Berlin', 'Asia/Tokyo', 'UTC', 'UTC+5:45', ''),
    website: fc.webUrl(),
    image: fc.constantFrom('10', '11', sampleAddress(0), `${remote}/nothing.png`),
    show_map: fc.constantFrom('true', 'false'),
    show_map_link: fc.constantFrom('true', 'false'),
    slug: fc.stringMatching(/^[a-z]{1,8}(-[a-z]{1,4})?$/),
  };
  const anything = fc.oneof(
    text,
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.anything({ maxDepth: 2 }),
  );
  const valueOf = (name: string, kind: Kind<unknown>) =>
    fc.oneof(
      { weight: 8, arbitrary: named[name] ?? readable[kind.name] ?? text },
      { weight: 1, arbitrary: text },
      { weight: 1, arbitrary: anything },
    );
  /** Some filters of a table, with values. */
  const someOf = (table: FilterTable | FieldTable) =>
    fc
      .subarray(Object.keys(table), { maxLength: Math.min(4, Object.keys(table).length) })
      .chain((chosen) => fc.record(Object.fromEntries(chosen.map((name) => [name, valueOf(name, table[name]!.kind)]))));
  const written = (value: unknown) => (Array.isArray(value) ? value.map(String).join(',') : String(value));
  const query = (filters: Record<string, unknown>) =>
    Object.entries(filters)
      .map(([name, value]) => `${name}=${encoded(written(safely(value)))}`)
      .join('&');
  /** fast-check makes objects that cannot become text. */
  const safely = (value: unknown): unknown => {
    try {
      String(value);
      JSON.stringify(value);
      return value;
    } catch {
      return 'not text';
    }
  };

  const request = fc.constantFrom(...names).chain((resource) => {
    const { filters, fields, bySlug } = resources[resource];
    const id = fc.oneof(fc.integer({ min: 1, max: 500 }).map(String), fc.constantFrom('0', '007', '99999999999'));
    const key = bySlug
      ? fc.oneof(
          id,
          text.map((slug) => `by-slug/${encoded(slug)}`),
        )
      : id;
    const role = fc.constantFrom(...roles);
    const body = someOf(fields).map((draft) => ({ ...draft }));
    const complete = fc.tuple(someOf(fields), fc.nat()).map(([draft, n]) => ({ ...least(resource, n), ...draft }));
    const known = fc
      .constantFrom(
        ...Object.entries(samples[resource]).flatMap(([field, rows]) => rows.map(({ sent }) => [field, sent] as const)),
      )
      .map(([field, sent]) => ({ [field]: sent }));
    return fc.oneof(
      {
        weight: 5,
        arbitrary: fc.record({
          role,
          method: fc.constant('GET'),
          path: someOf(filters).map((some) => `/${resource}?${query(some)}`),
        }),
      },
      {
        weight: 2,
        arbitrary: fc.record({
          role,
          method: fc.constantFrom('GET', 'DELETE', 'HEAD', 'OPTIONS'),
          path: key.map((it) => `/${resource}/${it}`),
        }),
      },
      {
        weight: 2,
        arbitrary: fc.record({
          role,
          method: fc.constant('POST'),
          path: fc.constant(`/${resource}`),
          body: fc.oneof(body, complete),
        }),
      },
      {
        weight: 2,
        arbitrary: fc.record({
          role,
          method: fc.constantFrom('PATCH', 'PUT', 'POST'),
          path: key.map((it) => `/${resource}/${it}`),
          body: fc.oneof(body, known),
        }),
      },
    );
  });

  const engines: [engine: string, numRuns: number][] = inject('isMatrix')
    ? [
        ['SQLite', 3_000],
        ['PostgreSQL', 500],
      ]
    : [['SQLite', 1_000]];
  it.each(engines)(
    'is answered without a failure on %s (%i of them)',
    async (engine, numRuns) => {
      const database = engine === 'SQLite' ? ':memory:' : (await postgresDatabase()).address;
      const current = await setUp({ ...settings, database, now: () => recordedAt, log: logFailures }, records);
      const callers = Object.fromEntries(roles.map((role) => [role, callerOf(current, role)])) as Record<Role, Caller>;
      const statuses: Record<number, number> = {};
      const answered = fc.asyncProperty(request, async (sent) => {
        const { role, method, path } = sent;
        const body = 'body' in sent ? JSON.stringify(safely(sent.body)) : undefined;
        const answer = await callers[role].send(method, path, body);
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        if (answer.status >= 500) throw new Error(`${answer.status} for ${role} ${method} ${namespace}${path} ${body}`);
        if (answer.status >= 400 && method !== 'HEAD') expect(answer.body).to.include.keys('code', 'message', 'data');
      });
      await fc.assert(answered, { numRuns, endOnFailure: true });
      await current.service.close();
      console.log(`${engine}: ${JSON.stringify(statuses)}`);
      // Some requests must be accepted, or nothing was tested.
      expect((statuses[200] ?? 0) + (statuses[201] ?? 0)).to.be.above(numRuns / 5);
    },
    300_000,
  );
});
