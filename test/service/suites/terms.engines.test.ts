import { expect, it } from 'vitest';
import { behavior } from './behavior.js';
import { expectStatus } from './suite-context.js';

/** Categories and tags, and the events that carry them. */
behavior('terms', ({ editor, anyone, create }) => {
  it.each(['categories', 'tags'] as const)('a name of %s that exists is refused', async (resource) => {
    const first = await create(resource, { name: 'Only once' });
    const { status, body } = await editor.send('POST', `/${resource}`, { name: 'Only once' });
    expect([status, body.code, body.data.term_id]).to.deep.equal([400, 'term_exists', first.body.id]);
  });

  it.each(['categories', 'tags'] as const)('of %s are deleted for good', async (resource) => {
    const { body } = await create(resource);
    const event = (await create('events', { [resource]: [body.id] })).body.id;
    const removed = await editor.send('DELETE', `/${resource}/${body.id}`);
    expect([removed.status, removed.body.name]).to.deep.equal([200, body.name]);
    for (const method of ['DELETE', 'GET']) expectStatus(await editor.send(method, `/${resource}/${body.id}`), 400);
    expect((await anyone.get(`/events/${event}`)).body[resource]).to.deep.equal([]);
  });

  it('leave their children to the grandparent', async () => {
    const parent = (await create('categories', { parent: 2 })).body.id;
    const child = (await create('categories', { parent })).body.id;
    await editor.send('DELETE', `/categories/${parent}`);
    expect((await anyone.get(`/categories/${child}`)).body.parent).to.equal(2);
  });

  it.each(['categories', 'tags'] as const)('of %s count their published events', async (resource) => {
    const { id } = (await create(resource)).body;
    const counted = async () => (await anyone.get(`/${resource}/${id}`)).body.count as number;
    expect(await counted()).to.equal(0);
    const event = (await create('events', { [resource]: [id] })).body.id;
    await create('events', { [resource]: [id], status: 'draft' });
    expect(await counted()).to.equal(1);
    await editor.send('PATCH', `/events/${event}`, { status: 'draft' });
    expect(await counted()).to.equal(0);
    await editor.send('PATCH', `/events/${event}`, { status: 'publish' });
    expect(await counted()).to.equal(1);
    await editor.send('PATCH', `/events/${event}`, { [resource]: [] });
    expect(await counted()).to.equal(0);
    await editor.send('PATCH', `/events/${event}`, { [resource]: [id] });
    await editor.send('DELETE', `/events/${event}`);
    expect(await counted()).to.equal(0);
  });

  it('never become their own ancestors', async () => {
    const parent = (await create('categories')).body.id;
    const child = (await create('categories', { parent })).body.id;
    const { status } = await editor.send('PATCH', `/categories/${parent}`, { parent: child });
    expect(status === 400 || (await editor.get(`/categories/${child}`)).body.parent === 0).to.equal(true);
    expectStatus(await anyone.get(`/events?categories=${parent}`), 200);
  });

  it('show themselves and their parents as links', async () => {
    const { body } = await create('categories', { parent: 2 });
    expect(body.urls.self.endsWith(`/categories/${body.id}`)).to.equal(true);
    expect(body.urls.up.endsWith('/categories/2')).to.equal(true);
    expect((await anyone.get(body.urls.up)).body.id).to.equal(2);
  });
});
