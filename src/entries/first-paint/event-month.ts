import { markEnded } from '../../elements/cards/ended-events.js';
import { firstMonth, firstMonthStyles, gridWidth, linesIn, numberedWeeks } from '../../elements/period/first-month.js';
import { touching } from '../../elements/period/period-content.js';
import type { MonthAttributes } from '../../elements/tables/month-attributes.js';
import { dayItemsOf, lastOfMonth, monthOf, weekOf } from '../../data/time/index.js';
import { findDays, type DaysToPaint } from './days.js';
import { drawInto, paintFirst, type Drawing } from './first-paint.js';

/** Draws a month in one step. */
const drawing =
  (given: DaysToPaint<MonthAttributes>): Drawing =>
  async (page, common, display) => {
    const found = await findDays(given, page, common, display);
    if (!found) return undefined;
    const { options, events, ems } = found;
    const { day } = found.days;
    const { locale } = display;
    const { length: count } = touching(
      events,
      { first: monthOf(day, locale), last: lastOfMonth(day, locale) },
      display,
    );
    if (!count) return undefined;
    const { element, attributes } = given;
    const { firstDay } = given.asked;
    const { heading_level: headingLevel, next_day_threshold: nightEnd } = attributes;
    const { week_numbers: numbering, outside_days: isOutsideShown, selected } = attributes;
    const weeks = numberedWeeks(day, firstDay, numbering, locale);
    const content = firstMonth({
      options,
      display,
      count,
      headingLevel,
      isSmall: ems < gridWidth,
      day,
      weeks,
      items: dayItemsOf(markEnded(events, display), display, nightEnd),
      selected,
      isOutsideShown,
      lines: attributes.max_per_day ?? linesIn(element, weeks),
      isNumbered: numbering !== 'none',
      weekend: weekOf(locale).weekend,
    });
    return [() => drawInto(element, firstMonthStyles, content)];
  };

/** Paints a month of events before its element is there. */
export const paint = (month: DaysToPaint<MonthAttributes>): Promise<void> => paintFirst(month, drawing(month));
