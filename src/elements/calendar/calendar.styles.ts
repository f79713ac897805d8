import { css } from 'lit';

export const styles = css`
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space) var(--_gap);
    margin-block-end: var(--_gap);
  }
  /* Links in one frame. */
  .views {
    display: flex;
    flex-wrap: wrap;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_surface);
  }
  .view-link {
    box-sizing: border-box;
    display: grid;
    place-items: center;
    min-block-size: calc(2.5em - 2px);
    padding: 0.35em 0.9em;
    border: 0;
    border-radius: calc(var(--_radius) - 1px);
    background: none;
    text-decoration: none;
  }
  .view-link:hover {
    background: color-mix(in oklab, currentColor 7%, transparent);
  }
  .view-link[aria-current='true'] {
    background: color-mix(in oklab, currentColor 9%, transparent);
    box-shadow: inset 0 -2px var(--_accent);
  }
  /* Where the toolbar of the view will be, once its code is there. */
  .room {
    min-block-size: 2.5em;
    margin-block-end: var(--_gap);
  }
  .content > :not(:defined) {
    display: block;
    min-block-size: 24rem;
  }
  @container cal (max-width: 30em) {
    .bar {
      margin-block-end: var(--_space);
    }
    .view-link {
      padding-inline: 0.65em;
    }
  }
  @media (forced-colors: active) {
    .view-link[aria-current='true'] {
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
    }
  }
  @media print {
    .bar {
      display: none;
    }
  }
`;
