import { json } from '../calendar.js';
import type { SentRequest } from '../forms/desk.js';
import { FakeDesk } from './fake-desk.js';

/** A reading that has found nothing. */
export const nothing = { new: 0, changed: 0, same: 0, gone: 0, double: 0, left_out: 0 };
interface FakeTable {
  readonly columns: readonly { readonly heading: string; readonly means: string | null }[];
  readonly order: string | null;
}

/** A source as the service sends it. */
export const source = {
  id: 7,
  kind: 'ical',
  address: null as string | null,
  name: 'club.ics',
  state: 'waits',
  problem: null as object | null,
  version: 2,
  last_read: '2026-11-20T18:40:00Z',
  last_good: null as string | null,
  next_read: null as string | null,
  followed: false,
  paused: false,
  items: 0,
  counts: { ...nothing, new: 214, left_out: 1 },
  done: 0,
  total: 214,
  status: 'publish',
  terms: true,
  places: [
    {
      text: 'Blue Note, Hafenstr. 4',
      events: 12,
      venue: 4,
      candidates: [{ id: 4, title: 'Blue Note', town: 'Kiel' }],
    },
    { text: 'Werftpark', events: 4, venue: null, candidates: [] },
  ] as object[],
  table: null as FakeTable | null,
};
export type FakeSource = typeof source;
const found = {
  key: 'uid-1',
  title: 'Trio',
  start_date: '2026-12-12 19:00:00',
  end_date: '2026-12-12 21:00:00',
  all_day: false,
  place: 'Blue Note',
  repeats: true,
  parts: [],
  reason: '',
};

/** A server with sources. */
export class SourceDesk extends FakeDesk {
  override offers = ['session', 'users', 'items', 'versions', 'sources'];
  sources: FakeSource[];
  /** The title of what was found in each. */
  title = found.title;
  /** The files that were sent, as texts. */
  readonly files: string[] = [];
  /** What the next files are read as. */
  readings: Partial<FakeSource>[] = [];
  /** The answer to the next import that is refused. */
  refusal: { readonly status: number; readonly code: string; readonly source: FakeSource } | undefined;

  constructor(...sources: Partial<FakeSource>[]) {
    super();
    this.sources = sources.map((one) => ({ ...source, ...one }));
    this.answers.unshift((request) => this.#answer(request));
  }

  override async serve(url: URL, init: RequestInit): Promise<Response> {
    if (init.body instanceof Blob) this.files.push(await init.body.text());
    return super.serve(url, init);
  }

  #answer({ method, path, body }: SentRequest): Response | undefined {
    const [, id, action] = /^cal\/authoring\/v1\/sources(?:\/(\d+))?(?:\/(\w+))?(?:\?|$)/.exec(path) ?? [];
    if (!path.startsWith('cal/authoring/v1/sources')) return undefined;
    if (!id && method === 'GET') return json({ sources: this.sources });
    if (!id) {
      const { address = null, name = 'club.example', table } = body as Partial<FakeSource>;
      if (address && !/^https?:/.test(address))
        return json({ code: 'rest_invalid_param', message: '', data: { status: 400, params: { address: '' } } }, 400);
      const known = this.sources.find((one) => (address ? one.address === address : one.name === name));
      if (known) return json(Object.assign(known, table && { table }));
      this.sources.push({ ...source, address, name, state: 'new' });
      return json(this.sources.at(-1)!, 201);
    }
    const one = this.sources.find((known) => known.id === Number(id));
    if (!one) return json({ code: 'rest_no_source', message: '', data: { status: 404 } }, 404);
    if (action === 'items') return json({ items: [{ ...found, title: this.title }], total: 1, total_pages: 1 });
    if (action === 'file') Object.assign(one, { state: 'waits', problem: null, ...this.readings.shift() });
    if (action === 'read') Object.assign(one, { state: 'waits' });
    if (action === 'apply') {
      const { refusal } = this;
      this.refusal = undefined;
      if (refusal) {
        Object.assign(one, refusal.source);
        return json({ code: refusal.code, message: '', data: { status: refusal.status } }, refusal.status);
      }
      Object.assign(one, { state: 'done', done: 214, items: 214, followed: one.address !== null, places: undefined });
    }
    if (method === 'PATCH') Object.assign(one, body);
    if (method === 'DELETE') {
      this.sources = this.sources.filter((known) => known !== one);
      return json({ id: one.id, trashed: one.items });
    }
    return json(one);
  }
}
