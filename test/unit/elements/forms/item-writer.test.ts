import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bodyOf } from '../../../../src/authoring/forms/form-body.js';
import type { Form, FormState } from '../../../../src/authoring/forms/form-state.js';
import { ItemWriter } from '../../../../src/authoring/forms/item-writer.js';
import type { LoadedItem } from '../../../../src/authoring/forms/items.js';
import { failure, json } from '../../client/recordings.js';
import { fieldNamed, formInState } from './form-context.js';

const fields = ['title', 'website'].map(fieldNamed);

/** A service that makes an event once for each name of an attempt. */
class Service {
  /** What was written: its method, what it is about, its body. */
  readonly writes: (readonly [method: string, name: string, body: object])[] = [];
  readonly #made = new Map<string, object>();
  readonly #faults: ('lost' | 503 | 400)[];

  /** @param faults what becomes of the answers to the first attempts to make something */
  constructor(...faults: ('lost' | 503 | 400)[]) {
    this.#faults = faults;
  }

  /** How many events there are. */
  get count(): number {
    return this.#made.size;
  }

  readonly fetch = (
    input: RequestInfo | URL,
    { method = 'GET', body, headers }: RequestInit = {},
  ): Promise<Response> => {
    if (method === 'GET') return Promise.resolve(json({ id: 900, version: '1', fields: {} }));
    const path = new URL(input as string).pathname.replace(/.*\/v1/, '');
    const sent = JSON.parse(body as string) as object;
    if (method === 'POST') return this.#make(new Headers(headers).get('idempotency-key')!, sent);
    this.writes.push([method, path, sent]);
    return Promise.resolve(json({ id: 900, ...sent }));
  };

  #make(attempt: string, sent: object): Promise<Response> {
    this.writes.push(['POST', attempt, sent]);
    const fault = this.#faults.shift();
    if (fault !== 400 && !this.#made.has(attempt)) this.#made.set(attempt, { id: 900 + this.count, ...sent });
    if (fault === 'lost') return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(
      fault
        ? json({ code: 'x', message: '', data: { status: fault } }, { status: fault })
        : json(this.#made.get(attempt)),
    );
  }

  /** A form with what was typed, on this service. */
  async form(entered: FormState['entered'], state: Partial<FormState> = {}): Promise<Form> {
    const form = await formInState({ entered, ...state }, fields);
    const client = { baseUrl: 'https://calendar.example/api', fetch: this.fetch };
    return { ...form, settings: {}, session: { client, offers: () => true } as unknown as Form['session'] };
  }
}

/** Tries to save what is typed, once for each, until the last succeeds. */
async function tried(service: Service, ...typed: FormState['entered'][]): Promise<object> {
  const writer = new ItemWriter(() => 'events');
  const last = typed.pop()!;
  for (const entered of typed) {
    const form = await service.form(entered);
    await failure(writer.write(form, bodyOf(form)));
  }
  const form = await service.form(last);
  return writer.write(form, bodyOf(form));
}

const gala = { title: 'Gala', website: 'https://gala.example/' };

// A page without answers of calendars.
beforeEach(() => void vi.stubGlobal('document', { querySelector: () => null }));
afterEach(() => void vi.unstubAllGlobals());

describe('a new event whose answer was lost', () => {
  it('is sent again under the same name, and no more, where nothing was changed', async () => {
    const service = new Service('lost');
    await tried(service, gala, gala);
    const [first, second, ...others] = service.writes;
    expect([second, others.length, service.count]).to.deep.equal([first, 0, 1]);
  });

  it('has what was changed before the next try, and what was emptied, and is there once', async () => {
    const service = new Service('lost');
    expect(await tried(service, gala, { title: 'Ball', website: '' })).to.include({ title: 'Ball' });
    expect(service.writes.slice(2)).to.deep.equal([['PATCH', '/events/900', { title: 'Ball', website: '' }]]);
    expect(service.count).to.equal(1);
  });

  it('has it, too, where a change was taken back after a second loss', async () => {
    const service = new Service(503, 503);
    await tried(service, gala, { ...gala, title: 'Ball' }, gala);
    expect(service.writes.slice(3)).to.deep.equal([['PATCH', '/events/900', gala]]);
  });

  it('is not changed where it was refused before, because then none was made', async () => {
    const service = new Service(400);
    await tried(service, gala, { ...gala, title: 'Ball' });
    expect(service.writes.map(([method]) => method)).to.deep.equal(['POST', 'POST']);
  });
});

describe('what is written', () => {
  it('has another name each time, once it was made', async () => {
    const service = new Service();
    const writer = new ItemWriter(() => 'events');
    const form = await service.form(gala);
    for (let attempt = 0; attempt < 2; attempt++) await writer.write(form, bodyOf(form));
    const [first, second] = service.writes.map(([, name]) => name);
    expect([first === second, service.count]).to.deep.equal([false, 2]);
  });

  it('is made by the way that the form gives', async () => {
    const service = new Service();
    const form = await service.form(gala);
    const made = await new ItemWriter(() => 'events').write(form, bodyOf(form), (make) =>
      make({ title: 'One' }, (body, options) =>
        Promise.resolve({ id: 1, ...body, name: typeof options?.idempotencyKey }),
      ),
    );
    expect([made, service.count]).to.deep.equal([{ id: 1, title: 'One', name: 'string' }, 0]);
  });

  it('changes an item that is there by its version', async () => {
    const service = new Service();
    const item = { id: 900, version: '1', answer: {} } as LoadedItem;
    const form = await service.form({ title: 'Ball' }, { item, loaded: gala });
    await new ItemWriter(() => 'events').write(form, bodyOf(form));
    expect(service.writes).to.deep.equal([['PATCH', '/events/900', { title: 'Ball' }]]);
  });
});
