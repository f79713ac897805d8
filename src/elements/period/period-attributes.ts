import { choice, date, eventFilters, integer, longestPage, positive, Unreadable, type FilterTable, type Kind } from '../../schema/index.js';

/** A day, written `YYYY-MM-DD`, or `YYYY-MM` for the first of a month. What servers read beyond that, such as `tomorrow`, is no day to us. */
export const day: Kind<string> = {
  ...date,
  parse: (text) => {
    const [, given, month] = /^((\d{4}-\d\d)(?:-\d\d)?)$/.exec(text.trim()) ?? [];
    return given ? date.parse(given === month ? `${given}-01` : given) : new Unreadable(date.name, text);
  },
  accept: (value) => (typeof value === 'string' ? day.parse(value) : new Unreadable(date.name, value)),
};

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

const { per_page: perPage } = eventFilters;

/** The filters of elements that show all events of their days at once, in the longest pages that servers allow. */
export const periodFilters = Object.fromEntries(
  Object.entries({ ...eventFilters, per_page: { ...perPage, default: longestPage } }).filter(([name]) => name !== 'page'),
) as unknown as Omit<typeof eventFilters, 'page'>;

/** Attributes of every element that shows days. */
export const periodAttributes = {
  date: { kind: day },
  heading_level: { kind: positive, default: 2 },
  preview: { kind: choice('on', 'off'), default: 'on' },
  next_day_threshold: { kind: /* @__PURE__ */ between(0, 12), default: 6 },
} as const satisfies FilterTable;
