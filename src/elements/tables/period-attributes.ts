import { ownEventAttributes } from '../../data/query/index.js';
import {
  choice,
  day,
  integer,
  positive,
  Unreadable,
  type Filters,
  type FilterTable,
  type Kind,
} from '../../data/schema/index.js';
import { colorAttributes } from '../parts/color-by.js';
import { openEventAttribute } from './common-attributes.js';

/** A whole number between two others. */
export function between(least: number, most: number): Kind<number> {
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

/** Attributes of every element that shows days. */
export const periodAttributes = {
  /** A day of the period to show, YYYY-MM-DD, or its month, YYYY-MM; today when absent */
  date: { kind: day },
  /** Level of the heading */
  heading_level: { kind: positive, default: 2 },
  /** Whether a click on an event shows its card beside it (on), or follows its link (off) */
  preview: { kind: choice('on', 'off'), default: 'on' },
  /** The hour before which the end of an event belongs to the day before, 0 to 12: a night stays on its evening */
  next_day_threshold: { kind: /* @__PURE__ */ between(0, 12), default: 6 },
  /** Whether only events are shown that say that they cost nothing */
  free: ownEventAttributes.free,
  /** Whether only events are shown that take place online, alone or at a venue too */
  online: ownEventAttributes.online,
  ...openEventAttribute,
  ...colorAttributes,
} as const satisfies FilterTable;

type Given = Filters<typeof periodAttributes>;
export type PeriodAttributes = Pick<Given, 'date'> & Required<Omit<Given, 'date'>>;
