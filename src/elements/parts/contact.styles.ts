import { css } from 'lit';

/** Addresses, and ways to reach somebody. */
export const contactStyles = css`
  .address {
    font-style: normal;
    color: var(--_muted);
  }
  .contact {
    display: flex;
    flex-wrap: wrap;
    column-gap: calc(var(--_space) * 2);
    overflow-wrap: anywhere;
  }
  .contact a {
    display: inline-block;
    padding-block: 0.15em;
    color: var(--_accent);
  }
  /* The lines run on, each in its own direction, parted by dots in that of the page. */
  .card .address > * {
    display: inline;
  }
  .card :is(.address, .contact) {
    font-size: 0.875em;
  }
`;
