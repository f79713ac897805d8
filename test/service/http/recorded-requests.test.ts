import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Service, ServiceSettings } from '../../../src/service/index.js';
import { basic, basePath, site, type Role } from '../suites/mount.js';
import { differences } from './differences.js';
import { logFailures } from '../failures.js';
import { settings } from '../mounts.js';
import { allRecordings, recording, type Recording } from '../../recordings.js';
import { recordedWorld } from './recorded-world.js';
import { sessionOf } from '../sessions.js';
import { setUp, type SetUp } from '../set-up.js';

const recordings = allRecordings();
const reading = recordings.filter(({ request }) => request.method === 'GET');

/** All keys with their JSON types, one a line: `events[0].venue.city: string`. */
function shapeOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value))
    return [`${path}: array`, ...value.flatMap((item, index) => shapeOf(item, `${path}[${index}]`))];
  if (typeof value !== 'object' || value === null) return [`${path}: ${value === null ? 'null' : typeof value}`];
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return [`${path}: object`, ...members.flatMap(([name, member]) => shapeOf(member, `${path}.${name}`))];
}

/** Recordings of a site with other settings. */
const siteSettings: Readonly<Record<string, Partial<ServiceSettings>>> = {
  'site.default-page-size': { pageSize: 4 },
  'site.timezone-auckland.default-window': { timeZone: 'Pacific/Auckland' },
};

const codeOf = (body: unknown) => (body as { code?: string } | null)?.code;

describe('the recordings', () => {
  let now = 0;
  let current: SetUp;
  /** Two services on the day of recording, one with coordinates and one without. */
  const services = {} as Record<'plain' | 'located', SetUp>;
  /** Of a session of the administrator. */
  let [token, nonce] = ['', ''];
  const start = async (located: boolean, own: Partial<ServiceSettings> = {}) =>
    setUp({ ...settings, ...own, database: ':memory:', now: () => now, log: logFailures }, recordedWorld(located));

  beforeAll(async () => {
    now = Date.parse('2026-11-20T18:00:00Z');
    services.plain = await start(false);
    services.located = await start(true);
  });
  afterAll(async () => {
    for (const { service } of Object.values(services)) await service.close();
  });

  /** The recordings that must run before, in order. */
  const before = ({ after = [] }: Recording): Recording[] =>
    after.map(recording).flatMap((earlier) => [...before(earlier), earlier]);

  /** The recorded request, its role's placeholder replaced. */
  function requestOf({ request }: Recording): Request {
    const headers = new Headers(request.headers);
    const [, role, wrong] =
      /^Basic <(\w+)( with a wrong password)?>$/.exec(request.headers['Authorization'] ?? '') ?? [];
    if (role) headers.set('authorization', basic(role, wrong ? 'wrong' : (current.passwords[role as Role] ?? 'none')));
    if (headers.has('cookie')) headers.set('cookie', `__Host-cal-session=${token}`);
    if (headers.get('x-wp-nonce') === '<nonce>') headers.set('x-wp-nonce', nonce);
    const query = request.query && `?${request.query}`;
    const body =
      request.body === null
        ? undefined
        : typeof request.body === 'string'
          ? request.body
          : JSON.stringify(request.body);
    return new Request(`${site}${basePath}${request.path}${query}`, { method: request.method, headers, body });
  }
  async function play(
    service: Service,
    recording: Recording,
  ): Promise<{ status: number; code: unknown; shape: unknown }> {
    now = Date.parse(recording.recorded_at);
    const response = await service.fetch(requestOf(recording));
    const text = await response.text();
    const body: unknown = text === '' ? null : JSON.parse(text);
    return { status: response.status, code: codeOf(body), shape: shapeOf(body) };
  }

  it('are many', () => {
    expect(reading.length).to.be.at.least(230);
  });

  it.each(reading.map((recording) => [recording.name, recording] as const))('%s', async (name, recording) => {
    current = services[/coordinates/.test(name) ? 'located' : 'plain'];
    const isAlone = recording.after || siteSettings[name];
    if (isAlone) current = await start(false, siteSettings[name]);
    ({ token, nonce } = await sessionOf(current.service, 'administrator'));
    for (const earlier of before(recording)) await play(current.service, earlier);
    const answer = await play(current.service, recording);
    if (isAlone) await current.service.close();
    const { status, body } = recording.response;
    const recorded = { status, code: codeOf(body), shape: shapeOf(body) };
    // A listed difference must exist, so that fixed ones are removed from the list.
    if (name in differences) expect(answer, differences[name]).not.to.deep.equal(recorded);
    else expect(answer).to.deep.equal(recorded);
  });

  it.each(['auth.cookie-and-nonce.write', 'auth.cookie-without-nonce.is-anonymous'])('%s', async (name) => {
    current = services.plain;
    ({ token, nonce } = await sessionOf(current.service, 'administrator'));
    const { status, body } = recording(name).response;
    const answer = await play(current.service, recording(name));
    expect([answer.status, answer.code]).to.deep.equal([status, codeOf(body)]);
  });

  it('of signed-in requests repeat the nonce and are not cached', async () => {
    current = services.plain;
    ({ token, nonce } = await sessionOf(current.service, 'administrator'));
    const { headers } = await current.service.fetch(requestOf(recording('auth.cookie-and-nonce.read')));
    expect(headers.get('x-wp-nonce')).to.equal(nonce);
    expect(headers.get('cache-control')).to.equal(
      recording('auth.cookie-and-nonce.read').response.headers['Cache-Control'],
    );
  });

  it('that differ exist', () => {
    const names = reading.map(({ name }) => name);
    expect(Object.keys(differences).filter((name) => !names.includes(name))).to.deep.equal([]);
  });
});
