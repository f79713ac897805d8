import { css } from 'lit';
import { dayPickerStyles } from '../parts/day-picker.styles.js';

/** The facets in a bar, a panel or a sheet; what is in them; and what is set. */
export const styles = css`
  ${dayPickerStyles}
  svg {
    flex: none;
    inline-size: 1em;
    block-size: 1em;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
  }
  .base {
    display: grid;
    gap: var(--_space);
  }
  /* A button is as wide as its words. */
  .unsized {
    container-type: normal;
  }
  /* The room of what has not arrived yet. */
  .base:not(.panel) {
    min-block-size: 2.5em;
  }
  .panel .awaited {
    display: block;
    min-block-size: calc(min(20em, 50vb) + 3em);
    font-size: 1em;
  }
  .panel i.awaited {
    padding-block-end: calc(3.5em + 1px);
  }
  .panel i.date {
    min-block-size: 15.75em;
  }
  .panel i.closed {
    min-block-size: 2.75em;
    padding: 0 0 1px;
  }
  .facets,
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space);
  }
  .facet-button,
  .more-facets,
  .open,
  .chip {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.3em;
  }
  .facet-button.active {
    border-color: var(--_accent);
    background: color-mix(in oklab, var(--_accent) 10%, transparent);
    font-weight: 600;
  }
  .chosen {
    max-inline-size: 14em;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .number-set {
    box-sizing: border-box;
    min-inline-size: 1.6em;
    padding: 0 0.4em;
    border: 1px solid var(--_accent);
    border-radius: 99em;
    background: color-mix(in oklab, var(--_accent) 12%, transparent);
    font-size: 0.8125em;
    font-weight: 600;
    line-height: 1.6;
    text-align: center;
  }
  .note {
    color: var(--_muted);
    font-size: 0.875em;
  }

  /* in a bar, a facet is a box below its button */
  .bar .facet {
    position-anchor: --facet;
    position-area: block-end span-inline-end;
    position-try-fallbacks:
      flip-inline,
      flip-block,
      flip-block flip-inline;
    padding: calc(var(--_space) * 1.5);
    inline-size: max-content;
    min-inline-size: 14em;
    max-inline-size: min(22em, 100vi - 16px);
    /* Of the room below the button, or above it where there is more. */
    min-block-size: min(16em, 45vb);
    max-block-size: min(40em, 100% - 8px);
  }
  .bar .facet:has(.ranges) {
    min-block-size: 0;
  }
  @supports not (position-area: block-end) {
    .bar .facet {
      max-block-size: 90vb;
    }
  }

  /* in a panel and a sheet, facets stand below one another */
  :is(.panel, .sheet) .facets {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
  details {
    border-block-end: 1px solid var(--_border);
  }
  summary {
    justify-content: start;
    list-style: none;
    min-block-size: 2.75em;
    font-weight: 600;
    cursor: pointer;
  }
  :is(.panel, .sheet) :is(.facet-button, .more-facets) {
    inline-size: 100%;
    box-sizing: border-box;
  }
  :is(.panel, .sheet) :is(button.facet-button, .more-facets) {
    justify-content: space-between;
    min-block-size: 2.75em;
    padding-inline: 0;
    border: 0;
    border-block-end: 1px solid var(--_border);
    border-radius: 0;
    background: none;
    font-weight: 600;
    text-align: start;
  }
  /* On or off. */
  :is(.panel, .sheet) button.facet-button::after {
    --_knob: color-mix(in oklab, currentColor 60%, transparent);
    content: '';
    box-sizing: border-box;
    flex: none;
    inline-size: 2.1em;
    block-size: 1.2em;
    border: 1.5px solid var(--_knob);
    border-radius: 99em;
    background: radial-gradient(circle at 0.53em, var(--_knob) 0.32em, transparent 0.36em);
  }
  :is(.panel, .sheet) button.facet-button.active::after {
    --_knob: var(--_on-accent);
    border-color: var(--_accent);
    background-color: var(--_accent);
    rotate: 180deg;
  }
  :is(.panel, .sheet) button.facet-button:dir(rtl)::after {
    scale: -1 1;
  }
  summary.facet-button.active {
    background: none;
  }
  summary .chosen {
    min-inline-size: 0;
    margin-inline-start: auto;
    color: var(--_accent);
  }
  summary .others {
    color: var(--_accent);
  }
  summary:has(.chosen)::after {
    margin-inline-start: 0.4em;
  }
  .panel .clear {
    justify-self: start;
    margin-block-start: var(--_space);
    padding-inline: 0;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::after {
    content: '';
    inline-size: 0.4em;
    block-size: 0.4em;
    margin-inline: auto 0.4em;
    border: solid currentColor;
    border-width: 0 1.5px 1.5px 0;
    rotate: 45deg;
  }
  details[open] > summary::after {
    rotate: 225deg;
  }
  details > .content {
    padding-block-end: calc(var(--_space) * 1.5);
  }

  .scrolled {
    max-block-size: min(20em, 50vb);
    overflow: auto;
    overscroll-behavior: contain;
    /* Room for the rings of what has the focus. */
    margin: -4px;
    padding: 4px;
  }
  .values .values {
    padding-inline-start: 1.6em;
  }
  /* Today and tomorrow, this weekend and the next: beside one another. */
  .ranges {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(10em, 100%), 1fr));
  }
  .bar .ranges {
    min-inline-size: min(21em, 100vi - 48px);
  }
  .ranges > :is(:first-child, :last-child) {
    grid-column: 1 / -1;
  }
  .value {
    display: flex;
    align-items: center;
    gap: 0.6em;
    min-block-size: 2.25em;
    border-radius: calc(var(--_radius) / 2);
    cursor: pointer;
  }
  .sheet .value {
    min-block-size: 2.75em;
  }
  .value:has(:disabled) {
    cursor: default;
  }
  .value:hover:not(:has(:disabled)) {
    background: color-mix(in oklab, currentColor 6%, transparent);
  }
  .value [part='name'] {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .value input {
    flex: none;
    inline-size: 1.1em;
    block-size: 1.1em;
    margin: 0 0 0 4px;
  }
  .value:dir(rtl) input {
    margin: 0 4px 0 0;
  }
  .count {
    color: var(--_muted);
    font-size: 0.875em;
    font-variant-numeric: tabular-nums;
  }
  .find {
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: 2.5em;
    margin-block-end: var(--_space);
    padding: 0.35em 0.75em;
    border: 1px solid color-mix(in oklab, currentColor 55%, transparent);
    border-radius: var(--_radius);
    background: none;
    color: inherit;
    font: inherit;
  }
  .find::placeholder {
    color: var(--_muted);
    opacity: 1;
  }

  .open {
    justify-self: start;
  }
  /* On a phone the button says what is set, or how much, which needs no line of its own then. */
  @media (max-width: 30em) {
    .open[data-chosen]::after {
      content: attr(data-chosen);
      max-inline-size: 7.5em;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
      unicode-bidi: isolate;
    }
    .open[data-chosen] .label {
      position: absolute;
      clip-path: inset(50%);
    }
    .open[data-chosen] .number-set,
    .sheet ~ .chips {
      display: none;
    }
  }
  dialog {
    inset: auto 0 0;
    inline-size: 100%;
    max-inline-size: 100%;
    max-block-size: 90dvb;
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: calc(var(--_radius) * 2) calc(var(--_radius) * 2) 0 0;
  }
  dialog[open] {
    display: flex;
    flex-direction: column;
  }
  /* Beside the page where windows are wide. */
  @media (min-width: 40em) {
    dialog {
      inset: 0 0 0 auto;
      inline-size: 26em;
      max-block-size: 100dvb;
      block-size: 100dvb;
      border-radius: calc(var(--_radius) * 2) 0 0 calc(var(--_radius) * 2);
    }
    dialog:dir(rtl) {
      inset: 0 auto 0 0;
      border-radius: 0 calc(var(--_radius) * 2) calc(var(--_radius) * 2) 0;
    }
  }
  dialog::backdrop {
    background: rgb(0 0 0 / 0.45);
  }
  dialog .facets {
    flex: 1;
    align-content: start;
    overflow: auto;
    padding: 4px calc(var(--_space) * 2);
  }
  dialog .scrolled {
    max-block-size: none;
  }
  dialog > .note {
    padding: 0 calc(var(--_space) * 2);
  }
  .sheet-top,
  .sheet-end {
    display: flex;
    align-items: center;
    gap: var(--_space);
    padding: var(--_space) calc(var(--_space) * 2);
  }
  .sheet-top {
    justify-content: space-between;
    border-block-end: 1px solid var(--_border);
  }
  .sheet-end {
    flex-wrap: wrap;
    border-block-start: 1px solid var(--_border);
  }
  .heading {
    font-size: 1.125em;
    font-weight: 700;
  }
  .show {
    flex: 1 0 auto;
    max-inline-size: 100%;
    overflow-wrap: anywhere;
    hyphens: auto;
    border-color: var(--_accent);
    background: var(--_accent);
    font-weight: 600;
  }
  .show span {
    color: var(--_on-accent);
  }

  .chip {
    min-block-size: 2em;
    padding-block: 0.2em;
    border-radius: 99em;
    background: color-mix(in oklab, var(--_accent) 12%, transparent);
    overflow-wrap: anywhere;
    text-align: start;
  }
  .chips .clear {
    min-block-size: 2em;
    padding-block: 0.2em;
  }
  .clear {
    border-color: transparent;
    background: none;
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }

  /* For thumbs. */
  @media (pointer: coarse) {
    .facet-button,
    .more-facets,
    .open,
    .chip,
    .chips .clear,
    .sheet :is(.step, .sheet-end button),
    .value,
    .find {
      min-block-size: 2.75em;
    }
    .sheet .step {
      min-inline-size: 2.75em;
    }
  }

  /* Colors of the page are gone: what is on has a heavier line. */
  @media (forced-colors: active) {
    .facet-button.active {
      border-width: 3px;
    }
  }
  @media print {
    :host {
      display: none;
    }
  }
`;
