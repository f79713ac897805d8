import { choice, positive, text, type FilterTable } from '../../schema/index.js';

/** The attributes of every detail, except the one for the id. */
export const detailAttributes = {
  slug: { kind: text },
  mode: { kind: choice('page', 'dialog'), default: 'page' },
  heading_level: { kind: positive, default: 2 },
} as const satisfies FilterTable;
