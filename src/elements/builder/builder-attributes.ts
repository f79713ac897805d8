import { choice, text, type FilterTable } from '../../schema/index.js';
import { formats } from './write-snippet.js';

/** The attributes of the builder. */
export const builderAttributes = {
  /** Tag of the element to begin with */
  element: { kind: text, default: 'cal-event-list' },
  /** The kind of snippet to begin with */
  format: { kind: choice(...formats), default: 'module' },
  /** Address of the folder with the scripts that snippets name; that of the page’s own script when absent */
  folder: { kind: text },
} as const satisfies FilterTable;
