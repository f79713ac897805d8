import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Caller } from '../suites/mount.js';
import { settings } from '../mounts.js';
import { callerOf, setUp, type SetUp } from '../set-up.js';

/** Statements that wrote links between events and terms, each with how many terms it named. */
const written: [verb: string, terms: number][] = [];
vi.mock(import('../../../src/service/store/sqlite-driver.js'), async (load) => {
  const { openConnection } = await load();
  return {
    openConnection(file) {
      const connection = openConnection(file);
      return {
        exec: (sql) => connection.exec(sql),
        close: () => connection.close(),
        prepare(sql) {
          const statement = connection.prepare(sql);
          const [, verb] = /^(insert|delete)\b[^(]*"event_terms"/.exec(sql) ?? [];
          return {
            all: (...parameters) => statement.all(...parameters),
            run(...parameters) {
              // An insertion names the event with each term, a deletion once.
              if (verb) written.push([verb, verb === 'insert' ? parameters.length / 2 : parameters.length - 1]);
              return statement.run(...parameters);
            },
          };
        },
      };
    },
  };
});

const times = { start_date: '2027-02-01 10:00:00', end_date: '2027-02-01 12:00:00' };
let current: SetUp;
let editor: Caller;
let id: number;

beforeAll(async () => {
  current = await setUp({ ...settings, database: ':memory:' });
  editor = callerOf(current, 'editor');
});
afterAll(() => current.service.close());

beforeEach(async () => {
  const { body } = await editor.send('POST', '/events', { title: 'Choir', ...times, categories: ['Choral', 'Talks'], tags: ['indoors'] });
  id = body.id as number;
  written.length = 0;
});

const slugs = async () => {
  const { body } = await editor.get(`/events/${id}`);
  return [...body.categories, ...body.tags].map(({ slug }: { slug: string }) => slug);
};

it('leaves the terms alone where only the title is sent', async () => {
  await editor.send('PATCH', `/events/${id}`, { title: 'Large choir' });
  expect(written).to.deep.equal([]);
  expect(await slugs()).to.deep.equal(['choral', 'talks', 'indoors']);
});

it('leaves the terms alone where the same are sent in another order', async () => {
  await editor.send('PATCH', `/events/${id}`, { categories: ['talks', 'choral'], tags: 'indoors' });
  expect(written).to.deep.equal([]);
});

it('writes just the terms that come and go', async () => {
  await editor.send('PATCH', `/events/${id}`, { categories: ['Talks', 'Tours'] });
  expect(written).to.deep.equal([
    ['delete', 1],
    ['insert', 1],
  ]);
  expect(await slugs()).to.deep.equal(['talks', 'tours', 'indoors']);
});

it('takes all terms away where empty lists are sent', async () => {
  await editor.send('PATCH', `/events/${id}`, { categories: [], tags: [] });
  expect(written).to.deep.equal([['delete', 3]]);
  expect(await slugs()).to.deep.equal([]);
});
