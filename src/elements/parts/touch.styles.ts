import { css } from '@lit/reactive-element/css-tag.js';

/**
 * Phones zoom into a field with smaller letters as soon as it is touched; the ID outweighs the classes of fields, and
 * is nobody's.
 */
export const touchStyles = css`
  @media (pointer: coarse) {
    :is(input, select, textarea, [contenteditable]):not(#nobody) {
      font-size: max(16px, 1em);
    }
  }
`;
