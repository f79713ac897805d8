import { css } from '@lit/reactive-element/css-tag.js';

/** Skeleton styles while a response is pending. */
export const waitingStyles = css`
  /* Old items stay readable while new ones are on their way. */
  [part~='busy']::before {
    content: '';
    display: block;
    border-block-start: 2px solid var(--_accent);
    margin-block-end: -2px;
  }
  @media (prefers-reduced-motion: no-preference) {
    .skeleton {
      animation: cal-wait 1.2s ease-in-out infinite alternate;
    }
    @keyframes cal-wait {
      to {
        opacity: 0.4;
      }
    }
    [part~='busy']::before {
      animation: cal-ask 1.2s 0.2s ease-in-out infinite both;
    }
    /* Only what browsers animate without painting a long list anew. */
    @keyframes cal-ask {
      from {
        scale: 0;
      }
    }
  }
`;
