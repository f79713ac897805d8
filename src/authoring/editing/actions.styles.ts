import { css } from 'lit';

/** The styles of actions on items, wherever they are listed: questions, and the message of what was done. */
export const actionStyles = css`
  .step {
    display: inline-grid;
    place-items: center;
    min-inline-size: 2.5em;
    padding: 0;
    border-color: transparent;
    background: none;
    font-size: 1em;
  }
  .step svg {
    inline-size: 1em;
    block-size: 1em;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
  }
  .question {
    inline-size: min(30em, 100vi - 2em);
    padding: calc(var(--_space) * 3);
  }
  .question::backdrop {
    background: rgb(0 0 0 / 0.45);
  }
  .question .hint {
    overflow-wrap: anywhere;
  }
  .copied {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space);
    inline-size: 100%;
  }
  .copied input {
    flex: 1 1 12em;
    inline-size: auto;
    min-inline-size: 0;
  }
  .danger {
    border-color: var(--_danger);
    background: var(--_danger);
    font-weight: 600;
  }
  .danger > span {
    color: oklch(from var(--_danger) clamp(0.15, (0.62 - l) * 1000, 1) 0 0);
  }
  .toast {
    justify-self: center;
  }
  /* Where the window is low, as at 400 %, it would cover what has the focus: there it stands at the foot. */
  @media (min-height: 26em) {
    .toast {
      position: sticky;
      inset-block-end: calc(var(--_space) * 2);
      z-index: 1;
    }
    .base:has(.toast.said) :is(a, button, input, select, [tabindex]) {
      scroll-margin-block: 1em 9em;
    }
  }
  .toast.said {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(var(--_space) * 0.5) calc(var(--_space) * 1.5);
    box-sizing: border-box;
    max-inline-size: 100%;
    padding: var(--_space) calc(var(--_space) * 2);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_paper);
    box-shadow: 0 0.5em 2em rgb(0 0 0 / 0.25);
    overflow-wrap: anywhere;
  }
  .toast p {
    min-inline-size: 0;
  }
`;
