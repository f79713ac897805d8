import { boolean, choice, type FilterTable } from '../schema/index.js';

/** Own attributes of lists of events that servers do not know, so that pages are composed of theirs. */
export const composedAttributes = {
  /** Where events stand that began before the time asked for: first, as they come; last; or hide, which leaves them out */
  ongoing: { kind: choice('first', 'last', 'hide'), default: 'first' },
  /** Whether events of equal title, venue and organizer at different times are one card with its dates */
  fold_series: { kind: boolean, default: false },
} as const satisfies FilterTable;
