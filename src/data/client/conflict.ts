import { membersOf } from '../schema/shapes.js';
import type { PatchFor, ResourceName } from '../schema/resources.js';
import { decode } from './decode.js';
import { CalError, type RequestLine } from './error.js';

type Values = Readonly<Record<string, unknown>>;

/** Dates change only in pairs (wire section 11.2), so that a change of one concerns the other. */
const pairs: Values = { start_date: 'end_date', end_date: 'start_date' };

/** Whose order is the server's. */
const isUnordered = (field: string) => field === 'categories' || field === 'tags';

/**
 * Returns the content of a field, the same for a value that is written and for its representation: linked items and
 * images are named by their IDs, texts have no entities, and an empty value is nothing.
 */
function held(field: string, value: unknown): string {
  const texts = [value]
    .flat()
    .map((one) => decode(String((membersOf(one).id ?? one ?? '') as string | number | boolean)))
    .filter((text) => text && text !== 'false');
  return JSON.stringify(isUnordered(field) ? texts.sort() : texts);
}

/** An item with the stored texts of the authoring interface has its fields below a name of their own. */
const valuesOf = (item: object): Values => ({ ...item, ...membersOf((item as Values).fields) });

/**
 * The fields of a patch, and those that are written with them, that another writer has changed since `base`, and not to
 * what is wanted. What was moved to the trash is a change of the status, because whatever is written takes it out again
 * (wire section 11.4).
 */
export function conflicts<Name extends ResourceName>(base: object, now: object, patch: PatchFor<Name>): string[] {
  const [before, after, wanted] = [valuesOf(base), valuesOf(now), patch as Values];
  const given = Object.keys(wanted).filter((field) => wanted[field] !== undefined);
  const fields = new Set(given.flatMap((field) => [field, (pairs[field] as string | undefined) ?? field]));
  if (after.status === 'trash') fields.add('status');
  const isSame = (field: string, one: unknown, other: unknown) => held(field, one) === held(field, other);
  return [...fields].filter(
    (field) =>
      !isSame(field, before[field], after[field]) &&
      !isSame(field, after[field], wanted[field] === undefined ? before[field] : wanted[field]),
  );
}

/** The item as it is now, where the server has refused to write because the version given is not that of the item. */
export function itemInConflict(error: unknown): (object & { readonly version?: unknown }) | undefined {
  const { status, response } = error as Partial<CalError>;
  const { item } = membersOf(membersOf(response).data);
  return status === 412 && typeof item === 'object' && item !== null ? item : undefined;
}

/** @param now the item as it is on the server */
export const conflict = (fields: readonly string[], now: unknown, request?: RequestLine): CalError =>
  new CalError('conflict', `Changed by somebody else: ${fields.join(', ')}`, {
    code: 'conflict',
    fields,
    response: now,
    request,
  });
