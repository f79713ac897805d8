import { html, nothing, type TemplateResult } from 'lit';
import type { ControlMessages, Messages } from '../../locale/index.js';
import { openIcon } from '../parts/icons.js';
import type { FacetName } from './facets.js';

interface ButtonOptions {
  readonly label: string;
  /** The names of those of its filters that are set. */
  readonly chosen: readonly string[];
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

const partOf = (chosen: readonly string[]) => `facet-button ${chosen.length ? 'active' : ''}`;

/** The number of filters set, for eyes and for ears. */
export const activeCount = (count: number, { number }: Messages, { active }: ControlMessages): TemplateResult =>
  html` <span part="number" class="number-set" aria-hidden="true">${number(count)}</span
    ><span class="unseen">, ${active(count)}</span>`;

/** The value of a facet in its button, and how many others are set: "Jazz +1". */
const chosenValue = (
  [first, ...others]: readonly string[],
  { number }: Messages,
  { active }: ControlMessages,
): TemplateResult =>
  html`<bdi part="chosen" class="chosen">${first}</bdi>${
      others.length
        ? html` <span part="number" class="others" dir="ltr" aria-hidden="true">+${number(others.length)}</span>`
        : nothing
    }<span class="unseen">, ${active(others.length + 1)}</span>`;

/** A facet that is on or off. */
export const facetSwitch = (
  { label, chosen }: ButtonOptions,
  isDisabled: boolean,
  toggle: () => void,
): TemplateResult =>
  html`<button
    part="button ${partOf(chosen)}"
    class=${partOf(chosen)}
    type="button"
    aria-pressed=${chosen.length > 0}
    ?disabled=${isDisabled}
    @click=${toggle}
  >
    ${label}
  </button>`;

/** A button with the box that it opens. */
export function facetBox(options: BoxOptions, opened: (isOpen: boolean) => void): TemplateResult {
  const { name, label, chosen, isPopover, isOpen, content, common, messages } = options;
  const value = chosen.length ? chosenValue(chosen, common, messages) : undefined;
  const toggle = (event: ToggleEvent) => onToggle(event, opened);
  if (!isPopover) {
    return html`
      <details part="facet" class="facet" ?open=${isOpen} @toggle=${toggle}>
        <summary part=${partOf(chosen)} class=${partOf(chosen)}>
          ${label}${value ? html`<span class="unseen">, </span>${value}` : nothing}
        </summary>
        <div class="content" role="group" aria-label=${label}>${content}</div>
      </details>
    `;
  }
  return html`
    <button
      part="button ${partOf(chosen)}"
      class=${partOf(chosen)}
      type="button"
      popovertarget="facet-${name}"
      @click=${anchor}
    >
      ${value ? html`<span class="unseen">${label}, </span>${value}` : label}${openIcon}
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
  for (const button of rootOf(currentTarget).querySelectorAll<HTMLElement>('.facet-button'))
    button.style.removeProperty('anchor-name');
  (currentTarget as HTMLElement).style.setProperty('anchor-name', '--facet');
}
