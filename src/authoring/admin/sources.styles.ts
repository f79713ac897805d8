import { css } from 'lit';

/** The section that brings events in. */
export const sourcesStyles = css`
  .bring {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(max(40%, min(20em, 100%)), 1fr));
    gap: var(--_gap) calc(var(--_gap) * 2);
    padding: calc(var(--_space) * 2);
    border: 2px dashed var(--_border);
    border-radius: calc(var(--_radius) * 1.5);
  }
  .bring.over {
    border-color: var(--_accent);
    background: color-mix(in oklab, var(--_accent) 7%, transparent);
  }
  .bring form {
    display: grid;
    align-content: start;
    gap: var(--_space);
  }
  :is(.bring, .found) form > .actions {
    position: static;
    padding: 0;
    border: 0;
    background: none;
  }
  .bring > .pasted {
    grid-column: 1 / -1;
  }
  /* Each row stays one, and the page with a thousand of them short. */
  .pasted textarea {
    max-block-size: 16em;
    white-space: pre;
  }
  .address {
    overflow-wrap: anywhere;
  }
  .sources .item {
    grid-template-areas:
      'name changed place actions'
      'why why why why';
  }
  .why {
    grid-area: why;
    margin: 0;
  }
  .bring > .field {
    align-content: start;
  }
  .asked {
    inline-size: min(48em, 100%);
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(16em, 100%), 1fr));
    align-items: center;
    gap: calc(var(--_space) * 0.5) var(--_gap);
    padding-block: calc(var(--_space) * 0.5);
    overflow-wrap: anywhere;
  }
  .found {
    border-block-end: 1px solid var(--_border);
    padding-block-end: var(--_space);
  }
  .found summary {
    min-block-size: 2em;
    font-weight: 600;
    cursor: pointer;
  }
  .found ul {
    display: grid;
    gap: var(--_space);
    margin-block: var(--_space);
  }
  .found li {
    display: grid;
    justify-items: start;
    padding-inline-start: calc(var(--_space) * 2);
    overflow-wrap: anywhere;
  }
  .found bdi {
    text-align: match-parent;
    /* Chromium takes the standard word for inherit. */
    text-align: -webkit-match-parent;
  }
  .found .details {
    color: var(--_muted);
    display: flex;
    flex-wrap: wrap;
    gap: 0 1em;
    font-size: 0.875em;
  }
  @container cal (max-width: 56em) {
    .sources .item {
      grid-template-areas:
        'name place'
        'changed place'
        'why why'
        'actions actions';
    }
    .sources .actions:not(:empty) {
      padding-block-start: calc(var(--_space) * 0.5);
    }
  }
  @container cal (max-width: 36em) {
    .sources .item {
      grid-template-areas:
        'name'
        'changed'
        'place'
        'why'
        'actions';
    }
  }
`;
