import { css } from 'lit';

/** The typed event as readers will see it: beside the form, or above it. */
export const previewStyles = css`
  .previewing {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    align-items: start;
    gap: calc(var(--_gap) * 2);
  }
  .preview-area {
    box-sizing: border-box;
    min-inline-size: 0;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_paper);
    overflow: auto;
    overscroll-behavior: contain;
  }
  aside.preview-area {
    position: sticky;
    inset-block-start: var(--_space);
    max-block-size: calc(100vb - 2 * var(--_space));
  }
  dialog.preview-area {
    padding: 0;
    color: inherit;
  }
  @media (width > 40em) {
    dialog.preview-area {
      inline-size: min(60em, 100vi - 2 * var(--_space));
      max-block-size: calc(100vb - 2 * var(--_space));
    }
  }
  /* It takes the window of a telephone. */
  @media (width <= 40em) {
    dialog.preview-area {
      border: 0;
      border-radius: 0;
    }
  }
  .preview-head {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    display: flex;
    align-items: center;
    gap: calc(var(--_space) * 1.5);
    padding: var(--_space) calc(var(--_space) * 2);
    border-block-end: 1px solid var(--_border);
    background: var(--_paper);
  }
  .preview-head > button {
    margin-inline-start: auto;
  }
  .preview-title {
    font-weight: 600;
  }
  .unsaved {
    padding: 0.1em 0.6em;
    border: 1px dashed currentColor;
    border-radius: 1em;
    font-size: 0.875em;
  }
  .preview-body {
    padding: calc(var(--_space) * 2);
  }
  .preview-body .help {
    display: block;
    margin-block-end: var(--_space);
  }
  .preview-card {
    max-inline-size: 22em;
    margin-block-end: calc(var(--_space) * 3);
  }
  .preview-body .waiting {
    min-block-size: 16em;
  }
`;
