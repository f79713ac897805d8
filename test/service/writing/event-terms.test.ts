import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Caller } from '../suites/mount.js';
import { settings } from '../mounts.js';
import { callerOf, setUp, type SetUp } from '../set-up.js';
import { recordStatements } from '../statements.js';

const statements = recordStatements();

/** Statements that wrote links between events and terms, each with how many terms it named: an insertion names the event with each, a deletion once. */
const written = () =>
  statements
    .filter(({ verb, table }) => table === 'event_terms' && verb !== 'select')
    .map(({ verb, parameters }) => [verb, verb === 'insert' ? parameters / 2 : parameters - 1]);

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
  const { body } = await editor.send('POST', '/events', {
    title: 'Choir',
    ...times,
    categories: ['Choral', 'Talks'],
    tags: ['indoors'],
  });
  id = body.id as number;
  statements.length = 0;
});

const slugs = async () => {
  const { body } = await editor.get(`/events/${id}`);
  return [...body.categories, ...body.tags].map(({ slug }: { slug: string }) => slug);
};

it('leaves the terms alone where only the title is sent', async () => {
  await editor.send('PATCH', `/events/${id}`, { title: 'Large choir' });
  expect(written()).to.deep.equal([]);
  expect(await slugs()).to.deep.equal(['choral', 'talks', 'indoors']);
});

it('leaves the terms alone where the same are sent in another order', async () => {
  await editor.send('PATCH', `/events/${id}`, { categories: ['talks', 'choral'], tags: 'indoors' });
  expect(written()).to.deep.equal([]);
});

it('writes just the terms that come and go', async () => {
  await editor.send('PATCH', `/events/${id}`, { categories: ['Talks', 'Tours'] });
  expect(written()).to.deep.equal([
    ['delete', 1],
    ['insert', 1],
  ]);
  expect(await slugs()).to.deep.equal(['talks', 'tours', 'indoors']);
});

it('takes all terms away where empty lists are sent', async () => {
  await editor.send('PATCH', `/events/${id}`, { categories: [], tags: [] });
  expect(written()).to.deep.equal([['delete', 3]]);
  expect(await slugs()).to.deep.equal([]);
});
