import { expect, it } from 'vitest';
import { behavior } from './behavior.js';
import { namespace } from './mount.js';

/** Items behind a password (wire section 13). */
behavior('passwords', ({ mount, anyone }) => {
  it('an event is listed with its title and dates alone, and refused by itself', async () => {
    const listed = (await anyone.get('/events?start_date=2027-03-05&end_date=2027-03-05')).body.events[0];
    expect(listed).to.deep.include({ id: 152, title: 'Password Party', start_date: '2027-03-05 19:00:00' });
    expect(listed).to.deep.include({
      description: '',
      excerpt: '',
      cost: '',
      website: '',
      image: false,
      all_day: null,
      featured: null,
    });
    expect(listed).to.deep.include({ venue: [], organizer: [], categories: [], tags: [], custom_fields: [] });
    for (const query of ['', '?password=wrong', '?password=']) {
      const { status, body } = await anyone.get(`/events/152${query}`);
      expect([status, body.code]).to.deep.equal([403, 'event-password-protected']);
    }
  });

  it('the password opens an event, alone and in lists', async () => {
    const { status, body } = await anyone.get('/events/152?password=open-sesame');
    expect([status, body.cost, body.description]).to.deep.equal([200, '$99', '<p>The password is in your letter.</p>']);
    expect(body).not.to.have.property('json_ld');
    expect((await anyone.get('/events/by-slug/password-party?password=open-sesame')).body).to.deep.equal(body);
    expect((await anyone.get('/events/by-slug/password-party')).status).to.equal(403);
    const list = (await anyone.get('/events?start_date=2027-03-05&end_date=2027-03-06&password=open-sesame')).body
      .events;
    expect([list[0].cost, list[1].all_day]).to.deep.equal(['$99', null]);
  });

  it.each(['/categories?event=152', '/tags?event=152', '/venues?event=152', '/organizers?event=152'])(
    'what an event is linked to is listed with the password alone (%s)',
    async (path) => {
      const { body } = await anyone.get(path);
      const event = (await anyone.get('/events/152?password=open-sesame')).body;
      const name = path.slice(1, path.indexOf('?'));
      const linked = [
        event[{ categories: 'categories', tags: 'tags', venues: 'venue', organizers: 'organizer' }[name]!],
      ].flat();
      expect(body.total).to.equal(0);
      expect((await anyone.get(`${path}&password=open-sesame`)).body.total).to.equal(linked.length);
    },
  );

  it('venues and organizers lose their names', async () => {
    const closed = (await anyone.get('/venues/48')).body;
    expect([closed.venue, closed.city, closed.show_map]).to.deep.equal([[], '', null]);
    expect((await anyone.get('/venues/48?password=knock-twice')).body).to.include({
      venue: 'Speakeasy Behind The Door',
      city: 'Port Alder',
    });
    expect((await anyone.get('/organizers/65')).body).to.deep.include({ organizer: [], email: '' });
    expect((await anyone.get('/organizers/65?password=who-else')).body.email).to.equal('anon@secret.example');
  });

  it.each([
    '/events?search=letter&starts_after=2020-01-01',
    '/events?search=Psst',
    '/venues?search=Secret',
    '/organizers?search=Benefactor',
  ])('no search finds what is hidden (%s)', async (path) => {
    expect(JSON.stringify((await anyone.get(path)).body)).not.to.match(/password-party|speakeasy|benefactor\/"/i);
  });

  it('no list tells a password', async () => {
    for (const path of [
      '/events?include=152',
      '/events?start_date=2027-03-05&end_date=2027-03-06',
      '/venues?per_page=50',
      '/organizers?per_page=50',
    ]) {
      const text = await (await mount.fetch(new Request(namespace + path))).text();
      expect(text).not.to.match(/open-sesame|knock-twice|who-else|in your letter|Secret 1|anon@secret/);
    }
  });
});
