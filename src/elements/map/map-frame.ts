import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { MapMessages, Messages } from '../../locale/index.js';
import { isWithin, type Coordinates } from '../../data/geo/index.js';
import type { Gesture, MapView } from './leaflet-types.js';
import { minusIcon, plusIcon } from '../parts/icons.js';
import { attribution } from '../parts/map-attribution.js';

/** The look of the map, beside what is on it. */
export interface FrameOptions {
  readonly common: Messages;
  readonly messages: MapMessages;
  /** The name of the map. */
  readonly name: string;
  readonly attribution: string;
  /** The host of the tiles. */
  readonly host: string;
  /** An image to be shown instead of the map. */
  readonly image: string | undefined;
  /** Whether the map is there; until then the image is shown. */
  readonly isOpen: boolean;
  readonly hasFailed: boolean;
  readonly lacksTiles: boolean;
  /** The number of places out of sight. */
  readonly elsewhere: number;
  readonly refused: Gesture | undefined;
  /** The button that searches around the visitor. */
  readonly near: unknown;
  /** Whether the visitor is offered a search in what the map shows. */
  readonly offersSearch: boolean;
  /** Whether the visitor may switch it off. */
  readonly canWithdraw: boolean;
}

/** The actions of the visitor. */
export interface FrameHandlers {
  readonly zoomBy: (steps: number) => void;
  readonly showAll: () => void;
  readonly searchHere: () => void;
  readonly skip: () => void;
  readonly retry: () => void;
  readonly choose: (consent: 'granted' | 'denied') => void;
}

/** The number of places out of sight. */
export const placesOutside = (places: readonly Coordinates[], view: MapView | undefined): number =>
  view ? places.filter((place) => !isWithin(place, view)).length : 0;

const isApple = () => /Mac|iP(hone|ad|od)/.test(navigator.platform);

const target = html`<svg viewBox="0 0 16 16" aria-hidden="true">
  <circle cx="8" cy="8" r="4.5" />
  <path d="M8 1v3M8 12v3M1 8h3M12 8h3" />
</svg>`;

const pin = html`<svg viewBox="0 0 16 16" aria-hidden="true">
  <path d="M8 15C5 11 2.5 8.8 2.5 6a5.5 5.5 0 0 1 11 0c0 2.8-2.5 5-5.5 9Z" />
  <circle cx="8" cy="6" r="2" />
</svg>`;

/** The button that searches around the visitor; round where it lies on the map. */
export const nearButton = (name: string, isRound: boolean, isOn: boolean, isBusy: boolean, press: () => void) => html`
  <button
    part="button near"
    class="near"
    type="button"
    title=${name}
    aria-pressed=${isOn}
    ?disabled=${isBusy}
    @click=${press}
  >
    ${target}<span class=${isRound ? 'unseen' : ''}>${name}</span>
  </button>
`;

const staticMap = (url: string | undefined) =>
  url ? html`<img part="static-map" class="static-map" src=${url} alt="" decoding="async" />` : nothing;

function hintText({ refused, messages }: FrameOptions): string | undefined {
  return refused && (refused === 'wheel' ? messages.wheel(isApple()) : messages.touch);
}

/** The map, its buttons, and who made it. */
export function mapFrame(
  options: FrameOptions,
  { zoomBy, showAll, searchHere, skip, retry, choose }: FrameHandlers,
): TemplateResult {
  const { common, messages, host, image, isOpen, hasFailed, lacksTiles, elsewhere, canWithdraw } = options;
  const button = (part: string, label: string, icon: TemplateResult, steps: number) => html`
    <button part="button ${part}" type="button" aria-label=${label} title=${label} @click=${() => zoomBy(steps)}>
      ${icon}
    </button>
  `;
  const offline = navigator.onLine ? undefined : messages.offline;
  const trouble = hasFailed
    ? (offline ?? messages.mapFailed)
    : lacksTiles
      ? (offline ?? messages.tilesFailed(host))
      : undefined;
  return html`
    <div part="map" class="frame">
      <button part="button skip" class="skip" type="button" @click=${skip}>${messages.skip}</button>
      <div class="box" role="region" aria-label=${options.name} aria-describedby="keys" tabindex="0">
        ${isOpen && !lacksTiles ? nothing : staticMap(image)}
      </div>
      <span id="keys" class="unseen" aria-hidden="true">${messages.keys}</span>
      ${
        options.offersSearch
          ? html`<button part="button search-here" class="pill search-here" type="button" @click=${searchHere}>
              ${messages.searchHere}
            </button>`
          : nothing
      }
      <div class="buttons">
        <div part="zoom" class="zoom">
          ${button('zoom-in', messages.zoomIn, plusIcon, 1)} ${button('zoom-out', messages.zoomOut, minusIcon, -1)}
        </div>
        ${options.near}
      </div>
      ${
        elsewhere
          ? html`<button
              part="button elsewhere"
              class="pill elsewhere"
              type="button"
              title=${messages.everywhere}
              @click=${showAll}
            >
              ${messages.elsewhere(elsewhere)}
            </button>`
          : nothing
      }
      <p part="gesture-hint" class="gesture-hint ${options.refused ? 'shown' : ''}" aria-hidden="true">
        ${hintText(options)}
      </p>
      <div part="trouble" class="trouble" role="status" ?hidden=${!trouble}>
        ${trouble}
        ${hasFailed ? html`<button part="button" type="button" @click=${retry}>${common.retry}</button>` : nothing}
      </div>
    </div>
    <div class="sheet-place"></div>
    <div class="below">
      ${attribution(options.attribution)}
      ${
        canWithdraw
          ? html`<button part="button withdraw" class="plain" type="button" @click=${() => choose('denied')}>
              ${messages.withdraw}
            </button>`
          : nothing
      }
    </div>
  `;
}

/** The name that visitors know a host by. */
const knownAs = (host: string) => (/(^|\.)openstreetmap\.org$/.test(host) ? 'OpenStreetMap' : host);

/** Instead of the map: a strip with the visitor's choice and who sends the map, and on request what that means. */
export function consentNotice({ messages, host, image }: FrameOptions, { choose }: FrameHandlers): TemplateResult {
  return html`
    <div part="map consent" class="frame consent">
      ${staticMap(image)}
      <div part="notice" class="strip" role="group" aria-label=${messages.map}>
        ${pin}
        <button part="button allow" class="strong" type="button" @click=${() => choose('granted')}>
          <span>${messages.allow}</span>
        </button>
        <details>
          <summary>${messages.source(knownAs(host))}</summary>
          <p part="message">${messages.ask(host)}</p>
          <button part="button refuse" type="button" @click=${() => choose('denied')}>${messages.refuse}</button>
        </details>
      </div>
    </div>
  `;
}

/** Instead of the map when the visitor or the page refused it. */
export function refusedNotice(
  { messages, image }: FrameOptions,
  choose: FrameHandlers['choose'] | undefined,
): TemplateResult | typeof nothing {
  if (!choose && !image) return nothing;
  return html`
    ${image ? html`<div part="map" class="frame">${staticMap(image)}</div>` : nothing}
    ${
      choose
        ? html`<div class="below">
            <span part="hint">${messages.refused}</span>
            <button part="button allow" class="plain" type="button" @click=${() => choose('granted')}>
              ${messages.allow}
            </button>
          </div>`
        : nothing
    }
  `;
}
