import { css, unsafeCSS } from '@lit/reactive-element/css-tag.js';

/** The number of lines that a title may have, by the height of its block: as many as fit below each other. */
const titleLines = [2, 3, 4, 5, 6]
  .map(
    (lines) =>
      `@container block (min-block-size: calc(${lines} * 1.06em + ${lines > 2 ? 6 : 2}px)) { .block { --_title-lines: ${lines} } }`,
  )
  .join('\n');

/** Lays out a week as a list of its days, inside the rule of its grid. */
const list = css`
  display: block;
  flex: none;
  border: 0;
  background: none;
  overflow: visible;
  & :is(.head, .axis, .now, .brief, .crowd, .start) {
    display: none;
  }
  & span.list-only {
    display: inline;
  }
  & .event.has-begun::before,
  & .event.goes-on::after {
    content: none;
  }
  & li .event.bar {
    --_edge: 3px;
    border-radius: calc(var(--_radius) * 0.6);
  }
  & :is(.all-day, .bars, .columns, .column, .scroller) {
    display: block;
    max-block-size: none;
    block-size: auto;
    border: 0;
    overflow: visible;
  }
  & .column {
    content-visibility: visible;
    background: none;
    margin-block-end: var(--_gap);
  }
  &.waiting .column {
    margin-block-end: var(--_space);
  }
  & .free {
    display: none;
  }
  & :is(.name, .label) {
    position: static;
    inline-size: auto;
    max-inline-size: none;
    block-size: auto;
    clip-path: none;
    white-space: normal;
    padding: 0 0 0.25em;
    margin-block-end: var(--_space);
    border-block-end: 1px solid var(--_border);
    font-size: 1em;
    font-weight: 700;
    color: inherit;
    text-align: start;
  }
  & .today .name {
    color: var(--_accent);
  }
  & .before-today .name {
    color: var(--_muted);
    font-weight: 600;
  }
  & ol {
    display: block;
    justify-items: normal;
    margin: 0;
  }
  & li {
    container-type: normal;
    display: block;
    block-size: auto;
    inline-size: auto;
    padding: 0;
    margin: 0 0 0.35em;
  }
  & li .event {
    block-size: auto;
    min-block-size: 2.5em;
    padding: 0.35em 0.75em;
    font-size: 1em;
    mask: none;
  }
  & .lines {
    display: grid;
    row-gap: 0;
    max-block-size: none;
  }
  & .lines > :is(.title, .time, .extra, .full) {
    position: static;
    display: block;
    inline-size: auto;
    block-size: auto;
    clip-path: none;
    white-space: normal;
  }
  & .lines > :not(.title) {
    font-size: 0.9375em;
  }
  & .lines > .excerpt {
    display: none;
  }
  & .lines > .visitor {
    display: none;
  }
  /* Nobody knows beforehand how many events there are above a day, so no day has a position until they are there. */
  &.waiting {
    min-block-size: 100vb;
  }
  &.waiting .name {
    display: none;
  }
  & .ghost {
    position: static;
    display: block;
    block-size: 4.5em;
    margin: 0;
  }
  & .all-day {
    margin-block-end: var(--_gap);
  }
  & .grid-only {
    display: none;
  }
`;

