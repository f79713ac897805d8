/** Fields of an event that are kept as they are written, by their rows in the table of fields alone. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventRepresentation } from '../../../src/data/schema/index.js';
import type { Records } from '../../../src/service/index.js';
import { storedFields } from '../../../src/service/store/stored-fields.js';
import { settings } from '../mounts.js';
import { callerOf, setUp, type SetUp } from '../set-up.js';
import { least } from '../suites/fields.js';

const all = Object.fromEntries(storedFields.map(({ name, isFlag }) => [name, isFlag || `https://${name}.example/`]));
/** The values of those that are not absent where they are empty, or hidden. */
const without = (flag: boolean | null) =>
  Object.fromEntries(storedFields.map(({ name, isFlag, isAdded }) => [name, isFlag && !isAdded ? flag : undefined]));
const none = without(false);
/** What a password leaves of them. */
const masked = without(null);

/** The stored fields of an answer. */
const seen = (body: object) =>
  Object.fromEntries(Object.keys(all).map((name) => [name, (body as Record<string, unknown>)[name]]));

const running: SetUp[] = [];
const serve = async (records?: Records): Promise<SetUp> => {
  const service = await setUp({ ...settings, database: ':memory:' }, records);
  running.push(service);
  return service;
};

describe('fields that are kept as they are written', () => {
  let service: SetUp;
  let event: EventRepresentation;
  beforeAll(async () => {
    service = await serve();
    const { body } = await callerOf(service, 'editor').send('POST', '/events', { ...least('events', 1), ...all });
    event = body as EventRepresentation;
  });
  afterAll(async () => {
    for (const one of running) await one.service.close();
  });

  it('are flags and texts', () => {
    expect(new Set(storedFields.map(({ isFlag }) => isFlag))).to.deep.equal(new Set([true, false]));
  });

  it('are answered, and told to whoever changes the event', async () => {
    const editor = callerOf(service, 'editor');
    expect(seen(event)).to.deep.equal(all);
    expect(seen((await editor.get(`/events/${event.id}`)).body)).to.deep.equal(all);
    const root = `${settings.origin}${settings.basePath}/cal/authoring/v1`;
    expect(seen((await editor.get(`${root}/items/events/${event.id}`)).body.fields)).to.deep.equal(all);
  });

  it('stay where other fields are written, and are emptied by null', async () => {
    const editor = callerOf(service, 'editor');
    const { body: other } = await editor.send('POST', '/events', { ...least('events', 2), ...all });
    expect(seen((await editor.send('PATCH', `/events/${other.id}`, { cost: '5' })).body)).to.deep.equal(all);
    const emptied = Object.fromEntries(Object.keys(all).map((name) => [name, null]));
    expect(seen((await editor.send('PATCH', `/events/${other.id}`, emptied)).body)).to.deep.equal(none);
  });

  it('come with an event that is imported, and are hidden behind its password', async () => {
    // Lists leave hidden events out.
    const listed = { hide_from_listings: false };
    const closed = { ...event, ...listed, id: event.id + 1, slug: 'closed', uid: 'closed', password: 'sesame' };
    const anyone = callerOf(await serve({ events: [event, closed] }), 'anonymous');
    expect(seen((await anyone.get(`/events/${event.id}`)).body)).to.deep.equal(all);
    expect(seen((await anyone.get(`/events/${closed.id}?password=sesame`)).body)).to.deep.equal({ ...all, ...listed });
    const [shown] = (await anyone.get(`/events?include=${closed.id}`)).body.events;
    expect(seen(shown)).to.deep.equal(masked);
  });
});
