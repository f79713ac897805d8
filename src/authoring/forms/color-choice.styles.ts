import { css } from 'lit';

/** Round colors to choose from, and one's own. */
export const colorChoiceStyles = css`
  .swatches {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.125em;
  }
  .swatches .swatch::before {
    content: none;
  }
  .swatches .swatch {
    appearance: none;
    box-sizing: border-box;
    flex: none;
    inline-size: 2.5em;
    block-size: 2.5em;
    min-block-size: 0;
    margin: 0;
    padding: 0;
    border: 5px solid transparent;
    border-radius: 50%;
    background: var(--_swatch) content-box;
    cursor: pointer;
    forced-color-adjust: none;
  }
  .swatches .swatch:checked,
  .swatches .chosen .swatch {
    border: 2px solid currentColor;
    padding: 4px;
  }
  .swatches .own {
    display: flex;
  }
  .swatch::-webkit-color-swatch-wrapper {
    padding: 0;
  }
  .swatch::-webkit-color-swatch {
    border: 0;
    border-radius: 50%;
  }
  .swatch::-moz-color-swatch {
    border: 0;
    border-radius: 50%;
  }
  /* Any color, until one is chosen. */
  .own:not(.chosen) .swatch::-webkit-color-swatch {
    background-image: var(--_any);
  }
  .own:not(.chosen) .swatch::-moz-color-swatch {
    background-image: var(--_any);
  }
  .swatches {
    --_any: conic-gradient(#d9304f, #d9a400, #3a9a3f, #1490b8, #7a48d8, #d9304f);
  }
`;
