import type {
  CategoryRepresentation,
  EmbeddedTermRepresentation,
  TagRepresentation,
} from '../schema/representations.js';
import { memoized } from '../memo/index.js';
import { fieldsOf } from './fields.js';

type TermRepresentation = CategoryRepresentation | TagRepresentation | EmbeddedTermRepresentation;

/** A category or tag as elements show it: texts are plain text, URLs are safe. */
export interface Term {
  readonly key: string;
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  /** Of its page; on the wire, only terms from their own route have one. */
  readonly url: string | undefined;
  /** How much the server has of it; `undefined` where it does not say. */
  readonly count: number | undefined;
  /** The category above; 0 at the top, and for tags. */
  readonly parent: number;
  /** The answer as it came. */
  readonly representation: TermRepresentation;
}

/** The record of a term of the wire; the same one for the same answer. @throws MissingField */
export const termRecord = memoized((term: TermRepresentation): Term => {
  const { id, slug, title, text, html, url, page, number } = fieldsOf(term);
  return {
    key: String(id()),
    id: id(),
    slug: slug(),
    name: title('name'),
    description: text('description'),
    // The tags of WordPress are those of its blog, and so are their pages (wire section 10.1).
    url: html('taxonomy') === 'post_tag' ? page() : url('url'),
    count: number('count'),
    parent: number('parent') ?? 0,
    representation: term,
  };
});
