import { html, type TemplateResult } from 'lit';

/** Where bars stand in for events, by the index of the day. */
const bars = new Set([1, 4, 5, 9, 12, 16, 18, 20, 24, 26, 31, 33]);

/** A month to come, for the eye only. */
export const monthSkeleton = (weeks: number): TemplateResult => html`
  <div part="loading" class="month skeleton" aria-hidden="true">
    <div class="weekdays">${[0, 1, 2, 3, 4, 5, 6].map(() => html`<i class="weekday"></i>`)}</div>
    ${Array.from(
      { length: weeks },
      (_, week) => html`
        <div class="week">
          ${[0, 1, 2, 3, 4, 5, 6].map((day) => html`<div class="day">${bars.has(week * 7 + day) ? html`<i class="bar"></i>` : ''}</div>`)}
        </div>
      `,
    )}
  </div>
`;
