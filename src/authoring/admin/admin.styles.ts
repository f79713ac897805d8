import { css } from 'lit';

/** A desk: head, sections, rows, and the message at the foot. */
export const adminStyles = css`
  .base {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--_gap);
    align-content: start;
    max-inline-size: 92em;
    /* What is below a desk is below most of the window, whoever signs in or out and however few rows there are, so that
       it does not jump. */
    min-block-size: 80vb;
    margin-inline: auto;
  }
  .entrance {
    box-sizing: border-box;
    inline-size: min(28em, 100%);
    margin: clamp(0em, 6vb, 5em) auto;
    padding: clamp(min(1em, 4cqi), 5cqi, 2em);
    border: 1px solid var(--_border);
    border-radius: calc(var(--_radius) * 1.5);
  }
  /* The fields of the first user stand beside those of the calendar. */
  .entrance.setup {
    inline-size: min(64em, 100%);
    margin-block-start: 0;
  }
  .entrance,
  .stack {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--_gap);
    justify-items: start;
  }
  .entrance > *,
  .stack > :not([popover]) {
    box-sizing: border-box;
    inline-size: 100%;
  }
  .entrance > .link {
    inline-size: auto;
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--_space) var(--_gap);
  }
  .title {
    font-size: 1.375em;
    font-weight: 600;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  .subtitle {
    font-weight: 600;
  }
  .sections {
    display: flex;
    gap: 0 calc(var(--_space) * 0.5);
    border-block-end: 1px solid var(--_border);
  }
  /* In one row, however large the letters are. */
  .sections,
  .tabs {
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scrollbar-width: none;
  }
  .sections [aria-current='page'],
  .tab[aria-pressed='true'] {
    scroll-initial-target: nearest;
  }
  .sections a {
    flex: none;
    display: flex;
    align-items: center;
    min-block-size: 2.75em;
    padding-inline: 0.85em;
    border-block-end: 3px solid transparent;
    white-space: nowrap;
    color: var(--_muted);
  }
  .sections a:hover {
    color: inherit;
    text-decoration: none;
    border-color: var(--_border);
  }
  .sections a:focus-visible {
    outline-offset: -3px;
  }
  .sections [aria-current='page'] {
    color: inherit;
    font-weight: 600;
    border-color: var(--_accent);
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space) var(--_gap);
  }
  form.search {
    display: block;
    flex: 1 1 14em;
    max-inline-size: 24em;
  }
  .actions,
  .selection {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(var(--_space) * 0.75);
  }
  .tabs {
    display: flex;
    align-items: center;
    gap: calc(var(--_space) * 0.25);
    min-inline-size: 0;
  }
  .tab:focus-visible {
    outline-offset: -2px;
  }
  .tab {
    flex: none;
    min-inline-size: 0;
    border-color: transparent;
    border-radius: 2em;
    padding-inline: 0.9em;
  }
  .tab[aria-pressed='true'] {
    border-color: var(--_accent);
    font-weight: 600;
  }
  .count {
    color: var(--_muted);
    font-variant-numeric: tabular-nums;
    font-weight: 400;
    font-size: 0.875em;
  }
  .selection {
    min-block-size: 2.75em;
    padding-inline: calc(var(--_space) * 1.5);
    border-radius: var(--_radius);
  }
  .selection.selecting {
    background: color-mix(in oklab, currentColor 5%, transparent);
  }
  .selection:not(.selecting) {
    margin-block: calc(var(--_gap) * -0.5);
    color: var(--_muted);
    font-size: 0.875em;
  }
  .selection button {
    min-block-size: 2em;
    padding-block: 0.15em;
  }
  .selection progress {
    inline-size: 8em;
    accent-color: var(--_accent);
  }
  .check {
    display: inline-flex;
    align-items: center;
    gap: 0.6em;
    min-block-size: 2.25em;
    min-inline-size: 24px;
    font-weight: inherit;
  }
  .selection .check {
    margin-inline-end: auto;
  }
  .rows {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    transition: opacity 0.15s;
  }
  .rows.old {
    opacity: 0.6;
  }
  .item {
    display: grid;
    align-items: center;
    gap: 0.1em calc(var(--_space) * 2);
    padding: calc(var(--_space) * 0.75) calc(var(--_space) * 1.5);
    border-block-end: 1px solid var(--_border);
    overflow-wrap: anywhere;
  }
  .events .item {
    grid-template-columns: auto 3.25em auto minmax(0, 2.4fr) minmax(0, 1.7fr) minmax(0, 1.9fr) auto auto;
    grid-template-areas: 'check leaf picture name when place changed more';
  }
  .contacts .item {
    grid-template-columns: auto auto minmax(0, 2.4fr) minmax(0, 1.9fr) minmax(0, 1.2fr) auto auto;
    grid-template-areas: 'check picture name place when changed more';
    min-block-size: 3em;
  }
  /* Where nobody has a place, as organizers, the number stands in its column. */
  .contacts:where(:not(:has(.place:not(:empty)))) .item {
    grid-template-columns: auto auto minmax(0, 2.4fr) minmax(0, 3.1fr) auto auto;
    grid-template-areas: 'check picture name when changed more';
  }
  .item:hover {
    background: var(--_row);
  }
  :is(.item:hover, .item:focus-within) {
    --_row: color-mix(in oklab, #808080 6%, var(--_paper));
  }
  .item.selected {
    --_row: color-mix(in oklab, var(--_accent) 9%, var(--_paper));
    background: color-mix(in oklab, var(--_accent) 9%, transparent);
  }
  .item > .check {
    grid-area: check;
  }
  .leaf {
    grid-area: leaf;
    display: grid;
    justify-items: center;
    padding-block: 0.3em;
    border-radius: var(--_radius);
    background: color-mix(in oklab, currentColor 5%, transparent);
    line-height: 1.15;
    text-align: center;
  }
  .leaf span {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: 0.75em;
    color: var(--_muted);
  }
  .leaf b {
    font-size: 1.25em;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .picture {
    grid-area: picture;
    display: none;
    inline-size: 40px;
    block-size: 40px;
    border-radius: calc(var(--_radius) * 0.75);
    object-fit: cover;
    background: color-mix(in oklab, currentColor 7%, transparent);
  }
  .pictured .picture {
    display: block;
  }
  .picture:is(span, .gone) {
    visibility: hidden;
  }
  /* The first letter of a venue or an organizer without a picture. */
  .contacts.pictured span.picture {
    display: grid;
    place-content: center;
    visibility: visible;
    font-weight: 600;
    color: var(--_muted);
  }
  .select-some {
    display: none;
  }
  .name {
    grid-area: name;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25em 0.6em;
    min-inline-size: 0;
  }
  /* A date below its series. */
  .item.below {
    margin-inline-start: calc(var(--_space) * 1.5);
    border-inline-start: 3px solid var(--_border);
  }
  .series {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.6em;
    inline-size: 100%;
    color: var(--_muted);
    font-size: 0.875em;
  }
  .open {
    font-weight: 600;
    min-block-size: 24px;
    display: inline-flex;
    align-items: center;
  }
  .when {
    grid-area: when;
  }
  .place {
    grid-area: place;
    color: var(--_muted);
  }
  .changed {
    grid-area: changed;
    color: var(--_muted);
    font-size: 0.875em;
  }
  :is(.events, .contacts) .changed {
    max-inline-size: 15em;
  }
  .item > .event-menu {
    grid-area: more;
  }
  .badge {
    padding: 0.05em 0.6em;
    border: 1px solid;
    border-radius: 1em;
    font-size: 0.8125em;
    font-weight: 500;
    white-space: nowrap;
    color: var(--_muted);
  }
  .badge.pending {
    color: var(--_featured);
  }
  .badge.cancelled,
  .badge.postponed,
  .badge.trash {
    color: var(--_danger);
  }
  /* No wider than the way of an eye from a name to its number. */
  .narrow {
    max-inline-size: 48em;
  }
  .terms .item {
    grid-template-columns: minmax(0, 1fr) minmax(0, 12em) auto;
    grid-template-areas: 'name changed more';
    padding-block: calc(var(--_space) * 0.25);
  }
  .terms .changed {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  .terms :is(.depth-1, .depth-2, .depth-3, .depth-4) .open {
    font-weight: 400;
  }
  .users .item {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) minmax(0, 11em) minmax(0, 2.2fr);
    grid-template-areas: 'name changed place actions';
  }
  .users select {
    grid-area: place;
  }
  .item > .actions {
    grid-area: actions;
    justify-content: end;
  }
  .item .actions button,
  .welcome button {
    min-block-size: 2.25em;
    padding-block: 0.2em;
  }
  .depth-1 {
    padding-inline-start: 2.5em;
  }
  .depth-2 {
    padding-inline-start: 4.5em;
  }
  .depth-3 {
    padding-inline-start: 6.5em;
  }
  .depth-4 {
    padding-inline-start: 8.5em;
  }
  .menu .who {
    padding: 0.5em 0.9em;
    border-block-end: 1px solid var(--_border);
    margin-block-end: calc(var(--_space) / 2);
  }
  .menu .who span {
    display: block;
    color: var(--_muted);
    font-size: 0.875em;
  }
  .failures {
    display: grid;
    gap: var(--_space);
    justify-items: start;
    padding: calc(var(--_space) * 2);
    border: 2px solid var(--_danger);
    border-radius: var(--_radius);
  }
  .welcome {
    display: grid;
    gap: var(--_gap);
    padding: calc(var(--_space) * 2.5);
    border: 1px solid var(--_border);
    border-radius: calc(var(--_radius) * 1.5);
    background: color-mix(in oklab, var(--_accent) 5%, transparent);
  }
  .welcome ol {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(17em, 100%), 1fr));
    gap: var(--_gap) calc(var(--_gap) * 2);
  }
  .welcome li {
    display: grid;
    align-content: start;
    justify-items: start;
    gap: var(--_space);
    min-inline-size: 0;
  }
  .welcome > .bar {
    flex-wrap: nowrap;
    align-items: start;
  }
  .welcome > .bar > button {
    flex: none;
  }
  .snippet {
    box-sizing: border-box;
    inline-size: 100%;
    margin: 0;
    padding: var(--_space);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    font-size: 0.8125em;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .waiting-rows {
    display: grid;
    gap: var(--_space);
  }
  .waiting-rows i {
    block-size: 3em;
    border-radius: var(--_radius);
    background: color-mix(in oklab, currentColor 6%, transparent);
  }
  .link {
    justify-self: start;
  }
  .submit > svg {
    display: none;
    inline-size: 1.5em;
    block-size: 1.5em;
    fill: none;
    stroke: var(--_on-accent);
    stroke-width: 1.75;
    stroke-linecap: round;
  }
  .back {
    white-space: normal;
    text-align: start;
  }
  .back svg:dir(rtl) {
    scale: -1 1;
  }
  [data-heading]:focus-visible {
    outline-offset: 4px;
  }
  /* Who has changed it is of interest now and then: it comes over the end of the row that is pointed at. */
  @container cal (max-width: 84em) {
    :is(.events, .contacts) .item {
      position: relative;
    }
    :is(.events, .contacts) .changed {
      grid-area: auto;
      position: absolute;
      inset-block: 1px;
      inset-inline-end: 3.75rem;
      display: grid;
      align-content: center;
      padding-inline-start: 1.5em;
      background: var(--_row, var(--_paper));
      box-shadow: 0 0 1em 0.75em var(--_row, var(--_paper));
      clip-path: inset(0 -2em);
      opacity: 0;
      pointer-events: none;
    }
    .item:is(:hover, :focus-within) > .changed {
      opacity: 1;
    }
  }
  @container cal (max-width: 56em) {
    .events .item {
      grid-template-columns: auto 3.25em auto minmax(0, 1fr) auto;
      grid-template-areas:
        'check leaf picture name more'
        'check leaf picture when more'
        'check leaf picture place more';
    }
    .contacts .item {
      grid-template-columns: auto auto minmax(0, 1fr) minmax(0, auto) auto;
      grid-template-areas:
        'check picture name when more'
        'check picture place when more';
    }
    .contacts:where(:not(:has(.place:not(:empty)))) .item {
      grid-template-areas: 'check picture name when more';
    }
    :is(.events, .contacts) .changed {
      display: none;
    }
    .users .item {
      grid-template-columns: minmax(0, 1fr) minmax(0, 12em);
      grid-template-areas:
        'name place'
        'changed place'
        'actions actions';
    }
    .users .item > .actions {
      justify-content: start;
    }
  }
  @container cal (max-width: 36em) {
    .item {
      padding-inline: 0;
      column-gap: calc(var(--_space) * 1.5);
    }
    .events .item {
      grid-template-columns: auto 2.9em minmax(0, 1fr) auto auto;
      grid-template-areas:
        'check leaf name picture more'
        'check leaf when picture more'
        'check leaf place picture more';
    }
    .rows:not(.selecting) .check,
    .selection:not(.selecting) {
      display: none;
    }
    .events:not(.selecting) .item {
      grid-template-columns: 2.9em minmax(0, 1fr) auto auto;
      grid-template-areas:
        'leaf name picture more'
        'leaf when picture more'
        'leaf place picture more';
    }
    .contacts .item {
      grid-template-columns: auto auto auto minmax(0, 1fr) auto;
      grid-template-areas:
        'check picture name name more'
        'check picture when place more';
    }
    .contacts:not(.selecting) .item {
      grid-template-columns: auto auto minmax(0, 1fr) auto;
      grid-template-areas:
        'picture name name more'
        'picture when place more';
    }
    .select-some {
      display: block;
      margin-inline-start: auto;
      color: var(--_accent);
    }
    .when,
    .place {
      font-size: 0.875em;
    }
    .item > .event-menu {
      margin-inline-start: calc(var(--_space) * -1);
    }
    .terms .item {
      grid-template-columns: minmax(0, 1fr) auto auto;
    }
    .users .item {
      grid-template-columns: minmax(0, 1fr);
      grid-template-areas:
        'name'
        'changed'
        'place'
        'actions';
    }
    .place:empty,
    .when:empty {
      display: none;
    }
    .item > .actions {
      justify-content: start;
    }
    .depth-1 {
      padding-inline-start: 1.25em;
    }
    .depth-2 {
      padding-inline-start: 2.5em;
    }
    :is(.depth-3, .depth-4) {
      padding-inline-start: 3.5em;
    }
    form.search {
      max-inline-size: none;
    }
    /* The tab above says it already. */
    section.stack > .bar .title:not(:focus-visible) {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .tools {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
    }
  }
  /* A telephone with text of 200 %: nothing stands beside a name. */
  @container cal (max-width: 16em) {
    .bar > .heading {
      flex-basis: 100%;
    }
    .events:not(.selecting) .item {
      grid-template-columns: 2.9em minmax(0, 1fr) auto;
      grid-template-areas: 'leaf picture more' 'name name name' 'when when when' 'place place place';
    }
    .events.selecting .item {
      grid-template-columns: auto 2.9em minmax(0, 1fr) auto;
      grid-template-areas: 'check leaf picture more' 'name name name name' 'when when when when' 'place place place place';
    }
    .contacts:not(.selecting) .item {
      grid-template-columns: minmax(0, 1fr) auto;
      grid-template-areas: 'picture more' 'name name' 'place place' 'when when';
    }
    .contacts.selecting .item {
      grid-template-columns: auto minmax(0, 1fr) auto;
      grid-template-areas: 'check picture more' 'name name name' 'place place place' 'when when when';
    }
    .terms .item {
      grid-template-columns: minmax(0, 1fr) auto;
      grid-template-areas: 'name name' 'changed more';
    }
    .welcome > .bar {
      flex-wrap: wrap;
    }
  }
  /* Where the window is low, as at 400 %, it would cover what is pressed. */
  @media (min-height: 26em) {
    @container cal (max-width: 36em) {
      /* Where a thumb is, whatever is scrolled to. */
      section.stack > .bar {
        display: contents;
      }
      section.stack > .bar > .submit {
        order: 1;
        position: sticky;
        inset-block-end: 1em;
        z-index: 1;
        display: grid;
        place-items: center;
        justify-self: end;
        inline-size: 3.5em;
        block-size: 3.5em;
        padding: 0;
        border-radius: 99em;
        box-shadow: 0 0.25em 1em rgb(0 0 0 / 0.3);
      }
      section.stack > .bar > .submit > span {
        position: absolute;
        inline-size: 1px;
        block-size: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
      section.stack > .bar > .submit > svg {
        display: block;
      }
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .rows {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    .sections [aria-current='page'] {
      border-color: Highlight;
    }
    .item.selected {
      outline: 1px solid Highlight;
      outline-offset: -1px;
    }
  }
  @media print {
    :host {
      display: none;
    }
  }
`;
