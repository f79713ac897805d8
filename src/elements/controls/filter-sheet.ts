import { html, nothing, type TemplateResult } from 'lit';
import type { ControlMessages, Messages } from '../../locale/index.js';
import { closeIcon } from '../parts/icons.js';
import { activeCount } from './facet-box.js';

/** Opens the facets. */
export const filterIcon = html`<svg viewBox="0 0 16 16" aria-hidden="true">
  <path d="M2 4.5h12M4.5 8h7M7 11.5h2" />
</svg>`;

interface SheetOptions {
  readonly facets: readonly unknown[];
  /** The message about the search around the visitor. */
  readonly note: TemplateResult;
  /** The names of the filters that are set. */
  readonly chosen: readonly string[];
  /** The number of events left. */
  readonly total: number;
  /** Whether there are more than `total`. */
  readonly isMore: boolean;
  readonly common: Messages;
  readonly messages: ControlMessages;
}

interface SheetHandlers {
  readonly open: () => void;
  readonly clear: () => void;
}

/** A button that opens the facets above the page. On a phone it names a filter that is set alone. */
export function filterSheet(
  { facets, note, chosen, total, isMore, common, messages }: SheetOptions,
  { open, clear }: SheetHandlers,
): TemplateResult {
  const count = chosen.length;
  return html`
    <button
      part="button open"
      class="open"
      type="button"
      data-chosen=${count === 1 ? chosen[0]! : nothing}
      aria-haspopup="dialog"
      @click=${({ currentTarget }: Event) => {
        open();
        ((currentTarget as HTMLElement).nextElementSibling as HTMLDialogElement).showModal();
      }}
    >
      ${filterIcon}<span class="label">${messages.filters}</span
      >${count ? activeCount(count, common, messages) : nothing}
    </button>
    <dialog part="sheet" class="sheet" aria-label=${messages.filters} @click=${onBackdrop}>
      <div class="sheet-top">
        <div part="heading" class="heading" role="heading" aria-level="2">${messages.filters}</div>
        <button part="button close" class="step" type="button" aria-label=${common.close} @click=${close}>
          ${closeIcon}
        </button>
      </div>
      <div part="facets" class="facets">${facets}</div>
      ${note}
      <div class="sheet-end">
        ${count ? html`<button part="button" type="button" @click=${clear}>${messages.clearAll}</button>` : nothing}
        <button part="button show" class="show" type="button" @click=${close}>
          <span role="status">${messages.show(total, isMore)}</span>
        </button>
      </div>
    </dialog>
  `;
}

function close({ currentTarget }: Event): void {
  (currentTarget as HTMLElement).closest('dialog')!.close();
}

/** A press beside the sheet. */
function onBackdrop(event: Event): void {
  if (event.target === event.currentTarget) close(event);
}
