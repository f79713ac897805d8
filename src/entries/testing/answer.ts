import {
  Unreadable,
  resources,
  type FilterTable,
  type RepresentationOf,
  type ResourceName,
} from '../../data/schema/index.js';

/** All items of a calendar, as its server represents them. */
export type Items = { readonly [Name in ResourceName]: readonly RepresentationOf<Name>[] };

type Passes<Item> = (item: Item, value: string) => boolean;
type Filters = { readonly [Name in ResourceName]: Readonly<Record<string, Passes<RepresentationOf<Name>>>> };

const has = (text: unknown, words: string) => String(text).toLowerCase().includes(words.toLowerCase());
const names = (list: string, ...keys: readonly (number | string)[]) =>
  keys.some((key) => list.split(',').includes(String(key)));
const include = ({ id }: { readonly id: number }, ids: string) => names(ids, id);

type Named = { readonly id: number; readonly slug: string };
const namesTerm = (terms: readonly Named[], list: string) => terms.some(({ id, slug }) => names(list, id, slug));

/**
 * The comparison of each filter; dates by the event's own clock, and by the end of a day that is given without a time
 * (wire section 6.1).
 */
const timeOf = (given: string) => (given.length > 10 ? given.replace('T', ' ') : `${given} 23:59:59`);
const eventFilters: Filters['events'] = {
  start_date: ({ start_date }, given) => start_date >= given,
  end_date: ({ end_date }, given) => end_date <= timeOf(given),
  starts_before: ({ start_date }, given) => start_date < timeOf(given),
  starts_after: ({ start_date }, given) => start_date > timeOf(given),
  ends_before: ({ end_date }, given) => end_date < timeOf(given),
  ends_after: ({ end_date }, given) => end_date > timeOf(given),
  search: ({ title }, words) => has(title, words),
  featured: ({ featured }, value) => String(featured) === value,
  include,
  categories: ({ categories }, list) => namesTerm(categories, list),
  tags: ({ tags }, list) => namesTerm(tags, list),
  venue: ({ venue }, ids) => [venue].flat().some(({ id }) => names(ids, id)),
  organizer: ({ organizer }, ids) => organizer.some(({ id }) => names(ids, id)),
};

const termFilters = {
  search: ({ name }: { readonly name: string }, words: string) => has(name, words),
  include,
  slug: ({ slug }: Named, given: string) => slug === given,
};

/** The filters that it applies; others change nothing. A name is an empty list behind a password. */
const filters: Filters = {
  events: eventFilters,
  venues: { search: ({ venue, city }, words) => has(venue, words) || has(city, words) },
  organizers: { search: ({ organizer, email }, words) => has(organizer, words) || has(email, words) },
  categories: { ...termFilters, parent: ({ parent }, id) => String(parent) === id },
  tags: termFilters,
};

const json = (body: unknown, status = 200): Response =>
  Response.json(body, {
    status,
    headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': '*' },
  });

const problem = (code: string, status: number, data: object = {}) =>
  json({ code, message: '', data: { status, ...data } }, status);

/** The names of the parameters whose values the interface does not take. */
const unreadable = (table: FilterTable, query: URLSearchParams): string[] =>
  Object.entries(table).flatMap(([name, { kind }]) => {
    const text = query.get(name);
    return text && kind.parse(text) instanceof Unreadable ? [name] : [];
  });

function answerList<Name extends ResourceName>(resource: Name, items: Items[Name], query: URLSearchParams): Response {
  const { item, filters: table } = resources[resource];
  const wrong = unreadable(table, query);
  if (wrong.length)
    return problem('rest_invalid_param', 400, { params: Object.fromEntries(wrong.map((name) => [name, ''])) });
  const asked = Object.entries(filters[resource]).filter(([name]) => query.has(name));
  const found = (items as readonly RepresentationOf<Name>[]).filter((one) =>
    asked.every(([name, passes]) => passes(one, query.get(name)!)),
  );
  const [page, perPage] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 10)];
  const shown = found.slice((page - 1) * perPage, page * perPage);
  // Terms have an empty page there (wire section 5).
  if (!shown.length && page > 1 && item !== 'category' && item !== 'tag')
    return problem(`${item}-archive-page-not-found`, 404);
  return json({ [resource]: shown, total: found.length, total_pages: Math.ceil(found.length / perPage) });
}

/** One item, by its id or slug. */
function answerItem(resource: ResourceName, items: readonly Named[], key: string): Response {
  const item = items.find(({ id, slug }) => key === String(id) || key === slug || decodeURIComponent(key) === slug);
  if (item) return json(item);
  if (resource === 'events') return problem('rest-event-not-found', 404);
  return problem('rest_invalid_param', 400, { params: { id: '' }, details: [] });
}

/** The target of a request: a list, or an item of it. */
const route = /\/(events|venues|organizers|categories|tags)(?:\/(?:by-slug\/)?([^/]+))?\/?$/;

/** The response of a server with these items to a request that reads; 404 for addresses outside the interface. */
export function answerRead(items: Items, url: URL): Response {
  const asked = route.exec(url.searchParams.get('rest_route') ?? url.pathname);
  if (!asked) return problem('rest_no_route', 404);
  const [, resource, key] = asked as unknown as [string, ResourceName, string | undefined];
  return key ? answerItem(resource, items[resource], key) : answerList(resource, items[resource], url.searchParams);
}
