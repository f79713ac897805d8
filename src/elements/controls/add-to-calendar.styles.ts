import { css } from 'lit';

/** The button, and the menu that opens below it. */
export const styles = css`
  .add {
    anchor-name: --add;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.5em;
    box-sizing: border-box;
    inline-size: fit-content;
    max-inline-size: 100%;
    font-weight: 600;
  }
  .add svg {
    flex: none;
    inline-size: 1.15em;
    block-size: 1.15em;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
  }
  .menu {
    box-sizing: border-box;
    position-anchor: --add;
    position-area: block-end span-inline-end;
    position-try-fallbacks:
      flip-block,
      flip-inline,
      flip-block flip-inline;
    inset: auto;
    margin: 4px 0;
    padding: calc(var(--_space) / 2);
    min-inline-size: anchor-size(inline);
    max-inline-size: calc(100vi - 32px);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: Canvas;
    color: CanvasText;
    box-shadow: 0 0.75em 2.5em rgb(0 0 0 / 0.22);
    overflow: auto;
  }
  /* Without anchors it stands in the middle, as dialogs do. */
  @supports not (position-area: block-end) {
    .menu {
      inset: 0;
      margin: auto;
    }
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
