import { css } from '@lit/reactive-element/css-tag.js';

/**
 * Tokens and what all elements share. The defaults follow the page: text is the page's own, every other color is
 * computed from it, so that dark text gets dark accents and light text light ones, whether or not the page declares a
 * color scheme.
 */
export const shared = css`
  :host {
    display: block;
    white-space: normal;
    --_text: var(--cal-color-text, inherit);
    /* 64 %, and more where the text itself is less dark, or less light, than most: it stays above 4.5 to 1 on white
       and on black. */
    --_muted: var(
      --cal-color-muted,
      oklch(from currentColor l c h / calc(0.64 + max(0, min(l - 0.2, 0.93 - l)) * 0.9))
    );
    --_surface: var(--cal-color-surface, transparent);
    --_accent: var(--cal-color-accent, oklch(from currentColor clamp(0.46, (l - 0.55) * 1000, 0.8) 0.13 262 / 1));
    --_on-accent: var(--cal-color-on-accent, oklch(from var(--_accent) clamp(0.15, (0.62 - l) * 1000, 1) 0 0));
    --_border: var(--cal-color-border, color-mix(in oklab, currentColor 20%, transparent));
    --_featured: var(--cal-color-featured, oklch(from currentColor clamp(0.5, (l - 0.55) * 1000, 0.83) 0.13 55 / 1));
    --_radius: var(--cal-radius, 8px);
    --_space: var(--cal-space, 8px);
    --_gap: var(--cal-gap, calc(var(--_space) * 2));
    --_focus-ring: var(--cal-focus-ring, 2px solid var(--_accent));
  }
  :host([hidden]) {
    display: none;
  }
  /* A host has the focus while anything inside has it, which has a ring of its own: rules of pages for all that has
     it mean no host. */
  :host(:focus) {
    outline: none !important;
  }
  /* The width probe: 40em, and any less where there is no room for that. */
  :host > i {
    display: block;
    line-height: 0;
    word-spacing: 40em;
    white-space: normal;
    visibility: hidden;
  }
  .base {
    color: var(--_text);
    font-family: var(--cal-font, inherit);
    line-height: 1.45;
    text-align: start;
    text-indent: 0;
    text-transform: none;
    container: cal / inline-size;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
  :focus-visible {
    outline: var(--_focus-ring);
    outline-offset: 2px;
  }
  button {
    font: inherit;
    color: inherit;
    min-block-size: 2.5em;
    min-inline-size: 2.5em;
    padding: 0.35em 0.9em;
    border: 1px solid var(--cal-color-border, color-mix(in oklab, currentColor 28%, transparent));
    border-radius: var(--_radius);
    background: var(--_surface);
    cursor: pointer;
  }
  button:hover:enabled {
    border-color: currentColor;
  }
  button:disabled {
    opacity: 0.45;
    cursor: default;
  }
  ul,
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  p {
    margin: 0;
  }
  .status {
    color: var(--_muted);
    font-size: 0.875em;
    margin-block-end: var(--_gap);
  }
  [dir='auto'] {
    text-align: match-parent;
    /* Chromium takes the standard word for inherit. */
    text-align: -webkit-match-parent;
  }
  .kept {
    visibility: hidden;
  }
  .unseen {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  /* A leaf of a calendar stands beside the words: blank, or with a sign where something went wrong. */
  .notice {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    justify-items: start;
    gap: var(--_space) calc(var(--_space) * 1.5);
    margin-block-end: var(--_gap);
    padding: calc(var(--_space) * 2);
    border-radius: var(--_radius);
    background: color-mix(in oklab, currentColor 5%, transparent);
    overflow-wrap: anywhere;
  }
  .notice::before {
    content: '';
    box-sizing: border-box;
    inline-size: 1.4em;
    block-size: 1.4em;
    border: 1.5px solid;
    border-block-start-width: 0.4em;
    border-radius: 0.3em;
    font-weight: 700;
    line-height: 0.85;
    text-align: center;
    color: var(--_muted);
  }
  .notice[role='alert']::before {
    content: '!' / '';
    color: oklch(from currentColor clamp(0.52, (l - 0.55) * 1000, 0.75) 0.17 25 / 1);
  }
  .notice > * {
    grid-column: 2;
  }
  /* In an empty place, in its middle and above the words. */
  .notice[part='empty'] {
    display: flex;
    flex-direction: column;
    align-items: center;
    padding-block: 2.5em;
    background: none;
    text-align: center;
  }
  .notice[part='empty']::before {
    inline-size: 2.5em;
    block-size: 2.5em;
  }
  [part~='message'] {
    font-weight: 600;
  }
  [part~='hint'],
  [part~='owner'] summary {
    color: var(--_muted);
    font-size: 0.875em;
  }
  [part~='owner'] summary {
    min-block-size: 24px;
    cursor: pointer;
  }
  .more {
    display: block;
    margin: calc(var(--_gap) * 1.5) auto 0;
  }
  /* Buttons and fields: as a class, because some have their own display. */
  @media print {
    [type] {
      display: none;
    }
  }
`;
