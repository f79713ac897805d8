import { describe, expect, it } from 'vitest';
import { resources, type ResourceName } from '../../../src/data/schema/index.js';
import { behavior } from './behavior.js';
import { idsOf } from './lists.js';
import { expectStatus } from './suite-context.js';

const names = Object.keys(resources) as ResourceName[];
const published = ['events', 'venues', 'organizers'] as const;

/** Statuses, the trash, and slugs. */
behavior('publication', ({ editor, anyone, create }) => {
  describe('statuses', () => {
    it('publish what a list then shows', async () => {
      const { body } = await create('events', { status: 'draft' });
      expect([body.status, body.slug, body.date_utc]).to.deep.equal(['draft', '', '0000-00-00 00:00:00']);
      const list = async () => idsOf(await anyone.get(`/events?include=${body.id}`), 'events');
      expect(await list()).not.to.include(body.id);
      const { body: shown } = await editor.send('PATCH', `/events/${body.id}`, { status: 'publish' });
      expect(shown.slug).not.to.equal('');
      expect(await list()).to.include(body.id);
    });

    it.each([['draft'], ['pending'], ['private']])('%s hides from the public, not from editors', async (status) => {
      for (const resource of published) {
        const { id } = (await create(resource, { status })).body;
        const refused = await anyone.get(`/${resource}/${id}`);
        expect([refused.status, refused.body.code]).to.deep.equal([403, `${resource.slice(0, -1)}-not-accessible`]);
        expectStatus(await editor.get(`/${resource}/${id}`), 200);
        expect(idsOf(await editor.get(`/${resource}?status=${status}&per_page=50`), resource)).to.include(id);
      }
    });

    it('a publication date to come schedules, one that is past publishes', async () => {
      const { body } = await create('events', { date: '2027-09-09 09:09:09' });
      expect(body.status).to.equal('future');
      expectStatus(await anyone.get(`/events/${body.id}`), 403);
      expect((await editor.send('PATCH', `/events/${body.id}`, { date: '2026-09-09 09:09:09' })).body.status).to.equal(
        'publish',
      );
      expect((await create('events', { status: 'future' })).body.status).to.equal('publish');
    });

    it('an editor sees every status but the trash, and several on demand', async () => {
      const draft = (
        await create('events', { status: 'draft', start_date: '2027-04-01 10:00:00', end_date: '2027-04-01 11:00:00' })
      ).body.id;
      const hidden = (
        await create('events', {
          status: 'private',
          start_date: '2027-04-01 10:00:00',
          end_date: '2027-04-01 11:00:00',
        })
      ).body.id;
      const day = 'start_date=2027-04-01&end_date=2027-04-01&per_page=50';
      expect(idsOf(await editor.get(`/events?${day}`), 'events')).to.include.members([draft, hidden]);
      expect(idsOf(await editor.get(`/events?${day}&status=draft,private`), 'events')).to.have.members([draft, hidden]);
      expect(idsOf(await editor.get(`/events?${day}&status=draft`), 'events')).to.deep.equal([draft]);
      expect(idsOf(await anyone.get(`/events?${day}`), 'events')).not.to.include(draft);
      expectStatus(await editor.send('DELETE', `/events/${draft}`), 200);
      expect(idsOf(await editor.get(`/events?${day}`), 'events')).not.to.include(draft);
      expect(idsOf(await editor.get(`/events?${day}&status=trash`), 'events')).to.deep.equal([draft]);
    });

    it('an event hidden from listings is read by id and listed for nobody', async () => {
      const { id } = (await create('events', { hide_from_listings: true })).body;
      expectStatus(await anyone.get(`/events/${id}`), 200);
      for (const caller of [anyone, editor])
        expect(idsOf(await caller.get(`/events?include=${id}`), 'events')).to.deep.equal([]);
    });
  });

  describe('the trash', () => {
    it.each(published)('takes %s, and gives them back', async (resource) => {
      const { id, slug } = (await create(resource)).body;
      const trashed = await editor.send('DELETE', `/${resource}/${id}`);
      expect([trashed.status, trashed.body.id, trashed.body.status, trashed.body.slug]).to.deep.equal([
        200,
        id,
        'trash',
        `${slug}__trashed`,
      ]);
      const item = resource.slice(0, -1);
      const again = await editor.send('DELETE', `/${resource}/${id}`);
      expect([again.status, again.body.code]).to.deep.equal([410, `${item}-is-in-trash`]);
      const read = await anyone.get(`/${resource}/${id}`);
      expect([read.status, read.body.code]).to.deep.equal([
        403,
        resource === 'events' ? 'event-no-longer-available' : `${item}-not-accessible`,
      ]);
      const restored = await editor.send('PATCH', `/${resource}/${id}`, { status: 'publish' });
      expect([restored.status, restored.body.status, restored.body.slug]).to.deep.equal([200, 'publish', slug]);
      expectStatus(await anyone.get(`/${resource}/by-slug/${slug}`), 200);
    });

    it('is a status like others', async () => {
      const { id } = (await create('events')).body;
      expect((await editor.send('PATCH', `/events/${id}`, { status: 'trash' })).body.status).to.equal('trash');
      expect((await editor.send('DELETE', `/events/${id}`)).status).to.equal(410);
    });

    it('takes venues and organizers out of their events', async () => {
      const venue = (await create('venues')).body.id;
      const organizer = (await create('organizers')).body.id;
      const { id } = (await create('events', { venue, organizer: [organizer, 50] })).body;
      await editor.send('DELETE', `/venues/${venue}`);
      await editor.send('DELETE', `/organizers/${organizer}`);
      const { body } = await anyone.get(`/events/${id}`);
      expect([body.venue, body.organizer.map(({ id }: { id: number }) => id)]).to.deep.equal([[], [50]]);
    });
  });

  describe('slugs', () => {
    it.each(names)('of %s that are taken get a number', async (resource) => {
      const slug = `taken-${resource}`;
      const bodies = [];
      for (let i = 0; i < 3; i++) {
        bodies.push((await create(resource, resource in { events: 1, categories: 1, tags: 1 } ? { slug } : {})).body);
      }
      if (resource in { venues: 1, organizers: 1 }) expect(new Set(bodies.map((body) => body.slug)).size).to.equal(3);
      else expect(bodies.map((body) => body.slug)).to.deep.equal([slug, `${slug}-2`, `${slug}-3`]);
    });

    it('are made of the title', async () => {
      expect((await create('events', { title: 'Crème Brûlée & Friends: 2nd “Night”!' })).body.slug).to.equal(
        'creme-brulee-friends-2nd-night',
      );
      expect((await create('events', { title: 'Same title' })).body.slug).to.equal('same-title');
      expect((await create('events', { title: 'Same title' })).body.slug).to.equal('same-title-2');
    });

    it('of other scripts are percent-encoded once', async () => {
      const { body } = await create('events', { title: '夜の音楽' });
      expect(body.slug).to.equal(encodeURIComponent('夜の音楽').toLowerCase());
      expect((await anyone.get(`/events/by-slug/${body.slug}`)).body.id).to.equal(body.id);
      expectStatus(await anyone.get(`/events/by-slug/${encodeURIComponent(body.slug)}`), 400);
    });
  });
});
