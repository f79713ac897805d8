import { css } from 'lit';

/** Texts that are formatted, with their toolbar. */
export const formattedTextStyles = css`
  .toolbar {
    display: flex;
    flex-wrap: wrap;
    gap: 2px calc(var(--_space) * 0.75);
  }
  .group {
    display: flex;
    gap: 2px;
  }
  .tool {
    display: grid;
    place-content: center;
    min-inline-size: 32px;
    min-block-size: 32px;
    padding: 0;
    border-color: transparent;
    background: none;
  }
  .tool svg {
    inline-size: 18px;
    block-size: 18px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .tool .bold {
    stroke-width: 2.25;
  }
  .tool .dots {
    stroke-width: 2.5;
  }
  .tool:dir(rtl) .turning {
    scale: -1 1;
  }
  .tool[aria-pressed='true'] {
    border-color: var(--_accent);
    background: color-mix(in oklab, var(--_accent) 16%, transparent);
  }
  .tool[aria-disabled='true'] {
    opacity: 0.45;
    cursor: default;
  }
  .tool[aria-disabled='true']:hover {
    border-color: transparent;
  }
  .text {
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: 6em;
    max-block-size: 60vb;
    padding: 0.35em 0.6em;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    overflow: auto;
    overflow-wrap: break-word;
    line-height: inherit;
    text-align: start;
  }
  .editable {
    white-space: pre-wrap;
    white-space: break-spaces;
    font-variant-ligatures: none;
    cursor: text;
  }
  .editable:hover {
    border-color: currentColor;
  }
  .text[aria-invalid='true'] {
    border-color: var(--_danger);
    border-width: 2px;
  }
  .text > :first-child {
    margin-block-start: 0;
  }
  .text > :last-child {
    margin-block-end: 0;
  }
  /* A blank line, as the same text has without formatting. */
  .text :is(p, ul, ol, blockquote) {
    margin: 0 0 1lh;
  }
  textarea.unformatted:not([type]) {
    min-block-size: 6em;
  }
  .text blockquote > :last-child,
  .text li :is(p, ul, ol) {
    margin-block-end: 0;
  }
  .text li.loose {
    margin-block-end: 0.5lh;
  }
  .text :is(h2, h3, h4) {
    margin: 1em 0 0.4em;
    font-size: 1.05em;
    line-height: 1.3;
  }
  .text h2 {
    font-size: 1.25em;
  }
  .text h3 {
    font-size: 1.125em;
  }
  .text :is(ul, ol) {
    padding-inline-start: 1.6em;
    list-style: revert;
  }
  .text blockquote {
    padding-inline-start: 1em;
    border-inline-start: 3px solid var(--_border);
  }
  .text a {
    color: var(--_accent);
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
  .text hr {
    border: 0;
    border-block-start: 1px solid var(--_border);
  }
  .text img {
    max-inline-size: 100%;
    max-block-size: 20em;
    block-size: auto;
    border-radius: var(--_radius);
  }
  .text span.image {
    padding: 0.2em 0.6em;
    border: 1px dashed var(--_line);
    border-radius: var(--_radius);
  }
  /* Each paragraph has the direction of its first letter. */
  .editable :is(p, h2, h3, h4) {
    unicode-bidi: plaintext;
  }
  .editable .ProseMirror-selectednode {
    outline: 2px solid var(--_accent);
  }
  .editable img.ProseMirror-separator {
    display: inline;
    margin: 0;
    border: 0;
  }
  .kept {
    display: grid;
    gap: var(--_space);
    inline-size: 100%;
  }
  .kept .notice {
    margin: 0;
  }
  .kept .text {
    border-style: dashed;
    background: none;
  }
  .source {
    font-family: ui-monospace, monospace;
    font-size: 0.875em;
  }
  .link-dialog {
    inline-size: min(26em, 100vi - 24px);
    padding: calc(var(--_space) * 2);
  }
  /* Not by a grid, which would take all the height in WebKit. */
  .link-dialog > * + * {
    margin-block-start: calc(var(--_space) * 1.5);
  }
  .link-dialog::backdrop {
    background: rgb(0 0 0 / 0.4);
  }
  .dialog-title {
    font-size: 1.125em;
    font-weight: 600;
  }
`;
