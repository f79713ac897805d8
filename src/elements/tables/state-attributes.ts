import { choice, text, type FilterTable } from '../../data/schema/index.js';

/** Where the page's address holds the state of an element. */
export const stateAttributes = {
  /**
   * The part of the page's address that names the filters, the search and the page or days that visitors turn to, so
   * that reload, Back and a copied address show the same: its query string (search, as the bare attribute), what
   * follows # (hash), or none, as when absent
   */
  state: { kind: choice('search', 'hash', 'none') },
  /**
   * Prefix of the keys in the address, cal when absent; where elements of a page have the same, a number is added to
   * those of the later ones
   */
  state_key: { kind: text },
} as const satisfies FilterTable;
