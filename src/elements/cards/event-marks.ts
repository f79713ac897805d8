import type { Messages } from '../../locale/index.js';
import { eventStatus, type CalendarEvent } from '../../data/records/index.js';
import type { NodeBuilder } from './node.js';

type Mark = keyof Messages['statuses'];

/**
 * The marks that visitors must see before they rely on an event: that it does not take place as planned, or that not
 * everybody sees it.
 */
export const marksOf = (event: CalendarEvent, { statuses }: Messages, ...others: readonly (Mark | false)[]): Mark[] =>
  [eventStatus(event), event.status, event.isMasked && 'protected', ...others].filter((mark): mark is Mark =>
    Object.hasOwn(statuses, mark || ''),
  );

/** The marks of an event as badges before its title, in its link, so that they are part of its name. */
export const eventMarks = (node: NodeBuilder, event: CalendarEvent, common: Messages): (HTMLElement | string)[] =>
  marksOf(event, common).flatMap((mark) => [
    node('span class=badge dir=auto', { part: `badge badge-${mark}` }, common.statuses[mark]),
    ' ',
  ]);
