import { css } from 'lit';

/** An image with its previews and its description. */
export const imageFieldStyles = css`
  .image-field {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: calc(var(--_space) * 1.25);
    box-sizing: border-box;
    inline-size: 100%;
    padding: calc(var(--_space) * 1.5);
    border: 1px dashed var(--_line);
    border-radius: var(--_radius);
  }
  .previews {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space);
  }
  .previews li {
    display: grid;
    gap: 2px;
    min-inline-size: 0;
  }
  .preview {
    inline-size: auto;
    block-size: 6em;
    max-inline-size: 100%;
    object-fit: cover;
    border-radius: var(--_radius);
  }
  img.preview.list {
    aspect-ratio: 1;
  }
  img.preview.card {
    aspect-ratio: 3 / 2;
  }
  img.preview.detail {
    aspect-ratio: 21 / 9;
  }
  .image-field .row:not(:has(progress, :not(:empty))) {
    display: none;
  }
  .image-field progress {
    accent-color: var(--_accent);
  }
`;
