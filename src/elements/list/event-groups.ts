import { html, nothing, type TemplateResult } from 'lit';
import type { CalendarEvent } from '../../records/index.js';
import type { ListAttributes } from './list-attributes.js';
import { eventCard } from '../parts/event-card.js';
import { groupEvents, type GroupRenderContext } from './groups.js';

/** The options that a list is rendered with. */
export interface GroupOptions extends Pick<ListAttributes, 'layout' | 'group_by' | 'heading_level'>, GroupRenderContext {
  /** Whether the page fills the items with cards of its own. */
  readonly hasOwnCards: boolean;
}

/** Events in their groups; one group without a heading, if they are not grouped. */
export function eventGroups(events: readonly CalendarEvent[], options: GroupOptions): TemplateResult {
  const { layout, group_by: grouping, heading_level: level } = options;
  const groups = grouping === 'none' ? [{ heading: '', events }] : groupEvents(events, grouping, options);
  const context = { ...options, hasImages: events.some(({ image }) => image) };
  const item = (event: CalendarEvent, headingLevel: number) =>
    options.hasOwnCards ? html`<slot name="item-${event.key}"></slot>` : eventCard(event, context, layout, headingLevel);
  return html`
    <div class="groups ${layout} by-${grouping}">
      ${groups.map(({ heading, events: members }, index) => {
        const id = `group-${index}`;
        return html`
          <section part="group" aria-labelledby=${heading ? id : nothing}>
            ${
              heading
                ? html`<div part="heading group-heading" class="heading" id=${id} dir="auto" role="heading" aria-level=${level}>
                    ${heading}
                  </div>`
                : nothing
            }
            <ul part="list" class="items" role="list">
              ${members.map((event) => html`<li part="item" class="item">${item(event, heading ? level + 1 : level)}</li>`)}
            </ul>
          </section>
        `;
      })}
    </div>
  `;
}
