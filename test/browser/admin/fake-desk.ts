import { json } from '../calendar.js';
import { Desk, type SentRequest } from '../forms/desk.js';

type Item = Record<string, unknown> & { id: number; title: string; status: string; version: string };

const whole = ['update', 'delete', 'publish', 'restore'];

/** A desk item as the service sends it. */
export const item = (id: number, given: Partial<Item> = {}): Item => ({
  kind: 'events',
  id,
  title: `Event ${id}`,
  status: 'publish',
  slug: `event-${id}`,
  url: `https://harbour.example/event-${id}`,
  start_date: '2026-12-12 19:00:00',
  end_date: '2026-12-12 22:00:00',
  all_day: false,
  timezone: 'Europe/Berlin',
  event_status: 'scheduled',
  venue: { id: 4, title: 'Town Hall', town: 'Kiel' },
  author: { id: 1, name: 'Ada' },
  modified_by: { id: 3, name: 'Cora' },
  modified_utc: '2026-11-20T18:00:00Z',
  version: '1',
  is_hidden: false,
  may: whole,
  ...given,
});

const refused = (status: number, code = 'refused') => json({ code, message: '', data: { status } }, status);

/** A server with a desk: items, terms, users. */
export class FakeDesk extends Desk {
  listed: Item[] = [
    item(1, { title: 'Gala' }),
    item(2, { title: 'Choir', status: 'draft' }),
    item(3, { title: 'Market', status: 'pending' }),
  ];
  terms = {
    categories: [
      { id: 7, name: 'Music', slug: 'music', parent: 0, count: 12 },
      { id: 8, name: 'Jazz', slug: 'jazz', parent: 7, count: 1 },
    ],
    tags: [{ id: 20, name: 'neko', slug: 'neko', parent: 0, count: 3 }],
  };
  users = [
    { id: 1, name: 'Ada', role: 'administrator', last_seen: '2026-11-20T18:40:00Z' },
    { id: 3, name: 'Cora', role: 'contributor', last_seen: null as string | null },
  ];
  invitations: { id: number; name: string; role: string; expires: string }[] = [];
  /** Those for new passwords. */
  links: { id: number; name: string; role: string; expires: string }[] = [];

  constructor() {
    super();
    this.answers.push((request) => this.#answer(request));
  }

  #answer({ method, path, body, nonce }: SentRequest): Response | undefined {
    const url = new URL(path, 'https://desk.example');
    const [, resource, id] = /\/(events|categories|tags)(?:\/(\d+))?\/?$/.exec(url.pathname) ?? [];
    const [, route, key] =
      /\/cal\/authoring\/v1\/(items|users|invitations|links)(?:\/(?:events\/)?(\d+))?(?:\/link)?$/.exec(url.pathname) ??
      [];
    if (route && !nonce) return refused(401);
    if (route === 'items') return key ? this.#one(Number(key)) : this.#list(url.searchParams);
    if (route)
      return this.#people(route, method, Number(key), body as Record<string, string>, url.pathname.endsWith('/link'));
    if (!nonce || !resource) return undefined;
    if (resource !== 'events')
      return this.#terms(resource as 'tags', method, Number(id), body as Record<string, unknown>, url.searchParams);
    return method === 'GET' ? undefined : this.#write(method, Number(id), body as Record<string, unknown>);
  }

  #one(id: number): Response {
    const found = this.listed.find((one) => one.id === id);
    return found ? json({ ...found, fields: {} }) : refused(404);
  }

  #list(query: URLSearchParams): Response {
    const statuses = query.get('status')?.split(',') ?? [];
    const search = (query.get('search') ?? '').toLowerCase();
    const isOwn = query.get('author') === 'me';
    const own = this.listed.filter(({ author }) => !isOwn || (author as { id: number }).id === this.me?.id);
    const matching = own.filter(({ title }) => title.toLowerCase().includes(search));
    const isUpcoming = (one: Item) => (one.end_date as string) >= '2026-11-20 19:45:00';
    const when = query.get('when');
    const found = matching.filter(
      (one) => statuses.includes(one.status) && (!when || isUpcoming(one) === (when === 'upcoming')),
    );
    const [page, perPage] = [Number(query.get('page') ?? 1), Number(query.get('per_page'))];
    const counts: Record<string, number> = { publish: 0, draft: 0, pending: 0, future: 0, private: 0, trash: 0 };
    for (const { status } of matching) counts[status]!++;
    const upcoming = matching.filter((one) => one.status !== 'trash' && isUpcoming(one)).length;
    const items = found.slice((page - 1) * perPage, page * perPage);
    return json({ items, total: found.length, total_pages: Math.ceil(found.length / perPage), counts, upcoming });
  }

  #write(method: string, id: number, body: Record<string, unknown> = {}): Response {
    const before = this.listed.find((one) => one.id === id);
    if (!before) return refused(404);
    const patch = method === 'DELETE' ? { status: 'trash' } : body;
    const after = { ...before, ...patch, version: String(Number(before.version) + 1) };
    this.listed = this.listed.map((one) => (one.id === id ? after : one));
    return json({ ...this.events[0], id });
  }

  #terms(
    resource: 'categories' | 'tags',
    method: string,
    id: number,
    body: Record<string, unknown>,
    query: URLSearchParams,
  ): Response {
    const terms = this.terms[resource];
    const found = terms.find((one) => one.id === id);
    if (method === 'GET') {
      const page = Number(query.get('page') ?? 1);
      return json({ [resource]: page === 1 ? terms : [], total: terms.length, total_pages: 1 });
    }
    if (method === 'DELETE') this.terms = { ...this.terms, [resource]: terms.filter((one) => one.id !== id) };
    else if (found) Object.assign(found, body);
    else terms.push({ id: terms.length + 30, slug: '', count: 0, parent: 0, ...(body as { name: string }) });
    return json(found ?? terms.at(-1));
  }

  #people(route: string, method: string, id: number, body: Record<string, string>, isLink: boolean): Response {
    const link = { id: 9, url: `${this.baseUrl}/admin#link=SECRET`, expires: '2026-11-27T18:45:00Z' };
    if (isLink) return json(link, 201);
    if (route === 'invitations') {
      if (method === 'POST')
        this.invitations.push({ id: 9, name: body.name!, role: body.role!, expires: link.expires });
      else this.invitations = this.invitations.filter((one) => one.id !== id);
      return json(method === 'POST' ? link : {});
    }
    if (route === 'links') {
      this.links = this.links.filter((one) => one.id !== id);
      return json({});
    }
    const user = this.users.find((one) => one.id === id);
    if (method === 'GET') return json({ users: this.users, invitations: this.invitations, links: this.links });
    if (user?.role === 'administrator') return refused(409, 'last_administrator');
    if (method === 'DELETE') this.users = this.users.filter((one) => one.id !== id);
    else Object.assign(user!, body);
    return json(method === 'DELETE' ? {} : user);
  }
}
