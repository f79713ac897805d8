import { expect, it, onTestFinished } from 'vitest';
import { listen } from '../../src/service/index.js';
import { forward, settings, sqliteFile } from '../service/mounts.js';
import { setUp } from '../service/set-up.js';
import { least } from '../service/suites/fields.js';
import { basic, caller } from '../service/suites/mount.js';
import { startTraffic } from './traffic.js';

const noon = Date.parse('2026-11-20T12:00:00Z');
const hour = 60 * 60_000;

it('a clock that jumps back and forth under load breaks nothing, publishes what is due, and takes nothing back', async () => {
  let now = noon;
  const file = sqliteFile();
  const { service, passwords } = await setUp({ ...settings, database: file.address, now: () => now });
  const { port, stop } = await listen(service, { host: '127.0.0.1', port: 0 });
  const send = (request: Request) => forward(request, `http://127.0.0.1:${port}`);
  const [author, anyone] = [caller(send, basic('author', passwords.author!)), caller(send)];
  const traffic = startTraffic(
    () => author,
    () => anyone,
  );
  onTestFinished(() => traffic.stop());
  const { body } = await author.send('POST', '/events', { ...least('events', 'later'), date: '2026-11-20 08:00:00' });
  const statusFor = async () => (await anyone.get(`/events/${body.id}`)).status;
  expect([body.status, await statusFor()]).to.deep.equal(['future', 403]);
  let wasPublished = false;
  for (const at of [noon - 24 * hour, noon + 2 * hour, noon - 365 * 24 * hour, 0, noon + 10 * 365 * 24 * hour, noon]) {
    now = at;
    wasPublished ||= at > noon;
    await Promise.all([traffic.answered('reads', 200), traffic.answered('writes', 201)]);
    expect(await statusFor(), new Date(at).toISOString()).to.equal(at < noon && !wasPublished ? 403 : 200);
  }
  await traffic.stop();
  expect([Object.keys(traffic.reads), Object.keys(traffic.writes)]).to.deep.equal([['200'], ['201']]);
  await stop();
  await service.close();
  await file.remove();
});
