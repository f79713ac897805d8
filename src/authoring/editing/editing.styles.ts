import { css } from 'lit';

/** The styles of an author's tools above and below an element. */
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

/** The styles of an author's tools beside the days and events of an element. */
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
