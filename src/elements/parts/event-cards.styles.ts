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
      font-size: 1.05em;
      font-weight: 700;
      padding-block-end: var(--_space);
      border-block-end: 1px solid var(--_border);
    }
    .heading + .items {
      margin-block-start: var(--_gap);
    }
    /* The heading says the day. */
    .by-day .date-badge,
    .by-day [part~='date']:has(+ [part~='clock']) {
      display: none;
    }
    [part~='visitor-time'],
    [part~='zone'],
    [part~='venue'],
    [part~='all-day'] {
      color: var(--_muted);
    }
    /* Kept on one line where there is room. */
    [part~='clock'],
    .whole {
      display: inline-block;
    }
    [part~='date']:has(+ :is([part~='clock'], [part~='all-day']))::after {
      content: ' ·';
    }
    [part~='visitor-time'] {
      font-size: 0.875em;
    }
    [part~='cost'] {
      font-weight: 600;
    }
    [part~='badge'],
    [part~='category'] {
      display: inline-block;
      font-size: 0.75em;
      line-height: 1.6;
      padding-inline: 0.65em;
      border: 1px solid var(--_border);
      border-radius: 99em;
    }
    [part~='badge'] {
      font-weight: 650;
    }
    [part='badges'] {
      order: -1;
    }
    [part~='badge-featured'] {
      color: var(--_featured);
      border-color: currentColor;
    }
    .marks {
      display: flex;
      flex-wrap: wrap;
      gap: 0.35em;
    }
    [part='categories'] {
      margin-block-start: 0.35em;
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
    [part~='date-badge-weekday'],
    [part~='date-badge-month'] {
      font-size: 0.75em;
      color: var(--_muted);
    }
    [part~='date-badge-day'] {
      font-size: 1.5em;
      font-weight: 700;
      color: var(--_accent);
      font-variant-numeric: tabular-nums;
    }
    .compact :is(.date-badge, [part='categories'], [part~='visitor-time']) {
      display: none;
    }
    .compact [part='badges'] {
      order: 0;
    }
    .compact .heading + .items {
      margin-block-start: 0;
    }
    .compact :is([part='date'], [part='clock']) {
      color: var(--_muted);
    }

    @container cal (max-width: 24em) {
      .list .card:has(.image) .date-badge {
        display: none;
      }
    }
    @container cal (max-width: 20em) {
      .date-badge {
        display: none;
      }
    }
  `,
];
