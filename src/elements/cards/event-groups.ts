import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { CalendarEvent } from '../../data/records/index.js';
import { shownZone } from '../../data/time/index.js';
import type { Appearance } from './layouts.js';
import { eventCard, rowDisplay, type CardMarks } from './event-card.js';
import { ongoingLine, type ListedEvents } from './ongoing-line.js';
import { rows } from './rows.js';
import type { GroupRenderContext, groupSections } from './groups.js';

/** The options that a list is rendered with. */
export interface GroupOptions extends Appearance, GroupRenderContext {
  /** Renders the groups, if events are grouped and the code of that has arrived. */
  readonly sections?: typeof groupSections;
  readonly colors?: CardMarks | undefined;
  /** When what is on leaves a page that is not asked again. */
  readonly endOf?: (event: CalendarEvent) => string | undefined;
  /** Whether the page fills the items with cards of its own. */
  readonly hasOwnCards: boolean;
}

/**
 * Events in their groups, below the line of what is on already; one group without a heading, if they are not grouped.
 */
export function eventGroups({ rows: events, ongoing }: ListedEvents, options: GroupOptions): TemplateResult {
  const {
    layout,
    group_by: grouping,
    heading_level: level,
    common,
    display,
    daysFor,
    quiet,
    sections,
    hasOwnCards,
    colors,
    endOf,
  } = options;
  const hasImages = events.some(({ image }) => image);
  const context = { common, display, hasImages, colors };
  const list = (members: readonly CalendarEvent[], headingLevel: number) => {
    // All events of a clock are seen from the same days.
    const clocks = new Map(members.map((event) => [shownZone(event.span, rowDisplay(event, display)), event]));
    const days = String([...new Set(Array.from(clocks.values(), (event) => JSON.stringify(daysFor(event))))]);
    return rows(members, layout, [...Object.values(context), days, layout, headingLevel, hasOwnCards], (event, node) =>
      hasOwnCards
        ? node('slot', { name: `item-${event.key}` })
        : eventCard(
            node,
            event,
            { ...context, display: rowDisplay(event, display), ...daysFor(event), ...quiet },
            layout,
            headingLevel,
          ),
    );
  };
  return html`
    ${colors?.legend(events)}
    <div class="groups ${layout} by-${grouping} ${hasImages ? 'pictured' : ''}">
      ${ongoing.length ? ongoingLine(ongoing, common, endOf) : nothing}
      ${sections ? sections(events, options, (members) => list(members, level + 1)) : html`<section part="group">${list(events, level)}</section>`}
    </div>
  `;
}
