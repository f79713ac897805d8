import { choice, positive, text, type FilterTable } from '../../data/schema/index.js';

/** The attributes of every detail, except the one for the id. */
export const detailAttributes = {
  /** Slug of what is shown, where there is no id */
  slug: { kind: text },
  /** Position of the detail: on the page, or as a dialog above it */
  mode: { kind: choice('page', 'dialog'), default: 'page' },
  /** Level of the title */
  heading_level: { kind: positive, default: 2 },
} as const satisfies FilterTable;
