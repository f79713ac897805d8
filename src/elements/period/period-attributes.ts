import { date, eventFilters, positive, Unreadable, type FilterTable, type Kind, longestPage } from '../../schema/index.js';

/** A day, written `YYYY-MM-DD`, or `YYYY-MM` for the first of a month. What servers read beyond that, such as `tomorrow`, is no day to us. */
export const day: Kind<string> = {
  ...date,
  parse: (text) => {
    const [, given, month] = /^((\d{4}-\d\d)(?:-\d\d)?)$/.exec(text.trim()) ?? [];
    return given ? date.parse(given === month ? `${given}-01` : given) : new Unreadable(date.name, text);
  },
  accept: (value) => (typeof value === 'string' ? day.parse(value) : new Unreadable(date.name, value)),
};

const { per_page: perPage } = eventFilters;

/** The filters of what shows all events of its days at once, in pages as long as servers give them. */
export const periodFilters = Object.fromEntries(
  Object.entries({ ...eventFilters, per_page: { ...perPage, default: longestPage } }).filter(([name]) => name !== 'page'),
) as unknown as Omit<typeof eventFilters, 'page'>;

/** Attributes of every element that shows days. */
export const periodAttributes = {
  date: { kind: day },
  heading_level: { kind: positive, default: 2 },
} as const satisfies FilterTable;
