/** Callers who guess passwords have to wait, and nobody else. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settings } from '../mounts.js';
import { records } from '../records.js';
import { setUp, type SetUp } from '../set-up.js';
import { recordedAt } from '../suites/dataset.js';
import { basic, caller } from '../suites/mount.js';

let running: SetUp;
beforeAll(async () => {
  running = await setUp({ ...settings, database: ':memory:', now: () => recordedAt }, records);
});
afterAll(() => running.service.close());

const from = (address: string, authorization?: string) =>
  caller((request) => running.service.fetch(request, { address }), authorization);
const guesser = '198.51.100.1';

async function repeat(times: number, ask: (index: number) => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < times; index++) statuses.push((await ask(index)).status);
  return statuses;
}
const guess = (name: string, address: string) => from(address, basic(name, 'wrong')).get('/tags');

describe('wrong passwords of a user', () => {
  it('make only their own address wait', async () => {
    expect((await repeat(11, () => guess('editor', guesser))).at(-1)).to.equal(429);
    expect((await guess('editor', '198.51.100.2')).status).to.equal(401);
    expect(
      (await from(guesser, basic('editor', running.passwords.editor!)).get('/tags')).status,
      'the right password',
    ).to.equal(200);
  });

  it('are not forgotten because of names that nobody has', async () => {
    await repeat(11, () => guess('author', guesser));
    const statuses = await repeat(30, (index) => guess(`nobody ${index}`, '198.51.100.3'));
    expect(statuses.filter((status) => status === 429)).to.deep.equal([]);
    expect((await guess('author', guesser)).status).to.equal(429);
  });

  it('get the answers that names get which nobody has, however often they are tried', async () => {
    for (const [known, unknown] of [
      ['198.51.100.4', '198.51.100.5'],
      ['2001:db8:1::1', '2001:db8:2::1'],
    ] as const) {
      const tell = async (name: string, address: string) => {
        const answers = [];
        for (let index = 0; index < 33; index++) {
          const { status, body } = await guess(name, address);
          answers.push([status, body.code, body.message]);
        }
        return answers;
      };
      const [first, second] = [await tell('contributor', known), await tell('no contributor', unknown)];
      expect(second).to.deep.equal(first);
      expect([first[9]![0], first[10]![0]]).to.deep.equal([401, 429]);
    }
  });

  it('are told from unknown names where no accounts are, as by other servers of the interface', async () => {
    const open = await setUp({ ...settings, database: ':memory:', admin: false });
    const codeOf = async (name: string) =>
      (await caller((request) => open.service.fetch(request, { address: guesser }), basic(name, 'wrong')).get('/tags'))
        .body.code;
    expect([await codeOf('editor'), await codeOf('nobody')]).to.deep.equal(['incorrect_password', 'invalid_username']);
    await open.service.close();
  });

  it('are counted by a clock that never jumps', async () => {
    const { now } = Date;
    await repeat(11, () => guess('subscriber', guesser));
    Date.now = () => now() + 500 * 86_400_000;
    const ahead = await guess('subscriber', guesser);
    Date.now = now;
    expect(ahead.status).to.equal(429);
    expect(Number(ahead.headers.get('retry-after'))).to.be.within(1, 300);
  });
});

describe('passwords of an event', () => {
  it('may be guessed ten times from an address, and then not even rightly', async () => {
    const read = (address: string, password: string) => from(address).get(`/events/152?password=${password}`);
    const list = async (address: string) =>
      (await from(address).get(`/events?include=152&password=open-sesame`)).body.events[0].all_day !== null;
    expect(await repeat(30, () => read(guesser, 'the-same')), 'the same guess').to.deep.equal(
      Array.from({ length: 30 }, () => 403),
    );
    expect(await list(guesser)).to.equal(true);
    const statuses = await repeat(9, (index) => read(guesser, `guess-${index}`));
    expect(statuses, 'nine others').to.deep.equal([...Array.from({ length: 8 }, () => 403), 429]);
    const slowed = await read(guesser, 'open-sesame');
    expect([slowed.status, Number(slowed.headers.get('retry-after')) > 0]).to.deep.equal([429, true]);
    expect(await list(guesser), 'in a list').to.equal(false);
    expect((await read('198.51.100.2', 'open-sesame')).status, 'from another address').to.equal(200);
    expect(await list('198.51.100.2')).to.equal(true);
  });

  it('are not kept by anybody on the way', async () => {
    const { headers } = await from(guesser).get('/events?password=open-sesame');
    expect(headers.get('cache-control')).to.include('no-store');
  });
});
