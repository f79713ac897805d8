import { html, nothing, type TemplateResult } from 'lit';
import type { CalendarMessages } from '../../locale/index.js';

/** Where a toolbar leads: back, forth, or to today. */
export type Turn = -1 | 1 | 'today';

export interface ToolbarOptions {
  /** Name of the days shown. */
  readonly heading: string | TemplateResult;
  /** What stands beside it. */
  readonly picker?: TemplateResult | undefined;
  readonly level: number;
  /** Names of the buttons. */
  readonly previous: string;
  readonly next: string;
  readonly phrases: CalendarMessages;
}

/** An arrow back or forth; mirrored from right to left. */
export const stepIcon = (way: -1 | 1): TemplateResult =>
  html`<svg viewBox="0 0 16 16" aria-hidden="true"><path d=${way < 0 ? 'm10 3-5 5 5 5' : 'm6 3 5 5-5 5'} /></svg>`;

/** The name of the days shown, and the buttons that turn. */
export function periodToolbar(
  { heading, picker, level, previous, next, phrases }: ToolbarOptions,
  turn: (way: Turn) => void,
): TemplateResult {
  const step = (part: string, label: string, way: -1 | 1) => html`
    <button part="button ${part}" class="step" type="button" aria-label=${label} title=${label} @click=${() => turn(way)}>
      ${stepIcon(way)}
    </button>
  `;
  return html`
    <div part="toolbar" class="toolbar">
      <div part="heading" class="heading" role="heading" aria-level=${level}>${heading}</div>
      ${picker ?? nothing}
      <div class="steps">
        ${step('previous', previous, -1)}
        <button part="button today-button" type="button" @click=${() => turn('today')}>${phrases.today}</button>
        ${step('next', next, 1)}
      </div>
    </div>
  `;
}
