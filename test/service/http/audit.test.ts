import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { resources, type ResourceName } from '../../../src/data/schema/index.js';
import { sampleData } from '../../../src/service/seed/index.js';
import { settings } from '../mounts.js';
import { setUp, type SetUp } from '../set-up.js';
import { least } from '../suites/fields.js';
import { sampleAddress } from '../suites/remote-images.js';
import { basic, caller, type Caller } from '../suites/mount.js';

interface Entry {
  readonly message?: string;
  readonly audit?: object;
}

const start = Date.parse('2026-11-20T12:00:00Z');
let now = start;
let logged: Entry[];
let current: SetUp;
beforeAll(async () => {
  const options = {
    database: ':memory:',
    media: sampleData.media,
    now: () => now,
    log: (entry: object) => logged.push(entry),
  };
  current = await setUp({ ...settings, ...options });
});
beforeEach(() => {
  now = start;
  logged = [];
});
afterAll(() => current.service.close());

const callerOf = (role: 'editor' | 'author' | 'contributor'): Caller =>
  caller((request) => current.service.fetch(request, { address: '192.0.2.7' }), basic(role, current.passwords[role]!));
const audits = () => logged.filter(({ audit }) => audit);
const messages = () => audits().map(({ message }) => message);

it('logs who wrote what in one line for each write, and no secret', async () => {
  const [author, contributor] = [callerOf('author'), callerOf('contributor')];
  const event = { ...least('events', 1), date: '2026-11-21 12:00:00' };
  const { id } = (await author.send('POST', '/events?password=top-secret', event)).body as { id: number };
  await author.send('PATCH', `/events/${id}?_fields=title`, { title: 'top-secret', website: null });
  await contributor.send('PATCH', `/events/${id}`, { title: 'Refused', venue: { venue: 'Refused, too' } });
  await contributor.send('POST', '/events', {});
  now += 2 * 24 * 60 * 60_000;
  await author.get(`/events/${id}`);
  await author.send('DELETE', `/events/${id}`);
  expect(messages()).to.deep.equal([
    `author (author) created events/${id}: date, title, timezone, start_date, end_date`,
    `author (author) updated events/${id}: title, website`,
    `the schedule published events/${id}`,
    `author (author) removed events/${id}`,
  ]);
  expect(audits()[1]!.audit).to.deep.equal({
    user: 'author',
    role: 'author',
    address: '192.0.2.7',
    action: 'update',
    resource: 'events',
    id,
    fields: ['title', 'website'],
  });
  expect(JSON.stringify(logged)).not.to.match(new RegExp(`top-secret|${current.passwords.author!}`));
});

it.each(Object.keys(resources) as ResourceName[])(
  'logs each way to create, update and remove one of %s',
  async (resource) => {
    const editor = callerOf('editor');
    const [name] = Object.keys(least(resource, 0)) as [string];
    const { id } = (await editor.send('POST', `/${resource}`, least(resource, 'audited'))).body as { id: number };
    for (const method of ['POST', 'PUT', 'PATCH'])
      await editor.send(method, `/${resource}/${id}`, { [name]: `Audited with ${method}` });
    await editor.send('DELETE', `/${resource}/${id}`);
    const [created, ...others] = messages();
    expect(created).to.match(new RegExp(`^editor \\(editor\\) created ${resource}/${id}: .*\\b${name}\\b`));
    expect(others).to.deep.equal([
      ...Array<string>(3).fill(`editor (editor) updated ${resource}/${id}: ${name}`),
      `editor (editor) removed ${resource}/${id}`,
    ]);
    expect(audits().map(({ audit }) => (audit as { action: string }).action)).to.deep.equal([
      'create',
      'update',
      'update',
      'update',
      'remove',
    ]);
  },
);

it('logs what is created or changed within the write of an event, in lines of its own', async () => {
  const author = callerOf('author');
  const known = (await author.send('POST', '/venues', { venue: 'Known Hall' })).body as { id: number };
  const foreign = (await callerOf('editor').send('POST', '/organizers', { organizer: 'Foreign Choir' })).body as {
    id: number;
  };
  logged = [];
  const { body } = await author.send('POST', '/events', {
    ...least('events', 2),
    venue: [
      { venue: 'New Hall', city: 'Kiel' },
      { venue: 'known hall', zip: '24103' },
    ],
    organizer: [{ organizer: 'New Choir' }, { organizer: 'foreign choir', phone: '1' }],
    categories: ['New Category'],
    tags: ['New Tag'],
  });
  const [venue, organizer] = [body.venue[0].id as number, body.organizer[0].id as number];
  expect([body.venue[1].id, body.organizer[1].id]).to.deep.equal([known.id, foreign.id]);
  expect(messages()).to.deep.equal([
    `author (author) created events/${body.id}: title, timezone, start_date, end_date, categories, tags, venue, organizer`,
    `author (author) created venues/${venue}: venue, city`,
    `author (author) updated venues/${known.id}: venue, zip`,
    `author (author) created organizers/${organizer}: organizer`,
    `author (author) created categories/${body.categories[0].id}: name`,
    `author (author) created tags/${body.tags[0].id}: name`,
  ]);
  expect(audits()[1]!.audit).to.deep.equal({
    user: 'author',
    role: 'author',
    address: '192.0.2.7',
    action: 'create',
    resource: 'venues',
    id: venue,
    fields: ['venue', 'city'],
  });
});

it('logs as a change what POST does to a venue that is known by name', async () => {
  const author = callerOf('author');
  const { id } = (await author.send('POST', '/venues', { venue: 'Twice' })).body as { id: number };
  await author.send('POST', '/venues', { venue: 'twice', city: 'Kiel' });
  expect(messages()).to.deep.equal([
    `author (author) created venues/${id}: venue`,
    `author (author) updated venues/${id}: venue, city`,
  ]);
});

it('logs who sent and described which image', async () => {
  const images = 'https://calendar.example/api/cal/authoring/v1/images';
  const { body } = await callerOf('author').send('POST', `${images}?url=${sampleAddress(0)}&alt=top-secret`);
  await callerOf('editor').send('PATCH', `${images}/${body.id}`, { alt: 'top-secret' });
  await callerOf('contributor').send('PATCH', `${images}/${body.id}`, { alt: 'refused' });
  expect(messages()).to.deep.equal([
    `author (author) created images/${body.id}: alt`,
    `editor (editor) updated images/${body.id}: alt`,
  ]);
  expect(audits()[1]!.audit).to.deep.equal({
    user: 'editor',
    role: 'editor',
    address: '192.0.2.7',
    action: 'update',
    resource: 'images',
    id: body.id,
    fields: ['alt'],
  });
  expect(JSON.stringify(logged)).not.to.include('top-secret');
});
