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
    row-gap: var(--_space);
    margin-block-start: calc(var(--_gap) * 1.5);
  }
  .tools:not(:has(*:not([role='status']))) {
    display: none;
  }
  /* Instead of a gap, which would remain beside an element without its button. */
  .tools > *,
  .tools > ::part(add) {
    margin-inline-end: var(--_space);
  }
  .tools > cal-add-to-calendar {
    margin: 0;
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
    .view-link,
    .tools button,
    .tools ::part(add) {
      padding-inline: 0.65em;
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
