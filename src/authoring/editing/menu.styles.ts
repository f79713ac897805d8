import { css } from 'lit';

/** The styles of the menu with the actions on an item. */
export const menuStyles = css`
  .menu {
    position-area: block-end span-inline-start;
    position-try-fallbacks:
      flip-block,
      flip-inline,
      flip-block flip-inline;
    min-inline-size: 12em;
    max-inline-size: calc(100vi - 16px);
    font-weight: 400;
    font-size: 1rem;
  }
  /* Where the window is low, as at 400 %, it scrolls on the side that has more room. */
  @media (max-height: 40em) {
    .menu {
      max-block-size: 100%;
      overflow: auto;
      position-try-order: most-block-size;
    }
  }
  .menu :is(button, .button) {
    display: flex;
    align-items: center;
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: 2.5em;
    padding: 0.35em 0.9em;
    border-color: transparent;
    border-radius: calc(var(--_radius) * 0.75);
    background: none;
    text-align: start;
  }
  .menu :is(button, .button):is(:hover, :focus-visible) {
    border-color: transparent;
    background: color-mix(in oklab, currentColor 8%, transparent);
    text-decoration: none;
    outline-offset: -2px;
  }
  .event-menu .menu {
    position-anchor: --event-menu;
  }
  .event-menu .opener {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.6em;
    max-inline-size: 100%;
    text-align: start;
    overflow-wrap: anywhere;
  }
  .event-menu svg {
    flex: none;
    inline-size: 1em;
    block-size: 1em;
    stroke: currentColor;
    stroke-width: 2.5;
    stroke-linecap: round;
  }
  :is(.item, .popover-top) > .event-menu > .opener {
    padding: 0;
    border-color: transparent;
    border-radius: 99em;
    background: none;
  }
`;
