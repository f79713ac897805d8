import {
  resources,
  Unreadable,
  type FieldRow,
  type FieldTable,
  type Kind,
  type ResourceName,
} from '../../data/schema/index.js';
import type { RequestContext } from '../request/context.js';
import { invalidParameters, missingParameters, refused, wrongType, type Refusal } from '../request/problem.js';
import { mostMembers, tooMany } from '../reading/filters.js';
import { anything, checks, websiteOf, type Check } from './checks.js';
import { noImage, readImage } from './images.js';
import { declaredType } from '../request/declared-types.js';

/**
 * The fields of a write, as their kinds read them. `null` clears a field; absent fields stay as they are. What is
 * brought in from another calendar has an `id`, too, which it keeps where it is free; requests have none.
 */
export type Fields = Readonly<Record<string, unknown>>;

/** The text of a field after a write: what is sent, nothing when cleared, else the text before. */
export const textAfter = (fields: Fields, name: string, before = ''): string =>
  fields[name] === undefined ? before : ((fields[name] as string | null) ?? '');

/** A list may be emptied, although no filter takes an empty list. */
const isEmptyList = (row: FieldRow, given: unknown) =>
  ['links', 'idsOrSlugs'].includes(row.kind.name) &&
  (given === '' || given === 0 || (Array.isArray(given) && given.length === 0));

/** Why a value is refused before it is read: too many members, or too long a text. */
function sizeRefusal({ kind, maxLength = Infinity }: FieldRow, given: unknown): Refusal | undefined {
  const isList = declaredType(kind).startsWith('array');
  const members = [given]
    .flat()
    .flatMap((member: unknown) => (isList && typeof member === 'string' ? member.split(',') : [member]));
  if (members.length > mostMembers) return tooMany;
  const isTooLong = members.some((member) => typeof member === 'string' && member.length > maxLength);
  return isTooLong ? { message: 'tooLong', detail: maxLength } : undefined;
}

function read(row: FieldRow, given: unknown): { value: unknown } | Refusal {
  if (isEmptyList(row, given)) return { value: [] };
  const kind = row.kind as Kind<unknown>;
  const value = kind.accept(given);
  // An empty text is no value of its kind; the checks decide which fields may be cleared.
  if (given === '' && declaredType(kind) === 'string' && kind.name !== 'date') return { value: '' };
  if (!(value instanceof Unreadable)) return { value };
  const expectsText = declaredType(kind) === 'string' && typeof given !== 'string';
  return ['boolean', 'number'].includes(declaredType(kind)) || expectsText ? wrongType(declaredType(kind)) : refused;
}

/** Reads a value by its row, or gives the reason for its refusal. */
export const readValue = (row: FieldRow, given: unknown): { value: unknown } | Refusal =>
  sizeRefusal(row, given) ?? read(row, given);

/** Empty texts are refused, as measured; the message explains how to clear a text. */
const refusalOf = (name: string, sent: unknown): Refusal =>
  name === 'image'
    ? noImage
    : sent === '' && ['description', 'excerpt'].includes(name)
      ? { message: 'emptyText' }
      : refused;

/** Reads and checks a body; throws the 400 that names every field at fault (wire section 4). */
export async function readFields(
  resource: ResourceName,
  body: Fields,
  isNew: boolean,
  context: RequestContext,
): Promise<Fields> {
  const table: FieldTable = resources[resource].fields;
  const given = Object.entries(table).filter(([name]) => body[name] !== undefined);
  const missing = Object.keys(table).filter((name) => table[name]!.required && (body[name] ?? null) === null);
  if (isNew && missing.length) throw missingParameters(missing);
  const fields: Record<string, unknown> = {};
  const refusals: Record<string, Refusal> = {};
  for (const [name, row] of given) {
    const sent = body[name];
    if (sent === null) {
      if (!row.required) fields[name] = null;
      continue;
    }
    const result = readValue(row, sent);
    const { [name]: check = anything } = checks[resource] as Readonly<Record<string, Check>>;
    const value = 'value' in result ? result.value : undefined;
    const verdict = 'value' in result ? await check(value, context) : result;
    if (verdict === true) fields[name] = name === 'website' ? websiteOf(value as string) : value;
    else refusals[name] = verdict || refusalOf(name, sent);
  }
  if (Object.keys(refusals).length) throw invalidParameters(refusals);
  // Last, so that nothing is fetched for a body that is refused anyway.
  if (typeof fields.image === 'string') fields.image = await readImage(fields.image, context);
  return fields;
}
