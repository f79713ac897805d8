import { CalError } from '../../data/client/index.js';
import { readLinked } from '../session/linked-items.js';
import { organizerRecord, termRecord, venueRecord } from '../../data/records/index.js';
import type { Field, FormContext, Values } from './field.js';
import { linked } from './previewed-event.js';

/** Fields of an item under their wire names, as the interface takes them on writing. */
export type Draft = Readonly<Record<string, unknown>>;

/** @throws TypeError for a name that no field writes */
export function checkDraft(draft: Draft, fields: readonly Field[]): void {
  const known = fields.flatMap(({ wire }) => wire);
  const unknown = Object.keys(draft).find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new TypeError(`draft: the form has no field for "${unknown}", only for ${known.join(', ')}`);
}

/** The names by which stored items refer to their links. */
const names: Readonly<Record<string, (item: never) => object>> = {
  venues: (item) => ({ title: venueRecord(item).name, town: venueRecord(item).city }),
  organizers: (item) => ({ title: organizerRecord(item).name }),
  categories: (item) => ({ name: termRecord(item).name }),
  tags: (item) => ({ name: termRecord(item).name }),
};

/** The values of the fields that a draft names. */
export async function valuesOfDraft(draft: Draft, fields: readonly Field[], form: FormContext): Promise<Values> {
  const named = fields.filter(({ wire }) => wire.some((name) => draft[name] !== undefined));
  const entries = await Promise.all(
    Object.entries(draft).map(async ([name, value]) => [name, await withNames(name, value, form)] as const),
  );
  const given = Object.fromEntries(entries);
  // A field of several names keeps those that the draft does not have.
  return Object.fromEntries(
    named.map((field) => [
      field.name,
      field.read({ ...field.write(form.valueIn(field.name) ?? field.initial(form), form), ...given }, form),
    ]),
  );
}

/** Links with the names that the fields show; an id alone where it cannot be read. */
async function withNames(name: string, value: unknown, form: FormContext): Promise<unknown> {
  const resource = linked[name];
  if (!resource) return value;
  const ids = [value].flat().filter((id): id is number => Number.isInteger(id));
  return Promise.all(
    ids.map(async (id) => {
      try {
        return { id, ...names[resource]!((await readLinked(form.session, form.settings, resource, id)) as never) };
      } catch (error) {
        if (!(error instanceof CalError)) throw error;
        return { id, title: String(id), name: String(id) };
      }
    }),
  );
}
