import { css } from 'lit';
import { cardStyles } from './card.styles.js';

export const styles = [
  cardStyles,
  css`
    .groups {
      display: grid;
      gap: calc(var(--_gap) * 2);
    }
    .heading {
      font-size: 1.25em;
      font-weight: 700;
      padding-block-end: var(--_space);
      border-block-end: 1px solid var(--_border);
    }
    .heading + .items {
      margin-block-start: var(--_gap);
    }
    .body > :is([part='venue'], [part='cost'], .marks, .title:has(+ .marks)) {
      inline-size: auto;
    }
    [part~='visitor-time'],
    [part~='venue'],
    [part~='categories'] {
      color: var(--_muted);
    }
    .time {
      display: flex;
      flex-wrap: wrap;
      column-gap: 0.3em;
    }
    .body :is([part='visitor-time'], [part='categories']) {
      inline-size: 100%;
      font-size: 0.875em;
    }
    [part~='date']:has(+ :is([part~='clock'], [part~='all-day']))::after {
      content: ' ·';
    }
    .marks {
      display: flex;
    }
    [part~='cost'] {
      font-weight: 600;
    }
    .running [part~='date'] {
      color: var(--_accent);
      font-weight: 600;
    }
    [part~='badge'] {
      display: inline-block;
      font-size: 0.75em;
      line-height: 1.6;
      padding-inline: 0.65em;
      border: 1px solid var(--_border);
      border-radius: 99em;
      font-weight: 600;
    }
    [part~='badge-featured'] {
      color: var(--_featured);
      border-color: currentColor;
    }
    .date-badge {
      flex: none;
      display: grid;
      justify-items: center;
      inline-size: 3.5em;
      padding-block: 0.35em;
      border: 1px solid var(--_border);
      border-radius: var(--_radius);
      line-height: 1.15;
      text-align: center;
    }
    .badge-weekday,
    .badge-month {
      font-size: 0.75em;
      color: var(--_muted);
    }
    .badge-day {
      font-size: 1.5em;
      font-weight: 700;
      color: var(--_accent);
      font-variant-numeric: tabular-nums;
    }
    /* Of what runs, today's; the text says until when. */
    .running .badge-day {
      color: inherit;
      font-weight: 400;
    }

    .cards .card:has(.image) :is(.date-badge, .marks) {
      position: absolute;
      z-index: 1;
      inset-block-start: 0.75em;
      inset-inline-start: 0.75em;
      background: oklch(from currentColor clamp(0.15, (0.62 - l) * 1000, 1) 0 0);
    }
    .cards :is([part='cost'], [part='categories']:not([part='cost'] + *)) {
      margin-block-start: auto;
    }
    .cards .card:has(.image) .marks {
      inset-inline: auto 0.75em;
      border-radius: 99em;
    }

    /* The heading says the day, or a star that it is featured. */
    .by-day :is(.day, .near, .date-badge),
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
    @container cal (max-width: 30em) {
      .list .body > :not(.title) {
        font-size: 0.875em;
      }
    }
    @container cal (min-width: 52em) {
      .compact .body {
        grid-template-columns: 9.5em 9em 3fr 2fr 7.5em;
        column-gap: 1.5em;
      }
      .by-day.compact .body {
        grid-template-columns: 0 9em 3fr 2fr 7.5em;
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
      .compact [part~='date']::after {
        content: none !important;
      }
      .compact .body > [part='venue'] {
        grid-column: 4;
      }
      .compact .body > [part='cost'] {
        grid-column: 5;
      }
    }
    @container cal (min-width: 20em) {
      /* The badge says the day. */
      :is(.list, .cards) .day {
        position: absolute;
        clip-path: inset(50%);
      }
    }
    @container cal (max-width: 20em) {
      .date-badge {
        display: none;
      }
    }
    @container cal (max-width: 16em) {
      .compact .body {
        display: block;
      }
    }
  `,
];
