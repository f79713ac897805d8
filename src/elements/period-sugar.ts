import { date, eventFilters, positive, Unreadable, type FilterTable, type Kind } from '../schema/index.js';

/** A day, written `YYYY-MM-DD`: what servers read beyond that, such as `tomorrow`, is no day to us. */
export const day: Kind<string> = {
  ...date,
  parse: (text) => (/^\d{4}-\d\d-\d\d$/.test(text.trim()) ? date.parse(text) : new Unreadable(date.name, text)),
  accept: (value) => (typeof value === 'string' ? day.parse(value) : new Unreadable(date.name, value)),
};

/** The filters of what shows all events of its days at once. */
export const periodFilters = Object.fromEntries(Object.entries(eventFilters).filter(([name]) => name !== 'page')) as unknown as Omit<
  typeof eventFilters,
  'page'
>;

/** Attributes of every element that shows days. */
export const periodSugar = {
  date: { kind: day },
  heading_level: { kind: positive, default: 2 },
} as const satisfies FilterTable;
