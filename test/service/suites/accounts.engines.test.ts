import { afterEach, describe, expect, it } from 'vitest';
import { authoring, invite, newBrowser, password, tokenOf } from '../browser.js';
import { behavior } from './behavior.js';
import type { Role } from './mount.js';
import { expectStatus } from './suite-context.js';

/** People who sign in with a browser. */
behavior('accounts', ({ mount, draft, next }) => {
  const open = () => newBrowser((request) => mount.fetch(request));
  const administrator = mount.client('administrator');
  const users = async () =>
    (await administrator.get(`${authoring}/users`)).body.users as { id: number; name: string; role: Role }[];
  const idOf = async (name: string) => (await users()).find((user) => user.name === name)!.id;

  const invited = (role: Role) => invite(mount, role, `${role} ${next()}`);

  it('an invitation makes a user, who writes at once and signs in elsewhere', async () => {
    const { body: invitation } = await administrator.send('POST', `${authoring}/invitations`, {
      name: 'Ana',
      role: 'author',
    });
    const token = tokenOf(invitation.url as string);
    const first = open();
    expect((await first.send('POST', '/link', { token })).body).to.deep.equal({
      purpose: 'invitation',
      name: 'Ana',
      role: 'author',
      expires: invitation.expires,
    });
    const welcome = await first.send('POST', '/setup', { token, password, name: 'Ana María' });
    expect(welcome.body.me).to.deep.include({ name: 'Ana María', role: 'author' });
    expectStatus(await first.send('POST', 'events:/events', draft('events')), 201);
    const second = open();
    const { body, headers } = await second.send('POST', '/session', { name: 'Ana María', password });
    expect(body.me.name).to.equal('Ana María');
    expect(headers.get('set-cookie')).to.match(
      /^__Host-cal-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(headers.get('x-wp-nonce')).to.equal(body.nonce);
    expectStatus(await second.send('POST', 'events:/events', draft('events')), 201);
    for (const path of ['/link', '/setup']) {
      const again = await open().send('POST', path, { token, password });
      expect([again.status, again.body.code], path).to.deep.equal([403, 'link_expired']);
    }
  });

  it('sign-out ends the session for whoever has its cookie and nonce', async () => {
    const browser = await invited('author');
    const before = { ...browser.has };
    const { body, headers } = await browser.send('DELETE', '/session');
    expect([body.me, body.nonce]).to.deep.equal([null, null]);
    expect(headers.get('set-cookie')).to.match(/^__Host-cal-session=; Max-Age=0/);
    const thief = open();
    Object.assign(thief.has, before);
    expectStatus(await thief.send('POST', 'events:/events', draft('events')), 403);
    expectStatus(await open().send('DELETE', '/session'), 200);
  });

  it('a new password ends the other sessions, and needs the present one', async () => {
    const here = await invited('author');
    const there = open();
    await there.send('POST', '/session', { name: here.name, password });
    const wrong = await here.send('POST', '/password', {
      password: 'not this one',
      new_password: 'another long password',
    });
    expect([wrong.status, Object.keys(wrong.body.data.params as object)]).to.deep.equal([400, ['password']]);
    const short = await here.send('POST', '/password', { password, new_password: 'short' });
    expect([short.status, Object.keys(short.body.data.params as object)]).to.deep.equal([400, ['new_password']]);
    expectStatus(await there.send('GET', ''), 200);
    expectStatus(await here.send('POST', '/password', { password, new_password: 'another long password' }), 200);
    expectStatus(await here.send('POST', 'events:/events', draft('events')), 201);
    const { status, body } = await there.send('POST', 'events:/events', draft('events'));
    expect([status, body.code]).to.deep.equal([403, 'rest_cookie_invalid_nonce']);
    expectStatus(await there.send('POST', '/session', { name: here.name, password }), 401);
    expectStatus(await there.send('POST', '/session', { name: here.name, password: 'another long password' }), 200);
  });

  it('a password counts as it was typed, with blanks at its ends', async () => {
    const { body } = await administrator.send('POST', `${authoring}/invitations`, { name: 'Blanks', role: 'author' });
    const token = tokenOf(body.url as string);
    expectStatus(await open().send('POST', '/setup', { token, password: '  blanks  ' }), 200);
    for (const [typed, status] of [
      ['blanks', 401],
      ['  blanks', 401],
      ['  blanks  ', 200],
    ] as const) {
      expectStatus(await open().send('POST', '/session', { name: 'Blanks', password: typed }), status);
    }
  });

  it('a reset sets the password by a link, and ends all sessions', async () => {
    const browser = await invited('editor');
    const link = await administrator.send('POST', `${authoring}/users/${await idOf(browser.name)}/link`, {});
    const other = open();
    const token = tokenOf(link.body.url as string);
    expect((await other.send('POST', '/link', { token })).body).to.include({
      purpose: 'password',
      name: browser.name,
      role: 'editor',
    });
    expectStatus(await other.send('POST', '/setup', { token, password: 'set by the link' }), 200);
    expectStatus(await browser.send('POST', 'events:/events', draft('events')), 403);
    expectStatus(await open().send('POST', '/session', { name: browser.name, password: 'set by the link' }), 200);
    expectStatus(await open().send('POST', '/session', { name: browser.name, password }), 401);
  });

  it('a newer link takes the place of an older one', async () => {
    const id = await idOf('author');
    const make = async () =>
      tokenOf((await administrator.send('POST', `${authoring}/users/${id}/link`, {})).body.url as string);
    const [older, newer] = [await make(), await make()];
    expectStatus(await open().send('POST', '/link', { token: older }), 403);
    expectStatus(await open().send('POST', '/link', { token: newer.toLowerCase().replaceAll('-', ' ') }), 200);
  });

  it('an invitation is listed until it is withdrawn', async () => {
    const { body } = await administrator.send('POST', `${authoring}/invitations`, { name: 'Listed', role: 'editor' });
    const listed = async () =>
      (await administrator.get(`${authoring}/users`)).body.invitations.map(({ id }: { id: number }) => id) as number[];
    expect(await listed()).to.include(body.id);
    expectStatus(await administrator.send('DELETE', `${authoring}/invitations/${body.id}`), 200);
    expect(await listed()).not.to.include(body.id);
    expectStatus(await open().send('POST', '/setup', { token: tokenOf(body.url as string), password }), 403);
    expectStatus(await administrator.send('DELETE', `${authoring}/invitations/${body.id}`), 404);
  });

  describe('links that an administrator made', () => {
    const links = async () =>
      (await administrator.get(`${authoring}/users`)).body as Record<
        'links' | 'invitations',
        { id: number; name: string; made_by?: string }[]
      >;

    afterEach(async () => {
      for (const { id, name, role } of await users())
        if (role === 'administrator' && name !== role) await administrator.send('DELETE', `${authoring}/users/${id}`);
    });

    /** An administrator who makes a link for a new password of another, and an invitation. */
    async function maker() {
      const browser = await invited('administrator');
      const victim = await invited('administrator');
      const link = await browser.send('POST', `/users/${await idOf(victim.name)}/link`, {});
      const invitation = await browser.send('POST', '/invitations', { name: `guest ${next()}`, role: 'administrator' });
      return { browser, victim, tokens: [link, invitation].map(({ body }) => tokenOf(body.url as string)) };
    }
    const statuses = (tokens: readonly string[]) =>
      Promise.all(
        tokens.map(
          async (token) => (await open().send('POST', '/setup', { token, password: 'taken over by me' })).status,
        ),
      );

    it.each([
      ['is removed', 'DELETE', undefined],
      ['has another role', 'PATCH', { role: 'editor' }],
    ] as const)('end where their maker %s', async (_, method, body) => {
      const { browser, victim, tokens } = await maker();
      expect((await links()).links.map(({ name, made_by }) => [name, made_by])).to.deep.include([
        victim.name,
        browser.name,
      ]);
      expectStatus(await administrator.send(method, `${authoring}/users/${await idOf(browser.name)}`, body), 200);
      expect(await statuses(tokens)).to.deep.equal([403, 403]);
      const { links: left, invitations } = await links();
      expect([...left, ...invitations].filter(({ made_by }) => made_by === browser.name)).to.deep.equal([]);
      expectStatus(await open().send('POST', '/session', { name: victim.name, password }), 200);
    });

    it('are listed until they are withdrawn', async () => {
      const { victim, tokens } = await maker();
      const found = (await links()).links.find(({ name }) => name === victim.name)!;
      expectStatus(await administrator.send('DELETE', `${authoring}/links/${found.id}`), 200);
      expectStatus(await administrator.send('DELETE', `${authoring}/links/${found.id}`), 404);
      expect((await links()).links.map(({ name }) => name)).not.to.include(victim.name);
      expect((await statuses(tokens))[0]).to.equal(403);
    });

    it('end where the user changes the password', async () => {
      const { victim, tokens } = await maker();
      expectStatus(await victim.send('POST', '/password', { password, new_password: 'another long password' }), 200);
      expect((await statuses(tokens))[0]).to.equal(403);
      expectStatus(
        await open().send('POST', '/session', { name: victim.name, password: 'another long password' }),
        200,
      );
    });
  });

  it.each([
    ['', 'name'],
    ['with:colon', 'name'],
    ['EDITOR', 'name'],
    ['x'.repeat(61), 'name'],
    ...['\u202e', '\u200b', '\u00ad', '\u009b', '\u2028', '\u2029', '\u2066', '\ufeff', '\u007f'].map(
      (sign): [string, string] => [`ad${sign}min`, 'name'],
    ),
  ])('the name “%s” is refused', async (name, field) => {
    const { status, body } = await administrator.send('POST', `${authoring}/invitations`, { name, role: 'author' });
    expect([status, Object.keys(body.data.params as object)]).to.deep.equal([400, [field]]);
  });

  it('another role counts at once, and the last administrator stays', async () => {
    const browser = await invited('author');
    const id = await idOf(browser.name);
    const { body } = await administrator.send('PATCH', `${authoring}/users/${id}`, { role: 'contributor' });
    expect(body).to.include({ id, name: browser.name, role: 'contributor' });
    expect((await browser.send('GET', '')).body.me.may).to.deep.equal(['create_events', 'create_venues']);
    expectStatus(await browser.send('POST', 'events:/categories', draft('categories')), 403);
    const last = await idOf('administrator');
    for (const [method, sent] of [['PATCH', { role: 'editor' }], ['DELETE']] as const) {
      const refused = await administrator.send(method, `${authoring}/users/${last}`, sent);
      expect([refused.status, refused.body.code]).to.deep.equal([409, 'last_administrator']);
    }
    expectStatus(await administrator.send('DELETE', `${authoring}/users/${id}`), 200);
    expect((await users()).map(({ name }) => name)).not.to.include(browser.name);
    expectStatus(await browser.send('POST', 'events:/events', draft('events')), 403);
    expectStatus(await administrator.send('DELETE', `${authoring}/users/${id}`), 404);
  });

  it('nobody who is not signed in learns or changes anything about users', async () => {
    for (const [method, path, body] of [
      ['GET', '/users'],
      ['POST', '/invitations', { name: 'me', role: 'administrator' }],
      ['PATCH', '/users/1', { role: 'administrator' }],
      ['DELETE', '/users/1'],
      ['POST', '/users/1/link', {}],
      ['POST', '/password', { password, new_password: password }],
      ['DELETE', '/invitations/1'],
      ['DELETE', '/links/1'],
    ] as const) {
      expectStatus(await open().send(method, path, body), 401);
    }
  });

  it('a page of another site changes nothing with the cookie of a reader', async () => {
    const { has } = await invited('administrator');
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example', cookie: has.cookie };
    const attack = async (method: string, path: string, body?: unknown, more: Record<string, string> = {}) =>
      (await open().send(method, path, body, { ...foreign, ...more })).status;
    expect(await attack('POST', 'events:/events', draft('events'))).to.equal(401);
    expect(await attack('POST', 'events:/events', draft('events'), { 'x-wp-nonce': has.nonce })).to.equal(403);
    expect(await attack('POST', 'events:/venues/18?_method=DELETE')).to.equal(401);
    expect(await attack('GET', 'events:/venues/18?_method=DELETE')).to.equal(200);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await attack('POST', 'events:/tags', 'name=By+a+form', form)).to.equal(401);
    for (const path of ['/session', '/setup', '/link', '/invitations', '/session?_method=DELETE']) {
      expect(await attack('POST', path, { name: 'Eve', password, role: 'administrator', token: 'x' }), path).to.equal(
        403,
      );
      expect(await attack('POST', path, `name=Eve&password=${password}`, form), path).to.equal(403);
    }
    expect(await attack('DELETE', '/session')).to.equal(403);
    const script = await open().send('GET', '?_jsonp=steal', undefined, foreign);
    expect(script.headers.get('content-type')).to.include('application/json');
    expect(JSON.stringify(script.body)).not.to.include(has.nonce);
    const browser = open();
    Object.assign(browser.has, has);
    expect((await browser.send('GET', '')).body.me.role).to.equal('administrator');
    for (const { headers } of [script, await browser.send('GET', ''), await browser.send('GET', 'events:/events')]) {
      expect(headers.get('access-control-allow-credentials')).to.equal(null);
    }
  });
});
