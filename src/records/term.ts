import type { CategoryRepresentation, TagRepresentation } from '../schema/index.js';
import { plainText, webUrl } from './plain-text.js';

/** A category or tag as elements show it: texts are plain text, URLs are safe. */
export interface TermRecord {
  readonly key: string;
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly url: string | undefined;
  /** How much the server has of it. */
  readonly count: number;
  /** The category above; 0 at the top, and for tags. */
  readonly parent: number;
  /** The answer as it came. */
  readonly representation: CategoryRepresentation | TagRepresentation;
}

const records = new WeakMap<object, TermRecord>();

/** The record of a term of the wire; the same one for the same answer. */
export function termRecord(term: CategoryRepresentation | TagRepresentation): TermRecord {
  let record = records.get(term);
  if (!record) {
    record = {
      key: String(term.id),
      id: term.id,
      slug: term.slug,
      name: plainText(term.name),
      description: plainText(term.description),
      url: webUrl(term.url),
      count: term.count,
      parent: 'parent' in term ? term.parent : 0,
      representation: term,
    };
    records.set(term, record);
  }
  return record;
}
