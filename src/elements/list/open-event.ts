import { css, type LitElement } from 'lit';
import type { CalendarEvent } from '../../data/records/index.js';
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
export function markOpenEventIn(
  host: LitElement & { readonly openEvent?: unknown; readonly items?: readonly CalendarEvent[] },
): void {
  (host.renderRoot as ShadowRoot).adoptedStyleSheets.push(styles.styleSheet!);
  /** That of a card, or of the line of what is on. */
  const eventOf = (link: HTMLAnchorElement) =>
    details.get(link)?.event ?? host.items?.find(({ url }) => url === link.getAttribute('href'));
  host.addController({
    hostUpdated: () => {
      if (host.openEvent === undefined) return;
      for (const link of host.renderRoot.querySelectorAll<HTMLAnchorElement>('.card .title a, .now-on a')) {
        const event = eventOf(link);
        link.ariaCurrent = event && isNamed(event, host.openEvent) ? 'true' : null;
      }
    },
  });
}
