import { css } from '@lit/reactive-element/css-tag.js';
import { waitingStyles } from './waiting.styles.js';

/** Cards of any item, in every layout of a list, and the room that is kept for them. */
export const cardStyles = [
  waitingStyles,
  css`
    .items,
    .block {
      display: grid;
      gap: var(--_gap);
    }
    .block,
    .item {
      min-inline-size: 0;
    }
    /* Rows far off the screen are not laid out, but stay in the document: search, links, screen readers, and the Tab
       key find them as before. Where the focus is, nothing is clipped, because its outline needs the room. In print,
       all is shown. So it is where the browser would let the text that is read move when rows above it get their
       height. Until then they are as high as on most pages, and in long lists as the first ones, so that what is
       jumped to is where it will be. */
    @media screen {
      @supports (overflow-anchor: auto) {
        .far:not(:focus-within) {
          content-visibility: auto;
          contain-intrinsic-size: auto calc(var(--_row, 8.8em) * var(--_rows));
        }
      }
    }
    .card {
      position: relative;
      display: flex;
      gap: calc(var(--_space) * 2);
      align-items: start;
      min-block-size: 24px;
      background: var(--_surface);
      border-radius: var(--_radius);
    }
    .card:has([part='link']) {
      cursor: pointer;
    }
    .body {
      flex: 1;
      min-inline-size: 0;
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0.15em 0.75em;
      overflow-wrap: anywhere;
      hyphens: auto;
      hyphenate-limit-chars: 12 5 5;
    }
    .body > * {
      inline-size: 100%;
    }
    /* Above the link that covers the card, so that it can be marked and copied. */
    .body > :not(.title) {
      position: relative;
    }
    .title {
      font-size: 1.125em;
      font-weight: 600;
      line-height: 1.3;
      text-wrap: balance;
    }
    /* The whole card is the link's target, so that a thumb finds it. */
    .title a::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    .title a:focus-visible {
      outline: none;
    }
    .card:has(a:focus-visible) {
      outline: var(--_focus-ring);
      outline-offset: 4px;
    }
    .card:hover .title a {
      color: var(--_accent);
      text-decoration: underline;
      text-underline-offset: 0.15em;
    }
    .image {
      flex: none;
      inline-size: 10em;
      aspect-ratio: 3 / 2;
      overflow: hidden;
      border-radius: var(--_radius);
      background: color-mix(in oklab, currentColor 8%, transparent);
    }
    .image img {
      display: block;
      inline-size: 100%;
      block-size: 100%;
      object-fit: cover;
      /* Of what is upright, such as posters, the title is seen. */
      object-position: 50% 25%;
    }
    .image .small {
      object-fit: scale-down;
      object-position: center;
    }

    /* list: separated rows */
    .list :is(.item + .item, .block + .block .item) {
      padding-block-start: var(--_gap);
      border-block-start: 1px solid var(--_border);
    }

    /* cards: a grid of boxes with the image on top */
    .cards .block {
      grid-template-columns: repeat(auto-fill, minmax(min(var(--cal-card-min, var(--_min, 17em)), 100%), 1fr));
    }
    .cards .card {
      block-size: 100%;
      box-sizing: border-box;
      padding: calc(var(--_space) * 2);
      border: 1px solid var(--_border);
      overflow: hidden;
    }
    .cards .card:has(.image) {
      flex-direction: column;
      padding: 0;
      gap: 0;
    }
    .cards .image {
      order: -1;
      inline-size: 100%;
      border-radius: 0;
    }
    /* compact: two lines, or columns that are the same for all where there is room */
    .compact :is(.items, .block) {
      gap: 0;
    }
    .compact .item {
      padding-block: var(--_space);
      border-block-end: 1px solid var(--_border);
    }
    .skeleton :is(.date-badge, .image, b) {
      border-radius: var(--_radius);
      background: color-mix(in oklab, currentColor 9%, transparent);
    }
    .skeleton .date-badge {
      block-size: 4.3em;
    }
    /* Below the line of the status that is to come. */
    .skeleton.counted {
      padding-block-start: calc(1.27em + var(--_gap));
    }
    .skeleton .lines {
      flex: 1;
      display: flex;
      flex-direction: column;
      gap: 0.9em;
      box-sizing: border-box;
      block-size: 6.67em;
      padding-block-start: 0.25em;
    }
    .skeleton b {
      inline-size: 55%;
      block-size: 0.8em;
    }
    .skeleton b + b {
      inline-size: 35%;
    }
    .skeleton b + b + b {
      inline-size: 25%;
    }
    .cards .lines {
      flex: none;
      inline-size: 100%;
      block-size: 8.4em;
      padding: calc(var(--_space) * 2);
    }
    .compact .lines {
      flex-flow: wrap;
      align-content: center;
      block-size: 1.5em;
      padding: 0;
    }
    .compact b {
      inline-size: 20%;
    }
    .skeleton.rails .item + .item .date-badge {
      visibility: hidden;
    }

    @container cal (max-width: 52em) {
      .compact .lines {
        block-size: 2.7em;
      }
    }
    /* Images may come, or placeholders, which are flat in a single column: what is in between jumps least. */
    @container cal (max-width: 36em) {
      .skeleton .image {
        aspect-ratio: 3;
      }
    }
    /* A row of a phone: its badge and image are as high as three lines. Of what comes, some titles need two. */
    @container cal (max-width: 30em) {
      .list .lines {
        block-size: 5.4em;
        gap: 0.6em;
      }
      .list .image {
        inline-size: 3.75em;
        aspect-ratio: 1;
      }
      .list .card {
        gap: calc(var(--_space) * 1.5);
      }
      .list :is(.items, .block) {
        gap: calc(var(--_gap) / 2);
      }
      .list :is(.item + .item, .block + .block .item) {
        padding-block-start: calc(var(--_gap) / 2);
      }
      .title {
        font-size: 1.0625em;
        line-height: 1.25;
        text-wrap: wrap;
      }
      .list .items {
        --_row: 5em;
      }
    }
    /* Very large text needs all the room. */
    @container cal (max-width: 14em) {
      .list .image {
        display: none;
      }
    }
    @media print {
      .item {
        break-inside: avoid;
      }
    }
    /* What is over is as quiet as muted text, and its muted text no quieter. */
    .past > * {
      color: var(--_muted);
    }
    .past > * > * {
      --_muted: currentColor;
    }
    .past .image {
      opacity: 0.6;
    }
  `,
];
