import { html, nothing, type TemplateResult } from 'lit';
import { dayNumber, monthOf, weekdayName, type MonthWeek } from '../../data/time/index.js';
import { monthClasses } from './month-grid.js';

/** The skeleton bars, by the index of the day. */
const bars = new Set([1, 4, 5, 9, 12, 16, 18, 20, 24, 26, 31, 33]);

export interface MonthSkeletonOptions {
  readonly weeks: readonly MonthWeek[];
  readonly locale: string;
  /** The first day of the month, `YYYY-MM-DD`. */
  readonly month: string;
  readonly today: string;
  readonly isSmall: boolean;
  readonly isNumbered: boolean;
}

/**
 * A month whose events are to come, for the eye only: its days need no server. What is printed in the page stays until
 * nothing of the element has the class `skeleton`.
 */
export const monthSkeleton = ({
  weeks,
  locale,
  month,
  today,
  isSmall,
  isNumbered,
}: MonthSkeletonOptions): TemplateResult => html`
  <div part="loading" class="month ${monthClasses(isSmall, isNumbered, locale)}" aria-hidden="true">
    <div class="weekdays">
      ${isNumbered ? html`<i></i>` : nothing} ${isSmall ? html`<i class="skeleton" hidden></i>` : nothing}
      ${weeks[0]!.days.map((date) => html`<div class="weekday">${weekdayName(date, locale, isSmall ? 'narrow' : 'short')}</div>`)}
    </div>
    ${weeks.map(
      ({ days }, week) => html`
        <div class="week">
          ${isNumbered ? html`<i></i>` : nothing}
          ${days.map(
            (date, day) => html`
              <div class="day ${monthOf(date, locale) === month ? '' : 'outside'} ${date === today ? 'today' : ''}">
                <span class="number"><span>${dayNumber(date, locale)}</span></span>
                ${isSmall ? html`<i class="dots"></i>` : bars.has(week * 7 + day) ? html`<i class="ghost skeleton"></i>` : nothing}
              </div>
            `,
          )}
        </div>
      `,
    )}
  </div>
`;
