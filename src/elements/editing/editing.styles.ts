import { css } from 'lit';

/** What authors see above and below an element that they may change. */
export const editingStyles = css`
  :host {
    color: var(--_text);
    font-family: var(--cal-font, inherit);
    line-height: 1.45;
  }
  :host(.editing-foot) {
    position: sticky;
    inset-block-end: calc(var(--_space) * 2);
    z-index: 2;
    display: grid;
    justify-items: center;
    pointer-events: none;
  }
  :host(.editing-foot) .toast {
    position: static;
    pointer-events: auto;
  }
  .edit-bar {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space);
    margin-block-end: var(--_gap);
  }
  #sign-in[open] {
    display: grid;
    gap: var(--_gap);
    justify-items: start;
  }
  #sign-in cal-sign-in {
    inline-size: 100%;
  }
`;

/** What authors see beside the days and events of an element. */
export const besideStyles = css`
  .plus {
    position: absolute;
    z-index: 1;
    position-anchor: --edited-day;
    inset-block-start: anchor(start);
    inset-inline-end: anchor(end);
    display: grid;
    place-items: center;
    min-inline-size: 24px;
    min-block-size: 24px;
    inline-size: 1.75em;
    block-size: 1.75em;
    margin: 2px;
    padding: 0;
    border-color: var(--_accent);
    background: var(--_paper);
    line-height: 1;
  }
  @supports not (position-area: block-end) {
    .plus {
      position: static;
    }
  }
  .event-menu .opener {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.6em;
    max-inline-size: 100%;
    text-align: start;
    overflow-wrap: anywhere;
  }
  .event-menu svg {
    flex: none;
    inline-size: 1em;
    block-size: 1em;
    stroke: currentColor;
    stroke-width: 2.5;
    stroke-linecap: round;
  }
  :is(.item, .popover-top) > .event-menu > .opener {
    padding: 0;
    border-color: transparent;
    border-radius: 99em;
    background: none;
  }
  .item:has(> .event-menu) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    column-gap: calc(var(--_space) / 2);
  }
  /* In a box it stands below the words, where nothing else does. */
  .cards .item:has(> .event-menu) {
    position: relative;
    grid-template-columns: minmax(0, 1fr);
    align-items: stretch;
  }
  .cards .item > .event-menu {
    position: absolute;
    inset-block-end: var(--_space);
    inset-inline-end: var(--_space);
  }
  .cards .item:has(> .event-menu) .body {
    padding-block-end: calc(2.5em + var(--_space));
  }
  .popover-top:has(> .event-menu) .step {
    margin-inline-start: 0;
  }
  .event-menu .menu {
    position-anchor: --event-menu;
    position-area: block-end span-inline-start;
    position-try-fallbacks:
      flip-block,
      flip-inline,
      flip-block flip-inline;
    min-inline-size: 12em;
    max-inline-size: calc(100vi - 16px);
    font-weight: 400;
    font-size: 1rem;
  }
  .event-menu .menu button {
    display: block;
    inline-size: 100%;
    border-color: transparent;
    border-radius: calc(var(--_radius) * 0.75);
    background: none;
    text-align: start;
  }
  .event-menu .menu button:is(:hover, :focus-visible) {
    background: color-mix(in oklab, currentColor 8%, transparent);
    outline-offset: -2px;
  }
  .add-here:not(:empty) {
    margin-block-start: var(--_space);
  }
  .add-here button {
    inline-size: 100%;
  }
  @media print {
    .event-menu,
    .plus,
    .add-here {
      display: none;
    }
  }
`;
