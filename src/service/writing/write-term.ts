import type { Answer, RequestContext } from '../request/context.js';
import { invalidParameters, Problem, problem, refused } from '../request/problem.js';
import { foldAccents } from '../text/accent-folding.js';
import { findTerm, renderSingleTerm } from '../reading/terms.js';
import { loadTerms, withDescendants } from '../reading/term-tree.js';
import type { TermName, TermRow } from '../store/tables.js';
import { textAfter, type Fields } from './fields.js';
import { cleanHtml, tagless, textOf } from '../text/html.js';
import { decodeSlug } from './publication.js';
import { freeTermSlug, slugOf } from './identifiers.js';

function checkName(others: readonly TermRow[], name: string, parent: number): void {
  const same = others.find(
    (term) => term.parent === parent && foldAccents(textOf(term.name)) === foldAccents(textOf(name)),
  );
  if (same) {
    throw new Problem(
      400,
      'term_exists',
      (messages) => messages.termExists,
      () => ({ term_id: same.id }),
      { additional_data: [same.id] },
    );
  }
}

/** The columns after a write; fields that are not sent stay. */
function columnsOf(fields: Fields, { viewer }: RequestContext, term: TermRow | undefined) {
  const { name, description } = fields;
  return {
    name: name === undefined ? (term?.name ?? '') : tagless(textAfter(fields, 'name')),
    description:
      description === undefined ? (term?.description ?? '') : cleanHtml(textAfter(fields, 'description'), viewer),
    parent: fields.parent === undefined ? (term?.parent ?? 0) : Number(fields.parent ?? 0),
  };
}

const wishedSlug = ({ slug }: Fields) => (typeof slug === 'string' ? slugOf(decodeSlug(slug)) : undefined);

/** `POST /categories`, `POST /tags` (wire section 12). */
export const createTerm = (taxonomy: TermName, context: RequestContext, fields: Fields): Promise<Answer> =>
  context.store.write(async (writer) => {
    const terms = await loadTerms(writer, taxonomy);
    const columns = columnsOf(fields, context, undefined);
    checkName(terms, columns.name, columns.parent);
    const slug = await freeTermSlug(writer, taxonomy, wishedSlug(fields) ?? slugOf(columns.name));
    const term = await writer
      .insertInto('terms')
      .values({ taxonomy, count: 0, slug, ...columns })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { status: 201, body: renderSingleTerm(term, [...terms, term], context.links) };
  });

/** `POST`, `PUT`, `PATCH` on a term. */
export const updateTerm = (taxonomy: TermName, context: RequestContext, fields: Fields): Promise<Answer> =>
  context.store.write(async (writer) => {
    const terms = await loadTerms(writer, taxonomy);
    const before = findTerm(terms, context.key!);
    const others = terms.filter((term) => term !== before);
    const columns = { ...columnsOf(fields, context, before), slug: wishedSlug(fields) ?? before.slug };
    // No category may become its own ancestor.
    if (withDescendants(terms, [before.id]).includes(columns.parent)) throw invalidParameters({ parent: refused });
    checkName(others, columns.name, columns.parent);
    if (others.some(({ slug }) => slug === columns.slug)) throw problem(400, 'duplicate_term_slug', 'slugTaken');
    await writer.updateTable('terms').set(columns).where('id', '=', before.id).execute();
    const term = { ...before, ...columns };
    return { body: renderSingleTerm(term, [...others, term], context.links) };
  });

/** `DELETE` is permanent; children move to the grandparent. */
export const removeTerm = (taxonomy: TermName, context: RequestContext): Promise<Answer> =>
  context.store.write(async (writer) => {
    const terms = await loadTerms(writer, taxonomy);
    const term = findTerm(terms, context.key!);
    await writer.updateTable('terms').set({ parent: term.parent }).where('parent', '=', term.id).execute();
    await writer.deleteFrom('event_terms').where('term_id', '=', term.id).execute();
    await writer.deleteFrom('terms').where('id', '=', term.id).execute();
    return { body: renderSingleTerm(term, terms, context.links) };
  });
