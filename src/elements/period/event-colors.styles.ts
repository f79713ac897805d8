import { css } from '@lit/reactive-element/css-tag.js';

/**
 * Colors of month and week: events are tints with an edge, solid under the pointer and the focus. A star marks featured
 * ones.
 */
export const eventColors = css`
  .event {
    --_event: var(--cal-color-event, var(--_accent));
    --_tint: color-mix(in oklab, var(--_event) 18%, var(--_paper));
    --_on-event: oklch(from var(--_event) clamp(0.15, (0.62 - l) * 1000, 1) 0 0);
  }
  .event.past {
    --_event: color-mix(in oklab, var(--cal-color-event, var(--_accent)) 45%, var(--_paper));
  }
  .event .badge {
    padding: 0;
    border: 0;
  }
  /* Text is cut with dots, boxes are not; that of what is cancelled stays one, because a line crosses the text
     around it. */
  .event:not(.cancelled) .badge {
    display: inline;
  }
  /* The edge is a straight bar inside the rounded box: painted, because a thousand boxes of its own would be a
     thousand more to lay out. */
  .event:is(.bar, .block, .short) {
    --_edge: 3px;
    border: 0;
    padding-inline-start: calc(var(--_edge) + 5px);
    background: linear-gradient(var(--_event) 0 0) no-repeat 2px center / var(--_edge) calc(100% - 4px) var(--_tint);
  }
  .event:is(.bar, .block, .short):dir(rtl) {
    background-position-x: calc(100% - 2px);
  }
  .event:is(.bar, .block, .short):is(:hover, :focus-visible) {
    background: var(--_event);
    text-decoration: none;
  }
  /* Once, because colors are computed from the color of the box they stand in. */
  .event:is(.bar, .block, .short):is(:hover, :focus-visible) > *,
  .event.bar:is(:hover, :focus-visible)::before,
  .event.bar:is(:hover, :focus-visible)::after {
    color: var(--_on-event);
  }
  .event:is(.bar, .block, .short):is(:hover, :focus-visible) > * *,
  .event:is(.bar, .block, .short):is(:hover, :focus-visible) :is(.name, .title)::before {
    color: inherit;
  }
  .event.bar.has-begun {
    --_edge: 0px;
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  .event.bar.goes-on {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  /* The marks are mirrored where text runs from right to left. Paper has no use for them. */
  @media screen {
    .bar.has-begun::before {
      content: '‹' / '';
    }
    .bar.goes-on::after {
      content: '›' / '';
      margin-inline-start: auto;
    }
  }
  .event.featured:not(:hover, :focus-visible) :is(.name, .title)::before {
    color: var(--_featured);
  }
  .event.featured :is(.name, .title)::before {
    content: '★ ' / '';
  }
  @media (forced-colors: active) {
    .event:is(.bar, .block, .short) {
      border: 1px solid;
      border-inline-start-width: 3px;
    }
    .facts::before {
      background: CanvasText;
    }
  }
  /* Whatever prints: the tint is what tells one category from another, and today from other days. */
  .event,
  .number {
    print-color-adjust: exact;
  }
`;
