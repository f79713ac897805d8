import { boolean, choice, day, positive, type Filters, type FilterTable } from '../../schema/index.js';
import { ongoing } from '../parts/ongoing.js';

const numbering = choice('auto', 'iso', 'simple', 'none');

/** The own attributes of a month. */
export const monthAttributes = {
  layout: { kind: choice('auto', 'grid', 'agenda', 'mini'), default: 'auto' },
  week_numbers: { kind: { ...numbering, bare: 'auto' } as typeof numbering, default: 'none' },
  max_per_day: { kind: positive, default: 4 },
  outside_days: { kind: boolean, default: true },
  selected: { kind: day },
  ongoing: { kind: ongoing, default: 'first' },
} as const satisfies FilterTable;

type Given = Filters<typeof monthAttributes>;
export type MonthAttributes = Pick<Given, 'selected'> & Required<Omit<Given, 'selected'>>;

/** The defaults of a month. */
export const monthDefaults: MonthAttributes = {
  layout: monthAttributes.layout.default,
  week_numbers: monthAttributes.week_numbers.default,
  max_per_day: monthAttributes.max_per_day.default,
  outside_days: monthAttributes.outside_days.default,
  ongoing: monthAttributes.ongoing.default,
};
