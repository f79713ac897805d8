import { addDays, sameDay } from '../../time/index.js';

/** What a key means, as it was pressed. */
type Key = Pick<KeyboardEvent, 'key' | 'shiftKey'>;

/** The day to which a key leads from a day of a week; `undefined` for any other key. `forward` is 1, or -1 from right to left. */
export function dayByKey({ key, shiftKey }: Key, date: string, week: readonly string[], forward: 1 | -1): string | undefined {
  const months = shiftKey ? 12 : 1;
  const days: Readonly<Record<string, () => string>> = {
    ArrowLeft: () => addDays(date, -forward),
    ArrowRight: () => addDays(date, forward),
    ArrowUp: () => addDays(date, -7),
    ArrowDown: () => addDays(date, 7),
    Home: () => week[0]!,
    End: () => week.at(-1)!,
    PageUp: () => sameDay(date, -months),
    PageDown: () => sameDay(date, months),
  };
  return days[key]?.();
}
