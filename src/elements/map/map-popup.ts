import { html, render, type LitElement, type TemplateResult } from 'lit';
import type { Coordinates } from '../../data/geo/index.js';
import type { PlaceMap } from './place-map.js';
import { venueGroupSummary, type VenueGroupOptions } from './venue-card.js';
import type { VenueGroup } from './venue-groups.js';

/** The content of the popup. */
export interface PopupContent {
  readonly name: string;
  readonly content: TemplateResult;
  /** Whether the list stands beside the map. */
  readonly hasListBeside: boolean;
}

interface PopupOptions {
  readonly name: string;
  readonly hasListBeside: boolean;
  readonly popup: Pick<MapPopup, 'isWhole' | 'showAll'>;
  readonly close: () => void;
}

/** The popup of the venue groups that were chosen on the map. */
export function popupContent(
  groups: readonly VenueGroup[],
  options: VenueGroupOptions,
  { name, hasListBeside, popup, close }: PopupOptions,
): PopupContent {
  const content = html`
    <button part="button close" class="close" type="button" aria-label=${options.common.close} @click=${close}>
      <svg viewBox="0 0 16 16" aria-hidden="true"><path d="m3 3 10 10M13 3 3 13" /></svg>
    </button>
    ${groups.map(
      (group) =>
        html`<div class="site">
          ${venueGroupSummary(group, options, {
            isWhole: popup.isWhole(group.key),
            showAll: ({ currentTarget }) => popup.showAll(group.key, currentTarget as HTMLElement),
          })}
        </div>`,
    )}
  `;
  return { name, content, hasListBeside };
}

/** The popup of a map: what it is about, and where the focus goes. */
export class MapPopup {
  /** The keys of the venue groups that it is about; none while it is closed. */
  keys: readonly string[] = [];
  readonly #host: LitElement;
  /** The keys of the venue groups of which it shows all events. */
  readonly #whole = new Set<string>();
  #map: PlaceMap | undefined;
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
    this.#whole.clear();
    this.#opener = this.#root.activeElement as HTMLElement | null;
  }

  isWhole(key: string): boolean {
    return this.#whole.has(key);
  }

  /** Shows all events of a venue group; the focus of the button, which is gone, goes to the first of them. */
  showAll(key: string, button: HTMLElement): void {
    const site = button.closest('.site')!;
    this.#whole.add(key);
    this.#host.requestUpdate();
    void this.#host.updateComplete.then(() => {
      this.#map?.refitPopup();
      (site.querySelector<HTMLElement>('.items a') ?? this.#box)?.focus();
    });
  }

  /** Brings its text up to date. @returns whether it has just been opened */
  show({ name, content, hasListBeside }: PopupContent, map: PlaceMap): boolean {
    const box = (this.#box ??= popupBox());
    this.#map = map;
    box.ariaLabel = name;
    render(content, box, { host: this.#host });
    if (!this.#isNew) return false;
    this.#isNew = false;
    const [buttons, below] = ['.buttons', '.sheet-place'].map((place) =>
      this.#root.querySelector<HTMLElement>(place)!,
    ) as [HTMLElement, HTMLElement];
    map.openPopup(this.#at!, box, { isCluster: this.keys.length > 1, hasListBeside, buttons, below });
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
