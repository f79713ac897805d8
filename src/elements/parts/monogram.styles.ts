import { css } from 'lit';

/** A letter in place of a picture, which only cards side by side need. */
export const monogramStyles = css`
  .monogram {
    display: grid;
    place-content: center;
    color: var(--_muted);
    background: color-mix(in oklab, var(--_accent) 12%, transparent);
  }
  .monogram span {
    font-size: 3.5em;
    font-weight: 300;
  }
  :is(.list, .compact) .monogram {
    display: none;
  }
  @container cal (max-width: 36em) {
    .cards .monogram {
      display: none;
    }
  }
`;
