import { css } from 'lit';

export const styles = css`
  .toolbar .heading {
    padding: 0;
    border: 0;
  }
  /* The name of the month offers others. */
  .month-button {
    display: inline-flex;
    align-items: center;
    gap: 0.35em;
    margin-inline-start: -0.5em;
    padding-inline: 0.5em;
    border-color: transparent;
    background: none;
    font-weight: inherit;
    text-align: start;
  }
  .month-button svg {
    inline-size: 0.75em;
    block-size: 0.75em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .month {
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    overflow: clip;
  }
  .weekdays,
  .week {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
  }
  .numbered :is(.weekdays, .week) {
    grid-template-columns: 2.75em repeat(7, minmax(0, 1fr));
  }
  .weekdays .weekday {
    padding: 0.5em 0.25em;
    text-align: center;
    font-size: 0.8125em;
    font-weight: 600;
    color: var(--_muted);
  }
  .week {
    grid-template-rows: auto repeat(var(--lines, 1), auto) 1fr;
    min-block-size: 7.25em;
    border-block-start: 1px solid var(--_border);
  }
  .week-number {
    grid-row: 1 / -1;
    padding-block-start: 0.55em;
    text-align: center;
    font-size: 0.75em;
    color: var(--_muted);
    font-variant-numeric: tabular-nums;
  }
  /* All days of a week share its lines, so that a bar crosses them at one height. */
  .day {
    position: relative;
    display: grid;
    grid-row: 1 / -1;
    grid-template-rows: subgrid;
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
    min-inline-size: 0;
    padding-block-end: 0.35em;
    border-inline-start: 1px solid var(--_border);
    cursor: pointer;
  }
  .day:first-child {
    border-inline-start-color: transparent;
  }
  .day.void {
    cursor: auto;
  }
  .day:is(.weekend, .void) {
    background: color-mix(in oklab, currentColor 3%, transparent);
  }
  .day:hover:not(.void) {
    background: color-mix(in oklab, var(--_accent) 7%, transparent);
  }
  /* The whole day is the target of its number. */
  .number:focus-visible {
    outline: none;
  }
  .day:has(> .number:focus-visible) {
    outline: var(--_focus-ring);
    outline-offset: -2px;
  }
  .number {
    display: inline-grid;
    place-items: center;
    justify-self: start;
    min-inline-size: 1.85em;
    min-block-size: 0;
    block-size: 1.85em;
    margin: 0.2em;
    padding: 0;
    border: 0;
    border-radius: 99em;
    background: none;
    font-size: 0.8125em;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .outside .number {
    color: var(--_muted);
    font-weight: 400;
  }
  .today .number {
    background: var(--_accent);
    font-weight: 700;
  }
  /* Its own box, because colours are computed from the colour of the box they stand in. */
  .today .number span {
    color: var(--_on-accent);
  }

  .event {
    --_event: var(--cal-color-event, var(--_accent));
    --_before: 3px;
    --_after: 3px;
    position: relative;
    z-index: 1;
    grid-area: var(--line) / 1;
    display: flex;
    align-items: center;
    gap: 0.35em;
    box-sizing: border-box;
    inline-size: calc((100% + 1px) * var(--length, 1) - 1px - var(--_before) - var(--_after));
    min-inline-size: 0;
    min-block-size: 1.7em;
    margin-inline-start: var(--_before);
    margin-block-end: 2px;
    padding: 0 0.4em;
    border: 0;
    border-radius: 0.35em;
    background: none;
    font-size: 0.8125em;
    line-height: 1.3;
    text-align: start;
  }
  .event:hover {
    text-decoration: none;
  }
  .event.featured {
    --_event: var(--cal-color-event, var(--_featured));
  }
  .event .name {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .event .time {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
  .event:focus-visible {
    outline-offset: 1px;
    z-index: 2;
  }
  .bar {
    background: var(--_event);
  }
  .bar :is(.name, .time),
  .bar::before,
  .bar::after {
    color: oklch(from var(--_event) clamp(0.15, (0.62 - l) * 1000, 1) 0 0);
  }
  .bar .name {
    font-weight: 600;
  }
  .bar:hover {
    filter: brightness(1.12);
  }
  .has-begun {
    --_before: 0px;
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  .goes-on {
    --_after: 0px;
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  /* The marks are mirrored where text runs from right to left. */
  .has-begun::before {
    content: '‹' / '';
  }
  .goes-on::after {
    content: '›' / '';
  }
  .moment .time {
    color: var(--_muted);
  }
  .moment .name {
    font-weight: 500;
  }
  .moment::before {
    content: '';
    flex: none;
    border: 0.25em solid var(--_event);
    border-radius: 50%;
  }
  .moment:hover {
    background: color-mix(in oklab, var(--_event) 16%, transparent);
  }
  .more-events {
    /* The last line of the week. */
    grid-area: -3 / 1;
    z-index: 1;
    justify-self: start;
    min-block-size: 1.7em;
    min-inline-size: 0;
    margin-inline-start: 3px;
    padding: 0 0.4em;
    border: 0;
    background: none;
    font-size: 0.8125em;
    font-weight: 600;
    color: var(--_muted);
  }
  .more-events:hover {
    color: inherit;
    text-decoration: underline;
  }

  /* Where there is little room, names are worth more than times, which the list of the day tells. */
  @container cal (max-width: 52em) {
    .moment .time {
      display: none;
    }
  }

  /* mini: days with dots */
  .base:has(.mini) {
    max-inline-size: 22em;
  }
  .base:has(.mini) .toolbar .heading {
    font-size: 1em;
  }
  .mini {
    border: 0;
  }
  .mini .week {
    grid-template-rows: auto;
    min-block-size: 0;
    border: 0;
  }
  .mini .day {
    grid-template-rows: auto auto;
    justify-items: center;
    align-content: start;
    border: 0;
    border-radius: var(--_radius);
    background: none;
    padding-block-end: 0.3em;
  }
  .mini .number {
    justify-self: center;
    font-weight: 500;
  }
  .mini .outside .number {
    font-weight: 400;
  }
  .mini .day.selected {
    box-shadow: inset 0 0 0 2px var(--_accent);
    background: color-mix(in oklab, var(--_accent) 12%, transparent);
  }
  .dots {
    display: flex;
    align-items: center;
    gap: 2px;
    block-size: 0.35em;
  }
  .dots i {
    border: 0.175em solid var(--_accent);
    border-radius: 50%;
  }

  /* agenda: days with events, one below the other */
  .agenda-day {
    display: grid;
    grid-template-columns: 3em minmax(0, 1fr);
    gap: calc(var(--_space) * 1.5);
    padding-block: var(--_space);
    border-block-start: 1px solid var(--_border);
    content-visibility: auto;
    contain-intrinsic-size: auto 4em;
  }
  .agenda-day .item {
    border: 0;
  }
  .agenda-date {
    display: grid;
    justify-items: center;
    align-content: start;
    padding-block-start: 0.35em;
  }
  .agenda-date .weekday {
    font-size: 0.75em;
    color: var(--_muted);
  }
  .agenda-date .number {
    justify-self: center;
    margin: 0;
    font-size: 1.15em;
  }
  :is(.agenda-day, .day-popover) .one-day [part~='date'] {
    display: none;
  }

  .popover {
    box-sizing: border-box;
    inset: auto;
    margin: 4px;
    padding: calc(var(--_space) * 2);
    border: 1px solid var(--_border);
    border-radius: calc(var(--_radius) * 1.5);
    background: Canvas;
    color: CanvasText;
    box-shadow: 0 0.75em 2.5em rgb(0 0 0 / 0.22);
    position-try-fallbacks:
      flip-inline,
      flip-block,
      flip-inline flip-block;
  }
  /* The box is where the focus is; its own edge says so. */
  .popover:focus-visible {
    outline: none;
  }
  .day.open {
    anchor-name: --day;
  }
  .day-popover {
    position-anchor: --day;
    position-area: span-block-end span-inline-end;
    inline-size: min(22rem, 100vi - 2rem);
    max-block-size: min(26rem, 90vb);
    overflow: auto;
  }
  .popover-top {
    display: flex;
    align-items: start;
    gap: var(--_space);
  }
  .day-heading {
    flex: 1;
    font-weight: 700;
    padding-block: 0.4em;
  }
  .popover .item:last-child {
    border: 0;
  }
  .picker {
    position-area: block-end span-inline-end;
    inline-size: min(21rem, 100vi - 2rem);
  }
  .years {
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin-block-end: var(--_space);
  }
  .year {
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  .choices {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 0.35em;
  }
  .month-choice {
    padding-inline: 0.25em;
    border-color: transparent;
    font-size: 0.9375em;
  }
  .month-choice[part~='today'] {
    border-color: var(--_accent);
  }

  .skeleton .day {
    cursor: auto;
  }
  .skeleton .weekday {
    block-size: 1.2em;
  }
  .skeleton .bar {
    grid-row: 2;
    block-size: 1.4em;
    margin-inline: 3px;
    border-radius: 0.35em;
    background: color-mix(in oklab, currentColor 10%, transparent);
  }

  @media (forced-colors: active) {
    .bar,
    .today .number {
      border: 1px solid;
    }
    .day.selected {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  @media print {
    .week {
      break-inside: avoid;
    }
    .event {
      print-color-adjust: exact;
    }
  }
`;
