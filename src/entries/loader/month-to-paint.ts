import { monthAttributes, monthDefaults } from '../../elements/tables/month-attributes.js';
import { periodAttributes } from '../../elements/tables/period-attributes.js';
import type { MonthToPaint } from '../first-paint/event-month.js';
import {
  dayShown,
  displayOf,
  firstDayOfWeek,
  periodFilters,
  periodOfMonth,
  planEventPeriod,
} from '../../data/query/index.js';
import type { Paintable, ReadToPaint } from './paintable.js';

/**
 * Reads a month without filters, of which it would say how many events they leave.
 * @throws CalError of kind `filter`
 */
export function monthToPaint({ settings, language, values }: Paintable): ReadToPaint<MonthToPaint> | undefined {
  if (Object.keys(values(periodFilters)).length) return undefined;
  const { date, heading_level: headingLevel, next_day_threshold: nightEnd } = values(periodAttributes);
  const firstDay = firstDayOfWeek(settings, language);
  const display = displayOf(settings, language);
  return {
    asked: planEventPeriod({ filters: {}, settings }, periodOfMonth(dayShown(date, display.timeZone), firstDay)),
    display,
    date: date && dayShown(date, display.timeZone),
    firstDay,
    headingLevel: headingLevel ?? periodAttributes.heading_level.default,
    nightEnd: nightEnd ?? periodAttributes.next_day_threshold.default,
    attributes: { ...monthDefaults, ...values(monthAttributes) },
  };
}
