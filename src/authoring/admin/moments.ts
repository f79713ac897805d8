import { html, nothing, type TemplateResult } from 'lit';
import type { DeskItem } from '../session/desk-items.js';
import { dateParts, today, type DisplayOptions } from '../../data/time/index.js';

/** The year of today, as a date begins with it. */
const thisYear = (): string => today(undefined, Date.now()).slice(0, 4);

const isThisYear = (dates: readonly string[]): boolean => dates.every((date) => date.slice(0, 4) === thisYear());

/** When an event is, on its own clock, with the year where that is not this one; empty for what has no dates. */
export function whenOf(
  { start, end, isAllDay }: Pick<DeskItem, 'start' | 'end' | 'isAllDay'>,
  { locale, hourCycle }: DisplayOptions,
): string {
  const [from, to] = [start, end].map((text) => Date.parse(`${text.replace(' ', 'T')}Z`)) as [number, number];
  if (Number.isNaN(from)) return '';
  const isOneDay = !(to > from) || start.slice(0, 10) === end.slice(0, 10);
  const year = isThisYear(isOneDay ? [start] : [start, end]) ? undefined : 'numeric';
  const day = { weekday: 'short', day: 'numeric', month: 'short', year, timeZone: 'UTC' } as const;
  const format = new Intl.DateTimeFormat(
    locale,
    isAllDay || !isOneDay ? day : { ...day, hour: 'numeric', minute: '2-digit', hourCycle },
  );
  return isOneDay ? format.format(from) : format.formatRange(from, to);
}

/** The leaf of the day on which an event begins, which its text says, too. */
export function leafOf({ start }: DeskItem, { locale }: DisplayOptions): TemplateResult {
  const { weekday, day, month, year } = dateParts(start, locale);
  return html`<div class="leaf" aria-hidden="true">
    <span>${weekday}</span> <b>${day}</b>
    <span>${month}</span> ${isThisYear([start]) ? nothing : html`<span>${year}</span>`}
  </div>`;
}
