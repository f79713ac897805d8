import type { DeskItem } from '../session/desk-items.js';
import type { DisplayOptions } from '../../data/time/index.js';

/** When an event is, on its own clock; empty for what has no dates. */
export function whenOf({ start, end, isAllDay }: DeskItem, { locale, hourCycle }: DisplayOptions): string {
  const [from, to] = [start, end].map((text) => Date.parse(`${text.replace(' ', 'T')}Z`)) as [number, number];
  if (Number.isNaN(from)) return '';
  const day = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  const isOneDay = !(to > from) || start.slice(0, 10) === end.slice(0, 10);
  const format = new Intl.DateTimeFormat(
    locale,
    isAllDay || !isOneDay ? day : { ...day, hour: 'numeric', minute: '2-digit', hourCycle },
  );
  return isOneDay ? format.format(from) : format.formatRange(from, to);
}
