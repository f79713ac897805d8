import { sharedDisplay, type DisplayOptions } from '../time/format-span.js';
import { visitorTimeZone } from '../time/intl-cache.js';
import { localeOf } from './locale-of.js';
import type { Settings, settings } from './settings.js';

/** The default of its row, which stands in code that paints before there are tables. */
const usualClocks: (typeof settings)['time_display']['default'] = 'both';

/** The language, calendar, time zone and clock in which the visitor reads; the same object for equal ones. */
export const displayOf = (set: Settings, language: string): DisplayOptions =>
  sharedDisplay({
    locale: localeOf(set, language),
    timeZone: set.time_zone ?? visitorTimeZone(),
    hourCycle: set.hour_cycle,
    timeDisplay: set.time_display ?? usualClocks,
  });
