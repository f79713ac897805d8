import { css } from 'lit';

/** The name of the calendar with its icon, and the settings with their preview. */
export const settingsStyles = css`
  .site {
    display: flex;
    align-items: flex-start;
    gap: 0.5em;
    min-inline-size: 0;
  }
  .site-icon {
    flex: none;
    box-sizing: border-box;
    inline-size: 28px;
    block-size: 28px;
    border-radius: 6px;
    object-fit: cover;
    font-size: 18px;
    line-height: 28px;
    text-align: center;
  }
  span.site-icon,
  .sample-day {
    background: var(--_sample, var(--_accent));
    color: var(--_on-accent);
  }
  .heading {
    flex: 1 1 0;
    justify-content: flex-start;
    min-inline-size: 0;
  }
  .view {
    color: var(--_accent);
    font-size: 0.9375em;
    padding-block: 0.25em;
  }
  .view::after {
    content: ' \\2197' / '';
  }
  .view:dir(rtl)::after {
    content: ' \\2196' / '';
  }
  .settings {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(22em, 100%), 1fr));
    gap: calc(var(--_gap) * 2);
    align-items: start;
    max-inline-size: none;
  }
  .settings .single {
    inline-size: 4em;
  }
  /* As pages look, whatever the desk stands on. */
  .preview .sheet {
    color-scheme: light dark;
    background: Canvas;
    color: CanvasText;
    --_sample: light-dark(
      oklch(from var(--_chosen) min(l, 0.5) c h),
      oklch(from var(--_chosen) max(l, 0.8) min(c, 0.13) h)
    );
    --_on-accent: light-dark(#fff, #000);
    display: grid;
    gap: var(--_gap);
    margin-block-start: var(--_space);
    padding: calc(var(--_gap) * 1.25);
    border: 1px solid var(--_border);
    border-radius: calc(var(--_radius) * 1.5);
    box-shadow: 0 0.5em 2em -1em color-mix(in oklab, currentColor 30%, transparent);
  }
  .preview .site {
    padding-block-end: var(--_gap);
    border-block-end: 1px solid var(--_border);
  }
  .sample {
    display: flex;
    align-items: center;
    gap: var(--_gap);
  }
  .sample-day {
    display: grid;
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
