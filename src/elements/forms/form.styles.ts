import { css } from 'lit';

/** Forms: fields below one another, their messages, and the buttons. */
export const formStyles = css`
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
  }
  .waiting {
    min-block-size: 12em;
    border-radius: var(--_radius);
    background: color-mix(in oklab, currentColor 5%, transparent);
  }
  .title {
    margin: 0;
    font-size: 1.375em;
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
    font-weight: 600;
  }
  .field .field :is(label, legend),
  .option {
    font-weight: inherit;
  }
  .optional {
    color: var(--_muted);
    font-weight: normal;
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
  :is(input, textarea, select):hover {
    border-color: currentColor;
  }
  :is(input, textarea, select)[aria-invalid='true'] {
    border-color: var(--_danger);
    border-width: 2px;
  }
  select option {
    color: #000;
    background: #fff;
  }
  textarea {
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
    inline-size: 1.35em;
    block-size: 1.35em;
    min-inline-size: 20px;
    min-block-size: 20px;
    margin: 2px;
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
