import type { RequestContext } from '../request/context.js';
import { foldAccents } from '../text/accent-folding.js';
import { loadTerms } from '../reading/term-tree.js';
import { mayNameTerms } from '../rights/rules.js';
import type { DatabaseWriter } from '../store/types.js';
import { numberAboveRows } from '../store/numbering.js';
import type { EventRow, TermName, TermRow } from '../store/tables.js';
import { tagless, textOf } from '../text/html.js';
import { freeNumber, freeTermSlug, slugOf } from './identifiers.js';
import { decodeSlug } from './publication.js';

/** A term before it is made, with the number and the slug that it has elsewhere. */
interface TermDraft {
  readonly name: string;
  readonly id?: number;
  readonly slug?: string;
  readonly description?: string;
  /** The number of the category above it here. */
  readonly parent?: number;
}

/** Makes a term, which keeps its number and its slug where they are free. */
export async function makeTerm(
  writer: DatabaseWriter,
  taxonomy: TermName,
  { name, id: wish, slug, description = '', parent = 0 }: TermDraft,
  { store, noted }: Pick<RequestContext, 'store' | 'noted'>,
): Promise<TermRow> {
  const kept = await freeNumber(writer, 'terms', wish);
  const draft = {
    ...(kept !== undefined && { id: kept }),
    taxonomy,
    name: tagless(name),
    slug: await freeTermSlug(writer, taxonomy, slugOf(slug === undefined ? name : decodeSlug(slug))),
    description,
    parent,
    count: 0,
  };
  const term = await writer.insertInto('terms').values(draft).returningAll().executeTakeFirstOrThrow();
  if (kept !== undefined) await numberAboveRows(writer, store.engine, 'terms');
  noted.push({ action: 'create', resource: taxonomy, id: term.id, fields: ['name'] });
  return term;
}

/** Whether terms are named by their numbers alone, so that no others need to be read; imports name theirs so. */
async function areNumbers(
  writer: DatabaseWriter,
  taxonomy: TermName,
  given: readonly (number | string)[],
): Promise<boolean> {
  if (!given.length) return true;
  const numbers = given.filter((one) => Number.isSafeInteger(one)) as number[];
  if (numbers.length < given.length) return false;
  const terms = writer.selectFrom('terms').select('id').where('taxonomy', '=', taxonomy).where('id', 'in', numbers);
  return (await terms.execute()).length === new Set(numbers).size;
}

/**
 * IDs of the terms that an event names by ID, slug or name. Unknown IDs are left out; unknown names become new terms,
 * where the caller may name some (wire section 11.1).
 */
export async function termIds(
  writer: DatabaseWriter,
  taxonomy: TermName,
  given: readonly (number | string)[],
  context: RequestContext,
): Promise<number[]> {
  if (await areNumbers(writer, taxonomy, given)) return [...new Set(given as readonly number[])];
  const terms = await loadTerms(writer, taxonomy);
  const ids = new Set<number>();
  const folded = (html: string) => foldAccents(textOf(html));
  const byName = new Map(terms.map((term) => [folded(term.name), term.id]).reverse() as [string, number][]);
  for (const name of given) {
    const text = String(name).trim();
    const known =
      terms.find(({ id }) => String(id) === text)?.id ??
      terms.find(({ slug }) => slug === text)?.id ??
      byName.get(folded(text));
    if (known !== undefined) ids.add(known);
    else if (!/^\d*$/.test(tagless(text)) && mayNameTerms(context.viewer)) {
      const term = await makeTerm(writer, taxonomy, { name: text }, context);
      terms.push(term);
      byName.set(folded(term.name), term.id);
      ids.add(term.id);
    }
  }
  return [...ids];
}

/** The terms that an event carries, by taxonomy. */
export async function termsOf(writer: DatabaseWriter, event: number): Promise<{ id: number; taxonomy: TermName }[]> {
  return writer
    .selectFrom('event_terms')
    .innerJoin('terms', 'terms.id', 'event_terms.term_id')
    .select(['terms.id', 'taxonomy'])
    .where('event_id', '=', event)
    .execute();
}

const isPublished = (event: EventRow | undefined) => event?.status === 'publish';
const without = (ids: readonly number[], others: readonly number[]) => ids.filter((id) => !others.includes(id));

/** Writes only the changes, because triggers list the event again under each written term. */
export async function saveTerms(
  writer: DatabaseWriter,
  given: Partial<Record<TermName, readonly number[]>>,
  event: EventRow,
  before?: EventRow,
): Promise<void> {
  const isSent = given.categories !== undefined || given.tags !== undefined;
  if (!isSent && isPublished(event) === isPublished(before)) return;
  const present = before ? await termsOf(writer, event.id) : [];
  const idsOf = (taxonomy: TermName) =>
    given[taxonomy] ?? present.filter((term) => term.taxonomy === taxonomy).map(({ id }) => id);
  const after = [...idsOf('categories'), ...idsOf('tags')];
  const ids = present.map(({ id }) => id);
  const removed = without(ids, after);
  const added = without(after, ids);
  if (removed.length)
    await writer.deleteFrom('event_terms').where('event_id', '=', event.id).where('term_id', 'in', removed).execute();
  if (added.length) {
    const rows = added.map((term_id) => ({ event_id: event.id, term_id }));
    await writer.insertInto('event_terms').values(rows).execute();
  }
  await countTerms(writer, isPublished(before) ? ids : [], isPublished(event) ? after : []);
}

/** Updates `terms.count`, which counts published events only. */
export async function countTerms(
  writer: DatabaseWriter,
  before: readonly number[],
  after: readonly number[],
): Promise<void> {
  const move = async (ids: readonly number[], by: 1 | -1) => {
    if (ids.length === 0) return;
    await writer
      .updateTable('terms')
      .set((row) => ({ count: row('count', '+', by) }))
      .where('id', 'in', ids)
      .execute();
  };
  await move(without(before, after), -1);
  await move(without(after, before), 1);
}
