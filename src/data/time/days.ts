import { dateFormat } from './intl-cache.js';

/** In milliseconds. */
export const dayLength = 24 * 60 * 60 * 1000;

/**
 * The time of a clock in this zone, or the visitor's own, as milliseconds UTC. Not every `Intl` takes zones such as
 * `+05:45`.
 */
export function wallAt(timeZone: string | undefined, now: number): number {
  if (!timeZone) return now - new Date(now).getTimezoneOffset() * 60_000;
  if (/^[+-]/.test(timeZone)) return now - Date.parse(`1970-01-01T00:00${timeZone}`);
  // Swedes write dates so.
  return Date.parse(
    `${dateFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(now)}Z`.replace(' ', 'T'),
  );
}

/**
 * The day that a clock in this zone shows, or the visitor's own, `YYYY-MM-DD`; `now` in milliseconds. Needs no Temporal
 * and, without a zone, no `Intl` either, whose first formatter takes longer than all else before the first request.
 */
export const today = (timeZone: string | undefined, now: number): string =>
  new Date(wallAt(timeZone, now)).toISOString().slice(0, 10);

/**
 * The time of a clock some hours ahead of UTC, as servers write it: `YYYY-MM-DD hh:mm:ss`. The clocks of the world are
 * -12 to 14.
 */
export const clockAt = (now: number, hours: number): string =>
  new Date(now + (hours * dayLength) / 24).toISOString().slice(0, 19).replace('T', ' ');

/** Whether an event is over, by its `utc_end_date`; one that does not say it in UTC is not. */
export const isOver = ({ utc_end_date: end }: { readonly utc_end_date: string }, now: number): boolean =>
  end > '0' && end <= clockAt(now, 0);

/** `YYYY-MM-DD`, some days later. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date.slice(0, 10)) + days * dayLength).toISOString().slice(0, 10);
}

/** Days from `weekday` (1 to 7) to `date`, going back from it: 0 to 6. */
export function daysSince(weekday: number, date: string): number {
  return (new Date(date).getUTCDay() - weekday + 7) % 7;
}

/** How the weeks of a locale run; days count from Monday, 1, to Sunday, 7. */
export interface Week {
  readonly firstDay: number;
  readonly weekend: readonly number[];
}

const internationalWeek: Week = { firstDay: 1, weekend: [6, 7] };

/** The week of a locale; where the browser does not know it, Monday is first and Saturday and Sunday are free. */
export function weekOf(locale: string): Week {
  try {
    // Some engines still have the property that the method replaced.
    const known: { getWeekInfo?(): Week; weekInfo?: Week } = new Intl.Locale(locale);
    return known.getWeekInfo?.() ?? known.weekInfo ?? internationalWeek;
  } catch {
    return internationalWeek;
  }
}
