import { boolean, integer, Unreadable, type Filters, type FilterTable, type Kind } from '../../schema/index.js';

/** A whole number between two others. */
function between(least: number, most: number): Kind<number> {
  const accept = (value: unknown) => {
    const number = integer.accept(value);
    const isInside = number instanceof Unreadable || (number >= least && number <= most);
    return isInside ? number : new Unreadable('choice', value, numbersFrom(least, most));
  };
  return { ...integer, parse: accept, accept };
}

/** As messages write them. */
export const numbersFrom = (least: number, most: number): string[] =>
  Array.from({ length: most - least + 1 }, (_, index) => String(least + index));

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
