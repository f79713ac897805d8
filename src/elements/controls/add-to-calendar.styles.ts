import { css } from 'lit';

/** The button, and the menu that opens below it. */
export const styles = css`
  /* No wider than its button, and nothing where there is none. */
  :host {
    inline-size: fit-content;
    max-inline-size: 100%;
  }
  :host > i {
    display: none;
  }
  .base {
    container-type: normal;
  }
  .add {
    anchor-name: --add;
    inline-size: fit-content;
    max-inline-size: 100%;
  }
  .menu {
    position-anchor: --add;
    position-area: block-end span-inline-end;
    position-try-fallbacks:
      flip-block,
      flip-inline,
      flip-block flip-inline;
    min-inline-size: anchor-size(inline);
    max-inline-size: calc(100vi - 32px);
  }
  .option {
    display: block;
    box-sizing: border-box;
    inline-size: 100%;
    padding: 0.55em 0.9em;
    border: 0;
    border-radius: calc(var(--_radius) / 2);
    background: none;
    text-align: start;
  }
  .option:is(:hover, :focus-visible) {
    background: color-mix(in oklab, currentColor 9%, transparent);
  }
  .option:focus-visible {
    outline-offset: -2px;
  }
  @media print {
    :host {
      display: none;
    }
  }
`;
