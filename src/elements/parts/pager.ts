import { css, html, type LitElement, type TemplateResult } from 'lit';
import type { Messages } from '../../locale/index.js';
import { landmarkName } from '../base/landmark-name.js';

export const pagerStyles = css`
  [part='pager'],
  [part='pages'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space);
  }
  [part='pager'] {
    margin-block-start: calc(var(--_gap) * 1.5);
    justify-content: space-between;
  }
  @container cal (max-width: 30em) {
    [part='pages'] {
      order: 1;
      inline-size: 100%;
      justify-content: center;
    }
  }
  [part~='page'] {
    font-variant-numeric: tabular-nums;
  }
  .current {
    background: var(--_accent);
    border-color: transparent;
    font-weight: 600;
  }
  /* Its own box, because colors are computed from the color of the box they stand in. */
  .current span {
    color: var(--_on-accent);
  }
  @media (forced-colors: active) {
    .current {
      border-color: Highlight;
    }
  }
  @media print {
    [part='pager'] {
      display: none;
    }
  }
`;

/** The pages that a pager names: the first, the last, and those around the current one; 0 stands for a gap. */
function pagerPages(page: number, count: number): number[] {
  const near = [1, page - 1, page, page + 1, count].filter((number) => number >= 1 && number <= count);
  const pages = [...new Set(near)].sort((a, b) => a - b);
  // A gap of one page is no shorter than the page itself.
  return pages.flatMap((number, index) => {
    const gap = number - (pages[index - 1] ?? 0);
    return gap > 2 ? [0, number] : gap === 2 ? [number - 1, number] : [number];
  });
}

/**
 * Gives a list the styles of the pager, the pager, and what to do when it has turned the page. It is only loaded on
 * demand, so that it needs no chunk beside its own.
 */
export function pagerIn(list: LitElement) {
  const root = list.renderRoot as ShadowRoot;
  root.adoptedStyleSheets.push(pagerStyles.styleSheet!);
  /** The page of the button pressed last, and the page that was requested last: shown, or pressed since. */
  let target = 1;
  let requested = 1;
  /** Takes the focus to the status, and the top of the page into view. */
  const land = () => {
    root.querySelector<HTMLElement>('.status')?.focus({ preventScroll: true });
    if (list.getBoundingClientRect().top < 0) list.scrollIntoView({ block: 'start' });
  };
  /** The steps after a press: the promise that the browser has painted it, and the action when the page is there. */
  const press = () => {
    requested = target;
    return [new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))), land] as const;
  };
  /** Buttons to turn the pages. "Next", pressed twice before the first page is there, turns two pages. */
  const pager = (host: HTMLElement, page: number, count: number, common: Messages, turn: (page: number) => void) => {
    requested = page;
    const turnTo = (number: number) => {
      if (number < 1 || number > count) return;
      target = number;
      turn(number);
    };
    const label = landmarkName(common.pages, host);
    return renderPager(label, page, count, common, { turnTo, turnBy: (way) => turnTo(requested + way) });
  };
  return { pager, press };
}

/** The buttons of all pages, as a template that needs no element, because servers print it too. */
export function renderPager(
  label: string,
  page: number,
  count: number,
  common: Messages,
  { turnTo, turnBy }: Record<'turnTo' | 'turnBy', (number: number) => void>,
): TemplateResult {
  const step = (part: string, label: string, way: -1 | 1) => {
    const isEnd = page + way < 1 || page + way > count;
    return html`<button part="button ${part}" type="button" ?disabled=${isEnd} @click=${() => turnBy(way)}>
      ${label}
    </button>`;
  };
  const numbered = (number: number) => {
    if (!number) return html`<li part="gap" aria-hidden="true">…</li>`;
    const isCurrent = number === page;
    return html`
      <li>
        <button
          part="button page ${isCurrent ? 'current' : ''}"
          class=${isCurrent ? 'current' : ''}
          type="button"
          aria-label=${common.page(number, count)}
          aria-current=${isCurrent ? 'page' : 'false'}
          @click=${() => turnTo(number)}
        >
          <span>${common.number(number)}</span>
        </button>
      </li>
    `;
  };
  return html`
    <nav part="pager" aria-label=${label}>
      ${step('previous', common.previous, -1)}
      <ol part="pages" role="list">
        ${pagerPages(page, count).map(numbered)}
      </ol>
      ${step('next', common.next, 1)}
    </nav>
  `;
}
