import { css } from 'lit';

/** The field, and the suggestions below it. */
export const styles = css`
  /* The room of the field, until its words have arrived. */
  .base {
    min-block-size: calc(2.5em + 2px);
  }
  .search {
    anchor-name: --search;
    display: flex;
    align-items: center;
    margin: 0;
    border: 1px solid color-mix(in oklab, currentColor 55%, transparent);
    border-radius: var(--_radius);
    background: var(--_surface);
  }
  .search:hover {
    border-color: currentColor;
  }
  .search:focus-within {
    outline: var(--_focus-ring);
    outline-offset: 2px;
  }
  svg {
    flex: none;
    inline-size: 1.15em;
    block-size: 1.15em;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
  }
  .search > svg {
    margin-inline-start: 0.75em;
    color: var(--_muted);
  }
  .field {
    flex: 1;
    box-sizing: border-box;
    min-inline-size: 0;
    min-block-size: 2.5em;
    padding: 0.35em 0.6em;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    appearance: none;
    outline: none;
    text-overflow: ellipsis;
  }
  .field::placeholder {
    color: var(--_muted);
    opacity: 1;
  }
  .field::-webkit-search-cancel-button {
    display: none;
  }
  .clear {
    display: grid;
    place-items: center;
    padding: 0;
    border: 0;
    background: none;
  }
  @container cal (max-width: 30em) {
    kbd {
      display: none;
    }
  }
  /* Very large text needs all the room. */
  @container cal (max-width: 10em) {
    .search > svg {
      display: none;
    }
    .field::placeholder {
      font-size: 0.8em;
    }
  }
  .options {
    position-anchor: --search;
    position-area: block-end span-inline-end;
    position-try-fallbacks: flip-block;
    inline-size: anchor-size(inline);
    min-inline-size: min(16em, 100vi - 16px);
    max-inline-size: 42em;
    max-block-size: min(34em, 65vb);
  }
  @supports not (position-area: block-end) {
    .options {
      inline-size: min(30em, 100vi - 16px);
    }
  }
  .group-heading {
    padding: 0.75em 1em 0.25em;
    color: var(--_muted);
    font-size: 0.75em;
    font-weight: 600;
  }
  .option {
    display: flex;
    align-items: center;
    gap: 0.75em;
    min-block-size: 2.5em;
    box-sizing: border-box;
    padding: 0.35em 0.75em;
    border-radius: calc(var(--_radius) / 2);
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  .option > svg {
    align-self: start;
    margin-block-start: 0.3em;
    color: var(--_muted);
  }
  .what {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 1em;
  }
  .detail {
    color: var(--_muted);
    font-size: 0.875em;
  }
  .option-forget {
    color: var(--_muted);
    font-size: 0.875em;
  }
  /* The words themselves stand below all that they may mean. */
  .option-words {
    margin-block-start: calc(var(--_space) / 2);
    border-block-start: 1px solid var(--_border);
    border-start-start-radius: 0;
    border-start-end-radius: 0;
  }
  kbd {
    min-inline-size: 1.6em;
    border: 1px solid var(--_border);
    border-radius: 4px;
    color: var(--_muted);
    font: inherit;
    font-size: 0.8125em;
    text-align: center;
  }
  .option:hover {
    background: color-mix(in oklab, currentColor 6%, transparent);
    text-decoration: none;
  }
  .option.active {
    outline: var(--_focus-ring);
    outline-offset: -2px;
    background: color-mix(in oklab, currentColor 9%, transparent);
  }
  .badge {
    display: inline-block;
    font-size: 0.8125em;
    font-weight: 600;
  }
  .cancelled {
    text-decoration: line-through;
  }
  .date {
    white-space: nowrap;
  }
  @media print {
    :host {
      display: none;
    }
  }
`;
