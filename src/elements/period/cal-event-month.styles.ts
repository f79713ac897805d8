import { css } from '@lit/reactive-element/css-tag.js';

export const styles = css`
  /* The name of the month offers others. */
  .month-button {
    display: inline-flex;
    min-block-size: 2em;
    padding-block: 0;
    line-height: inherit;
    align-items: center;
    gap: 0.35em;
    padding-inline: 0;
    border: 0;
    background: none;
    font-weight: inherit;
    text-align: start;
  }
  .month-button:hover {
    text-decoration: underline;
    text-underline-offset: 0.15em;
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
  .month:not(.mini) {
    display: flex;
    flex: 1 0 auto;
    flex-direction: column;
  }
  .month:not(.mini) .week {
    flex: 1 0 auto;
  }
  @media screen {
    .month:not(.mini) .weekdays {
      position: sticky;
      z-index: 3;
      inset-block-start: 0;
      backdrop-filter: blur(1em);
    }
    .swiped:has(.mini) {
      flex-grow: 0;
    }
  }
  /* Seven columns have no room for the text of a theme with a large font; not in rem, which many pages set to 10 px. */
  .month:not(.mini) {
    font-size: min(1em, max(1.6cqi, 16px, 0.75em));
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
  /* A title that gets other lines, as a panel opens, does not scroll the window. */
  .week {
    overflow-anchor: none;
    grid-template-rows: auto repeat(var(--lines, 4), minmax(1.625em, auto)) 1fr;
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
  .day.weekend {
    background: color-mix(in oklab, currentColor 2%, transparent);
  }
  .day.void {
    background: color-mix(in oklab, currentColor 3%, transparent);
  }
  .day.today {
    background: var(--cal-color-today, color-mix(in oklab, var(--_accent) 7%, transparent));
  }
  .day:hover:not(.void, .today) {
    background: color-mix(in oklab, currentColor 4%, transparent);
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
    box-sizing: border-box;
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
  .before-today .number {
    color: var(--_muted);
    font-weight: 500;
  }
  /* As quiet as text may be that is read where the page has dark grey text on light grey. */
  .outside {
    --_muted: var(--cal-color-muted, color-mix(in oklab, currentColor 72%, transparent));
  }
  .outside .number {
    color: var(--_muted);
    font-weight: 400;
  }
  .today .number {
    background: var(--_accent);
    font-weight: 700;
  }
  /* Its own box, because colors are computed from the color of the box they stand in. */
  .today .number span {
    color: var(--_on-accent);
  }

  .event {
    --_before: 3px;
    --_after: 3px;
    position: relative;
    z-index: 1;
    display: flex;
    align-items: center;
    gap: 0.35em;
    box-sizing: border-box;
    min-inline-size: 0;
    min-block-size: max(1.85em, 24px);
    padding: 0 0.4em;
    border: 0;
    border-radius: 0.35em;
    background: none;
    font-size: 0.8125em;
    line-height: 1.3;
    text-align: start;
  }
  .day .event {
    grid-area: var(--line) / 1;
    inline-size: calc((100% + 1px) * var(--length, 1) - 1px - var(--_before) - var(--_after));
    margin-inline-start: var(--_before);
    margin-block-end: 2px;
  }
  .event:hover {
    text-decoration: none;
  }
  .words {
    flex: 1;
    min-inline-size: 0;
    display: flex;
    align-items: baseline;
    gap: 0.35em;
  }
  .event .name {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* Titles of two lines, below each other: they are as high as the lines that the day has to itself, and the first
     stands as high as those of other days. */
  .roomy {
    grid-row: var(--line) / -1;
    min-inline-size: 0;
    padding-block-start: 0.2em;
  }
  .roomy .event {
    align-items: start;
    margin-block-end: 1px;
    line-height: 1.25;
  }
  .roomy .moment:hover {
    box-shadow: 0 0 0 2px var(--_tint);
  }
  .roomy .event .words {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  .roomy .event :is(.name, .time) {
    display: inline;
    white-space: normal;
  }
  .event .time {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
  .event:focus-visible {
    outline-offset: 1px;
    z-index: 2;
  }
  .bar .name {
    font-weight: 600;
  }
  .event.has-begun {
    --_before: 0px;
  }
  .event.goes-on {
    --_after: 0px;
  }
  .moment .time {
    color: var(--_muted);
  }
  .moment .name {
    font-weight: 500;
  }
  .moment .words::before {
    content: '';
    display: inline-block;
    flex: none;
    align-self: center;
    vertical-align: 0.1em;
    border: 0.25em solid var(--_event);
    border-radius: 50%;
  }
  .moment:hover {
    background: var(--_tint);
  }
  .roomy .words::before {
    margin-inline-end: 0.35em;
  }
  .moment.featured .words::before {
    content: '★' / '';
    vertical-align: baseline;
    border: 0;
    color: var(--_featured);
    line-height: 1;
  }
  .event.moment.featured .name::before {
    content: none;
  }
  .more-events {
    /* The last line of the week. */
    grid-area: -3 / 1;
    z-index: 1;
    justify-self: start;
    min-block-size: max(1.85em, 24px);
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
  @container cal (max-width: 52em) and (max-width: 880px) {
    .event.moment .time {
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
    grid-template-rows: 1fr;
    border: 0;
    border-radius: var(--_radius);
    background: none;
    padding: 0;
  }
  /* The whole cell is the button; a disc marks today. */
  .mini .number {
    grid-area: 1 / 1;
    place-items: start center;
    justify-self: stretch;
    inline-size: 100%;
    min-inline-size: 0;
    block-size: 3.1em;
    margin: 0;
    padding-block-start: 0.25em;
    border-radius: var(--_radius);
    background: none;
    font-size: 0.9375em;
    font-weight: 500;
  }
  .mini.second .number {
    block-size: 4.1em;
  }
  .mini .number span {
    line-height: 1.9;
  }
  /* A disc behind the number. */
  .mini .today .number {
    position: relative;
    isolation: isolate;
    background: none;
  }
  .mini .today .number::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block-start: 0.25em;
    inset-inline: max(0em, 50% - 0.95em);
    block-size: 1.9em;
    border-radius: 99em;
    background: var(--_accent);
  }
  .mini .outside .number {
    font-weight: 400;
  }
  .mini .day.selected {
    box-shadow: inset 0 0 0 2px var(--_accent);
    background: color-mix(in oklab, var(--_accent) 12%, transparent);
  }
  .dots {
    grid-area: 1 / 1;
    display: flex;
    gap: 2px;
    place-self: end center;
    align-items: center;
    block-size: 0.4em;
    margin-block-end: 0.3em;
    pointer-events: none;
  }
  .dots i {
    border: 0.17em solid var(--cal-color-event, var(--_accent));
    border-radius: 50%;
  }
  .dots .ongoing {
    border-color: color-mix(in oklab, currentColor 35%, transparent);
  }

  /* small: the same above the events of the day, or what says that there are none */
  .failed:has(.chosen-day) {
    grid-template-rows: 1fr 18em;
  }
  .failed:has(.chosen-day) > div {
    grid-row: 1 / 3;
  }
  .failed:has(.chosen-day) .notice {
    grid-row: 2;
    align-self: start;
  }
  .failed .chosen-day {
    visibility: hidden;
  }
  .base:has(.chosen-day) {
    max-inline-size: none;
  }
  .swiped {
    touch-action: pan-y pinch-zoom;
  }
  .chosen-day {
    box-sizing: border-box;
    min-block-size: 18em;
    margin-block-start: var(--_space);
    padding-block-start: calc(var(--_space) * 1.5);
    border-block-start: 1px solid var(--_border);
  }
  /* Between a day without events and a full one, so that what follows moves least. */
  .chosen-day.waiting {
    min-block-size: 24em;
  }
  .chosen-day .day-heading {
    padding-block: 0 var(--_space);
    font-size: 1.0625em;
    font-weight: 700;
  }
  .chosen-day .item:last-child {
    border: 0;
  }
  /* The room of the color that may follow. */
  .base:has(.legend-space) .chosen-day .card {
    padding-inline-start: calc(var(--_space) * 1.5 + 4px);
  }
  .strip {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 4px;
    padding-block: 0.25em;
  }
  .strip .event {
    inline-size: 100%;
    min-block-size: 2.3em;
    padding-inline-end: 0.6em;
    font-size: 0.875em;
  }
  .strip .event.bar {
    padding-inline-start: 0.75em;
  }
  .strip .time {
    flex: none;
    color: var(--_muted);
  }
  @container cal (max-width: 16em) {
    .strip .event {
      flex-wrap: wrap;
    }
    .strip .event .name {
      flex: 1 0 100%;
    }
  }

  /* agenda: days with events, one below the other; nobody knows beforehand how many, but most fill the window */
  .compact.skeleton {
    max-block-size: max(41em, 100vb);
    overflow: hidden;
  }
  [part~='busy'] .agenda {
    min-block-size: max(41em, 100vb);
  }
  .agenda-day {
    display: grid;
    grid-template-columns: 3em minmax(0, 1fr);
    gap: calc(var(--_space) * 1.5);
    padding-block: var(--_space);
    border-block-start: 1px solid var(--_border);
    content-visibility: auto;
    contain-intrinsic-size: auto 7em;
  }
  .agenda-day .item {
    border: 0;
  }
  .agenda-events {
    min-inline-size: 0;
  }
  .earlier {
    margin-block-end: var(--_space);
    color: var(--_muted);
    font-size: 0.875em;
  }
  .agenda-date {
    position: sticky;
    inset-block-start: 0;
    align-self: start;
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
  :is(.agenda-day, .day-popover, .chosen-day) .one-day [part~='date'] {
    display: none;
  }

  .picker {
    position-area: block-end span-inline-end;
    inline-size: min(21em, 100vi - 32px);
    margin-inline-start: -0.25em;
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

  [part='loading'] .day {
    cursor: auto;
  }
  .day .ghost {
    grid-row: 2;
    block-size: 1.4em;
    margin-inline: 3px;
    border-radius: 0.35em;
    background: color-mix(in oklab, currentColor 10%, transparent);
  }

  @media (forced-colors: active) {
    .today .number {
      border: 1px solid;
    }
    .day.selected {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  /* In print nothing can be opened: titles are whole, and outlines stand for colors. */
  @media print {
    .month-button {
      display: inline;
      padding: 0;
      margin: 0;
    }
    .month-button svg,
    .earlier,
    .popover {
      display: none;
    }
    .week,
    .agenda-day {
      break-inside: avoid;
    }
    /* Each week has its own lines, so that none run on where a page ends. */
    .month {
      border: 0;
      border-radius: 0;
    }
    /* As large as fits one sheet, as long as it can be read. */
    .month:not(.mini) {
      zoom: clamp(0.75, 42 / var(--_rows), 1);
      min-block-size: 50cqi;
    }
    .weekdays .weekday {
      padding-block: 0.25em;
    }
    .day {
      padding: 0;
    }
    .week,
    .weekdays {
      border: 1px solid #999;
    }
    .week {
      border-block-start: 0;
    }
    .day {
      border-color: #999;
    }
    .number {
      display: grid;
      margin-block: 0;
    }
    .day .event {
      margin-block-end: 1px;
    }
    .roomy {
      padding: 0;
    }
    .event {
      display: block;
      min-block-size: 0;
      padding-block: 0;
      font-size: 0.6875em;
      line-height: 1.25;
    }
    .day {
      background: none !important;
    }
    .week {
      grid-template-rows: auto repeat(var(--lines, 4), auto) 1fr;
    }
    .words.words.words {
      display: block;
      overflow-wrap: break-word;
    }
    .event.event.event :is(.name, .time) {
      display: inline;
      white-space: normal;
    }
    .words::before {
      margin-inline-end: 0.35em;
    }
  }
`;
