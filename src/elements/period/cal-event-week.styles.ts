import { css } from 'lit';

export const styles = css`
  .grid {
    --_hour: var(--cal-hour-height, 3.25em);
    --_day-min: 5.5em;
    --_lane-min: 4.5em;
    --_line: color-mix(in oklab, var(--_border) 55%, transparent);
    --_now: oklch(from currentColor clamp(0.55, (l - 0.55) * 1000, 0.72) 0.21 25 / 1);
    --_today: var(--cal-color-today, color-mix(in oklab, var(--_accent) 7%, transparent));
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_surface);
    overflow: clip;
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
    grid-column: 2;
    overflow: hidden;
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
  .day:hover .number {
    background: color-mix(in oklab, currentColor 10%, transparent);
  }
  .day.today .number {
    background: var(--_accent);
  }
  /* Its own box, because colours are computed from the colour of the box they stand in. */
  .day.today .number span {
    color: var(--_on-accent);
  }

  .all-day {
    grid-column: 1 / -1;
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
    max-block-size: 9em;
    overflow: hidden auto;
  }
  .bars li {
    grid-area: var(--line) / var(--column) / auto / span var(--length);
    min-inline-size: 0;
    padding-inline: 1px 3px;
  }

  .axis,
  .scroller {
    max-block-size: var(--cal-week-height, 40em);
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
    overflow: auto;
    overscroll-behavior-inline: contain;
  }
  .scroller:focus-visible {
    outline-offset: -2px;
  }
  .columns {
    block-size: calc(var(--_hours) * var(--_hour));
  }
  .column {
    position: relative;
    /* Its size is the grid's: days that are scrolled away cost nothing. */
    content-visibility: auto;
    border-inline-start: 1px solid var(--_line);
    background: linear-gradient(to top, var(--_line) 1px, transparent 1px) 0 0 / 100% var(--_hour);
  }
  .column.today {
    background-color: var(--_today);
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
    content-visibility: auto;
    margin-block-start: calc(var(--from) * var(--_hour));
    block-size: calc((var(--to) - var(--from)) * var(--_hour) - 2px);
    margin-inline-start: calc(100% * var(--lane) / var(--of) + 1px);
    inline-size: calc(100% * var(--lanes) / var(--of) - 2px);
  }

  .event {
    --_tint: var(--cal-color-event, var(--_accent));
    --_paper: oklch(from currentColor clamp(0.24, (0.6 - l) * 1000, 0.99) 0 0 / 1);
    display: block;
    box-sizing: border-box;
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 0;
    min-inline-size: 0;
    padding: 2px 5px;
    overflow: clip;
    border: 0;
    border-inline-start: 3px solid var(--_tint);
    border-radius: calc(var(--_radius) * 0.6);
    /* No line of the grid shines through. */
    background: color-mix(in oklab, var(--_tint) 20%, var(--_paper));
    font-size: 0.8125em;
    line-height: 1.3;
    text-align: start;
    text-decoration: none;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  .event.featured {
    --_tint: var(--cal-color-event, var(--_featured));
  }
  .event:hover,
  .event:focus-visible {
    background: color-mix(in oklab, var(--_tint) 32%, var(--_paper));
    text-decoration: none;
  }
  .event:focus-visible {
    outline-offset: 0;
  }
  li:focus-within {
    z-index: 1;
  }
  .event > * {
    display: block;
  }
  .title {
    font-weight: 650;
  }
  .time,
  .extra {
    font-size: 0.925em;
    color: var(--_muted);
  }
  .short,
  .bar {
    white-space: nowrap;
    padding-block: 0;
  }
  .short > *,
  .bar > * {
    display: inline;
  }
  .bar {
    padding-block: 1px;
    text-overflow: ellipsis;
  }
  ol .has-begun:not(:focus-visible) {
    border-start-start-radius: 0;
    border-start-end-radius: 0;
    mask: linear-gradient(transparent, #000 0.6em);
  }
  ol .goes-on:not(:focus-visible) {
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    mask: linear-gradient(to top, transparent, #000 0.6em);
  }
  .bar.has-begun {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
    border-inline-start-style: dotted;
  }
  .bar.goes-on {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
    border-inline-end: 3px dotted var(--_tint);
  }

  .now {
    position: absolute;
    inset-inline: 0;
    inset-block-start: calc(var(--from) * var(--_hour) - 1px);
    border-block-start: 2px solid var(--_now);
    pointer-events: none;
  }
  .now::before {
    content: '';
    position: absolute;
    inset-block-start: -0.35em;
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

  /* A list of days, where columns would be too narrow to read. */
  @container cal (max-width: 42em) {
    .many {
      display: block;
      border: 0;
      background: none;
      overflow: visible;
    }
    .many :is(.head, .axis, .now, .brief) {
      display: none;
    }
    .many :is(.all-day, .bars, .columns, .column, .scroller) {
      display: block;
      max-block-size: none;
      block-size: auto;
      border: 0;
      overflow: visible;
    }
    .many .column {
      content-visibility: visible;
      background: none;
      margin-block-end: var(--_gap);
    }
    .many .free {
      display: none;
    }
    .many :is(.name, .label) {
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
    .many .today .name {
      color: var(--_accent);
    }
    .many ol {
      display: block;
      justify-items: normal;
      margin: 0;
    }
    .many .ghost {
      position: static;
    }
    .many li {
      block-size: auto;
      inline-size: auto;
      padding: 0;
      margin: 0 0 0.35em;
    }
    .many .event {
      block-size: auto;
      min-block-size: 2.5em;
      padding: 0.35em 0.75em;
      font-size: 1em;
      white-space: normal;
    }
    .many ol .event {
      mask: none !important;
    }
    .many .event > * {
      display: block;
    }
    .many .full {
      position: static;
      inline-size: auto;
      block-size: auto;
      clip-path: none;
      white-space: normal;
    }
    .many .ghost {
      display: block;
      block-size: 2.5em;
      margin: 0;
    }
    .many .all-day {
      margin-block-end: var(--_gap);
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
    .event {
      border: 1px solid;
      border-inline-start-width: 3px;
    }
    .day.today .number {
      outline: 2px solid Highlight;
    }
    .now {
      border-color: Highlight;
    }
    .now::before {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
  @media print {
    .axis,
    .scroller,
    .bars {
      max-block-size: none;
      overflow: visible;
    }
    .grid {
      --_day-min: 0px;
      --_lane-min: 0px;
    }
    .day {
      display: grid;
    }
    .event {
      display: block;
    }
  }
`;
