/** How long sessions and links hold, for all processes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUpLink } from '../../../src/service/accounts/links.js';
import { internalsOf } from '../../../src/service/internals.js';
import { addUser, createService, type Service } from '../../../src/service/index.js';
import { newBrowser, tokenOf, type Browser } from '../browser.js';
import { rowsOfThisRun } from '../engines.js';
import { logFailures } from '../failures.js';
import { postgresDatabase, settings, sqliteFile, type Database } from '../mounts.js';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
const password = 'a long enough password';

describe.each(rowsOfThisRun<() => Database | Promise<Database>>({ SQLite: sqliteFile, PostgreSQL: postgresDatabase }))(
  'accounts, on %s',
  (_, makeDatabase) => {
    let now = Date.parse('2026-11-20T12:00:00Z');
    let database: Database;
    let services: Service[];
    const logged: object[] = [];
    beforeAll(async () => {
      database = await makeDatabase();
      const options = {
        ...settings,
        database: database.address,
        now: () => now,
        log: (entry: object) => {
          logged.push(entry);
          logFailures(entry);
        },
      };
      services = [await createService(options), await createService(options)];
    });
    afterAll(async () => {
      for (const service of services) await service.close();
      await database.remove();
    });

    const open = (at = 0) => newBrowser((request) => services[at]!.fetch(request));
    const makeSetUpLink = async () =>
      tokenOf((await setUpLink(internalsOf(services[0]!), 'https://calendar.example/admin'))!.url);
    const isSignedIn = async (browser: Browser) => (await browser.send('GET', '')).body.me !== null;
    const signIn = async (remember: boolean, at = 0) => {
      const browser = open(at);
      expect((await browser.send('POST', '/session', { name: 'first', password, remember })).status).to.equal(200);
      return browser;
    };
    const elsewhere = ({ has }: Browser, at: number) => {
      const browser = open(at);
      Object.assign(browser.has, has);
      return browser;
    };

    describe('the link for the first user', () => {
      const setUp = async (token: string, name = 'first', at = 0) =>
        (await open(at).send('POST', '/setup', { token, name, password })).body.code as string | undefined;

      it('ends after an hour', async () => {
        const token = await makeSetUpLink();
        now += hour - minute;
        expect((await open().send('POST', '/link', { token })).body).to.deep.include({
          purpose: 'setup',
          role: 'administrator',
        });
        now += 2 * minute;
        expect(await setUp(token)).to.equal('link_expired');
      });

      it('ends when the service makes a newer one', async () => {
        const [older] = [await makeSetUpLink(), await makeSetUpLink()];
        expect(await setUp(older)).to.equal('link_expired');
      });

      it('is no way in for a stranger, whatever the host or the path', async () => {
        await makeSetUpLink();
        for (const token of ['', 'AAAA-AAAA-AAAA-AAAA-AAAA-AAAA', "' or 1=1 --"]) {
          expect(['link_expired', 'rest_missing_callback_param'], token).to.include(await setUp(token, 'eve'));
        }
        const body = JSON.stringify({ name: 'eve', password, token: 'guess', role: 'administrator' });
        for (const address of [
          'https://evil.example/api/cal/authoring/v1/setup',
          'https://calendar.example/api/de/cal/authoring/v1/setup/',
          'https://calendar.example/?rest_route=/cal/authoring/v1/setup',
          'https://calendar.example/api/cal/authoring/v1/users',
          'https://calendar.example/api/cal/authoring/v1/invitations',
        ]) {
          const headers = { 'content-type': 'application/json' };
          const { status } = await services[0]!.fetch(new Request(address, { method: 'POST', body, headers }));
          expect([401, 403, 404], address).to.include(status);
        }
        expect((await open().send('GET', '')).body.offers).to.include('setup');
      });

      it('makes one user of two who take it at once in two processes, and works once', async () => {
        const token = await makeSetUpLink();
        const codes = await Promise.all([setUp(token, 'first', 0), setUp(token, 'first', 1)]);
        expect(codes.filter((code) => code === undefined)).to.have.length(1);
        expect(codes).to.include('link_expired');
        expect(await setUp(token, 'second')).to.equal('link_expired');
        expect((await open().send('GET', '')).body.offers).not.to.include('setup');
        expect(await setUpLink(internalsOf(services[0]!), 'https://calendar.example/admin')).to.equal(undefined);
      });
    });

    it('a session that nobody uses ends after twelve hours, and one that is used holds', async () => {
      const [used, unused] = [await signIn(false), await signIn(false)];
      for (let index = 0; index < 4; index++) {
        now += 6 * hour;
        expect(await isSignedIn(used), `${index}`).to.equal(true);
      }
      expect(await isSignedIn(unused)).to.equal(false);
      const { status, body } = await unused.send('POST', 'events:/tags', { name: 'Too late' });
      // The answer before has taken the nonce from the page.
      expect([status, body.code]).to.deep.equal([401, 'rest_forbidden']);
    });

    it('a session ends after thirty days, remembered or not', async () => {
      const [remembered, busy] = [await signIn(true), await signIn(false)];
      expect(
        (await open().send('POST', '/session', { name: 'first', password, remember: true })).headers.get('set-cookie'),
      ).to.include('Max-Age=2592000');
      for (let index = 0; index < 59; index++) {
        now += day / 2 - minute;
        expect(await isSignedIn(busy), `${index}`).to.equal(true);
      }
      now += day / 2 - minute;
      expect([await isSignedIn(remembered), await isSignedIn(busy)]).to.deep.equal([true, true]);
      now += 2 * hour;
      expect([await isSignedIn(remembered), await isSignedIn(busy)]).to.deep.equal([false, false]);
    });

    it('a session holds in each process, and ends in each', async () => {
      const here = await signIn(false, 0);
      const there = elsewhere(here, 1);
      expect((await there.send('POST', 'events:/tags', { name: `Elsewhere ${now}` })).status).to.equal(201);
      expect((await here.send('DELETE', '/session')).status).to.equal(200);
      expect((await there.send('POST', 'events:/tags', { name: 'Signed out' })).status).to.equal(403);
    });

    it('signing in never goes on with the session of before, nor with one that was planted', async () => {
      const planted = await signIn(false);
      const victim = elsewhere(planted, 0);
      await victim.send('POST', '/session', { name: 'first', password });
      expect(victim.has.cookie).not.to.equal(planted.has.cookie);
      expect(victim.has.nonce).not.to.equal(planted.has.nonce);
      expect(await isSignedIn(planted), 'the session of before').to.equal(false);
      const made = open();
      Object.assign(made.has, { cookie: '__Host-cal-session=made-up' });
      await made.send('POST', '/session', { name: 'first', password });
      expect(made.has.cookie).not.to.include('made-up');
    });

    it('a link to a new password ends after seven days', async () => {
      const administrator = await signIn(true);
      const { me } = (await administrator.send('GET', '')).body;
      const { body } = await administrator.send('POST', `/users/${me.id}/link`, {});
      expect(body.expires).to.equal(new Date(now + 7 * day).toISOString().replace('.000', ''));
      now += 7 * day;
      expect((await open().send('POST', '/link', { token: tokenOf(body.url as string) })).body.code).to.equal(
        'link_expired',
      );
    });

    it('tells when a user was last there, and nothing of those who never were', async () => {
      await addUser(services[0]!, { name: 'program', role: 'author' });
      const administrator = await signIn(false);
      const { users } = (await administrator.send('GET', '/users')).body as {
        users: { name: string; last_seen: string | null }[];
      };
      const seen = Object.fromEntries(users.map(({ name, last_seen }) => [name, last_seen]));
      expect(seen).to.deep.equal({ first: new Date(now).toISOString().replace('.000', ''), program: null });
    });

    it('reading with a session writes to the database every ten minutes at most', async () => {
      const browser = await signIn(false);
      const revision = () => internalsOf(services[0]!).store.revision();
      const before = await revision();
      for (let index = 0; index < 9; index++) {
        now += minute;
        await isSignedIn(browser);
      }
      expect(await revision()).to.equal(before);
      now += minute;
      await isSignedIn(browser);
      expect(await revision()).to.be.greaterThan(before);
    });

    it('stores and logs no secret', async () => {
      const browser = await signIn(false);
      const token = browser.has.cookie.split('=')[1]!;
      const { store } = internalsOf(services[0]!);
      const stored = await Promise.all(
        (['users', 'sessions', 'login_passwords', 'links'] as const).map((table) =>
          store.reader.selectFrom(table).selectAll().execute(),
        ),
      );
      for (const text of [JSON.stringify(stored), JSON.stringify(logged)]) {
        expect(text).to.include('first');
        for (const secret of [password, token, browser.has.nonce]) expect(text).not.to.include(secret);
        expect(text).not.to.match(/[A-Z2-9]{4}(-[A-Z2-9]{4}){5}/);
      }
    });
  },
);
