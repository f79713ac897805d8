import { css } from 'lit';

/** The two parts of what a first user is asked, beside one another where there is room. */
export const setUpStyles = css`
  form:has(.set-up) {
    max-inline-size: none;
  }
  .set-up {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(var(--_gap) * 1.25);
    align-items: start;
  }
  @container cal (inline-size > 46em) {
    .set-up {
      grid-template: auto 1fr / minmax(0, 5fr) minmax(0, 6fr);
      column-gap: calc(var(--_gap) * 3);
    }
    .face {
      grid-area: 1 / 2 / 3 / 3;
    }
  }
  .set-up > * {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(var(--_gap) * 1.25);
  }
  .set-up .subtitle {
    font-size: 1.125em;
    font-weight: 600;
  }
`;
