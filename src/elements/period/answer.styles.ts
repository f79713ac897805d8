import { css } from '@lit/reactive-element/css-tag.js';

/** The line that says how many events days hold. */
export const answerStyles = css`
  /* Beside the name of the days, where there is room. */
  .above {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: calc(var(--_space) * 2);
    margin-block-end: var(--_gap);
  }
  .above .toolbar {
    flex: 1 1 auto;
    min-inline-size: min(20em, 100%);
    margin: 0;
  }
  .answer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: 0.4em;
    font-size: 0.9375em;
    color: var(--_muted);
  }
  .answer [part='message'] {
    font-weight: 400;
  }
  .nearest {
    display: inline-flex;
    align-items: center;
    gap: 0.35em;
    min-block-size: max(2em, 24px);
    padding: 0 0.5em;
    border-color: transparent;
    color: var(--_accent);
    font-weight: 600;
  }
  .nearest:hover:enabled {
    border-color: transparent;
    background: color-mix(in oklab, var(--_accent) 10%, transparent);
  }
  .nearest svg {
    inline-size: 1em;
    block-size: 1em;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .nearest:dir(rtl) svg {
    scale: -1 1;
  }
  .chosen-day .answer {
    margin-block-start: var(--_space);
  }
  @container cal (max-width: 30em) {
    .above {
      margin-block-end: var(--_space);
    }
  }
  @media print {
    .nearest {
      display: none;
    }
  }
`;
