import { boolean, type Filters, type FilterTable } from '../../schema/index.js';
import { between } from './period-attributes.js';

/** What a week is told beside its date and the filters of its events. */
export const weekAttributes = {
  days: { kind: /* @__PURE__ */ between(1, 7), default: 7 },
  slot_min: { kind: /* @__PURE__ */ between(0, 23), default: 0 },
  slot_max: { kind: /* @__PURE__ */ between(1, 24), default: 24 },
  now_line: { kind: boolean, default: true },
} as const satisfies FilterTable;

export type WeekAttributes = Required<Filters<typeof weekAttributes>>;

/** What a week does unless it is told otherwise. */
export const weekDefaults = Object.fromEntries(
  Object.entries(weekAttributes).map(([name, row]) => [name, row.default]),
) as unknown as WeekAttributes;
