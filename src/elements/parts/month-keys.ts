import { addDays, sameDay } from '../../data/time/index.js';

/** The meaning of a pressed key. */
type Key = Pick<KeyboardEvent, 'key' | 'shiftKey'>;

/**
 * The day to which a key leads from a day of a week; `undefined` for any other key. `forward` is 1, or -1 from right to
 * left.
 */
function dayByKey(
  { key, shiftKey }: Key,
  date: string,
  week: readonly string[],
  forward: 1 | -1,
  locale: string,
): string | undefined {
  const months = shiftKey ? 12 : 1;
  const days: Readonly<Record<string, () => string>> = {
    ArrowLeft: () => addDays(date, -forward),
    ArrowRight: () => addDays(date, forward),
    ArrowUp: () => addDays(date, -7),
    ArrowDown: () => addDays(date, 7),
    Home: () => week[0]!,
    End: () => week.at(-1)!,
    PageUp: () => sameDay(date, -months, locale),
    PageDown: () => sameDay(date, months, locale),
  };
  return days[key]?.();
}

/** The cell of a day in which an event happened. */
export const dayAt = (target: EventTarget | null) => (target as Element).closest<HTMLElement>('.day[data-date]');

/** The number of a day, which takes the focus of its cell. */
export const numberOf = (day: Element | null) => day?.querySelector<HTMLElement>('.number');

const stopsIn = (day: HTMLElement) => [...day.querySelectorAll<HTMLElement>('.event, .more-events')];

/** The effect of a key among the events of a day: arrows lead up and down, and Escape back to the day. */
function keyInDay({ key, target }: KeyboardEvent, day: HTMLElement): (() => void) | undefined {
  const way = { ArrowUp: -1, ArrowDown: 1 }[key];
  const stops = stopsIn(day);
  if (way) return () => stops[stops.indexOf(target as HTMLElement) + way]?.focus();
  return key === 'Escape' ? () => numberOf(day)?.focus() : undefined;
}

/** Takes a key pressed in a grid of these weeks of a locale; `go` moves the focus to a day. */
export function followKey(
  event: KeyboardEvent,
  weeks: readonly { readonly days: readonly string[] }[],
  locale: string,
  go: (date: string) => void,
): void {
  const day = dayAt(event.target);
  const date = day?.dataset.date;
  if (!day || !date || event.altKey || event.ctrlKey || event.metaKey) return;
  const keyOnDay = () => {
    if (event.key === 'F2') return () => stopsIn(day)[0]?.focus();
    const week = weeks.find(({ days }) => days.includes(date))!;
    const to = dayByKey(event, date, week.days, day.matches(':dir(rtl)') ? -1 : 1, locale);
    return to && (() => go(to));
  };
  const take = numberOf(day) === event.target ? keyOnDay() : keyInDay(event, day);
  if (!take) return;
  event.preventDefault();
  take();
}
