import { html, nothing, type TemplateResult } from 'lit/html.js';

/**
 * Stands beside the base of an element, whose width its content cannot tell, because it is a container of queries:
 * words as wide as the base is to be in boxes that take their width from what they hold.
 */
export const widthProbe = html`<i>. .</i>`;

/** The announced status: the number of items. */
export const statusLine = (status: unknown, isSeen: unknown): TemplateResult =>
  html`<p part="status" class="status ${isSeen ? '' : 'unseen'}" role="status" tabindex="-1">${status}</p>`;

/** The content of the box of an element. */
interface Placed {
  readonly head: unknown;
  /** That the data is older than it should be. */
  readonly stale?: unknown;
  readonly data: unknown;
  /** The notice of an error. */
  readonly problem?: unknown;
  /** The content that the page has put into the element, where there is no data. */
  readonly fallback?: unknown;
  readonly foot?: unknown;
}

/** The content of the box. Each message has its own slot, so that nothing moves when another appears. */
export const placed = ({ head, stale, data, problem, fallback = nothing, foot }: Placed): unknown => [
  head,
  [stale, data, problem],
  fallback,
  foot,
];

/**
 * The box of an element between its slots.
 * @param isBusy whether something is shown while other data is fetched
 */
export const frame = (content: unknown, isFetching = false, isBusy: unknown = false): TemplateResult => html`
  ${widthProbe}
  <div part="base ${isBusy ? 'busy' : ''}" class="base" aria-busy=${isFetching}>
    <slot name="header"></slot>
    ${content}
    <slot name="footer"></slot>
  </div>
`;