export const styles = css`
  .grid {
    --_hour: var(--cal-hour-height, 3.25em);
    --_day-min: 4.25em;
    --_head: 4.25em;
    --_line: color-mix(in oklab, var(--_border) 55%, transparent);
    --_now: oklch(from currentColor clamp(0.55, (l - 0.55) * 1000, 0.72) 0.21 25 / 1);
    --_today: var(--cal-color-today, color-mix(in oklab, var(--_accent) 7%, transparent));
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    /* Events of whole days take their room from the hours, so that nothing below moves when they arrive. */
    grid-template-rows: auto auto minmax(0, 1fr);
    /* The hours seen at once, if there are so many, and more where the box of the element has room for them. */
    flex: 1 0 calc(min(var(--cal-week-height, var(--_seen)), var(--_hours) * var(--_hour) + 2em) + var(--_head));
    --_seen: clamp(22em, 60vb, 40em);
    min-block-size: 0;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_surface);
    overflow: clip;
    touch-action: pan-y pinch-zoom;
  }
  /* Old events stay readable while new ones are on their way. */
  [part~='busy'] .grid {
    background: linear-gradient(var(--_accent) 0 0) no-repeat center top / 100% 2px;
  }
  .head,
  .bars,
  .columns {
    display: grid;
    grid-template-columns: var(--_tracks);
  }
  /* What scrolls clips only those hidden texts for screen readers that are placed in it. */
  .head,
  .bars,
  .axis,
  .scroller {
    position: relative;
  }
  /* Their columns are as wide as those below, beside the bar that scrolls. */
  .head,
  .bars,
  .scroller {
    scrollbar-gutter: stable;
  }
  .head {
    grid-area: 1 / 2;
    overflow: hidden;
  }
  /* The row of the days stays in the window. */
  @media screen {
    .head {
      position: sticky;
      z-index: 3;
      inset-block-start: 0;
      backdrop-filter: blur(1em);
    }
  }
  .day {
    display: grid;
    justify-items: center;
    min-inline-size: 0;
    padding: 0.5em 0.25em;
    border: 0;
    border-radius: 0;
    background: none;
    line-height: 1.2;
  }
  .day:focus-visible {
    outline-offset: -3px;
  }
  /* Seen as long as any of a wide day is. */
  .day-words {
    position: sticky;
    inset-inline: 0.25em;
    display: grid;
    justify-items: center;
    gap: 0.1em;
  }
  .weekday {
    font-size: 0.75em;
    color: var(--_muted);
  }
  .before-today .number {
    color: var(--_muted);
    font-weight: 500;
  }
  /* The toolbar names the only day. */
  .alone {
    --_head: 0px;
    /* As high as the window together with the toolbar. */
    --_seen: max(22em, 100dvb - 4.5em);
  }
  .alone .head {
    display: none;
  }
  .number {
    display: grid;
    place-items: center;
    min-inline-size: 1.7em;
    block-size: 1.7em;
    font-size: 1.15em;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    border-radius: 99em;
  }
  button.day:hover .number {
    background: color-mix(in oklab, currentColor 10%, transparent);
  }
  .day.today .number {
    background: var(--_accent);
  }
  /* Its own box, because colors are computed from the color of the box they stand in. */
  .day.today .number span {
    color: var(--_on-accent);
  }

  .grid .all-day {
    grid-area: 2 / 1 / auto / -1;
    color: inherit;
    display: grid;
    grid-template-columns: subgrid;
    border-block-start: 1px solid var(--_border);
  }
  .label,
  .hour {
    font-size: 0.75em;
    color: var(--_muted);
    text-align: end;
    padding-inline: 0.8em 0.6em;
  }
  .label {
    max-inline-size: 5.5em;
    padding-block: 0.6em;
    line-height: 1.2;
    hyphens: auto;
  }
  .bars {
    grid-auto-rows: min-content;
    row-gap: 2px;
    padding-block: 3px;
    max-block-size: 10em;
    overflow: hidden auto;
  }
  .list-only {
    display: none;
  }
  .bars li {
    grid-area: var(--line) / var(--column) / auto / span var(--length);
    min-inline-size: 0;
    padding-inline: 1px 3px;
  }

  .axis,
  .scroller {
    grid-row: 3;
    min-block-size: 0;
    border-block-start: 1px solid var(--_border);
  }
  .axis {
    overflow: hidden;
    /* As high as the hours beside it, and never higher. */
    block-size: 0;
    min-block-size: 100%;
  }
  .hours {
    display: grid;
    grid-auto-rows: var(--_hour);
    /* Room for a bar that scrolls below the hours beside it. */
    padding-block-end: 2em;
  }
  .hour {
    translate: 0 -0.7em;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .hour:first-child {
    translate: 0 0.2em;
  }
  .scroller {
    scroll-snap-type: x proximity;
    overflow: auto;
    overscroll-behavior-inline: contain;
  }
  /* From right to left, Chromium moves what it keeps a gutter beside by the width of that. */
  .scroller:dir(rtl) {
    scrollbar-gutter: auto;
    overflow-y: scroll;
  }
  .scroller:focus-visible {
    outline-offset: -2px;
  }
  .columns {
    block-size: calc(var(--_hours) * var(--_hour));
  }
  .column {
    position: relative;
    scroll-snap-align: start;
    /* Its size is the grid's: days that are scrolled away cost nothing. */
    content-visibility: auto;
    border-inline-start: 1px solid var(--_line);
    background: linear-gradient(to top, var(--_line) 1px, transparent 1px) 0 0 / 100% var(--_hour);
  }
  /* Its stacking order is its own: the line of the current time lies below its events. */
  .column.today {
    isolation: isolate;
    background-color: var(--_today);
  }
  .alone .column.today {
    background-color: transparent;
  }
  .name,
  .grid .full {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  /* Placed by margins: a thousand positioned boxes would be a thousand layers to paint. */
  ol {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    align-items: start;
    justify-items: start;
    block-size: 100%;
    margin-inline-end: 4px;
  }
  ol li {
    grid-area: 1 / 1;
    margin-block-start: calc(var(--from) * var(--_hour));
    block-size: calc((var(--to) - var(--from)) * var(--_hour) - 2px);
    margin-inline-start: calc(100% * var(--start) + 1px);
    inline-size: calc(100% * var(--size) - 2px);
  }
  .event {
    /* All lines are of one height in whole pixels, as WebKit makes them, so that whole ones can be counted. */
    --_lh: round(1.3em, 1px);
    display: block;
    box-sizing: border-box;
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 0;
    min-inline-size: 0;
    padding: 1px 5px;
    overflow: clip;
    border-radius: calc(var(--_radius) * 0.6);
    font-size: 0.8125em;
    line-height: var(--_lh);
    text-align: start;
    text-decoration: none;
    hyphens: manual;
  }
  .event:focus-visible {
    outline-offset: 0;
  }
  .bars li:focus-within {
    z-index: 1;
  }
  .lines {
    display: block;
    max-block-size: round(down, 100cqb - 2px, var(--_lh));
    overflow: hidden;
  }
  .lines > * {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .event .title {
    font-size: inherit;
    font-weight: 600;
    line-height: inherit;
    text-wrap: inherit;
  }
  .event :is(.time, .extra) {
    font-weight: 400;
    color: var(--_muted);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  /* Between hours only whole lines are seen: as many as the block has room for, the title first, then the time, then
     the rest. */
  ol li {
    container: block / size;
  }
  :is(.block, .short) .title {
    font-weight: 500;
  }
  .block .title {
    /* Words are whole, or end in dots. */
    overflow-wrap: normal;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: var(--_title-lines, 1);
  }
  ${unsafeCSS(titleLines)}
  @container block (min-block-size: 3em) {
    .block {
      padding-block: 3px;
    }
    .block .lines {
      max-block-size: round(down, 100cqb - 6px, var(--_lh));
    }
  }
  .event:is(.short, .bar) {
    display: flex;
    align-items: center;
    gap: 0.3em;
    padding-block: 0;
    white-space: nowrap;
  }
  :is(.short, .bar) .lines {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4em;
    min-inline-size: 0;
    max-block-size: var(--_lh);
  }
  :is(.short, .bar) .lines > * {
    flex: none;
  }
  :is(.short, .bar) .lines > .title {
    flex: 0 1 auto;
    min-inline-size: 2em;
  }
  /* A venue that has no room for a word is not cut: it wraps below the line, where only screen readers find it, and
     stands in the preview. */
  :is(.short, .bar) .lines > .extra {
    flex: 1 1 4.5em;
    min-inline-size: 0;
  }
  :is(.short, .bar) .lines > [part='ended'] {
    flex: none;
  }
  .start {
    color: var(--_muted);
  }
  .bar {
    min-block-size: max(1.85em, 24px);
  }
  /* Read as long as any of its days is seen. */
  .bar .lines {
    position: sticky;
    inset-inline: 0.4em;
  }
  /* Read to the ear, and in the preview. */
  :is(.short, .bar) .time,
  :is(.short, .bar) .visitor {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    clip-path: inset(50%);
  }
  /* Titles are worth more than times, which the position beside the hours shows. */
  @container block (max-inline-size: 7em) {
    .event :is(.time, .extra) {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      clip-path: inset(50%);
    }
  }
  @container block (max-inline-size: 4.5em) {
    .event:is(.block, .short) {
      padding-inline: 5px 1px;
      background-position: 0 center;
      font-size: 0.75em;
    }
    .event:is(.block, .short):dir(rtl) {
      background-position-x: 100%;
    }
  }
  /* A day alone has room for more: when, where and how much in one line, and the first words about it. */
  .excerpt {
    display: none;
  }
  @container block (min-inline-size: 22em) {
    .alone .block {
      --_lh: round(1.4em, 1px);
      padding: 4px 10px;
      font-size: 0.875em;
    }
    .alone .block .title {
      font-size: 1.0714em;
    }
    .alone .block :is(.time, .extra) {
      display: inline;
    }
    .alone .block .extra::before {
      content: '· ';
    }
    .alone .block .lines {
      max-block-size: round(down, 100cqb - 8px, var(--_lh));
    }
  }
  @container block (min-inline-size: 22em) and (max-block-size: 2.75em) {
    .alone .block {
      padding-block: 1px;
      align-content: center;
    }
    .alone .block .title {
      display: inline;
      margin-inline-end: 0.4em;
    }
    .alone .block .lines {
      max-block-size: var(--_lh);
    }
  }
  @container block (min-inline-size: 22em) and (min-block-size: 5.25em) {
    .alone .block .excerpt {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      max-inline-size: 65ch;
      color: var(--_muted);
    }
  }
  @container block (max-inline-size: 14em) {
    .block :is(.zone, .visitor) {
      display: none;
    }
  }
  @container block (max-block-size: 8em) {
    .block :is(.zone, .visitor) {
      display: none;
    }
  }
  ol .hidden {
    display: none;
  }
  .crowd .more-events {
    inline-size: 100%;
    block-size: 100%;
    min-inline-size: 0;
    min-block-size: 0;
    padding: 2px;
    border-color: transparent;
    border-radius: calc(var(--_radius) * 0.6);
    background: color-mix(in oklab, currentColor 10%, var(--_paper));
    font-size: 0.8125em;
    font-weight: 600;
    line-height: 1.3;
  }
  /* Beside a single lane there is room for the number alone. */
  @container block (max-inline-size: 3em) {
    .crowd .more-events::before {
      content: attr(data-count) / '';
    }
    .crowd .words {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  ol .has-begun:not(:hover, :focus-visible) {
    border-start-start-radius: 0;
    border-start-end-radius: 0;
    mask: linear-gradient(transparent, #000 0.6em);
  }
  ol .goes-on:not(:hover, :focus-visible) {
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    mask: linear-gradient(to top, transparent, #000 0.6em);
  }
  .now {
    position: absolute;
    inset-inline: 0;
    inset-block-start: calc(var(--from) * var(--_hour) - 1px);
    pointer-events: none;
  }
  /* The line goes behind the events, so that it strikes no words; its dot stands before them. */
  .now::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset-inline: 0;
    border-block-start: 2px solid var(--_now);
  }
  .now::before {
    content: '';
    position: absolute;
    inset-block-start: calc(1px - 0.3em);
    inset-inline-start: -0.3em;
    inline-size: 0.6em;
    block-size: 0.6em;
    border-radius: 50%;
    background: var(--_now);
  }

  .ghost {
    position: absolute;
    inset: calc(2 * var(--_hour)) 6px auto 4px;
    block-size: calc(1.5 * var(--_hour));
    border-radius: calc(var(--_radius) * 0.6);
    background: color-mix(in oklab, currentColor 10%, transparent);
  }
  .column:nth-child(3n + 2) .ghost {
    margin-block-start: calc(2 * var(--_hour));
  }
  .column:nth-child(3n) .ghost {
    margin-block-start: calc(4 * var(--_hour));
  }

  .many {
    --_day-min: 6em;
  }
  /* Where seven have no room, four are seen at once, or three, and the edge of another one, which says that there are
     more. */
  @container cal (width < 48em) {
    .many {
      --_day-min: calc((100cqi - 4em) / 4.25);
      touch-action: auto;
    }
    .many .scroller {
      scroll-snap-type: x mandatory;
    }
  }
  @container cal (width < 38em) {
    .many {
      --_day-min: calc((100cqi - 4em) / 3.25);
    }
  }
  /* A list of days, where columns would be too narrow to read. */
  @container cal (max-width: 28em) {
    .many {
      ${list}
      touch-action: pan-y pinch-zoom;
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    .ghost {
      animation: cal-wait 1.2s ease-in-out infinite alternate;
    }
    @keyframes cal-wait {
      to {
        opacity: 0.4;
      }
    }
    [part~='busy'] .grid {
      animation: cal-ask 1.2s 0.2s ease-in-out infinite both;
    }
    @keyframes cal-ask {
      from {
        background-size: 0 2px;
      }
    }
  }
  @media (forced-colors: active) {
    .day.today .number {
      outline: 2px solid Highlight;
    }
    .now::after {
      border-color: Highlight;
    }
    .now::before {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
  /* In print nothing can be scrolled or opened: a list of days, with outlines for colors. */
  @media print {
    .grid {
      ${list}
    }
    .popover {
      display: none;
    }
    .column {
      break-inside: avoid;
    }
    .grid li .event {
      display: block;
      min-block-size: 0;
      padding-block: 0.2em;
      font-size: 0.9375em;
    }
    .grid .lines {
      display: flex;
      flex-wrap: wrap;
      column-gap: 1em;
      align-items: baseline;
    }
    .grid .event:not(.bar) .time {
      order: -1;
      flex: 0 0 14em;
    }
    .grid li {
      break-inside: avoid;
    }
  }
`;
