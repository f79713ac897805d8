import { css } from 'lit';

/** Skeleton styles while a response is pending. */
export const waitingStyles = css`
  /* Old items stay readable while new ones are on their way. */
  [part~='busy'] {
    background: linear-gradient(var(--_accent) 0 0) no-repeat center top / 100% 2px;
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
    [part~='busy'] {
      animation: cal-ask 1.2s 0.2s ease-in-out infinite both;
    }
    @keyframes cal-ask {
      from {
        background-size: 0 2px;
      }
    }
  }
`;
