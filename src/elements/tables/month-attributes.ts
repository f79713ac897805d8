import { composedAttributes } from '../../data/query/index.js';
import { boolean, choice, day, defaultsOf, positive, type Filters, type FilterTable } from '../../data/schema/index.js';

const numbering = choice('auto', 'iso', 'simple', 'none');

/** The own attributes of a month. */
export const monthAttributes = {
  /**
   * Look: a grid of days, an agenda, a mini month that picks a day, or auto: a grid, or, where there is no room for
   * one, a small month above the events of a day
   */
  layout: { kind: choice('auto', 'grid', 'agenda', 'mini'), default: 'auto' },
  /**
   * Numbers of weeks: none, iso (week 1 holds the first Thursday), simple (it holds 1 January), or auto: iso where
   * weeks begin on Monday
   */
  week_numbers: { kind: { ...numbering, bare: 'auto' } as typeof numbering, default: 'none' },
  /**
   * Lines of a day; where there are more events, the last line says how many; 4 when absent, and more where the month
   * is as high as a high window
   */
  max_per_day: { kind: positive },
  /** Whether days of the months before and after are shown */
  outside_days: { kind: boolean, default: true },
  /** The day picked in a mini month, YYYY-MM-DD */
  selected: { kind: day },
  /**
   * Position in an agenda of events that began before its first day: first or last of that day, or hide, which leaves
   * them out
   */
  ongoing: composedAttributes.ongoing,
} as const satisfies FilterTable;

type Given = Filters<typeof monthAttributes>;
export type MonthAttributes = Pick<Given, 'selected' | 'max_per_day'> &
  Required<Omit<Given, 'selected' | 'max_per_day'>>;

/** The defaults of a month. */
export const monthDefaults: MonthAttributes = defaultsOf(monthAttributes);
