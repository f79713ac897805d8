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
  .image-field > .field {
    inline-size: 100%;
  }
  /* The place of the cover. */
  .image-field:not(:has(.previews)) {
    place-content: center;
    justify-items: center;
    min-block-size: 9em;
    text-align: center;
  }
  .image-field:not(:has(.previews)) .actions {
    justify-content: center;
  }
  /* At a wide desk the cover stands beside what is said of the event. */
  @container cal (min-width: 64em) {
    form:has(> .field > .image-field) {
      grid-template-columns: 20em minmax(0, 42em);
      column-gap: calc(var(--_gap) * 2);
      max-inline-size: none;
      > * {
        grid-column: 2;
      }
      > .title {
        grid-column: 1 / -1;
      }
      > .field:has(> .image-field) {
        grid-area: auto / 1 / span 8;
        position: sticky;
        inset-block-start: var(--_gap);
        align-self: start;
      }
    }
    .image-field:not(:has(.previews)) {
      aspect-ratio: 3 / 2;
    }
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
  .stored-images {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 9em), 1fr));
    gap: var(--_space);
    margin-block: calc(var(--_space) * 1.5);
  }
  .stored-image {
    display: grid;
    gap: calc(var(--_space) / 2);
    inline-size: 100%;
    block-size: 100%;
    align-content: start;
    padding: calc(var(--_space) / 2);
    font-size: 0.875em;
    text-align: start;
    overflow-wrap: anywhere;
  }
  .stored-image img {
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 1;
    object-fit: cover;
    border-radius: calc(var(--_radius) / 2);
  }
  .gallery {
    padding-block-end: calc(var(--_space) * 3);
  }
  .image-field progress {
    accent-color: var(--_accent);
  }
`;
