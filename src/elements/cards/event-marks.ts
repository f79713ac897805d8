import type { Messages } from '../../locale/index.js';
import { attendance, eventStatus, type CalendarEvent } from '../../data/records/index.js';
import type { NodeBuilder } from './node.js';

type Mark = keyof Messages['statuses'];

/**
 * The marks that visitors must see before they rely on an event: that it does not take place as planned, not at a venue
 * alone, or without tickets left, or that not everybody sees it.
 */
export function marksOf(event: CalendarEvent, { statuses }: Messages, ...others: readonly (Mark | false)[]): Mark[] {
  const found: readonly unknown[] = [
    eventStatus(event),
    attendance(event),
    event.representation.sold_out === true && 'sold-out',
    event.status,
    event.isMasked && 'protected',
    ...others,
  ];
  return (Object.keys(statuses) as Mark[]).filter((mark) => found.includes(mark));
}

/** The marks of an event as badges before its title, in its link, so that they are part of its name. */
export const eventMarks = (node: NodeBuilder, event: CalendarEvent, common: Messages): (HTMLElement | string)[] =>
  marksOf(event, common).flatMap((mark) => [
    node('span class=badge dir=auto', { part: `badge badge-${mark}` }, common.statuses[mark]),
    ' ',
  ]);
