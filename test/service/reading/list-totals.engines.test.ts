/** After any writes, lists count and page as if every event had been read. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomNumbers } from '../../../bench/calendar.js';
import { createService, type Service } from '../../../src/service/index.js';
import { idsOf } from '../suites/lists.js';
import { basePath, site, type Caller } from '../suites/mount.js';
import { rowsOfThisRun, type EngineName } from '../engines.js';
import { logFailures } from '../failures.js';
import { postgresDatabase, sqliteFile, type Database } from '../mounts.js';
import { callerOf, setUp, type SetUp } from '../set-up.js';

interface Kept {
  readonly id: number;
  readonly title: string;
  status: string;
  readonly date_utc: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly hide_from_listings: boolean;
  readonly featured: boolean;
  readonly categories: readonly { readonly id: number }[];
  readonly tags: readonly { readonly id: number }[];
}

/** A filter with its text, and the events that pass it. */
type Filter = readonly [query: string, keeps: (event: Kept) => boolean];

const day = 86_400_000;
const perPage = 5;
const words = ['ash', 'birch', 'cedar', 'elm'];
const text = (ms: number) => new Date(ms).toISOString().slice(0, 19).replace('T', ' ');

const engines: Partial<Record<EngineName, () => Database | Promise<Database>>> = {
  SQLite: sqliteFile,
  PostgreSQL: postgresDatabase,
};

