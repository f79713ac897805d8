import { describe, expect, test } from 'vitest';
import { createClient } from '../../../src/data/client/index.js';
import { json, recording, replay, server } from './recordings.js';

const tags = [
  { id: 25, name: 'Winter', slug: 'winter' },
  { id: 26, name: 'Winter Market', slug: 'winter-market' },
  { id: 27, name: 'Rock &amp; Roll', slug: 'rock-roll' },
  { id: 28, name: 'Café', slug: 'cafe-2' },
];

/** A server with these tags, which searches names and slugs for a part, as measured; `&` is an entity in what it stores. */
function calendar() {
  const { fetch, asked } = server((request) => {
    const { method, url } = request;
    if (method !== 'GET') return replay(recording('events.create.minimal'));
    if (!url.pathname.endsWith('/tags')) return replay(recording('events.read.full'));
    const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const part = plain(url.searchParams.get('search')!);
    const found = tags.filter(({ name, slug }) => plain(name).includes(part) || slug.includes(part));
    return json({ tags: found, total: found.length, total_pages: 1, rest_url: '' });
  });
  const client = createClient({ baseUrl: 'https://calendar.example/api', fetch });
  return {
    client,
    sent: () => asked.at(-1)!.body.tags as unknown,
    searches: () => asked.filter(({ url }) => url.pathname.endsWith('/tags')),
  };
}

const draft = { title: 'x', start_date: 'today', end_date: 'today' };

// Servers take the name of a tag that exists for that of a new one, which they then name like its ID (wire section 11.1).
describe('the tags of an event', () => {
  test.each([
    ['winter', 25],
    ['Winter', 25],
    ['WINTER MARKET', 26],
    ['Rock & Roll', 27],
    ['cafe', 28],
    ['cafe-2', 28],
    ['New', 'New'],
    ['win', 'win'],
    [26, 26],
    ['26', '26'],
  ])('that are named %j are sent as %j', async (given, expected) => {
    const { client, sent } = calendar();
    await client.events.create({ ...draft, tags: [given] });
    expect(sent()).to.deep.equal([expected]);
    await client.events.update(7, { tags: [given] });
    expect(sent()).to.deep.equal([expected]);
  });

  test('are looked up only if they are named, unused ones too', async () => {
    const { client, searches } = calendar();
    await client.events.create({ ...draft, tags: [25, '26'] });
    await client.events.update(7, { title: 'x' });
    await client.events.update(7, { tags: [] });
    expect(searches()).to.deep.equal([]);
    await client.events.create({ ...draft, tags: ['winter'] });
    expect(searches().map(({ url }) => url.searchParams.get('hide_empty'))).to.deep.equal(['false']);
  });
});
