import { svg, html, type TemplateResult } from 'lit';
import type { Format } from '../editor/formats.js';

const icon = (path: TemplateResult, isTurning = false): TemplateResult =>
  html`<svg class=${isTurning ? 'turning' : ''} viewBox="0 0 16 16" aria-hidden="true">${path}</svg>`;

/** The icons of the buttons of a toolbar. */
export const toolbarIcons: Readonly<Record<Format | 'link', TemplateResult>> = {
  strong: icon(svg`<path class="bold" d="M4.5 2.5h4a2.6 2.6 0 0 1 0 5.2h-4zM4.5 7.7h4.7a2.9 2.9 0 0 1 0 5.8H4.5z" />`),
  em: icon(svg`<path d="M7 2.5h5M4 13.5h5M9.5 2.5l-3 11" />`),
  del: icon(
    svg`<path d="M11.5 4.2C10.8 3 9.5 2.5 8 2.500c-2 0-3.4 1-3.4 2.6 0 1.3.8 2 2.2 2.500M4.3 11.400c.6 1.4 2 2.1 3.7 2.1 2.2 0 3.7-1.1 3.7-2.8 0-.8-.3-1.5-.9-2M2 8h12" />`,
  ),
  link: icon(
    svg`<path d="M6.5 9.500a2.8 2.8 0 0 0 4 0l2.7-2.700a2.8 2.8 0 0 0-4-4L8 4M9.5 6.500a2.8 2.8 0 0 0-4 0L2.8 9.200a2.8 2.8 0 0 0 4 4L8 12" />`,
  ),
  heading: icon(svg`<path class="bold" d="M3.5 2.500v11M12.5 2.500v11M3.5 8h9" />`),
  subheading: icon(svg`<path class="bold" d="M5 5v7M11 5v7M5 8.500h6" />`),
  bullets: icon(svg`<path d="M6.5 4H14M6.5 8H14M6.5 12H14" /><path class="dots" d="M3 4h0M3 8h0M3 12h0" />`),
  numbers: icon(
    svg`<path d="M7 4h7M7 8h7M7 12h7M2.2 3.2 3.5 2.500v4M2 9.600c.2-.8 2-.8 2 .2 0 .8-2 1.8-2 2.700h2.2" />`,
  ),
  quote: icon(svg`<path d="M6.5 4.500H3v4h3.500zc0 4-1 5.5-3 7M13 4.500H9.500v4H13zc0 4-1 5.5-3 7" />`),
  undo: icon(svg`<path d="M5.5 3 2.5 6l3 3M2.5 6H10a3.5 3.5 0 0 1 0 7H6" />`, true),
  redo: icon(svg`<path d="m10.5 3 3 3-3 3M13.5 6H6a3.5 3.5 0 0 0 0 7h4" />`, true),
};
