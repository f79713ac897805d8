import { css } from 'lit';

/** The layouts `cards` and `compact`, beyond the outlines that their skeletons have in common with them. */
export const layoutStyles = css`
  .cards .body {
    align-self: stretch;
    flex-flow: column;
    align-items: stretch;
  }
  .cards .title {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
  .placeholder {
    background: oklch(from currentColor clamp(0.3, (0.62 - l) * 1000, 0.88) 0.06 var(--_hue));
  }
  /* Where no card of the page has a picture, none needs the room of one. */
  .cards .items:not(:has(img)) .placeholder {
    aspect-ratio: 4;
  }
  /* One card a row has no neighbor to look like. */
  @container cal (max-width: 36em) {
    .cards .placeholder {
      aspect-ratio: 4;
    }
  }
  .cards .card:has(.image) :is(.date-badge, .marks) {
    position: absolute;
    z-index: 1;
    inset-block-start: 0.75em;
    inset-inline-start: 0.75em;
    background: oklch(from currentColor clamp(0.15, (0.62 - l) * 1000, 1) 0 0 / 1);
  }
  .cards :is([part='cost'], [part='categories']:not([part='cost'] + *)) {
    margin-block-start: auto;
  }
  .cards .card:has(.image) .marks {
    inset-inline: auto 0.75em;
    border-radius: 99em;
  }

  .compact .body {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0 0.75em;
  }
  .compact .body > * {
    grid-column: 1 / -1;
    inline-size: auto;
  }
  .compact .title {
    font-size: 1em;
  }
  /* A star says that it is featured. */
  .compact .marks {
    position: absolute;
    clip-path: inset(50%);
  }
  .compact .heading + .items {
    margin-block-start: 0;
  }
  .compact .featured .title::before {
    content: '★ ';
    color: var(--_featured);
  }
  .compact .body > [part='cost'] {
    grid-area: 1 / 3;
    text-align: end;
    font-weight: inherit;
  }
  .compact .title:has(~ [part='cost']) {
    grid-column-end: 3;
  }
  .compact .body > .time {
    grid-area: 2 / 1;
    color: var(--_muted);
  }
  .compact .body > [part='venue'] {
    grid-column: 2 / -1;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  @container cal (max-width: 52em) {
    .compact .body > :not(.title) {
      font-size: 0.875em;
    }
  }
  @container cal (min-width: 52em) {
    .compact .body {
      grid-template-columns: 9.5em 10.5em 3fr 2fr 7.5em;
      column-gap: 1.5em;
    }
    .by-day.compact .body {
      grid-template-columns: 0 10.5em 3fr 2fr 7.5em;
    }
    .compact .body > * {
      white-space: nowrap;
      overflow: hidden;
      text-overflow: ellipsis;
      grid-row: 1;
    }
    .compact .body > .title {
      grid-column: 3;
    }
    .compact .body > .time {
      display: contents;
    }
    .compact [part='date'] {
      grid-area: 1 / 1;
    }
    .by-day.compact [part='date'] {
      grid-column: 2;
    }
    .compact :is([part='clock'], [part='all-day']) {
      grid-area: 1 / 2;
    }
    .compact [part='zone'] {
      display: none;
    }
    /* Below the day, or where a heading says that, below the time. */
    .compact [part='ended'] {
      grid-area: 2 / 1;
    }
    .by-day.compact [part='ended'] {
      grid-column: 2;
    }
    .compact .time > ::after {
      content: none !important;
    }
    .compact .body > [part='venue'] {
      grid-column: 4;
    }
    .compact .body > [part='cost'] {
      grid-column: 5;
    }
  }
  @container cal (max-width: 16em) {
    .compact .body {
      display: block;
    }
  }
`;
