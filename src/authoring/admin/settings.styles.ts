import { css } from 'lit';

/** The line with the name of the calendar, and the settings beside their preview. */
export const settingsStyles = css`
  .heading {
    flex: 1 1 0;
    justify-content: flex-start;
    min-inline-size: 0;
  }
  .view {
    color: var(--_accent);
    font-size: 0.9375em;
    padding-block: 0.25em;
  }
  .view::after {
    content: ' \\2197' / '';
  }
  .view:dir(rtl)::after {
    content: ' \\2196' / '';
  }
  .settings {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(22em, 100%), 1fr));
    gap: calc(var(--_gap) * 2);
    align-items: start;
    max-inline-size: none;
  }
`;
