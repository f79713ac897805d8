import { positive, text, type FilterTable } from '../../data/schema/index.js';

/** The attributes of the search. */
export const searchAttributes = {
  /**
   * `id`s of views on the page, or of directories of venues or organizers, separated by spaces; where it is absent, the
   * calendar around, else all views in the provider around
   */
  for: { kind: text },
  /** Least number of letters that are searched for while the visitor types; Enter searches for fewer */
  min_length: { kind: positive, default: 2 },
} as const satisfies FilterTable;
