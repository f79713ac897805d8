/** The name, color and icon that administrators give the calendar, and where visitors meet them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUpLink } from '../../../src/service/accounts/links.js';
import { createService, listen, type Listener, type Service } from '../../../src/service/index.js';
import { internalsOf } from '../../../src/service/internals.js';
import { parseCalendar } from '../../parse-calendar.js';
import { newBrowser, password, tokenOf } from '../browser.js';
import { rowsOfThisRun } from '../engines.js';
import { postgresDatabase, settings, sqliteFile, type Database } from '../mounts.js';
import { pageParts, parsePage, parseXml } from '../pages-of.js';
import { noisePicture } from '../noise-picture.js';
import { callerOf, setUp, type SetUp } from '../set-up.js';
import { basePath, site, type Role } from '../suites/mount.js';
import { sampleAddress } from '../suites/remote-images.js';

const authoring = `${site}${basePath}/cal/authoring/v1`;

describe.each(rowsOfThisRun<() => Database | Promise<Database>>({ SQLite: sqliteFile, PostgreSQL: postgresDatabase }))(
  'on %s',
  (_, makeDatabase) => {
    let database: Database;
    let running: SetUp;
    let listener: Listener;
    const services: Service[] = [];
    const all = { ...settings, pages: pageParts, admin: pageParts };
    beforeAll(async () => {
      database = await makeDatabase();
      running = await setUp({ ...all, database: database.address });
      services.push(running.service);
      listener = await listen(running.service, { host: '127.0.0.1', port: 0 });
    });
    afterAll(async () => {
      await listener.stop();
      for (const service of services) await service.close();
      await database.remove();
    });

    const change = (body: object, role: Role = 'administrator') =>
      callerOf(running, role).send('PATCH', `${authoring}/site`, body);
    const open = (path: string, language = 'en') =>
      fetch(`http://127.0.0.1:${listener.port}${path}`, {
        headers: { Accept: 'text/html', 'Accept-Language': language },
      });
    const page = async (path: string, language?: string) => parsePage(await (await open(path, language)).text());
    const head = (document: Document, selector: string, attribute = 'content') =>
      document.querySelector(selector)?.getAttribute(attribute) ?? undefined;

    it('has a word of the visitor’s language for a name, until it has one', async () => {
      for (const [language, name, letter] of [
        ['en', 'Calendar', 'C'],
        ['de', 'Kalender', 'K'],
        ['ar', 'التقويم', 'ا'],
      ]) {
        const first = await page('/', language);
        expect([first.title, first.querySelector('h1 bdi')!.textContent]).to.deep.equal([name, name]);
        expect(first.querySelector('h1 .icon')!.textContent).to.equal(letter);
        expect((await page(`${basePath}/admin`, language)).title).to.equal(name);
      }
    });

    it('is shown by its name, color and letter wherever visitors meet it', async () => {
      const { status, body } = await change({ name: ' Sails & Songs ', accent: '#C2185B', letter: '⛵' });
      expect(status).to.equal(200);
      expect(body.site).to.deep.include({
        name: 'Sails & Songs',
        accent: '#c2185b',
        letter: '⛵',
        icon: null,
        chosen: { name: 'Sails & Songs', accent: '#c2185b', letter: '⛵', icon: 0 },
      });
      const first = await page('/', 'de');
      expect([first.title, first.querySelector('h1 .icon')!.textContent]).to.deep.equal(['Sails & Songs', '⛵']);
      expect(head(first, 'meta[property="og:site_name"]')).to.equal('Sails & Songs');
      expect(JSON.parse(first.querySelector('script[type="application/ld+json"]')!.textContent)).to.include({
        '@type': 'WebSite',
        name: 'Sails & Songs',
      });
      expect((await page('/month/')).title).to.match(/ · Sails & Songs$/);
      const desk = await open(`${basePath}/admin`);
      const deskPage = parsePage(await desk.text());
      expect([deskPage.title, head(deskPage, 'link[rel="icon"]', 'href')]).to.deep.equal([
        'Sails & Songs',
        '/icon.svg',
      ]);
      const manifest = (await (await open('/manifest.webmanifest')).json()) as Record<string, unknown>;
      expect(manifest).to.deep.include({
        name: 'Sails & Songs',
        theme_color: '#c2185b',
        icons: [{ src: '/icon.svg', sizes: 'any' }],
      });
      const icon = await open('/icon.svg');
      expect(icon.headers.get('content-type')).to.equal('image/svg+xml');
      const drawn = parseXml(await icon.text()).documentElement;
      expect([drawn.textContent, drawn.querySelector('rect')!.getAttribute('fill')]).to.deep.equal(['⛵', '#c2185b']);
      const feed = parseXml(await (await open('/feed.xml')).text());
      expect(feed.querySelector('author name')!.textContent).to.equal('Sails & Songs');
      const entries = await (await open(`${basePath}/cal/events/v1/events.ics`)).text();
      expect(parseCalendar(entries).of('x-wr-calname')).to.equal('Sails & Songs');
    });

    it('gives pages and elements one accent, which their policies allow', async () => {
      await change({ accent: '#0a7' });
      for (const path of ['/', `${basePath}/admin`]) {
        const response = await open(path);
        const styles = [...parsePage(await response.text()).querySelectorAll('style')];
        const accent = styles.find(({ textContent }) => /--cal-color-accent:/.test(textContent))!;
        expect(accent.textContent).to.include('#00aa77');
        const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(accent.textContent));
        expect(response.headers.get('content-security-policy')).to.include(
          `'sha256-${Buffer.from(hash).toString('base64')}'`,
        );
      }
    });

    it('may have a picture in place of the letter, and give it back', async () => {
      const address = encodeURIComponent(sampleAddress(0));
      const { body: image } = await callerOf(running, 'administrator').send(
        'POST',
        `${authoring}/images?url=${address}`,
      );
      const { body } = await change({ icon: image.id });
      expect([body.site.icon, body.site.chosen.icon]).to.deep.equal([image.url, image.id]);
      const first = await page('/');
      const path = new URL(image.url as string).pathname;
      expect([head(first, 'h1 img.icon', 'src'), head(first, 'link[rel="apple-touch-icon"]', 'href')]).to.deep.equal([
        path,
        path,
      ]);
      const desk = parsePage(await (await open(`${basePath}/admin`)).text());
      expect(head(desk, 'link[rel="icon"]', 'href')).to.equal(path);
      expect(head(first, 'meta[property="og:image"]')).to.equal(image.url);
      const { icons } = (await (await open('/manifest.webmanifest')).json()) as { icons: unknown[] };
      expect(icons).to.deep.equal([{ src: path, sizes: `${image.width}x${image.height}` }]);
      expect((await change({ icon: 0 })).body.site.icon).to.equal(null);
      expect((await page('/')).querySelector('h1 img')).to.equal(null);
    });

    it.each([
      ['name', 'x'.repeat(81), /80/],
      ['name', 'Sails\u202E', /seen/],
      ['accent', 'red;} body{display:none', /#rrggbb/],
      ['accent', '#12345', /#rrggbb/],
      ['letter', 'AB', /single letter/],
      ['letter', '\u200B', /single letter/],
      ['icon', 4711, /uploaded here/],
      ['icon', -1, /uploaded here/],
    ])('refuses as %s: %j, and says what may be given', async (name, value, remedy) => {
      const { status, body } = await change({ [name]: value });
      expect([status, Object.keys(body.data.params as object)]).to.deep.equal([400, [name]]);
      expect(body.data.params[name]).to.match(remedy);
    });

    it('escapes a hostile name', async () => {
      const name = `</title><script>alert(1)</script>"'&amp;`;
      expect((await change({ name })).status).to.equal(200);
      const first = await page('/');
      expect([first.title, first.querySelector('h1 bdi')!.textContent]).to.deep.equal([name, name]);
      expect(head(first, 'meta[property="og:site_name"]')).to.equal(name);
      expect(parseXml(await (await open('/feed.xml')).text()).querySelector('author name')!.textContent).to.equal(name);
    });

    it('is learned by other processes, and lost by taking it away', async () => {
      const other = await createService({ ...all, database: database.address });
      services.push(other);
      const titleThere = async () => {
        const response = await other.fetch(new Request(`${site}/`, { headers: { Accept: 'text/html' } }));
        return parsePage(await response.text()).title;
      };
      await change({ name: 'Here' });
      expect(await titleThere()).to.equal('Here');
      await change({ name: '' });
      expect(await titleThere()).to.equal('Calendar');
    });

    it('has the name of the command, which nobody changes', async () => {
      const named = await setUp({ ...all, database: ':memory:', name: 'Harbour' });
      services.push(named.service);
      const send = (body: object) => callerOf(named, 'administrator').send('PATCH', `${authoring}/site`, body);
      const { body } = await send({ name: 'Other' });
      expect(body.data.params.name).to.include('--name');
      const changed = await send({ name: 'Harbour', letter: 'x' });
      expect(changed.body.site).to.include({ name: 'Harbour', letter: 'x', is_name_fixed: true });
    });

    it('has the letter or the picture that the first user sends, and refuses what is no picture', async () => {
      const picture = noisePicture(256);
      for (const [given, letter, isPicture] of [
        [{ letter: '⛵' }, '⛵', false],
        [{ icon: picture.toString('base64') }, 'C', true],
      ] as const) {
        const fresh = await createService({ ...all, database: ':memory:' });
        services.push(fresh);
        const browser = newBrowser((request) => fresh.fetch(request));
        const { url } = (await setUpLink(internalsOf(fresh), `${site}/admin`))!;
        const sent = { token: tokenOf(url), name: 'first', password };
        for (const bad of ['bm8gcGljdHVyZQ==', '%%%', picture.subarray(0, 200).toString('base64')]) {
          const { status, body } = await browser.send('POST', '/setup', { ...sent, icon: bad });
          expect([status, Object.keys(body.data.params as object)]).to.deep.equal([400, ['icon']]);
        }
        const { body } = await browser.send('POST', '/setup', { ...sent, ...given });
        expect([body.site.letter, body.site.icon !== null]).to.deep.equal([letter, isPicture]);
        if (!isPicture) continue;
        const shown = await fresh.fetch(new Request(body.site.icon as string));
        expect([shown.status, shown.headers.get('content-type')]).to.deep.equal([200, 'image/png']);
      }
    });

    it('is asked of the first user, who may leave it out', async () => {
      for (const [given, name, accent] of [
        [{ calendar_name: 'Sails', accent: '#c2185b' }, 'Sails', '#c2185b'],
        [{}, 'Calendar', '#265296'],
      ] as const) {
        const fresh = await createService({ ...all, database: ':memory:' });
        services.push(fresh);
        const browser = newBrowser((request) => fresh.fetch(request));
        const { url } = (await setUpLink(internalsOf(fresh), `${site}/admin`))!;
        const sent = { token: tokenOf(url), name: 'first', password };
        const refusal = await browser.send('POST', '/setup', { ...sent, calendar_name: '\u0007', accent: 'pink' });
        expect(Object.keys(refusal.body.data.params as object)).to.deep.equal(['calendar_name', 'accent']);
        const { body } = await browser.send('POST', '/setup', { ...sent, ...given });
        expect(body.site).to.include({ name, accent });
      }
    });
  },
);
