import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Messages } from '../../locale/index.js';
import type { Period } from '../../data/query/index.js';
import type { CalendarEvent } from '../../data/records/index.js';
import { occupiedDays, shownZone, type DisplayOptions } from '../../data/time/index.js';

/** The line above the days, and the status that is announced. */
export const periodHead = (above: unknown, status: TemplateResult): unknown => [
  html`<div class="above">${above}</div>`,
  status,
];

/** The days, and the legend of their colors. */
export const periodContent = (days: TemplateResult, legend: unknown = nothing): TemplateResult =>
  html`${days} ${legend}`;

/** The number of events of the days, to be announced. */
export const periodStatus = (heading: string, count: number, { shown }: Messages): string =>
  `${heading}: ${shown(1, count, count)}`;

/** The events on some days, each by the clock that it is shown on. */
export const touching = (
  events: readonly CalendarEvent[],
  { first, last }: Period,
  display: DisplayOptions,
): readonly CalendarEvent[] =>
  events.filter(({ span }) => {
    const days = occupiedDays(span, shownZone(span, display));
    return days.first <= last && days.last >= first;
  });
