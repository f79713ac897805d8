import { css } from 'lit';

/** What a first user chooses for the calendar, beside how visitors will see it and the own account where there is room. */
export const setUpStyles = css`
  form:has(.set-up) {
    max-inline-size: none;
  }
  .set-up {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(var(--_gap) * 1.75) calc(var(--_gap) * 3);
    align-items: start;
  }
  @container cal (inline-size > 46em) {
    .set-up {
      grid-template: auto 1fr / minmax(0, 6fr) minmax(0, 5fr);
    }
    .set-up .preview {
      grid-column: 2;
    }
    .chosen-face {
      grid-area: 1 / 1 / 3 / 2;
    }
  }
  .set-up [role='group'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(var(--_gap) * 1.25);
  }
  .set-up [role='group'] > .subtitle {
    font-size: 1.125em;
    font-weight: 600;
  }
  .set-up .subtitle + .help {
    margin-block: calc(var(--_gap) * -0.75) 0;
  }
`;
