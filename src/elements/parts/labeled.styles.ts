import { css } from 'lit';

/** Buttons and links with an icon before their words. */
export const labeledStyles = css`
  .labeled {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.5em;
    box-sizing: border-box;
    font-weight: 500;
    white-space: nowrap;
  }
  .labeled svg {
    flex: none;
    inline-size: 1.15em;
    block-size: 1.15em;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .share .words {
    display: grid;
    justify-items: start;
  }
  .share .words > * {
    grid-area: 1 / 1;
  }
  .share.done .words > :first-child,
  .share:not(.done) .words > :last-child {
    visibility: hidden;
  }
`;
