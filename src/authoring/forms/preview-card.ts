import { adoptStyles, render } from 'lit';
import { eventGroups } from '../../elements/cards/event-groups.js';
import { frame } from '../../elements/cards/frame.js';
import { layoutStyles } from '../../elements/cards/layout.styles.js';
import { markEnded } from '../../elements/cards/ended-events.js';
import { shared } from '../../elements/cards/shared.styles.js';
import { styles } from '../../elements/cards/event-cards.styles.js';
import { calendarEvent, type CalendarEvent } from '../../data/records/index.js';
import type { EventRepresentation } from '../../data/schema/index.js';
import { todayOf } from '../../data/time/index.js';
import type { FormContext } from './field.js';

/** Shows an event in a box as the card of a list, with the styles of lists and none of the form. */
export function showCard(
  place: HTMLElement,
  event: EventRepresentation,
  { common, display }: FormContext,
  level: number,
): void {
  const root = place.shadowRoot ?? place.attachShadow({ mode: 'open' });
  adoptStyles(root, [shared, styles, layoutStyles].flat(2));
  const now = Date.now();
  const daysFor = ({ span }: CalendarEvent) => {
    const today = todayOf(span, display, now);
    return { today, ongoingDay: today };
  };
  const options = {
    layout: 'cards',
    group_by: 'none',
    heading_level: level,
    range: 'upcoming',
    hasOwnCards: false,
  } as const;
  const events = markEnded([calendarEvent(event)], display, now);
  render(frame(eventGroups({ rows: events, ongoing: [] }, { ...options, common, display, daysFor }), false), root);
}
