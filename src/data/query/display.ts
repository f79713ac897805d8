import { sharedDisplay, type DisplayOptions } from '../time/format-span.js';
import { visitorTimeZone } from '../time/intl-cache.js';
import type { Settings, settings } from './settings.js';

/** The default of its row, which stands in code that paints before there are tables. */
const usualClocks: (typeof settings)['time_display']['default'] = 'both';

/** A language with the calendar of its dates, as in `en-u-ca-buddhist`. */
const inCalendar = (language: string, calendar: string): string =>
  String(
    new Intl.Locale(language, calendar === 'auto' ? new Intl.DateTimeFormat(language).resolvedOptions() : { calendar }),
  );

/** The language, calendar, time zone and clock in which the visitor reads; the same object for equal ones. */
export const displayOf = (
  { time_zone: timeZone, hour_cycle: hourCycle, time_display: timeDisplay, calendar }: Settings,
  language: string,
): DisplayOptions =>
  sharedDisplay({
    locale: calendar ? inCalendar(language, calendar) : language,
    timeZone: timeZone ?? visitorTimeZone(),
    hourCycle,
    timeDisplay: timeDisplay ?? usualClocks,
  });
