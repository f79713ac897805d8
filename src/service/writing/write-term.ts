import type { Answer, RequestContext } from '../request/context.js';
import { invalidParameters, Problem, problem, refused } from '../request/problem.js';
import { foldAccents } from '../text/accent-folding.js';
import { findTerm, renderSingleTerm } from '../reading/terms.js';
import { loadTerms, withDescendants } from '../reading/term-tree.js';
import { forbid, mayWrite } from '../rights/rules.js';
import type { DatabaseWriter } from '../store/store.js';
import type { TermName, TermRow } from '../store/tables.js';
import { checkContext } from './context.js';
import { readFields, textAfter, type Fields } from './fields.js';
import { cleanHtml, tagless, textOf } from '../text/html.js';
import { decodeSlug } from './publication.js';
import { freeTermSlug, slugOf } from './slugs.js';

function checkName(terms: readonly TermRow[], name: string, parent: number, id?: number): void {
  const same = terms.find(
    (term) => term.id !== id && term.parent === parent && foldAccents(textOf(term.name)) === foldAccents(textOf(name)),
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

/** The columns that a write leaves; what is not named stays. */
function columnsOf(fields: Fields, { viewer }: RequestContext, term: TermRow | undefined) {
  const { name, description } = fields;
  return {
    name: name === undefined ? (term?.name ?? '') : tagless(textAfter(fields, 'name')),
    description: description === undefined ? (term?.description ?? '') : cleanHtml(textAfter(fields, 'description'), viewer),
    parent: fields.parent === undefined ? (term?.parent ?? 0) : Number(fields.parent ?? 0),
  };
}

const wishedSlug = ({ slug }: Fields) => (typeof slug === 'string' ? slugOf(decodeSlug(slug)) : undefined);

async function answer(writer: DatabaseWriter, taxonomy: TermName, id: number, { links }: RequestContext, status: number): Promise<Answer> {
  const terms = await loadTerms(writer, taxonomy);
  return { status, body: renderSingleTerm(findTerm(terms, { id }), terms, links) };
}

/** `POST /categories`, `POST /tags` (wire section 12). */
export async function createTerm(taxonomy: TermName, context: RequestContext): Promise<Answer> {
  const fields = await readFields(taxonomy, context.body(), true, checkContext(context));
  if (!mayWrite(context.viewer, taxonomy)) forbid(context.viewer);
  return context.store.write(async (writer) => {
    const columns = columnsOf(fields, context, undefined);
    checkName(await loadTerms(writer, taxonomy), columns.name, columns.parent);
    const slug = await freeTermSlug(writer, taxonomy, wishedSlug(fields) ?? slugOf(columns.name));
    const { id } = await writer
      .insertInto('terms')
      .values({ taxonomy, count: 0, slug, ...columns })
      .returning('id')
      .executeTakeFirstOrThrow();
    return answer(writer, taxonomy, id, context, 201);
  });
}

/** `POST`, `PUT`, `PATCH` on a term. */
export async function updateTerm(taxonomy: TermName, context: RequestContext): Promise<Answer> {
  const fields = await readFields(taxonomy, context.body(), false, checkContext(context));
  if (!mayWrite(context.viewer, taxonomy)) forbid(context.viewer);
  return context.store.write(async (writer) => {
    const terms = await loadTerms(writer, taxonomy);
    const term = findTerm(terms, context.key!);
    const columns = columnsOf(fields, context, term);
    // Nothing may come to lie below itself.
    if (withDescendants(terms, term.id).includes(columns.parent)) throw invalidParameters({ parent: refused });
    checkName(terms, columns.name, columns.parent, term.id);
    const slug = wishedSlug(fields) ?? term.slug;
    if (terms.some((other) => other.id !== term.id && other.slug === slug)) throw problem(400, 'duplicate_term_slug', 'slugTaken');
    await writer
      .updateTable('terms')
      .set({ ...columns, slug })
      .where('id', '=', term.id)
      .execute();
    return answer(writer, taxonomy, term.id, context, 200);
  });
}

/** `DELETE` is for good; children move to the grandparent. */
export async function removeTerm(taxonomy: TermName, context: RequestContext): Promise<Answer> {
  if (!mayWrite(context.viewer, taxonomy)) forbid(context.viewer);
  return context.store.write(async (writer) => {
    const terms = await loadTerms(writer, taxonomy);
    const term = findTerm(terms, context.key!);
    await writer.updateTable('terms').set({ parent: term.parent }).where('parent', '=', term.id).execute();
    await writer.deleteFrom('event_terms').where('term_id', '=', term.id).execute();
    await writer.deleteFrom('terms').where('id', '=', term.id).execute();
    return { body: renderSingleTerm(term, terms, context.links) };
  });
}
