import { html, type TemplateResult } from 'lit';

/** What an element shows, in the places where it stands. */
export interface Frame {
  /** What is announced: how many there are. */
  readonly status: unknown;
  readonly isStatusSeen: boolean;
  readonly isFetching: boolean;
  /** Whether something is shown while other data is fetched. */
  readonly isBusy: boolean;
  /** Puts the status among what stands above the data. */
  readonly head?: ((status: TemplateResult) => unknown) | undefined;
  readonly content: unknown;
}

/**
 * Stands beside the base of an element, whose width its content cannot tell, because it is a container of queries: words as wide as the
 * base is to be in boxes that take their width from what they hold.
 */
export const widthProbe = html`<i>. .</i>`;

/** The box of an element between its slots. */
export function frame({ status, isStatusSeen, isFetching, isBusy, head = (line) => line, content }: Frame): TemplateResult {
  const line = html`<p part="status" class="status ${isStatusSeen ? '' : 'unseen'}" role="status" tabindex="-1">${status}</p>`;
  return html`
    ${widthProbe}
    <div part="base ${isBusy ? 'busy' : ''}" class="base" aria-busy=${isFetching}>
      <slot name="header"></slot>
      ${head(line)} ${content}
      <slot name="footer"></slot>
    </div>
  `;
}
