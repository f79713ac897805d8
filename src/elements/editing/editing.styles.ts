import { css } from 'lit';

/** What authors see above an element that they may change. */
export const editingStyles = css`
  :host {
    color: var(--_text);
    font-family: var(--cal-font, inherit);
    line-height: 1.45;
  }
  .edit-bar {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space);
    margin-block-end: var(--_gap);
  }
  .toast.said {
    margin-block-end: var(--_gap);
  }
`;

/** The button that adds an event on a day, in its corner. */
export const plusStyles = css`
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
`;
