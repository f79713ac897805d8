/** What a search finds is counted up to a limit; the answer says so, and its pages go on behind the limit. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCalendar, now } from '../../../bench/calendar.js';
import type { Service } from '../../../src/service/index.js';
import { idsOf } from '../suites/lists.js';
import { basePath, site, type Answer, type Caller } from '../suites/mount.js';
import { rowsOfThisRun, type EngineName } from '../engines.js';
import { logFailures } from '../failures.js';
import { postgresDatabase, sqliteFile, type Database } from '../mounts.js';
import { callerOf, setUp } from '../set-up.js';

const engines: Partial<Record<EngineName, () => Database | Promise<Database>>> = {
  SQLite: sqliteFile,
  PostgreSQL: postgresDatabase,
};

/** It ends amid the day with which the third page ends, too. */
const mostCounted = 16;
const [perPage, common, rare] = [5, 90, 16];

/** Some events last for days. */
const lastsLong = (index: number) => index % 7 === 0;

/** Three events of a day start at one time, so that their numbers decide on their order; the first, and the days to come first, have higher ones. */
const calendar = makeCalendar({ events: common + rare, venues: 3 });
const events = calendar.events.map((event, index) => {
  const dayAfter = (days: number) =>
    new Date(now + (40 - Math.floor(index / 4) + days) * 86_400_000).toISOString().slice(0, 10);
  const day = dayAfter(0);
  const [start, hour] = index % 4 < 3 ? [`${day} 14:00:00`, '16:00:00'] : [`${day} 10:00:00`, '12:00:00'];
  const end = `${dayAfter(lastsLong(index) ? 10 : 0)} ${hour}`;
  const dates = { start_date: start, end_date: end, utc_start_date: start, utc_end_date: end };
  return {
    ...event,
    ...dates,
    title: index < common ? 'Concert' : 'Lecture',
    description: '',
    status: 'publish',
    hide_from_listings: false,
  };
});
const idsIn = (title: string, endsAfter = '') =>
  events
    .filter((event) => event.title === title && event.end_date > endsAfter)
    .sort((a, b) => (a.start_date < b.start_date ? -1 : a.start_date > b.start_date ? 1 : a.id - b.id))
    .map(({ id }) => id);

describe.each(rowsOfThisRun<() => Database | Promise<Database>>(engines))(
  'the total of a search on %s',
  (_, makeDatabase) => {
    let database: Database;
    let service: Service;
    let anyone: Caller;
    beforeAll(async () => {
      database = await makeDatabase();
      const settings = {
        timeZone: 'UTC',
        basePath,
        origin: site,
        now: () => now,
        log: logFailures,
        mostCounted,
        patience: 60_000,
      };
      const made = await setUp({ ...settings, database: database.address }, { ...calendar, events });
      service = made.service;
      anyone = callerOf(made, 'anonymous');
    });
    afterAll(async () => {
      await service.close();
      await database.remove();
    });

    const totalsOf = ({ status, body, headers }: Answer) => {
      const { total, total_pages: pages, total_relation: relation } = body as Record<string, unknown>;
      expect([status, headers.get('X-TEC-Total'), headers.get('X-TEC-TotalPages')]).to.deep.equal([
        200,
        String(total),
        String(pages),
      ]);
      return [total, pages, relation];
    };
    const search = (query: string) => anyone.get(`/events?start_date=2026-01-01&per_page=${perPage}&${query}`);

    it('is a lower bound where more is found, and says so', async () => {
      expect(totalsOf(await search('search=concert'))).to.deep.equal([mostCounted, 4, 'gte']);
      expect(totalsOf(await search('search=c'))).to.deep.equal([mostCounted, 4, 'gte']);
    });

    it('is exact up to the limit', async () => {
      expect(totalsOf(await search('search=lecture'))).to.deep.equal([rare, 4, undefined]);
      expect(totalsOf(await search('search=nowhere'))).to.deep.equal([0, 0, undefined]);
    });

    it('is exact where that is asked for, and where nothing is searched for', async () => {
      expect(totalsOf(await search('search=concert&exact_total=true'))).to.deep.equal([common, 18, undefined]);
      expect(totalsOf(await search(''))).to.deep.equal([common + rare, 22, undefined]);
      expect(totalsOf(await search('search=concert&exact_total=false'))).to.deep.equal([mostCounted, 4, 'gte']);
    });

    it('grows from page to page until all events are read, in their order', async () => {
      const found: number[] = [];
      const relations: unknown[] = [];
      let answer = await search('search=concert');
      for (let page = 1; ; page++) {
        const [total, , relation] = totalsOf(answer);
        expect(total).to.be.at.least(Math.min(page * perPage, common));
        relations.push(relation);
        found.push(...idsOf(answer, 'events'));
        const next = answer.body.next_rest_url as string | undefined;
        if (!next) break;
        answer = await anyone.get(next);
      }
      expect(found).to.deep.equal(idsIn('Concert'));
      // From page 16 on, 96 events would be counted, and there are fewer.
      expect(relations).to.deep.equal(Array.from({ length: 18 }, (_, index) => (index < 15 ? 'gte' : undefined)));
    });

    it('has what still runs among them, at its start', async () => {
      const day = '2026-12-20';
      const expected = idsIn('Concert', `${day} 23:59:59`);
      expect(events.filter(({ id, start_date }) => expected.includes(id) && start_date < day).length).to.be.greaterThan(
        3,
      );
      const found: number[] = [];
      for (let page = 1; found.length < expected.length; page++) {
        const answer = await anyone.get(`/events?ends_after=${day}&search=concert&per_page=${perPage}&page=${page}`);
        expect(answer.status).to.equal(200);
        found.push(...idsOf(answer, 'events'));
      }
      expect(found).to.deep.equal(expected);
    });

    it('does not make pages that do not exist', async () => {
      expect(totalsOf(await search('search=concert&page=18'))).to.deep.equal([common, 18, undefined]);
      const { status, body } = await search('search=concert&page=19');
      expect([status, body.code]).to.deep.equal([404, 'event-archive-page-not-found']);
    });
  },
);
