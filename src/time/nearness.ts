import { dayLength } from './days.js';
import { onShownClock, type DisplayOptions } from './format-span.js';
import { relative } from './intl-cache.js';
import type { Span } from './span.js';

/** In minutes: below the first, minutes are said; below the second, hours. */
const [hour, halfDay] = [60, 12 * 60];

/** How many days ahead nearness says more than a date. */
const nearDays = 14;

/**
 * How soon a span begins, as part of a sentence: "in 40 minutes", "in 3 hours", "tomorrow", "in 5 days"; nothing of what has begun, and of
 * what is more than two weeks away.
 * @param today `YYYY-MM-DD` in the visitor's zone
 * @param now in milliseconds
 */
export function nearness(span: Span, display: DisplayOptions, today: string, now: number): string | undefined {
  const { start } = span.allDay ? span : onShownClock(span, display);
  const days = (Date.parse(String(start).slice(0, 10)) - Date.parse(today)) / dayLength;
  const minutes = span.allDay ? days * Infinity : (span.start.epochMilliseconds - now) / 60_000;
  if (!(minutes > 0) || days > nearDays) return undefined;
  const { locale } = display;
  if (minutes < hour) return relative(locale, Math.ceil(minutes), 'minute');
  return minutes < halfDay ? relative(locale, Math.round(minutes / hour), 'hour') : relative(locale, days, 'day');
}
