import { html, nothing, type TemplateResult } from 'lit';
import type { ControlMessages, Messages } from '../../locale/index.js';
import { openIcon } from '../parts/icons.js';
import type { FacetName } from './facets.js';

interface ButtonOptions {
  readonly label: string;
  /** How many of its filters are set. */
  readonly count: number;
}

interface BoxOptions extends ButtonOptions {
  readonly name: FacetName;
  /** Whether it opens above the page; else its content stands below its button. */
  readonly isPopover: boolean;
  /** Whether it begins open. */
  readonly isOpen: boolean;
  readonly content: TemplateResult | typeof nothing;
  readonly common: Messages;
  readonly messages: ControlMessages;
}

const partOf = (count: number) => `facet-button ${count ? 'active' : ''}`;

/** How many filters are set, for eyes and for ears. */
export const activeCount = (count: number, { number }: Messages, { active }: ControlMessages): TemplateResult =>
  html` <span part="number" class="number-set" aria-hidden="true">${number(count)}</span><span class="unseen">, ${active(count)}</span>`;

/** A facet that is on or off. */
export const facetSwitch = ({ label, count }: ButtonOptions, isDisabled: boolean, toggle: () => void): TemplateResult =>
  html`<button
    part="button ${partOf(count)}"
    class=${partOf(count)}
    type="button"
    aria-pressed=${count > 0}
    ?disabled=${isDisabled}
    @click=${toggle}
  >
    ${label}
  </button>`;

/** A button with the box that it opens. */
export function facetBox(options: BoxOptions, opened: (isOpen: boolean) => void): TemplateResult {
  const { name, label, count, isPopover, isOpen, content, common, messages } = options;
  const number = count ? activeCount(count, common, messages) : nothing;
  const toggle = (event: ToggleEvent) => onToggle(event, opened);
  if (!isPopover) {
    return html`
      <details part="facet" class="facet" ?open=${isOpen} @toggle=${toggle}>
        <summary part=${partOf(count)} class=${partOf(count)}>${label}${number}</summary>
        <div class="content" role="group" aria-label=${label}>${content}</div>
      </details>
    `;
  }
  return html`
    <button part="button ${partOf(count)}" class=${partOf(count)} type="button" popovertarget="facet-${name}" @click=${anchor}>
      ${label}${number}${openIcon}
    </button>
    <div
      part="facet"
      class="facet content"
      id="facet-${name}"
      popover
      role="group"
      aria-label=${label}
      @beforetoggle=${toggle}
      @toggle=${toggle}
    >
      ${content}
    </div>
  `;
}

const rootOf = (element: EventTarget | null) => (element as HTMLElement).getRootNode() as ShadowRoot;

/** A box that closes returns the focus to its button, and keeps its content until then. */
function onToggle({ type, newState, currentTarget }: ToggleEvent, opened: (isOpen: boolean) => void): void {
  const isOpen = newState === 'open';
  if (type === 'toggle' || isOpen) return opened(isOpen);
  const box = currentTarget as HTMLElement;
  const root = rootOf(box);
  if (box.contains(root.activeElement)) root.querySelector<HTMLElement>(`[popovertarget=${box.id}]`)!.focus();
}

/** A facet opens below its button. */
function anchor({ currentTarget }: Event): void {
  for (const button of rootOf(currentTarget).querySelectorAll<HTMLElement>('.facet-button')) button.style.removeProperty('anchor-name');
  (currentTarget as HTMLElement).style.setProperty('anchor-name', '--facet');
}
