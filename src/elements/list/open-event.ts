import { css, type LitElement } from 'lit';
import { details } from '../cards/card.js';
import { isNamed } from '../parts/event-name.js';

const styles = css`
  .card:has([aria-current='true']) {
    --_tint: color-mix(in oklab, currentColor 6%, transparent);
    background: var(--_tint);
    box-shadow:
      0 8px var(--_tint),
      0 -8px var(--_tint);
  }
  @media (forced-colors: active) {
    .card:has([aria-current='true']) {
      outline: 3px solid Highlight;
    }
  }
`;

/** Lets a list mark the row of the event that is open beside it, whenever that changes. */
export function markOpenEventIn(host: LitElement & { readonly openEvent?: unknown }): void {
  (host.renderRoot as ShadowRoot).adoptedStyleSheets.push(styles.styleSheet!);
  host.addController({
    hostUpdated: () => {
      if (host.openEvent === undefined) return;
      for (const link of host.renderRoot.querySelectorAll('.card .title a, .ongoing a')) {
        const { event } = details.get(link) ?? {};
        link.ariaCurrent = event && isNamed(event, host.openEvent) ? 'true' : null;
      }
    },
  });
}
