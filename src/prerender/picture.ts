import { eventGroups, frame, groupSections, shared, styles, layoutStyles, layouts, groupings, type Appearance } from '../cards/index.js';
import type { Messages } from '../locale/index.js';
import { calendarEvent, type CalendarEvent } from '../records/index.js';
import type { DisplayOptions } from '../time/index.js';
import { addDays } from '../time/index.js';
import { printed } from './print.js';

export interface PictureOptions {
  readonly common: Messages;
  /** The language and clock in which visitors read; without their zone, each event is shown on its own clock. */
  readonly display: Omit<DisplayOptions, 'timeZone'> & { readonly timeZone: string | undefined };
  readonly appearance: Appearance;
  /** When the calendar answered, in milliseconds since the epoch. */
  readonly time: number;
}

/** Hides what the element renders while it waits, and the picture as soon as it has something better. */
export const swap = `
  :host > .base:not(.picture):has(.skeleton) { display: none; }
  :host > .base:not(.picture):not(:has(.skeleton)) ~ .picture { display: none; }
`;

/** A day of the same year that no event is on or begins after, so that none is called by a word that ages, such as Today. */
function quietDay(events: readonly CalendarEvent[], year: string): string {
  const days = new Set(events.flatMap(({ start }) => [start.slice(0, 10), addDays(start, -1)]));
  let day = `${year}-01-01`;
  while (days.has(day)) day = addDays(day, 1);
  return day;
}

/** A list of events as the element renders it, as the content of its shadow root. To be called on paper. */
export function picture(
  items: readonly unknown[],
  total: number,
  options: PictureOptions,
): { readonly html: string; readonly style: string } {
  const { common, appearance, time, display: reading } = options;
  const events = items.flatMap((item) => {
    try {
      return calendarEvent(item as never);
    } catch {
      return []; // The element leaves it out, too.
    }
  });
  const { timeZone = 'UTC' } = reading;
  const display: DisplayOptions = { ...reading, timeZone };
  const ownClock = ({ span }: CalendarEvent) => (span.allDay ? display : { ...display, timeZone: span.start.timeZoneId });
  const groups = eventGroups(events, {
    ...appearance,
    common,
    display,
    today: quietDay(events, new Date(time).toISOString().slice(0, 4)),
    since: '',
    hasOwnCards: false,
    sections: appearance.group_by === 'none' ? undefined : groupSections,
    ...(reading.timeZone ? {} : { displayOf: ownClock }),
  });
  const style = [shared, styles, layoutStyles, swap]
    .flat(Infinity as 1)
    .map(String)
    .join('\n');
  const content = frame({
    status: common.shown(1, events.length, total),
    isStatusSeen: true,
    isFetching: false,
    isBusy: false,
    content: groups,
  });
  const html = printed(content).replace('class="base"', 'class="base picture"');
  return { html: `<!--cal--><style>${style}</style>${html}`, style };
}

export const isLayout = (text: string | null): text is Appearance['layout'] => layouts.some((layout) => layout === text);
export const isGrouping = (text: string | null): text is Appearance['group_by'] => groupings.some((grouping) => grouping === text);
