import { css } from '@lit/reactive-element/css-tag.js';

/**
 * An element that fills the height that its page gives it, `block-size` or `min-block-size`: what has the class `fill`
 * takes the room that is left. Not on paper, where only some browsers break such boxes.
 */
export const fillStyles = css`
  @media screen {
    :host {
      display: flex;
      flex-direction: column;
    }
    .base,
    .fill:not([hidden]) {
      display: flex;
      flex: 1 0 auto;
      flex-direction: column;
    }
    /* What the page puts there flows as it does elsewhere. */
    :is([name='header'], [name='footer']) {
      display: block;
    }
  }
`;
