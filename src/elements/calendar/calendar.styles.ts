import { css } from 'lit';

export const styles = css`
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space);
    margin-block-end: var(--_gap);
  }
  /* A track, on which the view that is shown lies like a card. */
  .views {
    box-sizing: border-box;
    display: flex;
    flex: none;
    flex-wrap: wrap;
    max-inline-size: 100%;
    padding: 3px;
    border-radius: calc(var(--_radius) + 2px);
    background: color-mix(in oklab, currentColor 7%, transparent);
  }
  .view-link {
    position: relative;
    box-sizing: border-box;
    display: grid;
    flex: 1 0 auto;
    place-items: center;
    align-content: center;
    min-block-size: calc(2.5em - 6px);
    padding: 0 0.9em;
    border: 0;
    border-radius: calc(var(--_radius) - 1px);
    background: none;
    text-decoration: none;
  }
  /* What can be pressed reaches to the edge of the track. */
  .view-link::before {
    content: '';
    position: absolute;
    inset: -3px 0;
  }
  .view-link:hover {
    background: color-mix(in oklab, currentColor 6%, transparent);
  }
  .view-link[aria-current='true'] {
    background: var(--cal-color-surface, oklch(from currentColor clamp(0.37, (0.6 - l) * 1000, 1) 0 0));
    box-shadow: 0 1px 2px #0003;
    font-weight: 600;
  }
  /* Words keep their width when they become heavy. */
  .view-link::after {
    content: attr(data-name);
    block-size: 0;
    overflow: hidden;
    font-weight: 600;
    visibility: hidden;
  }
  .search {
    flex: 1 1 14em;
  }
  .search::part(base) {
    min-block-size: 2.5em;
  }
  /* As high as the buttons beside it, with its edge. */
  .search::part(field) {
    min-block-size: calc(2.5em - 2px);
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space);
    margin-block-start: calc(var(--_gap) * 1.5);
  }
  /* Its button stands in the row by itself: without one it leaves no gap. */
  .tools > cal-add-to-calendar {
    display: contents;
  }
  .tools ::part(base) {
    flex: none;
  }
  .tools:not(:has(*:not([role='status']))) {
    display: none;
  }
  .filters {
    flex: 1 0 100%;
  }
  /* The button stands in the bar, and what is set in a line below. */
  .as-button:defined,
  .as-button::part(base) {
    display: contents;
  }
  .as-button::part(chips) {
    flex: 1 0 100%;
    order: 1;
  }
  .as-button:not(:defined) {
    flex: 0 0 7em;
  }
  /* Where the controls will be, once their code and words are there. */
  i.view-link {
    inline-size: 4.1em;
  }
  :is(.search, .filters):not(:defined) {
    display: block;
    min-block-size: 2.5em;
  }
  /* Where the toolbar of the view will be, once its code is there. */
  .toolbar-space {
    min-block-size: 2.5em;
    margin-block-end: var(--_gap);
  }
  .content > :not(:defined) {
    display: block;
    min-block-size: 40em;
  }
  .content > * {
    flex: 1 0 auto;
  }
  [hidden] {
    display: none;
  }
  .split.split {
    display: grid;
    grid-template-columns: minmax(0, 1fr) clamp(17em, 100% - 48em - var(--_gap) * 1.5, 24em);
    gap: calc(var(--_gap) * 1.5);
  }
  .panel {
    align-self: start;
    position: sticky;
    inset-block-start: 0;
    box-sizing: border-box;
    max-block-size: max(20em, 100dvh - var(--_above, 0px));
    overflow: auto;
    padding: calc(var(--_space) * 2);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_surface);
  }
  /* It is as high as the days beside it, which keep their height. */
  .panel.beside-days {
    block-size: 0;
    min-block-size: min(100%, max(20em, 100dvh - var(--_above, 0px)));
  }
  @media screen and (prefers-reduced-motion: no-preference) {
    .panel {
      transition:
        translate 0.25s ease-out,
        opacity 0.25s ease-out;
      @starting-style {
        opacity: 0;
        translate: 2em;
      }
      &:dir(rtl) {
        @starting-style {
          translate: -2em;
        }
      }
    }
  }
  .leave {
    display: inline-flex;
    align-items: center;
    gap: 0.5em;
    margin-block-end: var(--_gap);
  }
  :is(.leave, .close) svg {
    flex: none;
    inline-size: 1em;
    block-size: 1em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .leave:dir(rtl) svg {
    scale: -1 1;
  }
  .close {
    display: grid;
    flex: none;
    place-items: center;
    padding: 0;
    border-color: transparent;
  }
  /* It stays in the corner, beside the beginning of the event, which leaves it room. */
  .panel .close {
    position: sticky;
    z-index: 1;
    inset-block-start: -8px;
    margin-block: -8px calc(8px - 2.5em);
    margin-inline: auto -8px;
    border-radius: 99em;
    background: var(--cal-color-surface, oklch(from currentColor clamp(0.2, (0.6 - l) * 1000, 1) 0 0));
  }
  .panel .detail-view::part(title),
  .panel .detail-view::part(categories) {
    padding-inline-end: 2.5em;
  }
  /* No box in a box. */
  .panel .detail-view::part(aside) {
    padding: 0;
    border: 0;
    background: none;
  }
  @container cal (max-width: 30em) {
    .bar {
      margin-block-end: var(--_space);
    }
    .views {
      flex: 1 0 100%;
    }
    .view-link {
      padding-inline: 0.65em;
    }
    /* Icons above their words share one row in any language. */
    .tools > *,
    .tools ::part(base) {
      flex: 1 1 0;
      min-inline-size: 0;
    }
    .tools ::part(add) {
      inline-size: 100%;
    }
    .tools .labeled,
    .tools ::part(add-label) {
      flex-direction: column;
      gap: 0.2em;
      padding-inline: 0.25em;
      font-size: 0.875em;
    }
    .tools .share .words {
      justify-items: center;
    }
    .search {
      flex-basis: 8em;
    }
  }
  /* For thumbs. */
  @media (pointer: coarse) {
    .view-link {
      min-block-size: calc(2.75em - 6px);
    }
    .search::part(base) {
      min-block-size: 2.75em;
    }
    .search::part(field) {
      min-block-size: calc(2.75em - 2px);
    }
    :is(.search, .filters):not(:defined) {
      min-block-size: 2.75em;
    }
  }
  @media (forced-colors: active) {
    .view-link[aria-current='true'] {
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
    }
  }
  @media print {
    /* An event that is open is printed alone. */
    div:has(+ :is(.detail-view, .panel)),
    .bar,
    .tools,
    .filters,
    .leave {
      display: none;
    }
    .split.split {
      display: block;
    }
    .panel {
      position: static;
      max-block-size: none;
      overflow: visible;
      padding: 0;
      border: 0;
    }
  }
`;
