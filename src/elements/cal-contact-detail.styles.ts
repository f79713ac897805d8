import { css } from 'lit';

export const styles = css`
  :host {
    --_map-height: var(--cal-map-height, 18rem);
  }
  .heading {
    font-size: 1.25em;
    font-weight: 700;
    line-height: 1.3;
  }
  .text {
    display: grid;
    gap: var(--_gap);
  }
  .panel {
    gap: calc(var(--_space) * 1.5);
  }
  /* Nothing is known but the name. */
  .panel:not(:has(*)),
  .text:not(:has(*)) {
    display: none;
  }
  .panel .contact {
    display: grid;
  }
  /* The panel beside it says all that the list of the map would. */
  cal-venue-map {
    --cal-map-height: var(--_map-height);
  }
  cal-venue-map::part(toolbar),
  cal-venue-map::part(places),
  cal-venue-map::part(skip) {
    display: none;
  }
`;
