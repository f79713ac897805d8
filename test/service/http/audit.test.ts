import { expect, it } from 'vitest';
import { sampleData } from '../../../src/seed/index.js';
import { settings } from '../mounts.js';
import { setUp } from '../set-up.js';
import { least } from '../suites/fields.js';
import { basic, namespace } from '../suites/mount.js';

interface Entry {
  readonly message?: string;
  readonly audit?: object;
}

it('logs who wrote what in one line for each write, and no secret', async () => {
  const logged: Entry[] = [];
  let now = Date.parse('2026-11-20T12:00:00Z');
  const { service, passwords } = await setUp({
    ...settings,
    database: ':memory:',
    media: sampleData.media,
    now: () => now,
    log: (entry) => logged.push(entry),
  });
  const send = async (role: 'author' | 'contributor', method: string, path: string, body?: object) => {
    const headers = { authorization: basic(role, passwords[role]!), 'content-type': 'application/json' };
    const request = new Request(namespace + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return (await service.fetch(request, { address: '192.0.2.7' })).json() as Promise<{ id: number }>;
  };
  const { id } = await send('author', 'POST', '/events?password=top-secret', { ...least('events', 1), date: '2026-11-21 12:00:00' });
  await send('author', 'PATCH', `/events/${id}?_fields=title`, { title: 'top-secret', website: null });
  await send('contributor', 'PATCH', `/events/${id}`, { title: 'Refused' });
  await send('contributor', 'POST', '/events', {});
  now += 2 * 24 * 60 * 60_000;
  await send('author', 'GET', `/events/${id}`);
  await send('author', 'DELETE', `/events/${id}`);
  const audits = logged.filter(({ audit }) => audit);
  expect(audits.map(({ message }) => message)).to.deep.equal([
    `author (author) created events/${id}: date, title, timezone, start_date, end_date`,
    `author (author) updated events/${id}: title, website`,
    `the schedule published events/${id}`,
    `author (author) removed events/${id}`,
  ]);
  expect(audits[1]!.audit).to.deep.equal({
    user: 'author',
    role: 'author',
    address: '192.0.2.7',
    action: 'update',
    resource: 'events',
    id,
    fields: ['title', 'website'],
  });
  expect(JSON.stringify(logged)).not.to.match(new RegExp(`top-secret|${passwords.author!}`));
  await service.close();
});
