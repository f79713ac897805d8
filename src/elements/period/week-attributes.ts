import { boolean, type Filters, type FilterTable } from '../../schema/index.js';
import { between } from './period-attributes.js';

/** The own attributes of a week. */
export const weekAttributes = {
  days: { kind: /* @__PURE__ */ between(1, 7), default: 7 },
  slot_min: { kind: /* @__PURE__ */ between(0, 23), default: 0 },
  slot_max: { kind: /* @__PURE__ */ between(1, 24), default: 24 },
  now_line: { kind: boolean, default: true },
} as const satisfies FilterTable;

export type WeekAttributes = Required<Filters<typeof weekAttributes>>;

/** The defaults of a week. */
export const weekDefaults = Object.fromEntries(
  Object.entries(weekAttributes).map(([name, row]) => [name, row.default]),
) as unknown as WeekAttributes;
