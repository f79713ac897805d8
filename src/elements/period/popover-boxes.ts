import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Messages } from '../../locale/index.js';
import { closeIcon } from '../parts/icons.js';

/** Closes a popover, by its id. */
export const closeButton = (id: string, { close }: Messages): TemplateResult => html`
  <button
    part="button close"
    class="step"
    type="button"
    popovertarget=${id}
    popovertargetaction="hide"
    aria-label=${close}
    title=${close}
  >
    ${closeIcon}
  </button>
`;

/**
 * Lets a popover take the focus as it opens: its current choice, or itself. Not by an attribute that it always has,
 * since browsers tell of each of these in a frame, where they refuse it.
 */
export function takeFocus({ currentTarget, newState }: ToggleEvent): void {
  const box = currentTarget as HTMLElement;
  (box.querySelector<HTMLElement>('.month-choice.current') ?? box).autofocus = newState === 'open';
}

/** The box with the card of an event, which is empty until one is chosen. */
export const previewBox = (card: unknown = nothing, onToggle?: (event: Event) => void): TemplateResult => html`
  <div
    id="preview"
    part="popover preview"
    class="popover preview"
    popover
    role="dialog"
    aria-labelledby="preview-title"
    tabindex="-1"
    @beforetoggle=${takeFocus}
    @toggle=${onToggle}
  >
    ${card}
  </div>
`;

/** The box with the events of a day, which is empty until one is chosen. */
export const dayBox = (
  date?: string,
  events: unknown = nothing,
  onToggle?: (event: Event) => void,
  onSelect?: () => void,
): TemplateResult => html`
  <div
    id="day"
    part="popover day-popover"
    class="popover day-popover compact by-day"
    popover
    role="dialog"
    aria-labelledby="day-heading"
    data-date=${date ?? nothing}
    tabindex="-1"
    @beforetoggle=${takeFocus}
    @toggle=${onToggle}
    @cal-select=${onSelect}
  >
    ${events}
  </div>
`;
