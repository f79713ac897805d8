import { html, type TemplateResult } from 'lit';
import type { MapMessages } from '../../locale/index.js';
import { notice } from '../base/errors/notices.js';
import type { MapSearch } from './map-search.js';

/**
 * The room of a map and its list while they load.
 * @param expected how many places are likely to be listed
 * @param look the class names of the layout
 * @param isAsked whether the visitor is to be asked before there is a map
 */
export const mapSkeleton = (expected: number, look: string, isAsked: boolean): TemplateResult => html`
  <div part="toolbar" class="toolbar"></div>
  <div part="loading" class="layout ${look} skeleton" aria-hidden="true">
    <i class="frame ${isAsked ? 'consent' : ''}"></i>
    <div part="places" class="places">${Array.from({ length: expected }, () => html`<i class="line"></i>`)}</div>
  </div>
`;

/** The message instead of a map on which nothing was found. @param radius as in `mapStatus` */
export function emptyMap(
  messages: MapMessages,
  search: MapSearch,
  everywhere: () => void,
  radius?: string,
): TemplateResult {
  const next = search.isLimited ? { label: messages.everywhere, take: everywhere } : undefined;
  const [title, hint] = search.area
    ? [messages.nothingInArea]
    : radius
      ? [messages.nothingWithin(radius)]
      : [messages.empty, messages.emptyHint];
  return html`<slot name="empty">${notice('empty', title, hint, next)}</slot>`;
}

/**
 * The hint that no venue has coordinates. Of one venue, most of the height that its map was expected to take stays, so
 * that nothing below jumps.
 */
export const noMapHint = (messages: MapMessages, isOne: boolean): TemplateResult =>
  html`<p part="hint" class=${isOne ? 'no-map frame failed' : 'no-map'}>${messages.noMap}</p>`;
