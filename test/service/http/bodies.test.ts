/** Bodies are read after the caller is known, up to a limit, and not too many at a time. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { authoring } from '../browser.js';
import { settings } from '../mounts.js';
import { setUp, type SetUp } from '../set-up.js';
import { basic, namespace } from '../suites/mount.js';

let running: SetUp;
beforeAll(async () => {
  running = await setUp({ ...settings, database: ':memory:' });
});
afterAll(() => running.service.close());

const chunk = new Uint8Array(64 * 1024);
const megabyte = 1024 * 1024;

/** A body that tells how much of it was asked for. */
function bodyOf(chunks: number, end: Promise<void> = Promise.resolve()) {
  const asked = { bytes: 0 };
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (asked.bytes >= chunks * chunk.length) {
        await end;
        controller.close();
        return;
      }
      asked.bytes += chunk.length;
      controller.enqueue(chunk);
    },
  });
  return { asked, stream };
}

function send(address: string, stream: ReadableStream, headers: Record<string, string> = {}) {
  const init = {
    method: 'POST',
    body: stream,
    headers: { 'content-type': 'application/json', ...headers },
    duplex: 'half',
  };
  return running.service.fetch(new Request(address, init));
}
const author = () => ({ authorization: basic('author', running.passwords.author!) });

const routes = [
  ...['/images', '/session', '/setup', '/link', '/password', '/invitations', '/users/1/link'].map(
    (path) => authoring + path,
  ),
  ...['/events', '/venues', '/organizers', '/categories', '/tags', '/events/1'].map((path) => namespace + path),
];

it.each(routes)('little is read from nobody: POST %s', async (address) => {
  const endless = bodyOf(Infinity);
  expect([400, 401, 403, 413]).to.include((await send(address, endless.stream)).status);
  expect(endless.asked.bytes).to.be.below(3 * megabyte);
  const announced = bodyOf(Infinity);
  expect([400, 401, 403, 413]).to.include(
    (await send(address, announced.stream, { 'content-length': String(9 * megabyte) })).status,
  );
  expect(announced.asked.bytes).to.be.at.most(2 * chunk.length);
});

it('nothing is read from a wrong password, a wrong nonce or a role that may not', async () => {
  for (const headers of [
    { authorization: basic('author', 'wrong') },
    { 'x-wp-nonce': 'wrong', cookie: '__Host-cal-session=x' },
    { authorization: basic('contributor', running.passwords.contributor!), 'content-length': String(9 * megabyte) },
  ] as Record<string, string>[]) {
    const { asked, stream } = bodyOf(Infinity);
    expect([401, 403]).to.include((await send(`${authoring}/images`, stream, headers)).status);
    expect(asked.bytes).to.be.at.most(2 * chunk.length);
  }
});

it('a body beyond the limit of who may send it is not read to its end', async () => {
  const { asked, stream } = bodyOf(Infinity);
  expect((await send(`${authoring}/images`, stream, author())).status).to.equal(413);
  expect(asked.bytes).to.be.within(10 * megabyte, 13 * megabyte);
});

it('bodies that arrive at once are bounded in sum, and the next are read once they are gone', async () => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const bodies = Array.from({ length: 20 }, () => bodyOf(9 * 16, ended));
  const answers = bodies.map(({ stream }) => send(`${authoring}/images`, stream, author()));
  const refused = await Promise.race(answers);
  expect([refused.status, refused.headers.get('retry-after')]).to.deep.equal([503, '5']);
  const all = bodies.reduce((sum, { asked }) => sum + asked.bytes, 0);
  expect(all).to.be.below(140 * megabyte);
  end();
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(new Set(statuses)).to.deep.equal(new Set([415, 503]));
  expect((await send(`${authoring}/images`, bodyOf(16).stream, author())).status).to.equal(415);
});

it('others who are nobody do not take the room of those who are signed in', async () => {
  const never = new Promise<void>(() => {});
  const held = Array.from({ length: 1_100 }, () => {
    const stream = new ReadableStream<Uint8Array>({
      async pull(controller) {
        controller.enqueue(new Uint8Array(15 * 1024));
        await never;
      },
    });
    return send(`${authoring}/session`, stream);
  });
  expect((await Promise.race(held)).status).to.equal(503);
  expect((await send(`${authoring}/images`, bodyOf(16).stream, author())).status).to.equal(415);
});