describe.each(rowsOfThisRun(engines))('totals on %s', (_, makeDatabase) => {
  const random = randomNumbers(20261120);
  const below = (limit: number) => Math.floor(random() * limit);
  const chance = (part: number) => random() < part;
  const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;
  const some = <T>(list: readonly T[], most: number): T[] => [
    ...new Set(Array.from({ length: list.length && below(most + 1) }, () => pick(list))),
  ];

  let now = Date.parse('2026-11-20T12:00:00Z');
  const settings = { timeZone: 'UTC', basePath, origin: site, now: () => now, log: logFailures };
  let database: Database;
  let passwords: SetUp['passwords'];
  /** As if two processes shared the database. */
  let services: Service[] = [];
  const caller = (role: 'anonymous' | 'editor'): Caller => callerOf({ service: pick(services), passwords }, role);

  const events = new Map<number, Kept>();
  const parents = new Map<number, number>();
  const tags = new Set<number>();

  const open = () => createService({ ...settings, database: database.address });
  beforeAll(async () => {
    database = await makeDatabase();
    const first = await setUp({ ...settings, database: database.address });
    passwords = first.passwords;
    services = [first.service, await open()];
  });
  const close = () => Promise.all(services.map((service) => service.close()));
  afterAll(async () => {
    await close();
    await database.remove();
  });

  async function write(method: string, path: string, body?: object) {
    const answer = await caller('editor').send(method, path, body);
    expect(answer.status, `${method} ${path} ${JSON.stringify(body)}: ${JSON.stringify(answer.body)}`).to.be.oneOf([
      200, 201,
    ]);
    return answer.body as { id: number; parent?: number } & Kept;
  }
  const keep = (event: Kept) => void events.set(event.id, event);

  function dates() {
    const start = now + (below(1500) - 300) * day + below(96) * 900_000;
    const length = chance(0.2) ? below(40) * day : below(30) * 3_600_000;
    return { start_date: text(start), end_date: text(start + length), all_day: chance(0.2) };
  }
  /** A draft of an event, or a part of one. */
  const draft = (whole: boolean) => ({
    ...((whole || chance(0.5)) && { title: some(words, 3).join(' ') || 'yew' }),
    ...(whole || chance(0.4) ? dates() : chance(0.3) && { end_date: dates().end_date }),
    ...(chance(0.4) && { status: pick(['publish', 'publish', 'publish', 'draft', 'pending', 'private']) }),
    ...(chance(0.4) && { hide_from_listings: chance(0.4) }),
    ...(chance(0.2) && { featured: chance(0.5) }),
    ...(chance(0.6) && { categories: some([...parents.keys()], 3) }),
    ...(chance(0.3) && { tags: some([...tags], 2) }),
    ...(chance(0.1) && { date: text(now + (below(4) - 1) * day) }),
  });
  const tree = (id: number): number[] => [
    id,
    ...[...parents].filter(([, parent]) => parent === id).flatMap(([child]) => tree(child)),
  ];

  let names = 0;
  const operations: readonly (readonly [weight: number, run: () => Promise<void>])[] = [
    [6, async () => keep(await write('POST', '/events', draft(true)))],
    [5, async () => keep(await write('PATCH', `/events/${pick([...events.keys()])}`, draft(false)))],
    [
      1,
      async () => {
        const untrashed = [...events.values()].filter(({ status }) => status !== 'trash');
        if (untrashed.length) keep(await write('DELETE', `/events/${pick(untrashed).id}`));
      },
    ],
    [
      1,
      async () => {
        const { id, parent } = await write('POST', '/categories', {
          name: `Category ${++names}`,
          parent: pick([null, ...parents.keys()]),
        });
        parents.set(id, parent ?? 0);
      },
    ],
    [
      1,
      async () => {
        const id = pick([...parents.keys()]);
        const elsewhere = [null, ...parents.keys()].filter((other) => other === null || !tree(id).includes(other));
        const { parent } = await write('PATCH', `/categories/${id}`, {
          name: `Category ${++names}`,
          parent: pick(elsewhere),
        });
        parents.set(id, parent ?? 0);
      },
    ],
    [
      0.3,
      async () => {
        const id = pick([...parents.keys()]);
        await write('DELETE', `/categories/${id}`);
        for (const [child, parent] of parents) if (parent === id) parents.set(child, parents.get(id)!);
        parents.delete(id);
        for (const event of events.values())
          keep({ ...event, categories: event.categories.filter((term) => term.id !== id) });
      },
    ],
    [0.3, async () => void tags.add((await write('POST', '/tags', { name: `Tag ${++names}` })).id)],
    [
      0.1,
      async () => {
        const id = pick([...tags]);
        await write('DELETE', `/tags/${id}`);
        tags.delete(id);
        for (const event of events.values()) keep({ ...event, tags: event.tags.filter((term) => term.id !== id) });
      },
    ],
    [
      0.3,
      async () => {
        now += day;
        // Public requests publish what is due.
        for (const service of services) await callerOf({ service, passwords }, 'anonymous').get('/events');
        for (const event of events.values())
          if (event.status === 'future' && event.date_utc <= text(now)) event.status = 'publish';
      },
    ],
  ];

  async function operate() {
    let left = random() * operations.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, run] of operations) {
      if ((left -= weight) < 0) return run();
    }
  }

  /** Days near those of events are the most revealing. */
  const dayText = () =>
    (chance(0.7) ? pick([...events.values()])[pick(['start_date', 'end_date'] as const)] : dates().start_date).slice(
      0,
      10,
    );
  const within = (start: string, end: string) => (event: Kept) => event.start_date >= start && event.end_date <= end;
  const windows: readonly (() => Filter)[] = [
    () => {
      const today = text(now).slice(0, 10);
      return ['', within(`${today} 00:00:00`, `${Number(today.slice(0, 4)) + 2}${today.slice(4)} 23:59:59`)];
    },
    () => {
      const [start, end] = [dayText(), dayText()].sort() as [string, string];
      return [`start_date=${start}&end_date=${end}`, within(`${start} 00:00:00`, `${end} 23:59:59`)];
    },
    () => {
      const [start, end] = [`${dayText()} 09:30:00`, `${dayText()} 18:15:00`];
      return [`start_date=${start}&end_date=${end}&strict_dates=true`, within(start, end)];
    },
    () => {
      const [start, end] = [`${dayText()} 00:00:00`, `${dayText()} 23:59:59`];
      return [`start_date=${start}&end_date=${end}&strict_dates=true`, within(start, end)];
    },
    () => {
      const date = dayText();
      return [`starts_after=${date}`, (event) => event.start_date > `${date} 23:59:59`];
    },
    () => {
      const date = dayText();
      return [`starts_before=${date}`, (event) => event.start_date < `${date} 23:59:59`];
    },
    () => {
      const date = dayText();
      return [`ends_after=${date}`, (event) => event.end_date > `${date} 23:59:59`];
    },
    () => {
      const date = dayText();
      return [`ends_before=${date}`, (event) => event.end_date < `${date} 23:59:59`];
    },
    () => {
      const date = dayText();
      return [`starts_before=${date} 00:00:00&strict_dates=1`, (event) => event.start_date < `${date} 00:00:00`];
    },
  ];
  const carries = (terms: readonly { id: number }[], ids: readonly number[]) =>
    terms.some(({ id }) => ids.includes(id));
  const ofCategories = (ids: readonly number[]): Filter => {
    const all = ids.flatMap(tree);
    return [`categories=${ids.join(',')}`, (event) => carries(event.categories, all)];
  };
  const ofTags = (ids: readonly number[]): Filter => [`tags=${ids.join(',')}`, (event) => carries(event.tags, ids)];
  const oneOrTwo = (ids: Iterable<number>) => [pick([...ids]), ...some([...ids], 1)];
  const others: readonly (() => Filter)[] = [
    () => ofCategories(oneOrTwo(parents.keys())),
    () => ofTags(oneOrTwo(tags)),
    () => ['featured=true', (event) => event.featured],
    () => {
      const word = pick(words);
      return [`search=${word}`, (event) => event.title.includes(word)];
    },
  ];

  async function ask(role: 'anonymous' | 'editor', statuses: string | undefined, filters: readonly Filter[], page = 1) {
    const isVisible = ({ status }: Kept) =>
      statuses ? statuses.split(',').includes(status) : role === 'editor' ? status !== 'trash' : status === 'publish';
    const expected = [...events.values()]
      .filter((event) => isVisible(event) && !event.hide_from_listings && filters.every(([, keeps]) => keeps(event)))
      .sort((a, b) => (a.start_date < b.start_date ? -1 : a.start_date > b.start_date ? 1 : a.id - b.id))
      .map(({ id }) => id);
    const query = [
      ...filters.map(([part]) => part),
      ...(statuses ? [`status=${statuses}`] : []),
      `per_page=${perPage}`,
      `page=${page}`,
    ];
    const path = `/events?${query.filter(Boolean).join('&')}`;
    const answer = await caller(role).get(path);
    if (page > 1 && (page - 1) * perPage >= expected.length) expect(answer.status, path).to.equal(404);
    else {
      const found = { total: answer.body.total, ids: idsOf(answer, 'events') };
      expect(found, `${role} ${path}`).to.deep.equal({
        total: expected.length,
        ids: expected.slice((page - 1) * perPage, page * perPage),
      });
    }
    return expected.length;
  }

  function askAnything() {
    const role = pick(['anonymous', 'editor'] as const);
    const statuses =
      role === 'editor' && chance(0.4) ? pick(['draft', 'trash', 'publish,pending', 'private,future']) : undefined;
    return ask(
      role,
      statuses,
      [pick(windows)(), ...others.filter(() => chance(0.3)).map((make) => make())],
      1 + below(3),
    );
  }

  /** A wrong count stays wrong, so checking at the end finds every mistake. */
  async function askEverything() {
    const ever: Filter = ['start_date=2000-01-01&end_date=2100-01-01', () => true];
    for (const status of ['publish', 'future', 'draft', 'pending', 'private', 'trash']) {
      await ask('editor', status, [ever]);
      for (const id of parents.keys()) await ask('editor', status, [ever, ofCategories([id])]);
      for (const id of tags) await ask('editor', status, [ever, ofTags([id])]);
    }
  }

  async function live(turns: number) {
    let most = 0;
    for (let turn = 0; turn < turns; turn++) {
      await operate();
      for (let question = 0; question < 4; question++) most = Math.max(most, await askAnything());
    }
    // Guards against a test of nothing.
    expect(most).to.be.greaterThan(perPage * 2);
    await askEverything();
  }

  it('stay right whatever is written', async () => {
    for (let at = 0; at < 5; at++) {
      await operations[3]![1]();
      await operations[6]![1]();
    }
    for (let at = 0; at < 30; at++) await operations[0]![1]();
    await live(150);
  });
});
