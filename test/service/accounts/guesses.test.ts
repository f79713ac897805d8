/** Who guesses log-in passwords has to wait, and does not learn who has one. */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { internalsOf } from '../../../src/service/internals.js';
import { hashLoginPassword } from '../../../src/service/rights/login-passwords.js';
import { authoring } from '../browser.js';
import { settings } from '../mounts.js';
import { setUp, type SetUp } from '../set-up.js';
import { basic, caller } from '../suites/mount.js';

let running: SetUp;
const logged: object[] = [];
beforeAll(async () => {
  running = await setUp({ ...settings, database: ':memory:', log: (entry) => logged.push(entry) });
  const { store } = internalsOf(running.service);
  const hash = await hashLoginPassword('the right password', 'here');
  await store.write(async (writer) => {
    for (const { id } of await writer.selectFrom('users').select('id').execute())
      await writer.insertInto('login_passwords').values({ user_id: id, hash }).execute();
  });
});
afterAll(() => running.service.close());
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const signIn = (name: string, password: string, address: string, origin = authoring) =>
  caller((request) => running.service.fetch(request, { address })).send('POST', `${origin}/session`, {
    name,
    password,
  });

it('an unknown name gets the answer of a wrong password, for the same work', async () => {
  const scrypt = vi.spyOn(crypto, 'scrypt');
  syncBuiltinESMExports();
  const answers = [];
  for (const name of ['editor', 'nobody']) {
    scrypt.mockClear();
    const { status, headers, body } = await signIn(name, 'wrong', '198.51.100.1');
    const work = scrypt.mock.calls.map(([, salt, length, options]) => [(salt as Buffer).length, length, options]);
    answers.push({ status, body, work, names: [...headers.keys()] });
  }
  // 16 MB, and a fifth of a second of a processor.
  expect(answers[0]!.work).to.deep.equal([[16, 32, { N: 16_384, r: 8, p: 5, maxmem: 268_435_456 }]]);
  expect(answers[0]).to.deep.equal(answers[1]);
  expect([answers[0]!.status, answers[0]!.body.code]).to.deep.equal([401, 'incorrect_password']);
});

it.each(['author', 'nobody'])(
  'many guesses at once are checked ten times, and those who guess wait (%s)',
  async (name) => {
    const scrypt = vi.spyOn(crypto, 'scrypt');
    syncBuiltinESMExports();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => signIn(name, `guess ${index}`, '198.51.100.2')),
    );
    const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
    expect([count(401), count(429), scrypt.mock.calls.length]).to.deep.equal([10, 20, 10]);
    const { status, headers, body } = await signIn(name, 'the right password', '198.51.100.2');
    expect([status, body.code]).to.deep.equal([429, 'too_many_attempts']);
    expect(Number(headers.get('retry-after'))).to.be.within(1, 300);
  },
);

/** Passwords that take no time to check. */
function checkAtOnce() {
  const scrypt = vi.spyOn(crypto, 'scrypt').mockImplementation((...given: unknown[]) => {
    setImmediate(() => (given.at(-1) as (error: null, key: Buffer) => void)(null, Buffer.alloc(32)));
  });
  syncBuiltinESMExports();
  return scrypt;
}

it('who tries ever new names is checked thirty times in five minutes', async () => {
  const scrypt = checkAtOnce();
  const statuses = [];
  for (let index = 0; index < 60; index++)
    statuses.push((await signIn(`name ${index}`, 'wrong', '2001:db8:1:2::1')).status);
  expect([scrypt.mock.calls.length, statuses.filter((status) => status === 429).length]).to.deep.equal([30, 30]);
  expect((await signIn('another', 'wrong', '2001:db8:1:2:ffff::2')).status, 'of the same network').to.equal(429);
  expect((await signIn('another', 'wrong', '2001:db8:1:3::1')).status, 'of another network').to.equal(401);
});

it('one address that sends sign-ins without end keeps nobody from signing in', async () => {
  let isFlooding = true;
  const flood = Array.from({ length: 40 }, async (_, connection) => {
    for (let index = 0; isFlooding; index++) {
      await signIn(`${connection} ${index}`, 'wrong', '198.51.100.20');
      await new Promise(setImmediate);
    }
  });
  const statuses = [];
  for (let index = 0; index < 8; index++)
    statuses.push((await signIn('editor', 'the right password', '198.51.100.21')).status);
  isFlooding = false;
  await Promise.all(flood);
  expect(statuses).to.deep.equal(Array.from({ length: 8 }, () => 200));
});

