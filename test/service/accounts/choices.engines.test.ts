/** The first user chooses the time zone and the currency of the calendar, for all processes and for good. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUpLink } from '../../../src/service/accounts/links.js';
import { internalsOf } from '../../../src/service/internals.js';
import { createService, type Service } from '../../../src/service/index.js';
import { newBrowser, tokenOf, type Browser } from '../browser.js';
import { rowsOfThisRun } from '../engines.js';
import { postgresDatabase, settings, sqliteFile, type Database } from '../mounts.js';
import { least } from '../suites/fields.js';
import { caller } from '../suites/mount.js';

describe.each(rowsOfThisRun<() => Database | Promise<Database>>({ SQLite: sqliteFile, PostgreSQL: postgresDatabase }))(
  'the time zone, on %s',
  (_, makeDatabase) => {
    const { basePath, origin, patience } = settings;
    let database: Database;
    const services: Service[] = [];
    const start = async (timeZone?: string) => {
      const service = await createService({
        basePath,
        origin,
        patience,
        database: database.address,
        ...(timeZone && { timeZone }),
      });
      services.push(service);
      return service;
    };
    beforeAll(async () => {
      database = await makeDatabase();
      await start();
      await start();
    });
    afterAll(async () => {
      for (const service of services) await service.close();
      await database.remove();
    });

    const open = (service: Service) => newBrowser((request) => service.fetch(request));
    const zoneOf = async (service: Service) => (await open(service).send('GET', '')).body.site.time_zone as string;
    const made = async (browser: Browser, words: string) => {
      const { timezone: _none, ...draft } = least('events', words) as { timezone?: string };
      return (await browser.send('POST', 'events:/events', draft)).body.timezone as string;
    };
    let browser: Browser;

    const linkFor = async (service: Service) =>
      tokenOf((await setUpLink(internalsOf(service), 'https://calendar.example/admin'))!.url);

    it('is asked of the first user where the command names none', async () => {
      for (const [service, zone] of [
        [services[0]!, undefined],
        [await start('Europe/Berlin'), 'Europe/Berlin'],
      ] as const) {
        const { body } = await open(service).send('POST', '/link', { token: await linkFor(service) });
        expect([body.purpose, body.time_zone, body.currency]).to.deep.equal(['setup', zone, undefined]);
      }
    });

    it('is UTC until it is chosen, and then that of new events, in each process', async () => {
      const [first, second] = services as [Service, Service];
      expect(await zoneOf(first)).to.equal('UTC');
      const token = await linkFor(first);
      browser = open(first);
      const sent = { token, name: 'first', password: 'a long enough password' };
      const refusal = await browser.send('POST', '/setup', { ...sent, time_zone: 'Mars/Phobos', currency: 'XYZ' });
      expect([refusal.status, Object.keys(refusal.body.data.params as object)]).to.deep.equal([
        400,
        ['time_zone', 'currency'],
      ]);
      const { body } = await browser.send('POST', '/setup', { ...sent, time_zone: 'Asia/Tokyo', currency: 'JPY' });
      expect([body.site.time_zone, body.site.currency]).to.deep.equal(['Asia/Tokyo', 'JPY']);
      expect(await made(browser, 'here')).to.equal('Asia/Tokyo');
      // The other process learns of it with its first read.
      await caller((request) => second.fetch(request)).get('/events');
      const there = open(second);
      Object.assign(there.has, browser.has);
      expect(await made(there, 'there')).to.equal('Asia/Tokyo');
    });

    it('holds after a restart, and gives way to that of the command', async () => {
      expect(await zoneOf(await start())).to.equal('Asia/Tokyo');
      expect((await open(await start()).send('GET', '')).body.site.currency).to.equal('JPY');
      expect(await zoneOf(await start('Europe/Berlin'))).to.equal('Europe/Berlin');
    });
  },
);
