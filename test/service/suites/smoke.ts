import { expect, it } from 'vitest';
import { authoring, newBrowser, password, tokenOf } from '../browser.js';
import { foundEvents, upcoming } from './dataset.js';
import { idsOf } from './lists.js';
import { expectStatus, type SuiteContext } from './suite-context.js';

/** A short check of a mount: reading, searching, paging, writing and signing in, once each. */
export function smoke({ mount, editor, anyone, draft, create }: SuiteContext): void {
  it('lets a user in by an invitation, and out again', async () => {
    const { body } = await mount
      .client('administrator')
      .send('POST', `${authoring}/invitations`, { name: 'Ana', role: 'editor' });
    const browser = newBrowser((request) => mount.fetch(request));
    expectStatus(await browser.send('POST', '/setup', { token: tokenOf(body.url as string), password }), 200);
    const { cookie, nonce } = browser.has;
    expectStatus(await browser.send('POST', 'events:/tags', draft('tags')), 201);
    expectStatus(await browser.send('DELETE', '/session'), 200);
    Object.assign(browser.has, { cookie, nonce });
    expectStatus(await browser.send('POST', 'events:/tags', draft('tags')), 403);
    expectStatus(await browser.send('POST', '/session', { name: 'Ana', password }), 200);
  });

  it('lists the coming events in order', async () => {
    expect(idsOf(await anyone.get('/events?per_page=50'), 'events')).to.deep.equal(foundEvents(upcoming).slice(0, 50));
  });

  it('finds what an editor writes, by its words and its slug, until it is deleted', async () => {
    const { body } = await create('events', {
      title: 'Crème brûlée by the quay',
      categories: ['Smoke'],
      venue: { venue: 'Quay 7' },
    });
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
