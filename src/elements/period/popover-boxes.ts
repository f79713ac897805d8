import { html, nothing, type TemplateResult } from 'lit/html.js';
import { takeFocus } from './popovers.js';

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
