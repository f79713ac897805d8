import { css } from 'lit';

export const toolbarStyles = css`
  .toolbar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space);
    margin-block-end: var(--_gap);
  }
  .toolbar .heading {
    flex: 1 1 auto;
    font-size: 1.25em;
    font-weight: 700;
    text-wrap: balance;
  }
  .steps {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space);
  }
  .step {
    display: grid;
    place-items: center;
    padding: 0;
  }
  .step svg {
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
  @media print {
    .steps {
      display: none;
    }
  }
`;
