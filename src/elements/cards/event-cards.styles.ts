import { css } from '@lit/reactive-element/css-tag.js';
import { cardStyles } from './card.styles.js';

export const styles = [
  cardStyles,
  css`
    /* Wider rows would part a title from its image. */
    .base:has(> .groups.list, > slot .groups.list) {
      max-inline-size: 80em;
    }
    /* What runs for weeks is a line, from which an event goes when it is over, and with the last one the line. */
    .now-on {
      display: flex;
      gap: 0.35em;
      margin-block-end: calc(var(--_gap) * -1);
      font-size: 0.875em;
      line-height: max(1.5em, 24px);
      color: var(--_muted);
    }
    .now-on:not(:has(li)) {
      display: none;
    }
    .now-on span {
      flex: none;
    }
    .now-on li {
      display: inline;
    }
    .now-on li + li::before {
      content: ' · ';
    }
    .now-on a {
      display: inline-block;
      text-decoration: underline var(--_border);
    }
    .time > :has(+ [part='nearness']) {
      margin-inline-end: 0.3em;
    }
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
    .groups:not(.compact) .heading + .items {
      margin-block-start: var(--_gap);
    }
    .body > :is([part='venue'], [part='cost'], .marks, .title:has(+ .marks)) {
      inline-size: auto;
    }
    [part='nearness'],
    [part~='venue'],
    [part~='cost'],
    [part~='categories'] {
      color: var(--_muted);
    }
    .time {
      display: flex;
      flex-wrap: wrap;
      column-gap: 0.3em;
    }
    .body [part='categories'] {
      font-size: 0.875em;
    }
    [part~='date']:has(+ :is([part~='clock'], [part~='all-day']))::after,
    .time > :has(+ [part='ended'])::after {
      content: ' ·';
    }
    .marks {
      display: flex;
    }
    [part~='cost'],
    .running [part~='date'] {
      font-weight: 500;
    }
    .running [part~='date'] {
      color: var(--_accent);
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
    .badge {
      color: oklch(from currentColor clamp(0.48, (l - 0.55) * 1000, 0.8) 0.15 28 / 1);
    }
    /* No warning. */
    .badge:is([part$='-online'], [part$='-hybrid']) {
      color: var(--_muted);
    }
    /* The line does not cross badges. */
    .cancelled :is(.title, .name) {
      text-decoration: line-through;
    }
    [part~='badge-featured'] {
      color: var(--_featured);
      border-color: currentColor;
    }
    .date-badge {
      flex: none;
      display: grid;
      grid-template-columns: 100%;
      justify-items: center;
      inline-size: 3.5em;
      padding-block: 0.4em;
      border-radius: var(--_radius);
      background: color-mix(in oklab, var(--_ink, currentColor) var(--_amount, 5%), var(--_leaf, transparent));
      line-height: 1.15;
      text-align: center;
    }
    /* Four lines are as high as three, so that nothing moves for a year. */
    .date-badge:has(.badge-year) {
      padding-block: 0.13em;
      line-height: 1.1;
      .badge-day {
        font-size: 1.35em;
      }
    }
    .date-badge > :not(.badge-day) {
      max-inline-size: 100%;
      overflow-x: clip;
      text-overflow: ellipsis;
      white-space: nowrap;
      font-size: 0.75em;
      color: var(--_muted);
    }
    .badge-day {
      font-size: 1.5em;
      font-weight: 600;
      font-variant-numeric: tabular-nums;
    }
    /* The leaf is tinted, and not its number, which is to be read on any color that a page gives to leaves. */
    .today:not(:is(.running, .past) > *) {
      --_ink: var(--_accent);
      --_amount: 16%;
      --_muted: currentColor;
    }
    /* Of what runs, today's; the text says until when. */
    :is(.running, .past) .badge-day {
      font-weight: 400;
    }

    [part='excerpt'] {
      display: none;
    }
    /* Where rows are wide, the words of the event fill the way to its image. */
    @container cal (min-width: 56em) {
      .list [part='excerpt'] {
        position: relative;
        flex: 1;
        display: -webkit-box;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 3;
        overflow: hidden;
        font-size: 0.875em;
        color: var(--_muted);
      }
      /* Below one another, whether or not there is an image behind them. */
      .list.pictured .card:not(:has(.image)) {
        padding-inline-end: calc(10em + var(--_space) * 2);
      }
    }
    /* A row of a phone has a line for each: its name, when, where and how much. */
    @container cal (max-width: 30em) {
      .list .date-badge {
        padding-block: 0.1em;
        line-height: 1.12;
      }
      .list .body {
        display: grid;
        grid-template-columns: minmax(0, max-content) max-content max-content minmax(0, 1fr);
        gap: 0;
      }
      .list .body > * {
        grid-column: 1 / -1;
      }
      .list .body > :not(.title) {
        font-size: 0.875em;
        line-height: 1.4;
      }
      .list .body > :is([part='venue'], [part='cost']) {
        grid-column: 1;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .list .body > [part='cost'] {
        grid-column: 3;
        order: 1;
        max-inline-size: 10em;
      }
      /* Between both, whatever the direction of either. */
      .list .body:has([part='venue'] + [part='cost'])::after {
        content: '·' / '';
        grid-column: 2;
        margin-inline: 0.3em;
        font-size: 0.875em;
        line-height: 1.4;
        color: var(--_muted);
      }
      .list .body > [part='color-label'] {
        order: 2;
      }
      .list .body > :is(.marks, [part='categories'], [part='venue'] ~ [part='venue']) {
        position: absolute;
        inset-inline: 0;
        clip-path: inset(50%);
      }
      .list .featured .title::before {
        content: '★ ' / '';
        color: var(--_featured);
      }
    }
    @container cal (width > 20em) {
      /* The badge says the day. */
      :is(.list, .cards) .day {
        position: absolute;
        clip-path: inset(50%);
      }
    }
    @container cal (20em < width <= 30em) {
      .list .near {
        position: absolute;
        clip-path: inset(50%);
      }
      /* How soon it begins is seen where there is room for it. */
      .list [part='zone'] ~ [part='nearness'] {
        display: none;
      }
      .list .time:not(:has([part='zone'], [part='ended'], .kept)) {
        max-block-size: 1.4em;
        overflow: hidden;
      }
    }
    @container cal (max-width: 20em) {
      .date-badge {
        display: none;
      }
      /* A word such as Today, and in pages that are prerendered the day instead, which takes more room, so that
         nothing moves. */
      .near {
        inline-size: 100%;
      }
      .time .near::after {
        content: none;
      }
    }
  `,
];
