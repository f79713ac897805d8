import { css } from '@lit/reactive-element/css-tag.js';
import { touchStyles } from './touch.styles.js';

/**
 * The styles of boxes above the page: they have the colors of the page, as its text has, whether or not the page
 * declares a color scheme. So do check boxes and scroll bars, which browsers draw by the scheme alone.
 */
export const popupStyles = css`
  ${touchStyles}
  :host {
    --_paper: var(--cal-color-surface, oklch(from currentColor clamp(0.2, (0.6 - l) * 1000, 1) 0 0 / 1));
  }
  [popover],
  dialog {
    box-sizing: border-box;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    color: var(--_text);
    background: var(--_paper);
    scrollbar-color: color-mix(in oklab, currentColor 40%, transparent) transparent;
    overflow: auto;
    overscroll-behavior: contain;
  }
  [popover] {
    inset: auto;
    margin: 4px 0;
    padding: calc(var(--_space) / 2);
    box-shadow: 0 0.75em 2.5em rgb(0 0 0 / 0.22);
  }
  /* WebKit does not come back from closing a box that holds a closed one with several positions to try. */
  [popover]:not(:popover-open) {
    position-try-fallbacks: none !important;
  }
  /* Without anchors it stands in the middle, as dialogs do. */
  @supports not (position-area: block-end) {
    [popover] {
      inset: 0;
      margin: auto;
    }
  }
  @media not (forced-colors: active) {
    :is([type='checkbox'], [type='radio']) {
      appearance: none;
      display: grid;
      place-content: center;
      padding: 0;
      font: inherit;
      color: inherit;
      border: 1.5px solid color-mix(in oklab, currentColor 60%, transparent);
      border-radius: 0.25em;
    }
    [type='radio'],
    [type='radio']::before {
      border-radius: 50%;
    }
    input:checked {
      border-color: var(--_accent);
      background: var(--_accent);
    }
    input:checked::before {
      content: '';
      inline-size: 0.7em;
      block-size: 0.7em;
      background: var(--_on-accent);
    }
    [type='checkbox']::before {
      clip-path: polygon(14% 44%, 0 60%, 42% 100%, 100% 16%, 83% 3%, 38% 68%);
    }
    [type='radio']::before {
      scale: 0.7;
    }
    [type='checkbox']:disabled {
      opacity: 0.55;
    }
  }
`;
