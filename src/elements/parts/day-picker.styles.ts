import { css } from 'lit';

/** A small month in which days are chosen. */
export const dayPickerStyles = css`
  .days {
    min-inline-size: 17em;
    max-inline-size: 20em;
    margin-block-start: var(--_space);
  }
  .days-top {
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin-block-end: calc(var(--_space) / 2);
  }
  .days-month {
    font-weight: 600;
  }
  .step {
    display: grid;
    place-items: center;
    padding: 0;
    border-color: transparent;
    background: none;
  }
  .step:dir(rtl) svg {
    scale: -1 1;
  }
  .week {
    display: grid;
    grid-template-columns: repeat(7, 1fr);
  }
  .weekday {
    color: var(--_muted);
    font-size: 0.8125em;
    text-align: center;
  }
  .number {
    display: block;
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: 2.4em;
    padding: 0;
    border: 1px solid transparent;
    background: none;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  .outside .number {
    color: var(--_muted);
  }
  .today .number {
    border-color: var(--_accent);
    font-weight: 700;
  }
  .selected {
    background: color-mix(in oklab, var(--_accent) 16%, transparent);
  }
  /* The accent follows from the text, so that it is not that of the text upon it. */
  .end {
    border-radius: var(--_radius);
    background: var(--_accent);
  }
  .end .number {
    color: var(--_on-accent);
  }
  /* Colors of the page are gone: what is chosen has a heavier line. */
  @media (forced-colors: active) {
    .selected .number {
      border: 2px solid Highlight;
    }
    .end .number {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
