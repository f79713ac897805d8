import { resources, type CategoryFilters, type paging } from '../../data/schema/index.js';
import type { Answer, RequestContext, ItemKey, Links } from '../request/context.js';
import { invalidParameters, refused, type Refusal } from '../request/problem.js';
import { renderTerm } from '../rendering/term.js';
import type { TermName, TermRow } from '../store/tables.js';
import { foldAccents } from '../text/accent-folding.js';
import { eventNamed } from './read-event.js';
import { readFilters } from './filters.js';
import { envelope, readPaging } from './paging.js';
import { slugOfPath } from '../text/slug.js';
import { loadTerms, pathOf, withAncestors } from './term-tree.js';

type Tree = ReadonlyMap<number, TermRow>;
interface ListedTerms {
  readonly terms: readonly TermRow[];
  readonly tree: Tree;
  readonly context: RequestContext;
}
type Test = (term: TermRow) => boolean;
type Row<Value> = (
  value: Value,
  listed: ListedTerms,
) => Test | Refusal | undefined | Promise<Test | Refusal | undefined>;

const known = (ids: readonly number[], tree: Tree) => ids.every((id) => tree.has(id));

async function ofEvent(id: number, { context }: ListedTerms): Promise<Test | Refusal> {
  const event = await eventNamed(id, context);
  if (!event?.isOpen) return event ? () => false : refused;
  const links = await context.store.reader
    .selectFrom('event_terms')
    .select('term_id')
    .where('event_id', '=', id)
    .execute();
  const ids = new Set(links.map(({ term_id }) => term_id));
  return ({ id }) => ids.has(id);
}

/** Filters without a test of their own: they choose the page or the order, and `post` is the same as `event`. */
type Elsewhere = keyof typeof paging | 'order' | 'orderby' | 'post';
type Tests = {
  readonly [Name in Exclude<keyof CategoryFilters, Elsewhere>]-?: Row<NonNullable<CategoryFilters[Name]>>;
};

/** One row a filter (wire section 10.3). There are few terms, so they are filtered here instead of in SQL. */
const tests: Tests = {
  search: (text) => {
    const part = foldAccents(text.trim());
    return ({ name, slug }) => foldAccents(name).includes(part) || slug.includes(part);
  },
  include: (ids, { tree }) => (known(ids, tree) ? ({ id }) => ids.includes(id) : refused),
  exclude: (ids, { tree }) => (known(ids, tree) ? ({ id }) => !ids.includes(id) : refused),
  // An unused parent stays when a term below it is used.
  hide_empty: (wanted, { terms, tree }) => {
    if (!wanted) return undefined;
    const used = withAncestors(
      tree,
      terms.filter(({ count }) => count > 0),
    );
    return ({ id }) => used.has(id);
  },
  parent: (parent, { tree }) => (tree.has(parent) ? (term) => term.parent === parent : refused),
  event: ofEvent,
  slug: (slug) => (term) => term.slug === slugOfPath(slug) || term.slug === slug,
};

const byName = (a: TermRow, b: TermRow) => foldAccents(a.name).localeCompare(foldAccents(b.name), 'en') || a.id - b.id;
const comparisons: Record<string, (a: TermRow, b: TermRow) => number> = {
  name: byName,
  id: (a, b) => a.id - b.id,
  slug: (a, b) => (a.slug < b.slug ? -1 : 1),
  count: (a, b) => a.count - b.count || byName(a, b),
  description: (a, b) => a.description.localeCompare(b.description, 'en') || byName(a, b),
  parent: (a, b) => a.parent - b.parent || byName(a, b),
  term_group: byName,
  none: (a, b) => a.id - b.id,
};

function comparison({
  orderby = 'name',
  order = 'asc',
  include = [],
}: CategoryFilters): (a: TermRow, b: TermRow) => number {
  if (orderby === 'include') return (a, b) => include.indexOf(a.id) - include.indexOf(b.id);
  const compare = (Object.hasOwn(comparisons, orderby) && comparisons[orderby]) || byName;
  // Any word but `asc` sorts descending, as measured.
  return order.toLowerCase() === 'asc' ? compare : (a, b) => compare(b, a);
}

/** `GET /categories` and `GET /tags`. A page beyond the last is empty, as measured (wire section 5). */
export async function listTerms(taxonomy: TermName, context: RequestContext): Promise<Answer> {
  const { values, refusals } = readFilters(resources[taxonomy].filters, context.query);
  const filters = values as CategoryFilters;
  // `post` is the same as `event`, which wins.
  const wanted = { ...values, event: filters.event ?? filters.post };
  const terms = await loadTerms(context.store.reader, taxonomy);
  const tree = new Map(terms.map((term) => [term.id, term]));
  const chosen: Test[] = [];
  for (const [name, test] of Object.entries(tests)) {
    const value = (wanted as Record<string, unknown>)[name];
    const parameter = name === 'event' && filters.event === undefined ? 'post' : name;
    if (value === undefined || parameter in refusals) continue;
    const result = await (test as Row<unknown>)(value, { terms, tree, context });
    if (typeof result === 'function') chosen.push(result);
    else if (result) refusals[parameter] = result;
  }
  if (Object.keys(refusals).length) throw invalidParameters(refusals);
  const found = terms.filter((term) => chosen.every((test) => test(term))).sort(comparison(filters));
  const paging = readPaging(filters, context.settings.pageSize, context);
  const page = found.slice((paging.page - 1) * paging.perPage, paging.page * paging.perPage);
  const items = page.map((term) => renderTerm(term, pathOf(tree, term), context.links));
  return envelope(taxonomy, items, found.length, paging, {}, context);
}

/** The term that a path names; an unknown one is a wrong parameter (wire section 4). */
export function findTerm(terms: readonly TermRow[], key: ItemKey): TermRow {
  const term = 'id' in key && terms.find(({ id }) => id === key.id);
  if (!term) throw invalidParameters({ id: refused });
  return term;
}

/** A single term, with the links that reads and writes of one item have. */
export function renderSingleTerm(term: TermRow, terms: readonly TermRow[], links: Links): object {
  const body = renderTerm(term, pathOf(new Map(terms.map((other) => [other.id, other])), term), links);
  const { self, collection, up } = body.urls;
  const link = (href: string) => [{ href }];
  return {
    ...body,
    _links: { self: link(self), collection: link(collection), about: link(collection), ...(up && { up: link(up) }) },
  };
}

/** `GET /categories/{id}` and `GET /tags/{id}`. */
export async function readTerm(taxonomy: TermName, { store, key, links }: RequestContext): Promise<Answer> {
  const terms = await loadTerms(store.reader, taxonomy);
  return { body: renderSingleTerm(findTerm(terms, key!), terms, links) };
}
