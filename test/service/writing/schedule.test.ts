import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { internalsOf } from '../../../src/service/internals.js';
import { createSchedule } from '../../../src/service/writing/publish-due.js';
import type { Store } from '../../../src/service/store/types.js';
import { recordedAt } from '../suites/dataset.js';
import { least } from '../suites/fields.js';
import { settings } from '../mounts.js';
import { callerOf, setUp, type SetUp } from '../set-up.js';

let now: number;
let calendar: SetUp;
let log: { readonly message?: string }[];
beforeEach(async () => {
  now = recordedAt;
  log = [];
  calendar = await setUp({ ...settings, database: ':memory:', now: () => now, log: (entry) => log.push(entry) });
  await callerOf(calendar, 'editor').send('POST', '/venues', {
    ...least('venues', 'to come'),
    date: '2026-11-20 15:02:00',
  });
  now += 2 * 3_600_000;
});
afterEach(async () => {
  vi.useRealTimers();
  await calendar.service.close();
});

/** A schedule whose database answers as a test says, and how often it was asked to write. */
function scheduleWith(write: Store['write']) {
  const internals = internalsOf(calendar.service);
  const watched = vi.fn(write);
  const store: Store = { ...internals.store, write: (work) => watched(work) as never };
  return { publish: createSchedule(store, internals.settings), write: watched };
}

it('a silent database is asked once at a time, and holds up nobody for more than a second', async () => {
  let fail!: (reason: Error) => void;
  const { publish, write } = scheduleWith(() => new Promise((_, reject) => (fail = reject)));
  vi.useFakeTimers();
  for (let minute = 0; minute < 3; minute++) {
    const published = publish();
    await vi.advanceTimersByTimeAsync(1_001);
    await published;
  }
  expect(write).toHaveBeenCalledOnce();
  fail(new Error('timeout expired'));
  await vi.advanceTimersByTimeAsync(0);
  expect(log.at(-1)!.message).to.equal('what is scheduled waits for the next minute: timeout expired');
  void publish();
  await vi.advanceTimersByTimeAsync(0);
  expect(write).toHaveBeenCalledTimes(2);
});

it('what could not be published is published in the next minute', async () => {
  const { store } = internalsOf(calendar.service);
  const { publish, write } = scheduleWith((work) => store.write(work));
  write.mockRejectedValueOnce(new Error('it restarts'));
  await publish();
  expect(log.at(-1)!.message).to.equal('what is scheduled waits for the next minute: it restarts');
  await publish();
  expect(log.at(-1)!.message).to.match(/^the schedule published venues/);
});
