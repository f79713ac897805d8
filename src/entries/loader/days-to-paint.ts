import {
  dayShown,
  displayOf,
  firstDayOfWeek,
  periodFilters,
  periodOfMonth,
  periodOfWeek,
  planEventPeriod,
  type Period,
} from '../../data/query/index.js';
import { defaultsOf, type FilterTable, type Filters } from '../../data/schema/index.js';
import { monthAttributes } from '../../elements/tables/month-attributes.js';
import { periodAttributes } from '../../elements/tables/period-attributes.js';
import { weekAttributes } from '../../elements/tables/week-attributes.js';
import type { DaysToPaint } from '../first-paint/days.js';
import type { Paintable, ReadToPaint } from './paintable.js';

/** Reads days without filters, of which their element would say how many events they leave. */
function daysToPaint<T extends FilterTable>(
  { settings, language, values }: Paintable,
  table: T,
  periodOf: (day: string, firstDay: number, attributes: Required<Filters<T>>) => Period,
) {
  if (Object.keys(values(periodFilters)).length) return undefined;
  const rows = { ...periodAttributes, ...table };
  const attributes = { ...defaultsOf(rows), ...values(rows) };
  const firstDay = firstDayOfWeek(settings, language);
  const display = displayOf(settings, language);
  const daysAt = (date?: string) => {
    const day = dayShown(date, display.timeZone);
    return { day, ...periodOf(day, firstDay, attributes) };
  };
  const asked = planEventPeriod({ filters: {}, settings }, daysAt(attributes.date));
  return { asked, display, firstDay, daysAt, attributes };
}

/** Reads a month. @throws CalError of kind `filter` */
export const monthToPaint = (month: Paintable): ReadToPaint<DaysToPaint> | undefined =>
  daysToPaint(month, monthAttributes, periodOfMonth);

/** Reads the days of a week. @throws CalError of kind `filter` */
export const weekToPaint = (week: Paintable): ReadToPaint<DaysToPaint> | undefined =>
  daysToPaint(week, weekAttributes, (day, firstDay, { days }) => periodOfWeek(day, firstDay, days));
