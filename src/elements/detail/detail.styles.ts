import { css } from 'lit';

export const styles = css`
  :host {
    --_warning: oklch(from currentColor clamp(0.48, (l - 0.55) * 1000, 0.8) 0.15 28 / 1);
    --_map-height: var(--cal-map-height, 18em);
  }
  .detail {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(var(--_gap) * 1.5);
    max-inline-size: 64em;
    hyphens: auto;
    hyphenate-limit-chars: 12 5 5;
    overflow-wrap: anywhere;
  }
  /* The panel next to it holds everything that the list of the map would. */
  cal-venue-map {
    display: block;
    min-block-size: 3.5em;
    --cal-map-height: var(--_map-height);
  }
  cal-venue-map::part(toolbar),
  cal-venue-map::part(places),
  cal-venue-map::part(skip) {
    display: none;
  }
  /* The events of a venue do not say again where they are. */
  cal-event-list[venue]::part(venue) {
    display: none;
  }
  /* Nor is there a dot before their price. */
  cal-event-list[venue]::part(body)::after {
    content: none;
  }
  .adjacent {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--_space);
  }
  .adjacent button {
    display: flex;
    align-items: center;
    gap: var(--_space);
    max-inline-size: min(100%, 24em);
    text-align: start;
  }
  .adjacent .next {
    margin-inline-start: auto;
    text-align: end;
  }
  .turn {
    display: grid;
    min-inline-size: 0;
  }
  .turn > :first-child {
    font-size: 0.8125em;
    color: var(--_muted);
  }
  .turn-title {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: 600;
  }
  .previous::before,
  .next::after {
    content: '';
    flex: none;
    inline-size: 0.45em;
    block-size: 0.45em;
    margin-inline: 0.25em;
    border: solid currentColor;
    border-width: 2px 2px 0 0;
    transform: rotate(45deg);
  }
  .previous::before,
  .next:dir(rtl)::after {
    transform: rotate(-135deg);
  }
  .previous:dir(rtl)::before {
    transform: rotate(45deg);
  }
  .hero {
    position: relative;
    box-sizing: border-box;
    aspect-ratio: 21 / 9;
    max-block-size: 18em;
    inline-size: 100%;
    overflow: hidden;
    border-radius: calc(var(--_radius) * 1.5);
    background: color-mix(in oklab, currentColor 7%, transparent);
  }
  .hero[hidden] {
    display: none;
  }
  .hero:not(.small) img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    /* Faces and titles stand in the upper part. */
    object-position: 50% 25%;
  }
  .hero.whole .picture {
    object-fit: scale-down;
    object-position: center;
  }
  .hero .backdrop {
    scale: 1.2;
    filter: blur(1.5em) saturate(1.4);
    opacity: 0.55;
  }
  /* A logo has a box of its own size. */
  .hero.small {
    aspect-ratio: auto;
    inline-size: fit-content;
    max-inline-size: 100%;
    padding: var(--_gap);
  }
  .hero.small img {
    display: block;
    max-inline-size: 100%;
    block-size: auto;
  }
  .picture-link {
    justify-self: start;
    min-block-size: 24px;
    color: var(--_accent);
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
  .lead {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(var(--_space) * 1.5);
  }
  .lead .marks {
    flex-wrap: wrap;
    align-items: baseline;
    gap: calc(var(--_space) / 2) var(--_space);
  }
  .lead [part='categories'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.35em;
    margin: 0;
  }
  .lead [part='badges'] {
    order: 0;
  }
  .headline {
    font-size: clamp(1.6em, 1.1em + 2.6cqi, 2.6em);
    font-weight: 750;
    line-height: 1.15;
    letter-spacing: -0.015em;
    text-wrap: balance;
  }
  [part='clock'] {
    display: inline-block;
  }
  .summary {
    font-size: 1.125em;
    line-height: 1.35;
  }
  /* Breaks between its pieces, and within one only where it is wider than the box. */
  .summary .whole {
    display: inline-block;
  }
  .ended {
    justify-self: start;
    padding: 0.35em 0.75em;
    border-radius: var(--_radius);
    font-weight: 600;
    background: color-mix(in oklab, currentColor 9%, transparent);
  }
  /* All that can be done has the same size; what stands out is filled. */
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space);
  }
  .actions > :not(.brief),
  .actions slot > * {
    flex: 1 1 auto;
  }
  .actions .labeled {
    min-block-size: 2.75em;
    padding: 0.35em 0.85em;
    border: 1px solid color-mix(in oklab, currentColor 28%, transparent);
    border-radius: var(--_radius);
  }
  .actions .labeled:hover {
    border-color: currentColor;
    text-decoration: none;
  }
  .actions .labeled .labeled {
    min-block-size: 0;
    padding: 0;
    border: 0;
    color: var(--_on-accent);
  }
  .actions .primary,
  .actions .primary:hover,
  cal-add-to-calendar::part(add) {
    border-color: transparent;
    background: var(--_accent);
  }
  .actions .primary:hover,
  cal-add-to-calendar::part(add):hover {
    filter: brightness(1.12);
  }
  /* Its room is kept until its code has arrived. */
  cal-add-to-calendar {
    inline-size: auto;
    min-block-size: 2.75em;
    min-inline-size: 0;
  }
  cal-add-to-calendar:not(:defined) {
    display: block;
  }
  /* As wide as the words of what comes, which are not seen. */
  .actions .place {
    display: flex;
    border-color: transparent;
    background: color-mix(in oklab, currentColor 10%, transparent);
    pointer-events: none;
  }
  .place > * {
    visibility: hidden;
  }
  .actions .place .labeled {
    font-weight: 600;
    line-height: 1.2;
    white-space: normal;
  }
  cal-add-to-calendar::part(add) {
    inline-size: 100%;
    max-inline-size: none;
    min-block-size: 2.75em;
    padding-inline: 0.85em;
  }
  cal-add-to-calendar::part(add-label) {
    color: var(--_on-accent);
    font-weight: 600;
    line-height: 1.2;
    white-space: normal;
  }
  /* Its words may be long, so that those of sharing give way to them, and one row holds both. */
  .actions slot > :has(> .next) {
    flex: 9em;
  }
  .actions .next {
    white-space: normal;
    line-height: 1.2;
  }
  .actions:has(.next) .share {
    flex: none;
  }
  .brief {
    display: none;
  }
  .headline:focus {
    outline: none;
  }
  .headline:focus-visible:not(.unprompted) {
    outline: var(--_focus-ring);
  }
  [part~='cancelled'] .headline {
    opacity: 0.6;
  }
  .status-notice {
    --_tint: var(--_warning);
    padding: 12px;
    border: 1px solid color-mix(in oklab, var(--_tint) 40%, transparent);
    border-radius: var(--_radius);
    background: color-mix(in oklab, var(--_tint) 12%, transparent);
    font-weight: 600;
  }
  [part~='postponed'] .status-notice {
    --_tint: var(--_featured);
  }

  .columns {
    display: flex;
    flex-direction: column;
    gap: calc(var(--_gap) * 1.5);
  }
  .columns > *,
  .side > * {
    min-inline-size: 0;
  }
  /* In one column, the facts that decide whether to come stand above the text, and what can be done never leaves the
     window. */
  .side {
    display: contents;
  }
  .bar {
    order: 1;
    position: sticky;
    z-index: 2;
    inset-block-end: max(var(--_space), env(safe-area-inset-bottom));
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    padding: var(--_space);
    border: 1px solid var(--_border);
    border-radius: calc(var(--_radius) * 1.5);
    background: var(--_paper);
    box-shadow: 0 0.25em 1.5em rgb(0 0 0 / 0.18);
  }
  .bar .brief {
    display: flex;
    justify-content: space-between;
    gap: var(--_space);
    grid-column: 1 / -1;
    padding-inline: calc(var(--_space) / 2);
    font-size: 0.875em;
    line-height: 1.35;
  }
  .brief > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .brief > :first-child {
    flex: 0 0 auto;
    max-inline-size: 100%;
  }
  .bar .site {
    display: none;
  }
  /* What has the focus is never below it. */
  .columns:has(.bar) :not(.bar *) {
    scroll-margin-block-end: 7em;
  }
  .panel {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--_gap);
    padding: calc(var(--_space) * 2.5);
    border: 1px solid var(--_border);
    border-radius: calc(var(--_radius) * 1.5);
    background: var(--_surface);
  }
  .facts {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--_gap);
    margin: 0;
  }
  .fact dt {
    margin-block-end: 0.15em;
    font-size: 0.8125em;
    color: var(--_muted);
  }
  .fact dd {
    margin: 0;
  }
  [part~='fact-when'] [part~='date'] {
    display: block;
    font-weight: 600;
  }
  [part~='fact-when'] [part~='date']::after {
    content: none;
  }
  [part~='nearness']::first-letter,
  [part~='fact-when'] [part~='date']::first-letter {
    text-transform: uppercase;
  }
  [part~='nearness'],
  [part~='visitor-time'] {
    font-size: 0.875em;
    color: var(--_muted);
  }
  .entry {
    color: inherit;
  }
  .name a,
  .tag a,
  [part='categories'] a {
    display: inline-block;
    min-block-size: 24px;
    text-decoration: underline;
    text-decoration-color: var(--_border);
    text-underline-offset: 0.2em;
  }
  .name a:hover,
  .tag a:hover,
  [part='categories'] a:hover {
    text-decoration-color: currentColor;
  }
  .entry + .entry {
    margin-block-start: var(--_gap);
  }
  [part~='fact-custom'] a {
    color: var(--_accent);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .directions {
    display: inline-block;
    padding-block: 0.15em;
    color: var(--_accent);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .tag {
    display: inline-block;
    margin-inline-end: 0.35em;
    margin-block-end: 0.35em;
    padding-inline: 0.6em;
    font-size: 0.8125em;
    line-height: 1.7;
    border-radius: 99em;
    background: color-mix(in oklab, currentColor 9%, transparent);
  }

  .text {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(var(--_gap) * 1.5);
  }
  .text:not(:has(*)) {
    display: none;
  }
  .description {
    line-height: 1.65;
    text-align: start;
  }
  .description > * {
    margin-block: 0 1em;
  }
  .description > :last-child {
    margin-block-end: 0;
  }
  .description :is(p, li, figure, blockquote) {
    margin-inline: 0;
  }
  .description :is(h1, h2, h3, h4, h5, h6) {
    margin-block: 1.4em 0.5em;
    font-size: 1.2em;
    line-height: 1.3;
  }
  .description > :first-child {
    margin-block-start: 0;
  }
  .description :is(ul, ol) {
    padding-inline-start: 1.4em;
    list-style: revert;
  }
  .description a {
    color: var(--_accent);
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
  .description img {
    max-inline-size: 100%;
    block-size: auto;
    border-radius: var(--_radius);
  }
  .description figure {
    display: inline-block;
    margin-block: 0.5em;
    margin-inline-end: var(--_space);
    max-inline-size: 100%;
  }
  .description figcaption {
    font-size: 0.875em;
    color: var(--_muted);
  }
  .description blockquote {
    padding-inline-start: 1em;
    border-inline-start: 3px solid var(--_border);
    font-size: 1.05em;
  }
  /* Words of a table are not broken: what is too wide is scrolled in its box. */
  .description .table {
    overflow-x: auto;
    overflow-wrap: normal;
    margin-block: 0 1em;
  }
  .description table {
    border-collapse: collapse;
  }
  .description :is(th, td) {
    padding: 0.4em 0.8em;
    border: 1px solid var(--_border);
    text-align: start;
  }
  .description :is(pre, code) {
    font-size: 0.92em;
    white-space: pre-wrap;
  }
  .description pre {
    padding: 0.8em 1em;
    border-radius: var(--_radius);
    background: color-mix(in oklab, currentColor 6%, transparent);
  }
  .description hr {
    border: 0;
    border-block-start: 1px solid var(--_border);
  }

  .related {
    display: grid;
    gap: var(--_gap);
    padding-block-start: var(--_gap);
  }
  /* As many as three fill a row. */
  .related .block {
    --_third: calc((100% - 2 * var(--_gap)) / 3 - 0.5px);
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(var(--cal-card-min, 13em), var(--_third))), 1fr));
  }
  .password {
    display: grid;
    grid-template-columns: minmax(0, 20em) auto;
    justify-content: start;
    gap: calc(var(--_space) / 2) var(--_space);
  }
  .password :is(label, p) {
    grid-column: 1 / -1;
  }
  .password label {
    font-weight: 600;
  }
  .password input {
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: 2.5em;
    padding-inline: 0.75em;
    font: inherit;
    color: inherit;
    background: var(--_surface);
    border: 1px solid color-mix(in oklab, currentColor 55%, transparent);
    border-radius: var(--_radius);
  }
  .password [part='wrong'] {
    min-block-size: 1.5em;
    color: var(--_warning);
  }

  .skeleton i {
    display: block;
    inline-size: 100%;
    block-size: 0.8em;
    background: color-mix(in oklab, currentColor 10%, transparent);
    border-radius: calc(var(--_radius) / 2);
  }
  .skeleton .lead > i,
  .skeleton .fact > :first-child {
    inline-size: 25%;
  }
  .skeleton .lead > .headline {
    inline-size: 60%;
    block-size: 1em;
  }
  .skeleton .lead > :last-child {
    inline-size: 45%;
  }
  .skeleton .hero {
    block-size: auto;
    border-radius: calc(var(--_radius) * 1.5);
  }
  .skeleton .actions {
    block-size: 2.75em;
    border-radius: var(--_radius);
  }
  .skeleton .fact {
    display: grid;
    gap: 0.6em;
  }
  .skeleton .fact > :last-child,
  .skeleton .text > :last-child {
    inline-size: 55%;
  }
  .skeleton .text {
    align-content: start;
    gap: 0.85em;
    min-block-size: 26em;
  }

  dialog {
    inline-size: min(60em, 100% - 32px);
    max-inline-size: none;
    max-block-size: calc(100dvh - 32px);
    padding: calc(var(--_space) * 3);
    scroll-padding-block: 4em 7em;
    line-height: 1.45;
    border-radius: calc(var(--_radius) * 2);
  }
  @media (max-width: 40em) {
    dialog {
      inset: 0;
      inline-size: 100%;
      block-size: 100dvh;
      max-block-size: none;
      margin: 0;
      padding: calc(var(--_space) * 2);
      border: 0;
      border-radius: 0;
    }
    dialog[open] {
      align-content: start;
    }
  }
  dialog::backdrop {
    background: rgb(0 0 0 / 55%);
  }
  dialog[open] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
  }
  /* It has a width of its own. */
  dialog > i {
    display: none;
  }
  dialog .base {
    grid-area: 1 / 1 / 2 / -1;
  }
  /* Over the corner of the image, and within reach however long the text is. */
  .close {
    grid-area: 1 / 2 / 2 / 3;
    align-self: start;
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    min-block-size: 2em;
    min-inline-size: 2em;
    margin: calc(var(--_space) / 2);
    padding: 0;
    border-radius: 99em;
    font-size: 1.25em;
    line-height: 1;
    background: inherit;
  }
  dialog :is(.notice, .lead:first-child) {
    margin-inline-end: 3.75em;
  }

  @container cal (min-width: 46em) {
    .columns {
      display: grid;
      grid-template: auto 1fr / minmax(0, 1fr) 21em;
      gap: calc(var(--_gap) * 1.5) calc(var(--_gap) * 2.5);
      align-items: start;
    }
    .columns > * {
      grid-column: 1;
    }
    .columns > .side {
      grid-area: 1 / 2 / -1 / 3;
      position: sticky;
      inset-block-start: var(--_gap);
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--_gap);
    }
    .bar {
      order: 0;
      position: static;
      display: flex;
      padding: 0;
      border: 0;
      background: none;
      box-shadow: none;
    }
    .bar .brief {
      display: none;
    }
    .bar .site {
      display: inline-flex;
    }
  }
  .actions:has(.next) .share .words {
    position: absolute;
    clip-path: inset(50%);
  }
  @container cal (max-width: 28em) {
    .bar .share .words {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  /* A telephone held sideways has no line to spare. */
  @media (max-height: 24em) {
    .bar .brief {
      display: none;
    }
  }
  @container cal (max-width: 24em) {
    .password {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    dialog[open] {
      animation: cal-open 0.18s ease-out;
    }
    @keyframes cal-open {
      from {
        opacity: 0;
        translate: 0 0.75em;
      }
    }
  }
  @media print {
    /* All of it once, instead of the page behind; what is fixed would be cut, and repeated on each sheet. */
    dialog[open] {
      position: absolute;
      inset: 0 0 auto;
      inline-size: 100%;
      block-size: auto;
      max-block-size: none;
      overflow: visible;
      padding: 0;
      border: 0;
      background: #fff;
      print-color-adjust: exact;
    }
    dialog::backdrop {
      background: #fff;
      print-color-adjust: exact;
    }
    .adjacent,
    [part='related'],
    .password,
    .actions {
      display: none;
    }
    .hero {
      max-block-size: 14em;
    }
    /* A row that goes over to the next sheet would be covered by the row after it. */
    .columns,
    .columns > :not(.hero) {
      display: flex;
      flex-direction: column;
      align-items: stretch;
    }
    .facts {
      display: block;
      columns: 2 14em;
    }
    .fact {
      margin-block-end: var(--_gap);
    }
    .fact,
    .description :is(img, figure, table) {
      break-inside: avoid;
    }
    .description :is(h1, h2, h3, h4, h5, h6) {
      break-after: avoid;
    }
  }
`;