it('networks take turns, and those from which somebody has signed in have places of their own', async () => {
  await signIn('editor', 'the right password', '198.51.100.30');
  const done: string[] = [];
  const from = async (address: string, name: string) => {
    const { status } = await signIn(name, 'wrong', address);
    done.push(`${address} ${status}`);
  };
  const others = Array.from({ length: 30 }, (_, index) => from(`203.0.113.${Math.floor(index / 5)}`, `name ${index}`));
  const last = from('198.51.100.30', 'nobody');
  await Promise.all([...others, last]);
  expect(done.filter((line) => line.endsWith(' 429')).length).to.equal(8);
  expect(done).to.include('198.51.100.30 401');
  expect(done.filter((line) => line.endsWith(' 401')).indexOf('198.51.100.30 401')).to.be.below(10);
});

it('others do not wait because of them', async () => {
  expect((await signIn('author', 'the right password', '198.51.100.3')).status).to.equal(200);
  expect((await signIn('editor', 'the right password', '198.51.100.2')).status).to.equal(200);
});

it('the right password sets the count back', async () => {
  for (let round = 0; round < 3; round++) {
    for (let index = 0; index < 5; index++)
      expect((await signIn('contributor', 'wrong', '198.51.100.4')).status).to.equal(401);
    expect((await signIn('contributor', 'the right password', '198.51.100.4')).status).to.equal(200);
  }
});

it('at most two passwords are computed at a time', async () => {
  type Compute = (
    password: string,
    salt: Buffer,
    length: number,
    options: object,
    done: (error: Error | null, key: Buffer) => void,
  ) => void;
  const compute = crypto.scrypt as Compute;
  let [open, most] = [0, 0];
  const counted: Compute = (password, salt, length, options, done) => {
    most = Math.max(most, ++open);
    compute(password, salt, length, options, (error, key) => {
      open--;
      done(error, key);
    });
  };
  vi.spyOn(crypto, 'scrypt').mockImplementation(counted as typeof crypto.scrypt);
  syncBuiltinESMExports();
  await Promise.all(Array.from({ length: 8 }, (_, index) => signIn(`anybody ${index}`, 'wrong', '198.51.100.5')));
  expect(most).to.equal(2);
});

it('the same letters in another form are the same password', async () => {
  const { store } = internalsOf(running.service);
  const hash = await hashLoginPassword('pässwörd ﬁne 12', 'here');
  await store.write((writer) => writer.updateTable('login_passwords').set({ hash }).execute());
  expect((await signIn('editor', 'pässwörd fine 12'.normalize('NFD'), '198.51.100.6')).status).to.equal(200);
});

it('no password is taken where somebody on the way could read it', async () => {
  const { basePath, timeZone } = settings;
  const told: { level?: string; message?: string }[] = [];
  const open = await setUp({ basePath, timeZone, database: ':memory:', log: (entry) => told.push(entry) });
  const at = async (origin: string) => {
    const client = caller((request) => open.service.fetch(request));
    const { status, body } = await client.send('POST', `${origin}/api/cal/authoring/v1/session`, {
      name: 'x',
      password: 'y',
    });
    return [status, body.code];
  };
  expect(await at('http://calendar.example')).to.deep.equal([403, 'unsafe_origin']);
  expect(await at('http://localhost.evil.example')).to.deep.equal([403, 'unsafe_origin']);
  expect(told.filter(({ level }) => level === 'warn').map(({ message }) => message)).to.deep.equal([
    'signing in at http://calendar.example was refused: it needs https. Behind a proxy, start the service with --origin and its https address',
  ]);
  const administrator = caller(
    (request) => open.service.fetch(request),
    basic('administrator', open.passwords.administrator!),
  );
  for (const [path, sent] of [
    ['/invitations', { name: 'ana', role: 'author' }],
    ['/users/1/link', {}],
  ] as const) {
    const { status, body } = await administrator.send('POST', `http://evil.example/api/cal/authoring/v1${path}`, sent);
    expect([status, body.code], path).to.deep.equal([403, 'unsafe_origin']);
  }
  for (const origin of [
    'http://127.0.0.1:8080',
    'http://localhost:8080',
    'http://[::1]:8080',
    'https://calendar.example',
  ])
    expect(await at(origin), origin).to.deep.equal([401, 'incorrect_password']);
  await open.service.close();
});

it('the log tells the address of a guess, and neither name nor password', () => {
  expect(logged).to.deep.include({ level: 'warn', message: 'a log-in failed', address: '198.51.100.2' });
  expect(JSON.stringify(logged)).not.to.match(/nobody|wrong|guess|right password/);
});
