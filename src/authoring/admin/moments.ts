import { html, nothing, type TemplateResult } from 'lit';
import type { DeskItem } from '../session/desk-items.js';
import { dateFormat, dateParts, dayOptions, today, type DisplayOptions } from '../../data/time/index.js';

const shortDayOptions = (days: readonly string[]) => dayOptions(days, today(undefined, Date.now()), 'short');

/** When an event is, on its own clock, with the year where that is not this one; empty for what has no dates. */
export function whenOf(
  { start, end, isAllDay }: Pick<DeskItem, 'start' | 'end' | 'isAllDay'>,
  { locale, hourCycle }: DisplayOptions,
): string {
  const [from, to] = [start, end].map((text) => Date.parse(`${text.replace(' ', 'T')}Z`)) as [number, number];
  if (Number.isNaN(from)) return '';
  const isOneDay = !(to > from) || start.slice(0, 10) === end.slice(0, 10);
  const day = { weekday: 'short', ...shortDayOptions(isOneDay ? [start] : [start, end]) } as const;
  const format = dateFormat(
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
    <span>${month}</span> ${shortDayOptions([start]).year ? html`<span>${year}</span>` : nothing}
  </div>`;
}
