import { clockNearness } from './clock-nearness.js';
import { dayLength } from './days.js';
import { onShownClock, type DisplayOptions } from './format-span.js';
import { relative } from './intl-cache.js';
import type { Span } from './span.js';

/** The most days ahead for which nearness says more than a date. */
const nearDays = 14;

/**
 * How soon a span begins, as part of a sentence: "in 40 minutes", "in 3 hours", "tomorrow", "in 5 days"; nothing of
 * what has begun, and of what is more than two weeks away.
 * @param today `YYYY-MM-DD` in the visitor's zone
 * @param now in milliseconds
 */
export function nearness(span: Span, display: DisplayOptions, today: string, now: number): string | undefined {
  const { locale } = display;
  const { start } = span.allDay ? span : onShownClock(span, display);
  const day = String(start).slice(0, 10);
  if (span.allDay) return day > today ? dayNearness(day, locale, today) : undefined;
  const { epochMilliseconds: moment } = span.start;
  return moment > now ? (clockNearness(moment, locale, now) ?? dayNearness(day, locale, today)) : undefined;
}

/**
 * "today", "tomorrow", "in 5 days"; nothing of days that are over, or more than two weeks away. All are `YYYY-MM-DD`.
 */
export function dayNearness(day: string, locale: string, today: string): string | undefined {
  const days = (Date.parse(day) - Date.parse(today)) / dayLength;
  return days >= 0 && days <= nearDays ? relative(locale, days, 'day') : undefined;
}
