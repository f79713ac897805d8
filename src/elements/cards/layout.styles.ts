import { css } from '@lit/reactive-element/css-tag.js';

/** The layouts `cards` and `compact`, beyond the outlines that their skeletons have in common with them. */
export const layoutStyles = css`
  .cards .image + .body,
  .cards .body:has(+ .image) {
    inline-size: 100%;
    box-sizing: border-box;
    padding: calc(var(--_space) * 2);
  }
  .cards .body {
    align-self: stretch;
    flex-flow: column;
    align-items: stretch;
  }
  .cards .title {
    font-size: 1.0625em;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
  .placeholder {
    background: oklch(from currentColor clamp(0.3, (0.62 - l) * 1000, 0.88) 0.06 var(--_hue));
  }
  /* The placeholder of the image of an event: its day, or its category where a heading says the day, on a breath of
     its hue. */
  .placeholder[data-name] {
    --_tint: from currentColor clamp(0.27, (0.62 - l) * 1000, 0.95);
    display: grid;
    place-content: center;
    box-sizing: border-box;
    padding: 0.5em;
    text-align: center;
    background: linear-gradient(
      in oklab to bottom right,
      oklch(var(--_tint) 0.006 var(--_hue)),
      oklch(var(--_tint) 0.02 var(--_hue))
    );
  }
  .by-day .placeholder::before {
    content: attr(data-name);
    color: var(--_muted);
  }
  .cards :is(.placeholder, .card:has(.placeholder) .date-badge) {
    aspect-ratio: var(--_ratio, 1.5);
  }
  /* Where no card of the page has an image, none needs the room of one. */
  .cards:not(.pictured) {
    --_ratio: 4;
  }
  /* One card a row has no neighbor to look like. What has failed keeps its room. */
  @container cal (max-width: 36em) {
    .cards .card:not(:has(.failed)) {
      --_ratio: 4;
    }
  }
  .cards .card:has(.image) :is(.date-badge, .marks) {
    position: absolute;
    z-index: 1;
    inset-block-start: 0.75em;
    inset-inline-start: 0.75em;
    --_leaf: oklch(from currentColor clamp(0.15, (0.62 - l) * 1000, 1) 0 0 / 1);
  }
  /* Where an image is missing, the day is what is seen. */
  .cards .card:has([data-name]) .date-badge {
    inset: 0 0 auto;
    inline-size: auto;
    place-content: center;
    padding: 0;
    background: none;
    font-size: 2em;
  }
  @container cal (max-width: 36em) {
    .cards .card:has([data-name]) .date-badge {
      font-size: 1.1em;
    }
  }
  .cards [part='categories'] {
    margin-block-start: auto;
  }
  /* Three columns that would leave one card alone: the last four stand two by two, as high as the others. */
  @container cal (53em <= width < 71em) and (not style(--cal-card-min)) {
    .cards .block:has(> :nth-child(3n + 4):last-child) {
      grid-template-columns: repeat(6, 1fr);
      > * {
        grid-column: span 2;
      }
      > :nth-last-child(-n + 4) {
        --_ratio: 2.3;
        grid-column: span 3;
        .image {
          aspect-ratio: 2.3;
        }
      }
    }
  }
  .cards .card:has(.image) .marks {
    inset-inline: auto 0.75em;
    border-radius: 99em;
    background: var(--_leaf);
  }

  .compact .body {
    gap: 0 0.75em;
  }
  .compact .title {
    font-size: 1em;
  }
  .compact .featured .title::before {
    content: '★ ';
    color: var(--_featured);
  }
  .compact .body > [part='cost'] {
    text-align: end;
    font-weight: inherit;
  }
  .compact .body > .time {
    color: var(--_muted);
  }
  .compact .body > [part='venue'] {
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* Two lines that take no room from each other: the title with the price, and the time with the place. */
  @container cal (max-width: 52em) {
    .compact .body > :not(.title) {
      font-size: 0.875em;
    }
    .compact .title {
      flex: 1;
      min-inline-size: 50%;
    }
    .compact .body > [part='cost'] {
      inline-size: auto;
      max-inline-size: 45%;
    }
    .compact .body::after {
      content: '';
      inline-size: 100%;
    }
    .compact .body > :not(.title, [part='cost']) {
      order: 1;
    }
    .compact .body > .time {
      inline-size: auto;
    }
    .compact .body > [part='venue'] {
      flex: 1;
      /* Stays in its line, whatever word for a near day stands there before and after the script. */
      min-inline-size: 0;
    }
  }
  @container cal (min-width: 52em) {
    .compact .body {
      display: grid;
      grid-template-columns: [date] 9.5em [clock] 10.5em [title] minmax(0, 3fr) [venue] minmax(0, 2fr) [cost] minmax(
          7.5em,
          1.2fr
        );
      column-gap: 1.5em;
    }
    .by-day.compact .body {
      grid-template-columns: [date clock] 10.5em [title] minmax(0, 3fr) [venue] minmax(0, 2fr) [cost] minmax(
          7.5em,
          1.2fr
        );
    }
    .compact .body > * {
      inline-size: auto;
      white-space: nowrap;
      overflow: hidden;
      text-overflow: ellipsis;
      grid-row: 1;
    }
    .compact .body > .title {
      grid-column: title;
    }
    .compact .body > .time {
      display: contents;
    }
    .compact [part='date'] {
      grid-area: 1 / date;
    }
    .compact :is([part='clock'], [part='all-day']) {
      grid-area: 1 / clock;
    }
    .compact [part='zone'] {
      display: none;
    }
    /* Below the day, or where a heading says that, below the time. */
    .compact [part='ended'] {
      grid-area: 2 / date;
    }
    .compact .time > ::after {
      content: none !important;
    }
    .compact .body > [part='venue'] {
      grid-column: venue;
    }
    .compact .body > [part='cost'] {
      grid-column: cost;
      white-space: normal;
    }
  }
  /* A star says that it is featured; the heading says the day. */
  .compact .marks,
  .by-day .card :is(.day, .near, .date-badge) {
    position: absolute;
    clip-path: inset(50%);
  }

  /* A list by day: each day once, at the side, where it stays while its events pass. */
  @container cal (width > 20em) {
    .list.by-day {
      gap: var(--_gap);
    }
    .list.by-day > section {
      display: grid;
      grid-template-columns: 4.25em minmax(0, 1fr);
      column-gap: calc(var(--_space) * 1.5);
    }
    .list.by-day > section + section {
      padding-block-start: var(--_gap);
      border-block-start: 1px solid var(--_border);
    }
    .list.by-day > .now-on {
      margin: 0;
    }
    .list.by-day .heading {
      position: absolute;
      clip-path: inset(50%);
    }
    .list.by-day .items {
      margin: 0;
    }
  }
  .rail {
    position: sticky;
    inset-block-start: var(--_gap);
    align-self: start;
    display: grid;
    justify-items: center;
    gap: 0.35em;
  }
  .rail .date-badge {
    inline-size: 100%;
  }
  .rail [part='nearness'] {
    font-size: 0.75em;
    text-align: center;
  }
  .rail [part='nearness']::first-letter {
    text-transform: uppercase;
  }
  @container cal (max-width: 20em) {
    .rail {
      display: none;
    }
  }
  @container cal (max-width: 16em) {
    .compact .body {
      display: block;
    }
    .compact .body > [part='cost'] {
      max-inline-size: none;
      text-align: start;
    }
  }
`;
