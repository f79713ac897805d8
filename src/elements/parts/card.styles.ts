import { css } from 'lit';
import { waitingStyles } from './waiting.styles.js';

/** Cards of any item, in every layout of a list, and the room that is kept for them. */
export const cardStyles = [
  waitingStyles,
  css`
    .items {
      display: grid;
      gap: var(--_gap);
    }
    .item {
      min-inline-size: 0;
    }
    .card {
      position: relative;
      display: flex;
      gap: calc(var(--_space) * 2);
      align-items: start;
      background: var(--_surface);
      border-radius: var(--_radius);
    }
    .body {
      flex: 1;
      min-inline-size: 0;
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      justify-items: start;
      gap: 0.15em;
      overflow-wrap: anywhere;
    }
    .title {
      font-size: 1.125em;
      font-weight: 650;
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
    }

    /* list: separated rows */
    .list .item + .item {
      padding-block-start: var(--_gap);
      border-block-start: 1px solid var(--_border);
    }

    /* cards: a grid of boxes with the picture on top */
    .cards .items {
      grid-template-columns: repeat(auto-fill, minmax(min(var(--cal-card-min, 17rem), 100%), 1fr));
    }
    .cards .card {
      flex-wrap: wrap;
      align-content: start;
      block-size: 100%;
      box-sizing: border-box;
      padding: calc(var(--_space) * 2);
      border: 1px solid var(--_border);
      overflow: hidden;
    }
    .cards .image {
      order: -1;
      inline-size: calc(100% + var(--_space) * 4);
      margin: calc(var(--_space) * -2);
      margin-block-end: 0;
      border-radius: 0;
    }

    /* compact: one line where there is room */
    .compact .items {
      gap: 0;
    }
    .compact .item {
      padding-block: var(--_space);
      border-block-end: 1px solid var(--_border);
    }
    .compact .image {
      display: none;
    }
    .compact .body {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      column-gap: calc(var(--_space) * 2);
    }
    .compact .title {
      font-size: 1em;
    }
    .skeleton .date-badge,
    .skeleton .body {
      border: 0;
      border-radius: var(--_radius);
      background: color-mix(in oklab, currentColor 10%, transparent);
      padding: 0;
      block-size: 4.5em;
    }
    .skeleton.compact .body {
      block-size: 1.5em;
    }

    @container cal (max-width: 30em) {
      .list .image {
        inline-size: 5.5em;
        aspect-ratio: 1;
      }
    }
    /* Very large text needs all the room. */
    @container cal (max-width: 14em) {
      .list .image {
        display: none;
      }
    }
    /* One card a row has no neighbour to look like. */
    @media print {
      .item {
        break-inside: avoid;
      }
    }
  `,
];
