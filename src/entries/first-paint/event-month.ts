import { markEnded } from '../../elements/cards/ended-events.js';
import {
  firstMonth,
  firstMonthStyles,
  gridWidth,
  numberedWeeks,
  touching,
  type MonthAttributes,
} from '../../elements/period/first-month.js';
import { loadMessages } from '../../locale/index.js';
import { arrange, isComplete } from '../../data/query/index.js';
import { calendarEvent } from '../../data/records/index.js';
import {
  commonZone,
  dayItemsOf,
  gridOfMonth,
  lastOfMonth,
  monthOf,
  sharedDisplay,
  today as todayIn,
  weekOf,
} from '../../data/time/index.js';
import { drawInto, paintFirst, type Drawing, type ElementToPaint } from './first-paint.js';

/** A month, as the first script has read it from its attributes. */
export interface MonthToPaint extends ElementToPaint {
  /** The day whose month is wanted, `YYYY-MM-DD`; today where none is given. */
  readonly date: string | undefined;
  /** 1 (Monday) to 7 (Sunday). */
  readonly firstDay: number;
  readonly attributes: MonthAttributes;
  /** The hour before which the end of an event belongs to the day before. */
  readonly nightEnd: number;
}

/** The width of an element in times its font size: one that is not defined yet has none of its own. */
function emsOf(element: HTMLElement): number {
  const { style } = element;
  const { display } = style;
  style.display = 'block';
  const ems = element.clientWidth / parseFloat(getComputedStyle(element).fontSize);
  style.display = display;
  if (!element.getAttribute('style')) element.removeAttribute('style');
  return ems;
}

/** Draws a month in one step. */
const drawing =
  ({ element, asked, date, firstDay, attributes, nightEnd, headingLevel, ...given }: MonthToPaint): Drawing =>
  async (page, common) => {
    const { order, perPage, limit, beyond } = asked;
    const window = { order, perPage, limit, beyond, first: 1, last: Infinity };
    const known = new Map([[1, page]]);
    const view = isComplete(window, known) ? arrange(window, known) : undefined;
    const ems = emsOf(element);
    // What has no room at all is hidden, and may have any later.
    if (!view || !ems) return undefined;
    const display = sharedDisplay(given.display);
    const { locale, timeZone, timeDisplay } = display;
    const messages = await loadMessages('calendar', locale);
    const all = view.items.map(calendarEvent);
    const zone = timeDisplay === 'visitor' ? timeZone : commonZone(all, display);
    const today = todayIn(zone, Date.now());
    const day = date ?? today;
    const month = monthOf(day);
    const events = touching(all, gridOfMonth(month, firstDay), display);
    const { length: count } = touching(events, { first: `${month}-01`, last: lastOfMonth(month) }, display);
    // On the clock of the events it may be another month than the requested one.
    if (!count || month !== monthOf(date ?? todayIn(timeZone, Date.now()))) return undefined;
    const { week_numbers: numbering, max_per_day: lines, outside_days: isOutsideShown, selected } = attributes;
    const content = firstMonth({
      options: { common, messages, today, colors: undefined },
      display,
      count,
      headingLevel,
      isSmall: ems < gridWidth,
      day,
      weeks: numberedWeeks(month, firstDay, numbering),
      items: dayItemsOf(markEnded(events, display), display, nightEnd),
      selected,
      isOutsideShown,
      lines,
      isNumbered: numbering !== 'none',
      weekend: weekOf(locale).weekend,
    });
    return [() => drawInto(element, firstMonthStyles, content)];
  };

/** Paints a month of events before its element is there. */
export const paint = (month: MonthToPaint): Promise<void> => paintFirst(month, drawing(month));
