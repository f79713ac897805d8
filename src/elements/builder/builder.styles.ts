import { css } from 'lit';

/** A form beside a preview and its snippet; below each other where there is little room. */
export const styles = css`
  /* Of what has not arrived yet. */
  .room {
    block-size: 60em;
  }
  .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(var(--_gap) * 1.5);
    align-items: start;
  }
  @container cal (inline-size >= 54em) {
    .columns {
      grid-template-columns: minmax(0, 22em) minmax(0, 1fr);
    }
    .result {
      position: sticky;
      inset-block-start: var(--_gap);
    }
  }
  .form,
  .result,
  .group {
    display: grid;
    gap: var(--_gap);
    min-inline-size: 0;
  }
  h2,
  summary {
    margin: 0;
    font-size: 1.0625em;
    font-weight: 600;
  }
  summary {
    min-block-size: 1.75em;
    cursor: pointer;
  }
  details > .group {
    padding-block: var(--_space);
  }
  .row {
    display: grid;
    gap: calc(var(--_space) / 2);
  }
  .row label,
  legend {
    overflow-wrap: anywhere;
  }
  .fields {
    display: flex;
    gap: var(--_space);
  }
  .fields > button {
    flex: none;
  }
  input,
  select,
  textarea {
    box-sizing: border-box;
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: 2.5em;
    padding: 0.35em 0.6em;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: inherit;
    font: inherit;
  }
  option {
    background: Canvas;
    color: CanvasText;
  }
  input[type='color'] {
    flex: none;
    inline-size: 3em;
    padding: 0.2em;
    cursor: pointer;
  }
  input[type='radio'],
  input[type='checkbox'] {
    flex: none;
    inline-size: max(1.25em, 24px);
    block-size: max(1.25em, 24px);
    min-block-size: 0;
    margin: 0;
    accent-color: var(--_accent);
  }
  textarea {
    font-family: ui-monospace, monospace;
    font-size: 0.875em;
    resize: vertical;
  }
  small {
    overflow-wrap: anywhere;
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space) var(--_gap);
    margin: 0;
    padding: 0;
    border: 0;
  }
  .choices legend {
    margin-block-end: var(--_space);
    padding: 0;
    font-size: 1.0625em;
    font-weight: 600;
  }
  .choice {
    display: flex;
    gap: var(--_space);
    align-items: center;
    min-block-size: 1.75em;
  }
  .status {
    margin: 0;
    overflow-wrap: anywhere;
  }
  .status:empty {
    display: none;
  }
  .preview {
    overflow: auto;
    max-block-size: max(24em, 50vh);
    padding: var(--_gap);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: #fff;
    color: #1b1d21;
    color-scheme: light;
  }
  .preview.dark {
    background: #15171c;
    color: #eceef2;
    color-scheme: dark;
  }
  .preview.narrow {
    box-sizing: border-box;
    max-inline-size: 22em;
  }
`;
