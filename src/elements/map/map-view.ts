import { html, nothing, type TemplateResult } from 'lit/html.js';
import { defaultCredit, defaultTiles } from '../../data/query/index.js';
import type { MapMessages } from '../../locale/index.js';
import type { MapSearch } from './map-search.js';

/** What is searched around, or in. */
export type SearchState = Pick<MapSearch, 'area' | 'isLimited' | 'isLocating' | 'problem'>;

export interface ToolbarOptions {
  readonly messages: MapMessages;
  readonly search: SearchState;
  /** The button that searches around the visitor, unless it is on the map. */
  readonly near: unknown;
  readonly everywhere: () => void;
}

/** The line above a map. */
export const mapToolbar = (
  status: TemplateResult,
  { messages, search, near, everywhere }: ToolbarOptions,
): TemplateResult => html`
  <div part="toolbar" class="toolbar">
    ${status}
    ${
      search.isLimited
        ? html`<button part="button everywhere" class="plain" type="button" @click=${everywhere}>
            ${messages.everywhere}
          </button>`
        : nothing
    }
    ${near}
  </div>
`;

/**
 * The status line of a map.
 * @param summary what was found; empty where nothing was
 * @param radius around the searched position, as text; absent where there is none
 */
export function mapStatus(
  summary: string,
  messages: MapMessages,
  { area, isLocating, problem }: SearchState,
  radius?: string,
): unknown {
  const found = summary || (area ? messages.nothingInArea : messages.empty);
  const where = area ? summary && messages.inArea : radius && messages.within(radius);
  return [
    isLocating ? messages.locating : problem ? messages.locateProblems[problem] : found,
    where && !isLocating ? html` <span class="whole">· ${where}</span>` : nothing,
  ];
}

/** The class names of a layout: whether the list stands beside no map, and whether it has one place at most. */
export const lookOf = (isAlone: boolean, isSingle: boolean): string =>
  [isAlone && 'alone', isSingle && 'single'].filter(Boolean).join(' ');

/**
 * A map beside its list.
 * @param look the class names of the layout
 */
export const mapLayout = (look: string, map: unknown, list: unknown): TemplateResult => html`
  <div class="layout ${look}">
    <div class="map-area">${map}</div>
    ${list}
  </div>
`;

/** The credit for tiles, HTML. Of other tiles than ours only the page knows. */
export const creditOf = (tiles: string, given: string | undefined): string =>
  given ?? (tiles === defaultTiles ? defaultCredit : '');
