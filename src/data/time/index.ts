export { briefSpan, daysOf, type BriefSpan } from './brief-span.js';
export { addDays, isOver, today, wallAt, weekOf } from './days.js';
export { minuteOfDay } from './minute-of-day.js';
export { dateParts } from './date-parts.js';
export { gridOfDays, hasPersianMonths, lastOfMonth, monthOf } from './grid-days.js';
export { addMonths, sameDay } from './later-month.js';
export { monthsFrom, yearOf } from './year.js';
export { weeksOfMonth, type MonthWeek } from './month.js';
export { dayHeading, dayName, dayOptions, monthHeading, nearDay } from './headings.js';
export { layWeeks, dayItemsOf, type Bar, type DayItem, type WeekBars } from './month-bars.js';
export {
  clockName,
  clockTimes,
  dayNumber,
  daysName,
  monthName,
  shortDay,
  shortDays,
  startTime,
  weekdayName,
  yearName,
} from './names.js';
export { clockNearness } from './clock-nearness.js';
export { dayNearness, nearness } from './nearness.js';
export { occupiedDays } from './occupied-days.js';
export { rangeFilters, ranges, type Range, type RangeFilters } from './ranges.js';
export { layOutSideBySide, type LaidOut } from './lay-out.js';
export { hasEnded, spanOf, type EventDates, type Span } from './span.js';
export { commonZone } from './common-zone.js';
export { shownZone, todayOf, type ClockOptions } from './shown-clock.js';
export { daysWithClock, spanWords } from './span-words.js';
export { nextStart } from './next-start.js';
export { loadTemporal } from './temporal.js';
export { clockChangeAt, lastingMinutes, minutesBetween, utcOf, wallAfter } from './wall-clock.js';
export { daysFrom, planWeek, type DaySegment } from './week.js';
export { formatSpan, lastDay, sharedDisplay, type DisplayOptions, type FormattedSpan } from './format-span.js';
export { dateFormat, relative, visitorTimeZone } from './intl-cache.js';
