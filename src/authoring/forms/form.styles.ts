import { css } from 'lit';

/** Forms: fields below one another, their messages, and the buttons. */
export const formStyles = css`
  /* A dialog has a width of its own: it needs no probe. */
  dialog > i {
    display: none;
  }
  :host {
    --_danger: var(--cal-color-danger, oklch(from currentColor clamp(0.48, (l - 0.55) * 1000, 0.78) 0.17 25 / 1));
    --_line: color-mix(in oklab, currentColor 55%, transparent);
  }
  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(var(--_gap) * 1.25);
    max-inline-size: 42em;
    margin: 0;
    overflow-wrap: break-word;
  }
  /* About as high as what takes its place, so that what is below the form does not jump. */
  .waiting {
    min-block-size: 24em;
    border-radius: var(--_radius);
    background: color-mix(in oklab, currentColor 5%, transparent);
  }
  :host(cal-sign-in) .waiting {
    min-block-size: 22em;
  }
  :host(cal-event-form:not([mode])) .waiting {
    min-block-size: 64em;
  }
  :host(:is(cal-venue-form, cal-organizer-form):not([mode])) .waiting {
    min-block-size: 42em;
  }
  /* A form is about as high as a window, and the sign-in in its place as little as a third of it. */
  :host(:is(cal-event-form, cal-venue-form, cal-organizer-form):not([mode])) .base {
    min-block-size: 80vb;
  }
  .title {
    margin: 0;
    font-size: clamp(1em, 14cqi, 1.375em);
    font-weight: 600;
    line-height: 1.25;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  .field {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: calc(var(--_space) * 0.75);
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
    margin-block-end: calc(var(--_space) * 0.75);
  }
  label,
  legend {
    min-inline-size: 0;
    max-inline-size: 100%;
    font-weight: 600;
  }
  .field .field :is(label, legend),
  .option {
    font-weight: inherit;
  }
  .help {
    color: var(--_muted);
    font-size: 0.875em;
  }
  .wrong {
    padding-inline-start: calc(var(--_space) * 1.5);
    border-inline-start: 3px solid var(--_danger);
  }
  .invalid {
    color: var(--_danger);
    font-weight: 600;
  }
  :is(input:not([type='checkbox'], [type='radio']), textarea, select) {
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: 2.5em;
    padding: 0.35em 0.6em;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: inherit;
    font: inherit;
    text-align: start;
  }
  ::placeholder {
    color: var(--_muted);
    opacity: 1;
  }
  :is(input, textarea, select):hover {
    border-color: currentColor;
  }
  :is(input, textarea, select)[aria-invalid='true'] {
    border-color: var(--_danger);
    border-width: 2px;
  }
  /* In WebKit, a choice that is wider than its field would widen the page. */
  select {
    contain: paint;
  }
  select option {
    color: #000;
    background: #fff;
  }
  textarea[part] {
    min-block-size: 6em;
    resize: vertical;
    line-height: inherit;
  }
  @supports (field-sizing: content) {
    textarea {
      field-sizing: content;
      max-block-size: 60vb;
    }
  }
  .flag {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
  }
  .flag > :is(.help, .invalid) {
    grid-column: 2;
  }
  .flag label,
  .option label {
    font-weight: normal;
  }
  :is([type='checkbox'], [type='radio']) {
    inline-size: 1.5em;
    block-size: 1.5em;
    min-inline-size: 24px;
    min-block-size: 24px;
    margin: 0;
  }
  .summary {
    display: grid;
    gap: var(--_space);
    padding: calc(var(--_space) * 2);
    border: 2px solid var(--_danger);
    border-radius: var(--_radius);
  }
  .summary li {
    margin-block: 2px;
  }
  .link {
    min-block-size: 24px;
    min-inline-size: 24px;
    padding: 0;
    border: 0;
    border-radius: 2px;
    background: none;
    color: var(--_accent);
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
  .summary .link {
    color: var(--_danger);
    font-weight: 600;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space);
  }
  /* The accent follows from the text, so that it is not that of the text upon it. */
  .submit {
    border-color: var(--_accent);
    background: var(--_accent);
    font-weight: 600;
  }
  .submit > span {
    color: var(--_on-accent);
  }
  form > .actions {
    padding-block: calc(var(--_space) * 1.5);
    border-block-start: 1px solid var(--_border);
    background: var(--_paper);
  }
  /* Where the window is low, as at 400 %, the bar would cover what is typed. */
  @media (min-height: 26em) {
    form > .actions {
      position: sticky;
      inset-block-end: 0;
      z-index: 1;
    }
    form :is(input, textarea, select, button, summary, [tabindex]) {
      scroll-margin-block: 1em 5.5em;
    }
    /* There its buttons stand in several lines. */
    @container cal (max-width: 36em) {
      form :is(input, textarea, select, button, summary, [tabindex]) {
        scroll-margin-block-end: 12em;
      }
    }
    form > .actions button {
      scroll-margin-block: 0;
    }
    /* With text of 200 % on a telephone its buttons would take a third of the window. */
    @container cal (max-width: 16em) {
      form > .actions {
        position: static;
      }
    }
  }
  /* Signing in takes few fields: there the bar covers nothing, and stands in boxes of other colors. */
  :host(cal-sign-in) form > .actions {
    position: static;
    padding-block: 0;
    border: 0;
    background: none;
  }
  .fields-below > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(14em, 100%), 1fr));
    gap: calc(var(--_gap) * 1.25);
    padding-block-start: var(--_gap);
  }
  /* The chevron of menus and days, in place of the triangle of the browser. */
  summary {
    display: block;
    inline-size: fit-content;
    min-block-size: 24px;
    color: var(--_accent);
    cursor: pointer;
  }
  summary::before {
    content: '';
    display: inline-block;
    inline-size: 0.4em;
    block-size: 0.4em;
    margin-inline: 0.1em 0.6em;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    transform: translateY(-0.15em) rotate(-45deg);
  }
  summary:dir(rtl)::before {
    transform: translateY(-0.15em) rotate(135deg);
  }
  [open] > summary::before {
    transform: translateY(-0.25em) rotate(45deg);
  }
  .more-fields {
    border-block: 1px solid var(--_border);
  }
  .more-fields[open] {
    display: grid;
  }
  .more-fields > .field {
    margin-block-end: calc(var(--_gap) * 1.25);
  }
  .more-fields summary {
    inline-size: auto;
    min-block-size: 2.75em;
    align-content: center;
    font-weight: 600;
    color: inherit;
  }
  .saved {
    display: grid;
    justify-items: start;
    gap: calc(var(--_space) / 2);
    padding: calc(var(--_space) * 2);
    border-inline-start: 4px solid var(--_accent);
    border-radius: var(--_radius);
    background: color-mix(in oklab, currentColor 5%, transparent);
  }
  .saved a {
    color: var(--_accent);
    text-decoration: underline;
  }
  .ends {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 12em));
    gap: var(--_space) calc(var(--_space) * 1.5);
    inline-size: 100%;
  }
  /* From and to of one day beside it, and below it where that is too narrow. */
  .ends.one {
    grid-template-columns: minmax(0, 12em) repeat(2, minmax(0, 9em));
  }
  /* The month takes a line of its own. */
  .row > .chooser:has(.days) {
    flex-basis: 100%;
  }
  select.rule:not([type='radio']) {
    inline-size: auto;
    min-inline-size: 0;
    max-inline-size: 100%;
  }
  .field > .row {
    min-inline-size: 0;
    max-inline-size: 100%;
  }
  .row > .part {
    inline-size: auto;
    grid-template-columns: auto auto;
    align-items: center;
    gap: 0.6em;
  }
  .part[hidden] {
    display: none;
  }
  .chooser svg {
    inline-size: 1em;
    block-size: 1em;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .part {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(var(--_space) / 2);
    align-content: end;
    inline-size: 100%;
  }
  .part label {
    font-weight: normal;
    font-size: 0.9375em;
  }
  .sentence {
    font-weight: 600;
  }
  .sentence:empty {
    display: none;
  }
  .zone {
    inline-size: 100%;
  }
  .numbers {
    inline-size: 100%;
  }
  .numbers[open] {
    display: grid;
    gap: calc(var(--_space) * 0.75);
  }
  :is(#zip, #phone) {
    max-inline-size: 14em;
  }
  .zone > .part {
    max-inline-size: 24em;
    margin-block-start: calc(var(--_space) / 2);
  }
  .combobox {
    position: relative;
    inline-size: 100%;
  }
  .options {
    position: absolute;
    inset-block-start: 100%;
    inset-inline: 0;
    z-index: 3;
    max-block-size: 18em;
    margin-block-start: 4px;
    padding: 4px;
    overflow: auto;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_paper);
    box-shadow: 0 0.75em 2.5em rgb(0 0 0 / 0.22);
  }
  .options li {
    padding: 0.45em 0.6em;
    border-radius: calc(var(--_radius) / 2);
    cursor: pointer;
  }
  .options .active {
    background: color-mix(in oklab, var(--_accent) 14%, transparent);
    outline: 1px solid var(--_accent);
  }
  .options .action {
    position: sticky;
    inset-block-end: -4px;
    margin-block-start: 4px;
    border-radius: 0 0 calc(var(--_radius) / 2) calc(var(--_radius) / 2);
    border-block-start: 1px solid var(--_border);
    background: var(--_paper);
    color: var(--_accent);
    overflow-wrap: anywhere;
  }
  .options .action.active {
    background: color-mix(in oklab, var(--_accent) 14%, var(--_paper));
  }
  .options [aria-disabled='true'] {
    color: var(--_muted);
    cursor: default;
  }
  .ticks {
    inline-size: 100%;
  }
  .ticks.many {
    box-sizing: border-box;
    max-block-size: 16em;
    padding: var(--_space);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    overflow: auto;
  }
  .ticks > ul {
    columns: 12em;
    column-gap: var(--_gap);
  }
  .ticks > ul > li {
    break-inside: avoid;
  }
  .ticks ul ul {
    padding-inline-start: 1.85em;
  }
  .new-term {
    display: grid;
    gap: var(--_space);
    box-sizing: border-box;
    inline-size: 100%;
    padding: calc(var(--_space) * 1.5);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
  }
  .chosen {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 0.75);
    inline-size: 100%;
  }
  .chosen li {
    display: flex;
    align-items: center;
    max-inline-size: 100%;
    padding-inline-start: 0.9em;
    border: 1px solid var(--_border);
    border-radius: 99em;
  }
  .chosen bdi {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .chosen button {
    display: grid;
    place-items: center;
    padding: 0.35em;
    min-inline-size: 2em;
    min-block-size: 2em;
    border-color: transparent;
    border-radius: 99em;
    background: none;
  }
  .chosen button:hover {
    background: color-mix(in oklab, currentColor 8%, transparent);
  }
  .chosen :disabled {
    opacity: 0.35;
  }
  .chosen svg {
    inline-size: 0.9em;
    block-size: 0.9em;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
  }
  /* One stands before or behind another in the line. */
  .chosen :is(.up:not(:dir(rtl)), .down:dir(rtl)) svg {
    rotate: 90deg;
  }
  .chosen :is(.down:not(:dir(rtl)), .up:dir(rtl)) svg {
    rotate: -90deg;
  }
  .option {
    display: grid;
    gap: calc(var(--_space) * 0.75);
    align-items: center;
    min-block-size: 2em;
  }
  .chip {
    display: inline-flex;
    align-items: center;
    gap: 0.4em;
    min-block-size: 2em;
    padding-block: 0.1em;
    border-radius: 99em;
  }
  .chip[aria-pressed='true'] {
    border-color: var(--_accent);
    background: color-mix(in oklab, var(--_accent) 12%, transparent);
    font-weight: 600;
  }
  .all-categories {
    inline-size: 100%;
  }
  .all-categories summary {
    inline-size: fit-content;
    min-block-size: 24px;
    color: var(--_accent);
    cursor: pointer;
  }
  .chip svg {
    inline-size: 0.9em;
    block-size: 0.9em;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space) calc(var(--_space) * 1.5);
  }
  #failure:focus-visible,
  .summary:focus-visible {
    outline-offset: 3px;
  }
  #failure .notice {
    margin: 0;
  }
  @container cal (max-width: 32em) {
    .ends.one {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .ends.one > :first-child {
      grid-column: 1 / -1;
    }
  }
  @container cal (max-width: 22em) {
    .ends:not(.one) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  dialog {
    inline-size: min(46em, 100% - 32px);
    max-inline-size: none;
    max-block-size: calc(100dvh - 32px);
    padding: calc(var(--_space) * 3);
    padding-block-end: 0;
    border-radius: calc(var(--_radius) * 2);
    scroll-padding-block: 5em;
  }
  /* What is long takes the window of a telephone. */
  @media (max-width: 40em) {
    dialog:where(:not(.question, .link-dialog)) {
      inset: 0;
      inline-size: 100%;
      block-size: 100dvh;
      max-block-size: none;
      margin: 0;
      padding: calc(var(--_space) * 2);
      border: 0;
      border-radius: 0;
    }
  }
  dialog::backdrop {
    background: rgb(0 0 0 / 55%);
  }
  .close {
    float: inline-end;
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    padding: 0;
    border-radius: 99em;
    background: var(--_paper);
    font-size: 1.25em;
    line-height: 1;
  }
  /* Beside the heading, and not beside every field below it. */
  dialog[aria-labelledby='form-title'] > .close {
    float: none;
    display: block;
    margin-inline-start: auto;
    margin-block-end: -2em;
  }
  dialog[aria-labelledby='form-title'] .title {
    padding-inline-end: 2.5em;
  }
  @media (forced-colors: active) {
    .submit {
      border-width: 2px;
    }
  }
  @media print {
    :host {
      display: none;
    }
  }
`;
