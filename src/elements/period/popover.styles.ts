import { css } from '@lit/reactive-element/css-tag.js';

/** Popovers: next to their openers, and sheets on phones. */
export const popoverStyles = css`
  .popover {
    padding: calc(var(--_space) * 2);
    border-radius: calc(var(--_radius) * 1.5);
    position-try-fallbacks:
      flip-inline,
      flip-block,
      flip-inline flip-block,
      block-end span-inline-end,
      block-start span-inline-end,
      block-end span-inline-start,
      block-start span-inline-start;
  }
  @supports (position-area: block-end) {
    .popover {
      margin: 4px;
    }
  }
  /* The box is where the focus is; its own edge says so. */
  .popover:focus-visible {
    outline: none;
  }
  /* Name and button stay in sight. */
  .popover-top {
    position: sticky;
    z-index: 1;
    inset-block-start: calc(var(--_space) * -2);
    display: flex;
    align-items: start;
    gap: var(--_space);
    margin: calc(var(--_space) * -2);
    margin-block-end: 0;
    padding: calc(var(--_space) * 1.5) calc(var(--_space) * 1.5) var(--_space) calc(var(--_space) * 2);
    background: inherit;
  }
  .popover-top .step {
    margin-inline-start: auto;
    border-color: transparent;
    border-radius: 99em;
  }
  .day-popover {
    /* Its rows have room of their own, which is narrow in wide months too. */
    container: cal / inline-size;
    position-anchor: --day;
    position-area: inline-end span-block-end;
    inline-size: min(22em, 100vi - 32px);
    max-block-size: min(28em, 90vb);
  }
  .day-heading {
    flex: 1;
    font-weight: 700;
    padding-block: 0.4em;
  }
  .day-popover .item:last-child {
    border: 0;
  }
  .preview {
    position-anchor: --preview;
    position-area: inline-end span-block-end;
    inline-size: min(22em, 100vi - 32px);
    max-block-size: min(30em, 90vb);
  }
  .preview-title {
    flex: 1;
    min-inline-size: 0;
    padding-block: 0.3em;
    font-size: 1.125em;
    font-weight: 700;
    line-height: 1.3;
    overflow-wrap: break-word;
  }
  .preview-title.cancelled {
    text-decoration: line-through;
  }
  .preview .image {
    inline-size: auto;
    aspect-ratio: 16 / 9;
    margin-block-end: calc(var(--_space) * 1.5);
    overflow: hidden;
    border-radius: var(--_radius);
    background: color-mix(in oklab, currentColor 8%, transparent);
  }
  .preview .image img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  .facts {
    display: grid;
    gap: 0.2em;
    position: relative;
    padding-inline-start: calc(var(--_space) * 1.5);
    font-size: 0.9375em;
  }
  /* Its edge, in the color of the event. */
  .facts::before {
    content: '';
    position: absolute;
    inset-block: 2px;
    inset-inline-start: 0;
    inline-size: 4px;
    border-radius: 4px;
    background: var(--cal-color-event, var(--_accent));
    print-color-adjust: exact;
  }
  .facts
    :is(
      [part~='venue'],
      [part~='visitor-time'],
      [part~='nearness'],
      [part~='zone'],
      [part~='all-day'],
      [part~='ended']
    ) {
    color: var(--_muted);
  }
  .facts [part~='cost'] {
    font-weight: 500;
  }
  .facts [part~='date'] {
    display: block;
    font-weight: 600;
  }
  .facts [part~='date']:nth-child(n)::after {
    content: none;
  }
  .facts [part~='nearness']::first-letter {
    text-transform: uppercase;
  }
  .details {
    display: block;
    box-sizing: border-box;
    inline-size: 100%;
    margin-block-start: calc(var(--_space) * 2);
    padding: 0.5em 0.9em;
    border: 1px solid var(--_accent);
    border-radius: var(--_radius);
    color: var(--_accent);
    font-weight: 600;
    text-align: center;
  }
  .details:hover {
    background: color-mix(in oklab, var(--_accent) 10%, transparent);
    text-decoration: none;
  }
  @media (max-width: 40em) {
    .popover:is(.preview, .day-popover) {
      position-area: none;
      inset: auto 0 0;
      margin: 0;
      inline-size: 100%;
      max-inline-size: none;
      max-block-size: 80dvb;
      border-width: 1px 0 0;
      border-end-start-radius: 0;
      border-end-end-radius: 0;
      padding-block-end: calc(var(--_space) * 3 + env(safe-area-inset-bottom));
    }
    .popover:is(.preview, .day-popover)::backdrop {
      background: rgb(0 0 0 / 0.3);
    }
  }
  @media (max-width: 40em) and (prefers-reduced-motion: no-preference) {
    .popover:is(.preview, .day-popover) {
      transition: translate 0.2s ease-out;
      @starting-style {
        translate: 0 40%;
      }
    }
  }
`;
