import { css } from '@lit/reactive-element/css-tag.js';
import { html } from 'lit/html.js';

/** The room of the legend, which comes after the events. */
export const legendSpace = html`<div class="legend-space"></div>`;

export const legendSpaceStyles = css`
  .legend-space {
    block-size: calc(max(30px, 1.53em + 2px) + 8px);
    margin-block: var(--_space) calc(var(--_gap) - 4px);
  }
  @media print {
    .legend-space {
      display: none;
    }
  }
`;
