import { addDays } from './days.js';
import { onShownClock, type DisplayOptions } from './format-span.js';
import { shortDay, startTime, weekdayName } from './names.js';
import type { Span } from './span.js';

/**
 * When a span begins, beside what `today` lets a visitor guess: "8 PM" of today, "Sat 8 PM" of the six days after, "Dec
 * 12" of later ones; nothing where it has begun at `now`, in milliseconds.
 */
export function nextStart(span: Span, display: DisplayOptions, today: string, now: number): string | undefined {
  const { locale } = display;
  const day = String(span.allDay ? span.start : onShownClock(span, display).start).slice(0, 10);
  const hasBegun = span.allDay ? day <= today : span.start.epochMilliseconds <= now;
  if (hasBegun) return undefined;
  if (day >= addDays(today, 7)) return shortDay(day, locale, today);
  const weekday = day === today ? '' : weekdayName(day, locale, 'short');
  return [weekday, startTime(span, display)].filter(Boolean).join(' ');
}
