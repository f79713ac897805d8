import { expect, it } from 'vitest';
import { foundEvents, upcoming } from './dataset.js';
import { accountsSmoke } from './accounts.js';
import { idsOf } from './lists.js';
import { expectStatus, type SuiteContext } from './suite-context.js';

/** A short check of a mount: reading, searching, paging, writing and signing in, once each. */
export function smoke(context: SuiteContext): void {
  const { mount, editor, anyone, create } = context;
  accountsSmoke(context);

  it('lists the coming events in order', async () => {
    expect(idsOf(await anyone.get('/events?per_page=50'), 'events')).to.deep.equal(foundEvents(upcoming).slice(0, 50));
  });

  it('finds what an editor writes, by its words and its slug, until it is deleted', async () => {
    const { body } = await create('events', { title: 'Crème brûlée by the quay', categories: ['Smoke'], venue: { venue: 'Quay 7' } });
    const search = async () => idsOf(await anyone.get('/events?search=creme+quay&start_date=2027-02-01'), 'events');
    expect(await search()).to.deep.equal([body.id]);
    expect((await anyone.get(`/events/by-slug/${body.slug}`)).body.venue.venue).to.equal('Quay 7');
    expectStatus(await editor.send('PATCH', `/events/${body.id}`, { title: 'Custard by the quay' }), 200);
    expect(await search()).to.deep.equal([]);
    expectStatus(await editor.send('DELETE', `/events/${body.id}`), 200);
    expectStatus(await anyone.get(`/events/${body.id}`), 403);
  });

  it('refuses writes of those who have not signed in', async () => {
    expectStatus(await anyone.send('POST', '/tags', { name: 'Unsigned' }), 401);
    expectStatus(await mount.client('subscriber').send('POST', '/tags', { name: 'Unsigned' }), 403);
  });
}
