/** `GET /` of the authoring interface, and whom a session's cookie names. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createService } from '../../../src/service/index.js';
import { settings } from '../mounts.js';
import { sessionOf } from '../sessions.js';
import { setUp, type SetUp } from '../set-up.js';
import { basic, basePath, caller, site } from '../suites/mount.js';

const now = Date.parse('2026-11-20T12:00:00Z');
const authoring = `${site}${basePath}/cal/authoring/v1`;

let running: SetUp;
beforeAll(async () => {
  running = await setUp({ ...settings, database: ':memory:', currency: 'EUR', now: () => now });
});
afterAll(() => running.service.close());

const contributor = ['create_events', 'create_venues'];
const author = [...contributor, 'publish_events', 'publish_venues', 'upload_images', 'name_terms'];
const editor = [
  ...author,
  'edit_others_events',
  'delete_others_events',
  'edit_others_venues',
  'manage_terms',
  'manage_sources',
];
const allowed = {
  subscriber: [],
  contributor,
  author,
  editor,
  administrator: [...editor, 'manage_users', 'manage_settings'],
};

const anyone = () => caller((request) => running.service.fetch(request));
const own = { 'sec-fetch-site': 'same-origin' };
const cookieOf = async (name: string) => {
  const { token, nonce } = await sessionOf(running.service, name);
  return { nonce, cookie: `__Host-cal-session=${token}` };
};

describe('the authoring interface', () => {
  it('tells anybody about the calendar, and that they are nobody', async () => {
    const { status, headers, body } = await anyone().get(`${authoring}/`);
    expect(status).to.equal(200);
    expect(headers.get('cache-control')).to.include('no-store');
    expect(headers.get('access-control-allow-credentials')).to.equal(null);
    expect(body).to.deep.include({
      site: {
        name: 'Calendar',
        accent: '#265296',
        letter: 'C',
        icon: null,
        chosen: { name: '', accent: '', letter: '', icon: 0 },
        is_name_fixed: false,
        time_zone: 'America/New_York',
        currency: 'EUR',
        language: 'en',
        url: null,
      },
      me: null,
      nonce: null,
    });
    expect(body.offers).to.include.members(['session', 'users']);
    expect(body.offers).not.to.include('setup');
  });

  it('says that the first user is missing, while there is none', async () => {
    const empty = await createService({ ...settings, database: ':memory:' });
    const { body } = await caller((request) => empty.fetch(request)).get(`${authoring}/`);
    expect(body.offers).to.include('setup');
    await empty.close();
  });

  it('hands the nonce to our own pages alone', async () => {
    const { cookie, nonce } = await cookieOf('editor');
    const read = async (headers: Record<string, string>) =>
      (await anyone().get(`${authoring}/`, { cookie, ...headers })).body.nonce;
    expect(await read(own)).to.equal(nonce);
    expect(await read({ origin: site })).to.equal(nonce);
    expect(await read({ referer: `${site}/admin` })).to.equal(nonce);
    for (const foreign of [
      {},
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: site },
      { 'sec-fetch-site': 'none' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { referer: 'https://evil.example/' },
    ] as Record<string, string>[]) {
      expect(await read(foreign), JSON.stringify(foreign)).to.equal(null);
    }
  });

  it.each(Object.entries(allowed) as [keyof typeof allowed, string[]][])(
    'tells a user what the role allows (%s)',
    async (role, actions) => {
      const { body } = await anyone().get(`${authoring}/`, { authorization: basic(role, running.passwords[role]!) });
      expect(body.me).to.deep.include({ name: role, role });
      expect(body.me.may).to.have.members(actions);
      expect(body.nonce).to.equal(null);
    },
  );
});

describe('a cookie', () => {
  const read = (headers: Record<string, string>) => anyone().get('/events?status=draft', headers);

  it('names its user beside the nonce, and nobody without', async () => {
    const { cookie, nonce } = await cookieOf('editor');
    expect((await read({ cookie, 'x-wp-nonce': nonce })).status).to.equal(200);
    expect((await read({ cookie })).status).to.equal(400);
    expect((await anyone().send('POST', '/tags', { name: 'No nonce' }, { cookie })).status).to.equal(401);
  });

  it('names nobody on the page of another site, even beside the nonce', async () => {
    const { cookie, nonce } = await cookieOf('editor');
    for (const foreign of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }] as Record<
      string,
      string
    >[]) {
      const { status, body } = await anyone().send(
        'POST',
        '/tags',
        { name: 'Foreign' },
        { cookie, 'x-wp-nonce': nonce, ...foreign },
      );
      expect([status, body.code]).to.deep.equal([403, 'rest_cookie_invalid_nonce']);
    }
  });

  it('does not take the nonce of another session', async () => {
    const [{ cookie }, { nonce }] = [await cookieOf('editor'), await cookieOf('administrator')];
    expect((await read({ cookie, 'x-wp-nonce': nonce })).body.code).to.equal('rest_cookie_invalid_nonce');
  });

  it('leaves what caches keep for anonymous readers alone', async () => {
    const { cookie, nonce } = await cookieOf('editor');
    const anonymous = await anyone().get('/events', { cookie });
    expect(anonymous.headers.get('cache-control')).to.include('public');
    expect(anonymous.headers.get('vary'))
      .to.match(/X-WP-Nonce/i)
      .and.not.match(/cookie/i);
    const signedIn = await anyone().get('/events', { cookie, 'x-wp-nonce': nonce });
    expect(signedIn.headers.get('cache-control')).to.include('no-store');
    expect(signedIn.headers.get('x-wp-nonce')).to.equal(nonce);
    expect(signedIn.headers.get('access-control-allow-credentials')).to.equal(null);
  });

  it('is ignored where people do not sign in with a browser', async () => {
    const off = await setUp({ ...settings, database: ':memory:', admin: false });
    const { token, nonce } = await sessionOf(off.service, 'editor');
    const client = caller((request) => off.service.fetch(request));
    const headers = { ...own, cookie: `__Host-cal-session=${token}` };
    expect((await client.get(`${authoring}/`, headers)).body).to.deep.include({ me: null, nonce: null });
    expect((await client.get('/events', { ...headers, 'x-wp-nonce': nonce })).status).to.equal(403);
    await off.service.close();
  });
});
