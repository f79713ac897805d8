import { css } from 'lit';

export const styles = css`
  .heading {
    font-size: 1.25em;
    font-weight: 700;
    line-height: 1.3;
  }
  .panel {
    gap: calc(var(--_space) * 1.5);
  }
  /* Nothing is known but the name. */
  .panel:not(:has(*)) {
    display: none;
  }
  .panel .contact {
    display: grid;
  }
`;
