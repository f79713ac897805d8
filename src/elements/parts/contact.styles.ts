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
    /* Above the card, all of which is a target. */
    position: relative;
    display: inline-block;
    padding-block: 0.15em;
    color: var(--_accent);
  }
  /* A gap parts the lines, because a comma would stand on the wrong side of one that runs against the page. */
  .card .address {
    display: flex;
    flex-wrap: wrap;
    column-gap: 0.6em;
  }
  .card :is(.address, .contact) {
    font-size: 0.875em;
  }
`;
