import { plainText } from '../../data/records/index.js';
import { membersOf } from '../../data/schema/index.js';
import { textOf } from './text-fields.js';

/** A category, a tag or an organizer of an event. */
export interface NamedTerm {
  readonly id: number;
  readonly name: string;
}

/** Terms of the wire, whose names are HTML, as a form keeps them. */
export const termsOf = (value: unknown): readonly NamedTerm[] =>
  [value].flat().flatMap((one) => {
    const { id, name, title } = membersOf(one);
    return Number.isInteger(id) ? { id: id as number, name: plainText(textOf(name ?? title)) } : [];
  });

/**
 * The ids in an order that does not depend on that of the ticks. Names are never sent: servers make new terms of them
 * (wire section 11.1).
 */
export const idsOf = (terms: readonly NamedTerm[]): number[] =>
  terms.map(({ id }) => id).sort((one, other) => one - other);

/** The common parts of all fields of terms. */
export const termField = {
  initial: () => [],
  isEmpty: (terms: readonly NamedTerm[]) => !terms.length,
  say: (terms: readonly NamedTerm[]) => terms.map(({ name }) => name).join(', '),
};
