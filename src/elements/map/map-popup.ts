import { html, nothing, render, type LitElement, type TemplateResult } from 'lit';
import type { Coordinates } from '../../data/geo/index.js';
import type { PlaceMap } from './place-map.js';
import { venueGroupSummary, type VenueGroupOptions } from './venue-card.js';
import type { VenueGroup } from './venue-groups.js';

/** The content of the popup. */
export interface PopupContent {
  readonly name: string;
  readonly content: TemplateResult;
  /** Whether the list beside the map says the rest. */
  readonly isSmall: boolean;
}

interface PopupOptions {
  readonly name: string;
  readonly isSmall: boolean;
  /** Whether the host of an image may be contacted. */
  readonly allows: (url: string) => boolean;
  readonly close: () => void;
}

/** The popup of the venue groups that were chosen on the map. */
export function popupContent(
  groups: readonly VenueGroup[],
  options: VenueGroupOptions,
  { name, isSmall, allows, close }: PopupOptions,
): PopupContent {
  const summary = { events: isSmall ? 1 : 2, hasSteps: !isSmall };
  const content = html`
    <button part="button close" class="close" type="button" aria-label=${options.common.close} @click=${close}>
      <svg viewBox="0 0 16 16" aria-hidden="true"><path d="m3 3 10 10M13 3 3 13" /></svg>
    </button>
    ${groups.map((group) => {
      const image = isSmall ? nothing : thumbnail(group, allows);
      return html`<div class="site">${venueGroupSummary(group, options, { ...summary, image })}</div>`;
    })}
  `;
  return { name, content, isSmall };
}

/** A small image of a venue, or else of what comes next there, where its host may be contacted. */
function thumbnail({ venue, events }: VenueGroup, allows: (url: string) => boolean): TemplateResult | typeof nothing {
  const image = [venue?.image, events[0]?.image].find((one) => one && allows(one.url));
  return image
    ? html`<img
        part="image"
        class="thumbnail"
        src=${image.url}
        width="64"
        height="64"
        alt=${image.alt}
        decoding="async"
      />`
    : nothing;
}

/** The popup of a map: what it is about, and where the focus goes. */
export class MapPopup {
  /** The keys of the venue groups that it is about; none while it is closed. */
  keys: readonly string[] = [];
  readonly #host: LitElement;
  #box: HTMLElement | undefined;
  #at: Coordinates | undefined;
  #isNew = false;
  #opener: HTMLElement | null = null;

  constructor(host: LitElement) {
    this.#host = host;
  }

  /** Is to be shown with the next update of the host. */
  open(keys: readonly string[], at: Coordinates): void {
    this.keys = keys;
    this.#at = at;
    this.#isNew = true;
    this.#opener = this.#root.activeElement as HTMLElement | null;
  }

  /** Brings its text up to date. @returns whether it has just been opened */
  show({ name, content, isSmall }: PopupContent, map: PlaceMap): boolean {
    const box = (this.#box ??= popupBox());
    box.ariaLabel = name;
    render(content, box, { host: this.#host });
    if (!this.#isNew) return false;
    this.#isNew = false;
    const [buttons, below] = ['.buttons', '.sheet-place'].map((place) =>
      this.#root.querySelector<HTMLElement>(place)!,
    ) as [HTMLElement, HTMLElement];
    map.openPopup(this.#at!, box, { isCluster: this.keys.length > 1, isSmall, buttons, below });
    box.focus({ preventScroll: true });
    return true;
  }

  /** The map has closed it. @returns whether it had the focus */
  close(): boolean {
    this.keys = [];
    return Boolean(this.#box?.matches(':focus-within'));
  }

  /** The focus goes back to where it was opened, or else to the map. */
  returnFocus(mapBox: HTMLElement | undefined): void {
    const target = this.#opener?.isConnected ? this.#opener : mapBox;
    target?.focus();
  }

  get #root(): ShadowRoot {
    return this.#host.renderRoot as ShadowRoot;
  }
}

function popupBox(): HTMLElement {
  const box = document.createElement('div');
  box.setAttribute('part', 'popup');
  box.className = 'popup';
  box.role = 'dialog';
  box.tabIndex = -1;
  return box;
}
