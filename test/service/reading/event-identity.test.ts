/** What calendar apps know an event by. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { importRecords } from '../../../src/service/index.js';
import type { EventRepresentation } from '../../../src/data/schema/index.js';
import { parseCalendar } from '../../parse-calendar.js';
import { setUp, type SetUp } from '../set-up.js';
import { dataset, recordedAt } from '../suites/dataset.js';
import { basic } from '../suites/mount.js';

const least = { title: 'Gala', start_date: '2026-12-12 19:00', end_date: '2026-12-12 22:00' };

let folder: string;
let served: SetUp;
const settings = () => ({ database: join(folder, 'calendar.sqlite'), now: () => recordedAt });
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cal-elements-identity-'));
  served = await setUp(settings());
});
afterEach(async () => {
  await served.service.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (origin: string, path: string, init?: RequestInit) =>
  served.service.fetch(new Request(`${origin}/cal/events/v1${path}`, init));

/** The identity of the first event in the feed, and that which its answer tells elements. */
async function identities(origin: string): Promise<string[]> {
  const [entry] = parseCalendar(await (await ask(origin, '/events.ics')).text()).entries;
  const { events } = (await (await ask(origin, '/events')).json()) as { events: [EventRepresentation] };
  return [entry!.uid, events[0].uid ?? events[0].global_id];
}

async function make(origin: string): Promise<void> {
  const headers = { authorization: basic('editor', served.passwords.editor!), 'content-type': 'application/json' };
  const { status } = await ask(origin, '/events', { method: 'POST', headers, body: JSON.stringify(least) });
  expect(status).to.equal(201);
}

it('stays whatever the host is called', async () => {
  await make('http://127.0.0.1:8080');
  const found = await Promise.all(
    ['http://127.0.0.1:8080', 'https://www.example.org', 'https://example.org'].map(identities),
  );
  expect(new Set(found.flat()).size).to.equal(1);
});

it('is that of the calendar from which an event was imported', async () => {
  const event = dataset.events.find(({ start_date }) => start_date > '2026-12')!;
  await importRecords(served.service, { events: [{ ...event, venue: [], organizer: [], categories: [], tags: [] }] });
  expect(await identities('https://www.example.org')).to.deep.equal([event.global_id, event.global_id]);
});
