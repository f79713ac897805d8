import { Unreadable } from '../schema/kinds.js';
import type { ReadFilters } from '../schema/tables.js';
import { sharedDisplay, type DisplayOptions } from '../time/format-span.js';
import { visitorTimeZone } from '../time/intl-cache.js';
import { settings, type Settings } from './settings.js';

/**
 * The language, time zone and clock in which the visitor reads; the same object for equal ones. Settings that cannot be
 * read are left out.
 */
export function displayOf(given: ReadFilters<typeof settings>, locale: string): DisplayOptions {
  const readable = Object.entries(given).filter(([, value]) => !(value instanceof Unreadable));
  const {
    time_zone: timeZone,
    hour_cycle: hourCycle,
    time_display: timeDisplay,
  } = Object.fromEntries(readable) as Settings;
  return sharedDisplay({
    locale,
    timeZone: timeZone ?? visitorTimeZone(),
    hourCycle,
    timeDisplay: timeDisplay ?? settings.time_display.default,
  });
}
