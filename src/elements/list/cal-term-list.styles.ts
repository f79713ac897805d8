import { css } from 'lit';
import { waitingStyles } from '../cards/waiting.styles.js';

export const styles = [
  waitingStyles,
  css`
    .term {
      overflow-wrap: break-word;
      hyphens: auto;
    }
    /* Within a word only where it is longer than the line; the count gives way first. */
    .term [part='name'] {
      max-inline-size: 100%;
    }
    .term :is(a, button):hover [part='name'] {
      text-decoration: underline;
      text-underline-offset: 0.15em;
    }
    .choice {
      padding: 0;
      border: 0;
      background: none;
      font: inherit;
      text-align: start;
      cursor: pointer;
    }
    .choice[aria-pressed='true'] {
      font-weight: 600;
    }
    .choice[aria-pressed='true']::before {
      content: '✓' / '';
    }
    .term :is(a, button) {
      display: inline-flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0 0.5em;
      max-inline-size: 100%;
      min-block-size: 28px;
      min-inline-size: 24px;
      color: var(--_accent);
      text-decoration: none;
    }
    .count {
      font-size: 0.8125em;
      font-variant-numeric: tabular-nums;
      white-space: nowrap;
    }
    .term:not(:has(a, button)) .count {
      color: var(--_muted);
      margin-inline-start: 0.5em;
    }

    /* links and trees: below one another, in columns where there is room */
    .links,
    .tree:not(.tree *) {
      columns: 14em;
      column-gap: calc(var(--_gap) * 2);
    }
    .item {
      break-inside: avoid;
    }

    /* chips and cloud: side by side */
    :is(.chips, .cloud) {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: var(--_space);
    }
    :is(.chips, .cloud) .item {
      min-inline-size: 0;
      max-inline-size: 100%;
    }
    .chips .term {
      display: block;
      border: 1px solid var(--_border);
      border-radius: 99em;
      background: var(--_surface);
    }
    .chips .term:has(a, button):hover {
      border-color: currentColor;
    }
    .chips :is(a, button),
    .chips .term:not(:has(a, button)) {
      min-block-size: 0;
      padding: 0.4em 0.9em;
      border-radius: inherit;
      color: inherit;
    }
    .chips .term:has([aria-pressed='true']) {
      border-color: var(--_accent);
      background: color-mix(in oklab, var(--_accent) 12%, transparent);
    }
    .cloud {
      column-gap: calc(var(--_space) * 2);
      row-gap: 0;
      line-height: 1.3;
    }
    .cloud .item {
      font-size: calc(var(--_step, 1) * 1em);
    }
    .step-2 {
      --_step: 1.2;
    }
    .step-3 {
      --_step: 1.45;
    }
    .step-4 {
      --_step: 1.75;
    }
    .step-5 {
      --_step: 2.1;
    }
    :is(.step-4, .step-5) [part='name'] {
      font-weight: 600;
    }
    .cloud .count {
      font-size: calc(0.8125em / var(--_step, 1));
    }

    /* tree: lists in lists, with a line that leads down */
    .tree .tree {
      margin-inline-start: 0.85em;
      padding-inline-start: 2.15em;
      border-inline-start: 1px solid var(--_border);
    }
    .tree .tree:has(> .branch) {
      padding-inline-start: 0.15em;
    }
    .branch {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
    }
    .branch > .tree {
      flex-basis: 100%;
      min-inline-size: 0;
    }
    /* Stays beside the toggle. */
    .branch > :not(.toggle, .tree) {
      max-inline-size: calc(100% - 2em);
    }
    /* Aligns leaves with the names of branches. */
    .tree:has(> .branch) > .item:not(.branch) {
      padding-inline-start: 2em;
    }
    .toggle {
      align-self: center;
      min-block-size: 1.75em;
      min-inline-size: 1.75em;
      padding: 0;
      margin-inline-end: 0.25em;
      border-color: transparent;
      background: none;
    }
    .toggle::before {
      content: '';
      display: inline-block;
      inline-size: 0.45em;
      block-size: 0.45em;
      border: solid currentColor;
      border-width: 0 2px 2px 0;
      transform: translateY(-0.1em) rotate(45deg);
    }
    .toggle[aria-expanded='false']::before {
      transform: rotate(-45deg);
    }
    .toggle[aria-expanded='false']:dir(rtl)::before {
      transform: rotate(135deg);
    }

    /* Large text in a narrow box: the words need the room. */
    @container cal (max-width: 14em) {
      .toggle {
        min-inline-size: 24px;
        margin-inline-end: 4px;
      }
      .branch > :not(.toggle, .tree) {
        max-inline-size: calc(100% - 28px);
      }
      .tree:has(> .branch) > .item:not(.branch) {
        padding-inline-start: 28px;
      }
      .tree .tree {
        margin-inline-start: 11px;
        padding-inline-start: 16px;
      }
      .tree .tree:has(> .branch) {
        padding-inline-start: 0;
      }
      .cloud .item {
        font-size: 1.1em;
      }
    }

    .skeleton {
      display: flex;
      flex-wrap: wrap;
      gap: var(--_space);
      /* Below the line of the status that is to come. */
      padding-block-start: calc(1.27em + var(--_gap));
    }
    .skeleton:is(.tree, .links) {
      display: block;
      i {
        display: block;
        box-sizing: border-box;
        border-block: 0.25em solid transparent;
        background-clip: padding-box;
      }
    }
    .skeleton i {
      inline-size: 5.5em;
      max-inline-size: 100%;
      block-size: 1.75em;
      border-radius: var(--_radius);
      background: color-mix(in oklab, currentColor 10%, transparent);
    }
    .skeleton.chips i {
      block-size: 2.4em;
    }
    .skeleton i:nth-child(even) {
      inline-size: 8.5em;
    }
    @media (prefers-reduced-motion: no-preference) {
      .toggle::before {
        transition: transform 0.15s;
      }
    }
  `,
];
