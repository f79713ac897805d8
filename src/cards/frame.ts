import { html, type TemplateResult } from 'lit';

/**
 * Stands beside the base of an element, whose width its content cannot tell, because it is a container of queries: words as wide as the
 * base is to be in boxes that take their width from what they hold.
 */
export const widthProbe = html`<i>. .</i>`;

/** What is announced: how many there are. */
export const statusLine = (status: unknown, isSeen: unknown): TemplateResult =>
  html`<p part="status" class="status ${isSeen ? '' : 'unseen'}" role="status" tabindex="-1">${status}</p>`;

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
