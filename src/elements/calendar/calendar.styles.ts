import { css } from 'lit';

export const styles = css`
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space) var(--_gap);
    margin-block-end: var(--_gap);
  }
  /* Links in one frame. */
  .views {
    display: flex;
    flex-wrap: wrap;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_surface);
  }
  .view-link {
    box-sizing: border-box;
    display: grid;
    place-items: center;
    min-block-size: calc(2.5em - 2px);
    padding: 0.35em 0.9em;
    border: 0;
    border-radius: calc(var(--_radius) - 1px);
    background: none;
    text-decoration: none;
  }
  .view-link:hover {
    background: color-mix(in oklab, currentColor 7%, transparent);
  }
  .view-link[aria-current='true'] {
    background: color-mix(in oklab, currentColor 9%, transparent);
    box-shadow: inset 0 -2px var(--_accent);
  }
  .search {
    flex: 1 1 14em;
    max-inline-size: 28em;
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
    margin-block-end: var(--_gap);
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
  [hidden] {
    display: none;
  }
  .split {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(18em, 24em);
    align-items: start;
    gap: calc(var(--_gap) * 1.5);
  }
  .panel {
    position: sticky;
    inset-block-start: 0;
    max-block-size: 100dvh;
    overflow: auto;
    padding: calc(var(--_space) * 2);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_surface);
  }
  .leave {
    display: inline-flex;
    align-items: center;
    gap: 0.5em;
    margin-block-end: var(--_gap);
  }
  .leave svg {
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
  @container cal (max-width: 30em) {
    .bar {
      margin-block-end: var(--_space);
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
      max-inline-size: none;
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
    .split {
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
