import { positive, url, type FilterTable } from '../../data/schema/index.js';

/** The attributes of every form. */
export const formAttributes = {
  /**
   * Address of the page to go to when it is done, such as /events/{slug} with {id} or {slug} of what was saved; where
   * it is absent, the page stays
   */
  done_href: { kind: url },
  /** Level of the heading */
  heading_level: { kind: positive, default: 2 },
} as const satisfies FilterTable;
