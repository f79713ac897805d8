import { sql } from 'kysely';
import { afterEach, beforeEach } from 'vitest';
import { internalsOf } from '../../../src/service/internals.js';
import type { Caller, Role } from '../suites/mount.js';
import { site } from '../suites/mount.js';
import { logFailures } from '../failures.js';
import { settings } from '../mounts.js';
import { callerOf, setUp, type SetUp } from '../set-up.js';

export const authoring = `${site}/api/cal/authoring/v1`;

/** Friday, 27 November 2026, noon in Berlin. */
const today = Date.parse('2026-11-27T11:00:00Z');

/** A course on Tuesday evenings. */
export const yoga = {
  title: 'Yoga',
  start_date: '2026-12-01 19:00:00',
  end_date: '2026-12-01 20:30:00',
  timezone: 'Europe/Berlin',
};

/** A calendar with series, whose clock a test moves. */
interface SeriesCalendar {
  now: number;
  readonly current: SetUp;
  /** What the service has said of writes. */
  readonly log: { readonly message?: string }[];
  as(role: Role): Caller;
  /** Makes a series. */
  make(rule: string, fields?: object, role?: Role): Promise<Made>;
  /** All rows of what a series consists of, but for how often and when they were written. */
  rows(): Promise<unknown>;
}

/** A series, as it was made. */
export interface Made {
  readonly id: number;
  readonly address: string;
  /** The numbers of its dates, in order. */
  readonly dates: readonly number[];
}

const tables = ['series', 'events', 'event_terms', 'event_venues', 'event_organizers', 'listed_days', 'listed_terms'];
const unsteady = ['version', 'modified', 'modified_utc', 'modified_by', 'former_status'];

/** A calendar on its own database for each test. */
export function withCalendar(database: () => Promise<string> | string = () => ':memory:'): SeriesCalendar {
  let running: SetUp;
  const calendar: SeriesCalendar = {
    now: today,
    log: [],
    get current() {
      return running;
    },
    as: (role) => callerOf(running, role),
    async make(rule, fields = {}, role = 'editor') {
      const { body } = await calendar
        .as(role)
        .send('POST', `${authoring}/series`, { fields: { ...yoga, ...fields }, rule });
      const { id } = body.series;
      const rows = await internalsOf(running.service)
        .store.reader.selectFrom('events')
        .select('id')
        .where('parent', '=', id)
        .orderBy('occurs')
        .execute();
      return { id, address: `${authoring}/series/${id}`, dates: rows.map((row) => row.id) };
    },
    async rows() {
      const { reader } = internalsOf(running.service).store;
      const found: Record<string, unknown[]> = {};
      for (const table of tables) {
        const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(reader);
        found[table] = rows
          .map((row) => JSON.stringify(Object.entries(row).filter(([name]) => !unsteady.includes(name))))
          .sort();
      }
      return found;
    },
  };
  beforeEach(async () => {
    calendar.now = today;
    calendar.log.length = 0;
    const log = (entry: object) => {
      logFailures(entry);
      calendar.log.push(entry);
    };
    running = await setUp({ ...settings, database: await database(), now: () => calendar.now, log });
  });
  afterEach(() => running.service.close());
  return calendar;
}
