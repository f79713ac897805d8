import { css } from '@lit/reactive-element/css-tag.js';

export const toolbarStyles = css`
  .toolbar {
    display: flex;
    align-items: center;
    gap: var(--_space);
    min-block-size: 2.5em;
    margin-block-end: var(--_gap);
  }
  .toolbar .heading {
    flex: 1 1 auto;
    min-inline-size: 0;
    margin-inline-start: calc(var(--_space) / 2);
    padding: 0;
    border: 0;
    font-size: 1.25em;
    font-weight: 700;
    line-height: 1.2;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  /* Two buttons in one frame. */
  .steps {
    display: flex;
    flex: none;
  }
  .steps .step:first-child {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  .steps .step:last-child {
    border-inline-start: 0;
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  .step {
    display: grid;
    flex: none;
    place-items: center;
    padding: 0;
  }
  :is(.step, .today-button) svg {
    inline-size: 1em;
    block-size: 1em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .step:dir(rtl) svg {
    scale: -1 1;
  }
  .today-button {
    flex: none;
  }
  .today-button svg {
    display: none;
    inline-size: 1.25em;
    block-size: 1.25em;
    stroke-width: 1.25;
    vertical-align: -0.25em;
  }
  /* One row also on phones: an icon says "today". */
  @container cal (max-width: 30em) {
    .toolbar {
      margin-block-end: var(--_space);
    }
    .toolbar .heading {
      margin-inline-start: 0;
      font-size: 1.0625em;
      line-height: 1.15;
    }
    .today-button {
      padding: 0;
    }
    .today-button svg {
      display: inline;
    }
    .today-button .word {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  /* Very large text needs all the room. */
  @container cal (max-width: 14em) {
    .toolbar {
      flex-wrap: wrap;
    }
    .toolbar .heading {
      flex-basis: 100%;
    }
  }
  /* The event that is open beside the days. */
  .event[aria-current='true'] {
    outline: 2px solid var(--_accent);
    outline-offset: 1px;
  }
  /* The message of an error stands on the empty days, which keep their room. */
  .failed {
    flex: 1 0 auto;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  .failed > div,
  .failed .notice {
    grid-area: 1 / 1;
  }
  /* Whatever is raised in the days stays below the message. */
  .failed > div {
    isolation: isolate;
  }
  .failed .notice {
    position: relative;
    place-self: center;
    margin: var(--_gap);
    background: var(--cal-color-surface, oklch(from currentColor clamp(0.2, (0.6 - l) * 1000, 1) 0 0));
  }
  @media print {
    .steps {
      display: none;
    }
  }
`;
