import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Layout } from './layouts.js';

/** The usual number of events a day. */
const eventsOfDay = 2;

/** The most items that are seen; the others only keep their room. */
const mostSeen = 8;

const item = (layout: Layout, isSeen: boolean) => html`
  <div class="item ${isSeen ? '' : 'kept'}">
    <div class="card">
      ${layout === 'list' ? html`<i class="date-badge"></i>` : nothing}<i class="lines"
        >${isSeen ? html`<b></b><b></b><b></b>` : nothing}</i
      >${layout === 'compact' ? nothing : html`<i class="image"></i>`}
    </div>
  </div>
`;

/**
 * The room of the requested number of items, with placeholders in the first of them, in the shape of cards and their
 * groups; hidden from assistive technology.
 * @param grouping the grouping of a list; its status is to come above
 */
export function skeleton(layout: Layout, count = 3, grouping?: string): TemplateResult {
  const isByDay = grouping === 'day';
  const size = isByDay ? eventsOfDay : count;
  // A day that stands beside its events has no heading.
  const isRail = isByDay && layout === 'list';
  const group = (_: unknown, index: number) => html`
    <section>
      ${!grouping || grouping === 'none' || isRail ? nothing : html`<div class="heading">&nbsp;</div>`}
      <div class="items">
        <div class="block">
          ${Array.from({ length: Math.min(size, count - index * size) }, (_, of) => item(layout, index * size + of < mostSeen))}
        </div>
      </div>
    </section>
  `;
  return html`
    <div
      part="loading"
      class="groups skeleton ${layout} ${grouping ? 'counted' : ''} ${isRail ? 'rails' : ''}"
      aria-hidden="true"
    >
      ${Array.from({ length: Math.ceil(count / size) }, group)}
    </div>
  `;
}
