import { clockName, daysName, lastingMinutes, minutesBetween } from '../../data/time/index.js';
import type { FormContext } from './field.js';
import { endsOf, type When } from './when.js';
import { cityOf } from './zones.js';

type Words = Pick<FormContext, 'words' | 'language' | 'display'>;

/** "Saturday, 12 December 2026" for a text that begins with `YYYY-MM-DD`. */
export const dayText = (wall: string, language: string): string =>
  daysName(wall.slice(0, 10), wall.slice(0, 10), language);

/** "Berlin time". */
export const zoneText = (zone: string, { words }: Pick<FormContext, 'words'>): string =>
  words.when.zoneTime(cityOf(zone));

/** "7:00 PM" of `YYYY-MM-DDThh:mm`. */
export const timeText = (wall: string, { language, display }: Words): string =>
  clockName(minutesBetween(`${wall.slice(0, 10)}T00:00`, wall), { locale: language, hourCycle: display.hourCycle });

/** "3 hours", "1 day, 2 hours". */
function lastingText(minutes: number, language: string): string {
  const units = {
    day: Math.floor(minutes / 1440),
    hour: Math.floor((minutes % 1440) / 60),
    minute: Math.round(minutes % 60),
  };
  const parts = Object.entries(units)
    .filter(([, amount]) => amount)
    .map(([unit, amount]) =>
      new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount),
    );
  return new Intl.ListFormat(language, { type: 'unit' }).format(parts);
}

/**
 * The meaning of the fields, in one sentence: "Saturday, 12 December 2026, 19:00 to 22:00, Berlin time (3 hours)";
 * `undefined` while something is missing.
 */
export function spanSentence(when: When, zone: string, form: Words): string | undefined {
  const ends = endsOf(when);
  if (!ends || ends.end < ends.start) return undefined;
  const { language } = form;
  const { sentences } = form.words.when;
  const [first, last] = [dayText(ends.start, language), dayText(ends.end, language)];
  if (when.isAllDay) {
    const days = minutesBetween(ends.start, ends.end) / 1440 + 1;
    return first === last ? sentences.day(first) : sentences.days(first, last, lastingText(days * 1440, language));
  }
  const lasts = lastingText(lastingMinutes(ends.start, ends.end, zone || 'UTC'), language);
  const place = zone ? zoneText(zone, form) : form.words.when.siteZone;
  const [start, end] = [timeText(ends.start, form), timeText(ends.end, form)];
  const behind = lasts ? `${place} (${lasts})` : place;
  return first === last
    ? sentences.timed(first, start, end, behind)
    : sentences.overDays(`${first}, ${start}`, `${last}, ${end}`, behind);
}
