import { beforeAll, describe, expect, it } from 'vitest';
import { resources, type ResourceName } from '../../../src/data/schema/index.js';
import { behavior } from './behavior.js';
import { plain } from './dataset.js';
import { most, samples } from './fields.js';
import { expectStatus } from './suite-context.js';
import type { Answer } from './mount.js';

const names = Object.keys(resources) as ResourceName[];
const published = ['events', 'venues', 'organizers'] as const;

/** Members that every write changes, and members that only reads have. */
const alwaysMoving = ['modified', 'modified_utc', 'json_ld', '_links'];

/** A representation without some keys, those of linked items included. */
function except(body: Answer['body'], moved: readonly string[]): unknown {
  return JSON.parse(
    JSON.stringify(body, (name, value: unknown) =>
      alwaysMoving.includes(name) || moved.includes(name) ? undefined : value,
    ),
  );
}

/** Every writable field, and the fields that an update leaves alone. */
behavior('writes', ({ mount, editor, anyone, create, next }) => {
  let authorId: number;
  beforeAll(async () => {
    authorId = Number((await create('events', {}, mount.client('author'))).body.author);
  });

  describe.each(names)('a field of %s', (resource) => {
    const fields = Object.keys(resources[resource].fields);
    const rows = fields.flatMap((field) =>
      (samples[resource][field] ?? []).map((sample) => [field, sample.sent, sample] as const),
    );

    it('has a sample', () => {
      expect(fields.filter((field) => field !== 'author' && !samples[resource][field])).to.deep.equal([]);
    });

    it.each(rows)('%s = %j is created, shown and read back', async (field, sent, { seen, is }) => {
      const pair = field === 'geo_lat' ? { geo_lng: 7 } : field === 'geo_lng' ? { geo_lat: 7 } : {};
      const created = await create(resource, { ...pair, [field]: sent });
      expect(seen(created.body)).to.deep.equal(is);
      expect(seen((await editor.get(`/${resource}/${created.body.id}`)).body)).to.deep.equal(is);
      await editor.send('DELETE', `/${resource}/${created.body.id}`);
    });

    it.each(rows)('%s = %j is updated, and nothing else changes', async (field, sent, { seen, is, moves = [] }) => {
      const draft = most(resource, `${resource}-${field}-${next()}`);
      const created = await editor.send('POST', `/${resource}`, draft);
      expectStatus(created, 201);
      const updated = await editor.send('PATCH', `/${resource}/${created.body.id}`, { [field]: sent });
      expectStatus(updated, 200);
      expect(seen(updated.body)).to.deep.equal(is);
      expect(except(updated.body, [field, ...moves])).to.deep.equal(except(created.body, [field, ...moves]));
      const read = await editor.get(`/${resource}/${created.body.id}`);
      expect(except(read.body, [])).to.deep.equal(except(updated.body, []));
      await editor.send('DELETE', `/${resource}/${created.body.id}`);
    });
  });

  it.each(published)('the author of %s can be somebody else', async (resource) => {
    const { body } = await create(resource, { author: authorId });
    expect(body.author).to.equal(String(authorId));
    const other = await create(resource);
    expect((await editor.send('PATCH', `/${resource}/${other.body.id}`, { author: authorId })).body.author).to.equal(
      String(authorId),
    );
  });

  it.each(names)('an update of %s without fields changes nothing, by any method', async (resource) => {
    const created = await editor.send('POST', `/${resource}`, most(resource, `${resource}-empty-${next()}`));
    expectStatus(created, 201);
    for (const method of ['POST', 'PUT', 'PATCH']) {
      const updated = await editor.send(method, `/${resource}/${created.body.id}`, {});
      expectStatus(updated, 200);
      expect(except(updated.body, [])).to.deep.equal(except(created.body, []));
    }
  });

  const emptied = {
    events: {
      kept: ['author', 'date', 'date_utc', 'title', 'slug', 'status', 'start_date', 'end_date'],
      empty: {
        ...{ description: '', excerpt: '', image: false, cost: '', categories: [], tags: [], venue: [], organizer: [] },
        ...{
          show_map: false,
          show_map_link: false,
          hide_from_listings: false,
          sticky: false,
          featured: false,
          all_day: false,
        },
        timezone: 'America/New_York',
      },
    },
    venues: { kept: ['author', 'date', 'date_utc', 'venue', 'status'], empty: { show_map: true, show_map_link: true } },
    organizers: { kept: ['author', 'date', 'date_utc', 'organizer', 'status'], empty: {} },
    categories: { kept: ['name', 'slug'], empty: { description: '', parent: 0 } },
    tags: { kept: ['name', 'slug'], empty: { description: '' } },
  };

  it.each(names)('null empties what may be empty of %s, and keeps the rest', async (resource) => {
    const { kept, empty } = emptied[resource];
    const fields = Object.keys(resources[resource].fields);
    const created = await editor.send('POST', `/${resource}`, most(resource, `${resource}-null-${next()}`));
    const { status, body } = await editor.send(
      'PATCH',
      `/${resource}/${created.body.id}`,
      Object.fromEntries(fields.map((name) => [name, null])),
    );
    expect(status).to.equal(200);
    for (const name of fields) {
      if (kept.includes(name)) expect(body[name], name).to.deep.equal(created.body[name]);
      else if (name in empty) expect(body[name], name).to.deep.equal(empty[name as never]);
      // An event without a website shows its own page; contact fields are absent.
      else
        expect(resource === 'events' ? body.website === body.url : name in body, name).to.equal(resource === 'events');
    }
  });

  it('an empty text is refused, and the caller told how to empty it', async () => {
    for (const field of ['description', 'excerpt']) {
      const { status, body } = await editor.send('PATCH', '/events/130', { [field]: '' });
      expect([status, body.data.params]).to.deep.equal([400, { [field]: 'Empty; null empties this field.' }]);
    }
  });

  it.each(published)('%s are updated and deleted by slug, and an update can change the slug', async (resource) => {
    const { body } = await create(resource);
    const field = { events: 'title', venues: 'venue', organizers: 'organizer' }[resource];
    const renamed = await editor.send('PUT', `/${resource}/by-slug/${body.slug}`, { [field]: 'By its slug' });
    expect([renamed.status, renamed.body.id, renamed.body[field], renamed.body.slug]).to.deep.equal([
      200,
      body.id,
      'By its slug',
      body.slug,
    ]);
    if (resource === 'events') {
      const moved = await editor.send('PATCH', `/events/by-slug/${body.slug}`, { slug: 'moved-by-slug' });
      expect([moved.status, moved.body.id, moved.body.slug]).to.deep.equal([200, body.id, 'moved-by-slug']);
      expect((await anyone.get('/events/by-slug/moved-by-slug')).body.id).to.equal(body.id);
    }
    const slug = resource === 'events' ? 'moved-by-slug' : body.slug;
    expectStatus(await editor.send('DELETE', `/${resource}/by-slug/${slug}`), 200);
    expectStatus(await editor.send('DELETE', `/${resource}/by-slug/${slug}`), 400);
  });

  describe('costs', () => {
    it.each([
      ['$25', '$25', ['25']],
      ['12,50 €', '12,50', ['12.50']],
      ['$1,250.00', '1,250', ['1250.00', '1250']],
      ['£7 - £5', '£', ['5']],
      ['Free', 'Free', ['free']],
      ['0', 'Free', ['0']],
    ])('%s stays what it was', async (sent, shown, values) => {
      const { body } = await create('events', { cost: sent });
      expect(body.cost).to.include(shown);
      expect(values).to.include(body.cost_details.values[0]);
    });
  });

  it('shows texts as HTML and keeps their meaning', async () => {
    const title = 'Salt & Pepper — “5 < 6”';
    const { body } = await create('events', { title });
    expect(plain(body.title.replaceAll('&#8212;', '—').replaceAll('&lt;', '<'))).to.equal(title);
    expect(body.title).not.to.match(/&(?!#?\w+;)/);
  });
});
