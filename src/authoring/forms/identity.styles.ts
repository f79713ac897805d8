import { css } from 'lit';

/** The name of a calendar with its icon, the choice of that, and a preview of both. */
export const identityStyles = css`
  .site {
    display: flex;
    align-items: flex-start;
    gap: 0.5em;
    min-inline-size: 0;
    font-size: 1.25em;
    font-weight: 650;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  .site bdi {
    min-inline-size: 0;
  }
  .site-icon {
    flex: none;
    box-sizing: border-box;
    inline-size: 1.56em;
    block-size: 1.56em;
    border-radius: 0.33em;
    object-fit: cover;
    font-size: 0.9em;
    line-height: 1.56em;
    text-align: center;
  }
  span.site-icon,
  .sample-day {
    background: var(--_sample, var(--_accent));
    color: var(--_on-accent);
  }
  /* As pages look, whatever this one is like. */
  .chosen-color {
    color-scheme: light dark;
    --_sample: light-dark(
      oklch(from var(--_chosen) min(l, 0.5) c h),
      oklch(from var(--_chosen) max(l, 0.8) min(c, 0.13) h)
    );
    --_on-accent: light-dark(#fff, #000);
  }
  .icon-choice {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space);
  }
  .icon-choice,
  .icon-choice > * {
    max-inline-size: 100%;
  }
  .icon-choice .site-icon {
    display: block;
    margin-inline-end: 0.25em;
    font-size: 2.25em;
    font-weight: 650;
  }
  .icon-choice label {
    font-weight: inherit;
  }
  .icon-choice input.single {
    inline-size: 3.5em;
    text-align: center;
  }
  .preview .sheet {
    background: Canvas;
    color: CanvasText;
    display: grid;
    gap: var(--_gap);
    margin-block-start: var(--_space);
    padding: min(var(--_gap) * 1.25, 4cqi);
    border: 1px solid var(--_border);
    border-radius: calc(var(--_radius) * 1.5);
    box-shadow: 0 0.5em 2em -1em color-mix(in oklab, currentColor 30%, transparent);
  }
  /* In little room, such as at 400 % text, words stand below what they stand beside. */
  .preview :is(.site, .sample) {
    flex-wrap: wrap;
  }
  .preview :is(.site, .sample) > :last-child {
    flex: 1 1 5em;
    min-inline-size: 0;
  }
  .preview .site {
    padding-block-end: var(--_gap);
    border-block-end: 1px solid var(--_border);
  }
  .preview .subtitle {
    font-weight: 600;
  }
  .sample {
    display: flex;
    align-items: center;
    gap: var(--_gap);
  }
  .sample-day {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 2.5em;
    block-size: 2.5em;
    border-radius: var(--_radius);
    font-weight: 700;
  }
  .sample .now {
    color: var(--_sample);
  }
`;
