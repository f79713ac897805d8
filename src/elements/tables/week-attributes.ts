import { boolean, defaultsOf, type Filters, type FilterTable } from '../../data/schema/index.js';
import { between } from './period-attributes.js';

/** The own attributes of a week. */
export const weekAttributes = {
  /** Number of days shown, 1 to 7: a whole week, or fewer from the date on */
  days: { kind: /* @__PURE__ */ between(1, 7), default: 7 },
  /** The first hour shown, 0 to 23; earlier where events need it */
  slot_min: { kind: /* @__PURE__ */ between(0, 23), default: 0 },
  /** The end of the last hour shown, 1 to 24; later where events need it */
  slot_max: { kind: /* @__PURE__ */ between(1, 24), default: 24 },
  /** Whether to show the current-time line, in the visitor’s zone */
  now_line: { kind: boolean, default: true },
} as const satisfies FilterTable;

export type WeekAttributes = Required<Filters<typeof weekAttributes>>;

/** The defaults of a week. */
export const weekDefaults = defaultsOf(weekAttributes);
