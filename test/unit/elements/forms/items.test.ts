import { describe, expect, it } from 'vitest';
import {
  loadedItem,
  readForForm,
  readIfChanged,
  recordOf,
  type LoadedItem,
} from '../../../../src/authoring/forms/items.js';
import type { TrashCalls } from '../../../../src/authoring/session/session-client.js';
import type { Session } from '../../../../src/authoring/session/session.js';
import { recordedBody } from '../../../recordings.js';
import './form-context.js';

const [event] = recordedBody('events.list.default').events as readonly [object];

/** An event as everybody reads it. */
const listed = (own: object = {}) => ({ ...event, id: 7, modified_utc: '2026-11-20 18:00:00', ...own });
/** The same as the authoring interface answers it. */
const stored = (own: object = {}) => ({
  id: 7,
  status: 'draft',
  slug: 'concert',
  url: 'https://harbour.example/event/concert',
  version: 3,
  may: ['update'],
  author: { id: 2, name: 'maria' },
  modified_by: { id: 9, name: 'bob' },
  modified_utc: '2026-11-20 18:00:00',
  fields: { title: 'A &amp; B', author: 2 },
  ...own,
});

describe('an item that was loaded', () => {
  it('has its stored texts, its version, its rights and its last change, where the server tells them', () => {
    expect(loadedItem('events', stored())).to.deep.include({
      id: 7,
      status: 'draft',
      slug: 'concert',
      version: '3',
      may: ['update'],
      lastChange: { id: 9, name: 'bob', at: Date.parse('2026-11-20T18:00:00Z') },
    });
    const { title, author } = loadedItem('events', stored()).stored;
    expect([title, author]).to.deep.equal(['A &amp; B', { id: 2, name: 'maria' }]);
  });

  it('has the texts as they are shown, and linked items by name, where it is read as everybody reads it', () => {
    const {
      stored: fields,
      version,
      may,
    } = loadedItem(
      'events',
      listed({
        title: 'A gala',
        website: '',
        venue: { id: 34, venue: 'Town Hall', city: 'Tarrin' },
        organizer: [{ id: 3, organizer: 'Choir' }],
        categories: [{ id: 4, name: 'Music', slug: 'music' }],
        tags: [],
      }),
    );
    expect(fields).to.deep.include({
      title: 'A gala',
      website: '',
      venue: [{ id: 34, title: 'Town Hall', town: 'Tarrin' }],
      organizer: [{ id: 3, title: 'Choir' }],
      categories: [{ id: 4, name: 'Music' }],
      tags: [],
    });
    expect([version, may]).to.deep.equal([undefined, undefined]);
  });

  it.each([
    [{ modified_by: { id: 0, name: '' } }, { id: undefined, name: '' }],
    [{ modified_by: 'bob' }, { id: undefined, name: '' }],
    [{ modified_by: { id: '9', name: 7 } }, { id: undefined, name: '' }],
  ])('has nobody behind its last change with %j', (answer, who) => {
    expect(loadedItem('events', stored(answer)).lastChange).to.include(who);
  });

  it('has a time of change that is none, where it cannot be read', () => {
    expect(loadedItem('events', stored({ modified_utc: 'yesterday' })).lastChange.at).to.be.NaN;
  });

  it('has a record under the name that events of forms have for it', () => {
    expect(Object.keys(recordOf('events', listed({ title: 'A gala' })))).to.deep.equal(['event']);
  });
});

describe('an item that is read to change it', () => {
  const asked: string[] = [];
  const session = (abilities: readonly string[]) =>
    ({ offers: (name: string) => abilities.includes(name) }) as unknown as Session;
  const calls = (answer: object) =>
    ({
      read: (key: number | string) => {
        asked.push(String(key));
        return Promise.resolve(answer);
      },
    }) as unknown as TrashCalls;

  it('is read as everybody reads it from servers without the authoring interface', async () => {
    const item = await readForForm(session([]), calls(listed({ title: 'A gala' })), 'events', 'gala');
    expect([item.stored.title, asked.at(-1)]).to.deep.equal(['A gala', 'gala']);
  });

  it.each([
    ['2026-11-20 18:00:01', true],
    ['2026-11-20 18:00:00', false],
    ['2026-11-20 17:00:00', false],
    ['never', false],
  ])('is another one there if it was changed at %s: %s', async (modified, isOther) => {
    const before: LoadedItem = loadedItem('events', listed({ title: 'A gala' }));
    const now = await readIfChanged(
      session([]),
      calls(listed({ title: 'A ball', modified_utc: modified })),
      'events',
      before,
    );
    expect(now?.stored.title).to.equal(isOther ? 'A ball' : undefined);
  });
});
