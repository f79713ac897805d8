import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { CalendarMessages } from '../../locale/index.js';
import { backIcon, stepIcon } from '../parts/icons.js';

/** The direction of a toolbar's button: back, forth, or to today. */
export type Turn = -1 | 1 | 'today';

export interface ToolbarOptions {
  /** Name of the days shown. */
  readonly heading: string | TemplateResult;
  /** The content next to it. */
  readonly picker?: TemplateResult | undefined;
  readonly level: number;
  /** The way back from a day to the days shown before. */
  readonly back?: { readonly days: string; readonly take: () => void } | undefined;
  /** Names of the buttons that turn; without them nothing turns. */
  readonly previous?: string | undefined;
  readonly next?: string | undefined;
  readonly messages: CalendarMessages;
}

/** The buttons that turn, which stay where they are whatever the days are called, and the name of the days shown. */
export function periodToolbar(
  { heading, picker, level, back, previous, next, messages }: ToolbarOptions,
  turn: (way: Turn) => void,
): TemplateResult {
  const step = (part: string, label: string, way: -1 | 1) => html`
    <button
      part="button ${part}"
      class="step"
      type="button"
      aria-label=${label}
      title=${label}
      @click=${() => turn(way)}
    >
      ${stepIcon(way)}
    </button>
  `;
  return html`
    <div part="toolbar" class="toolbar">
      ${
        back
          ? html`<button
              part="button back"
              class="step back"
              type="button"
              title=${messages.backTo(back.days)}
              aria-label=${messages.backTo(back.days)}
              @click=${back.take}
            >
              ${backIcon}
            </button>`
          : nothing
      }
      ${previous && next ? html`<div class="steps">${step('previous', previous, -1)}${step('next', next, 1)}</div>` : nothing}
      <button
        part="button today-button"
        class="today-button"
        type="button"
        title=${messages.today}
        @click=${() => turn('today')}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2 3.5h12v10H2zM2 6.5h12M5 2v2m6-2v2" />
          <circle cx="8" cy="10" r="1" />
        </svg>
        <span class="word">${messages.today}</span>
      </button>
      <div part="heading" class="heading" role="heading" aria-level=${level}>
        ${typeof heading === 'string' ? html`<span .textContent=${heading}></span>` : heading}
      </div>
      ${picker ?? nothing}
    </div>
  `;
}
