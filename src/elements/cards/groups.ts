import { html, nothing, type TemplateResult } from 'lit/html.js';
import {
  dayHeading,
  dayNearness,
  monthHeading,
  monthOf,
  formatSpan,
  type DisplayOptions,
  type Range,
} from '../../data/time/index.js';
import type { Messages } from '../../locale/index.js';
import { ownerDocumentOf, type CalendarEvent, type OwnerDocument } from '../../data/records/index.js';
import { dateBadge, rowDisplay } from './event-card.js';
import { kept } from './kept.js';
import { nodesIn } from './node.js';
import type { Appearance } from './layouts.js';

/** The days that an event is seen from, on the clock that it is shown on: `YYYY-MM-DD`. */
export interface EventDays {
  readonly today: string;
  /** The day that it stands under where it runs by then. */
  readonly ongoingDay: string;
}

/** The context of headings. */
export interface GroupRenderContext {
  readonly common: Messages;
  readonly display: DisplayOptions;
  /** The days that an event is seen from. */
  readonly daysFor: (event: CalendarEvent) => EventDays;
  /** In an upcoming list, or one that begins later, events that already run are grouped under that day. */
  readonly range?: Range | undefined;
  /** A day that replaces today in all that is painted, where words such as Today would grow old. */
  readonly quiet?: { readonly today: string } | undefined;
  /** The heading of a day; `dayHeading` by default. */
  readonly heading?: ((...of: Parameters<typeof dayHeading>) => unknown) | undefined;
}

/** The day that the card shows; on the visitor's clock it may be another than on the event's own. */
function dayOf(event: CalendarEvent, { display, range, daysFor }: GroupRenderContext): string {
  const day = formatSpan(event.span, rowDisplay(event, display)).start.slice(0, 10);
  const { today, ongoingDay } = daysFor(event);
  return (range === 'upcoming' || ongoingDay > today) && day < ongoingDay ? ongoingDay : day;
}

/**
 * The day that it is for all events of a group; where their clocks show several, no day of that year, so that none is
 * called near.
 */
function todayFor(events: readonly CalendarEvent[], { daysFor }: GroupRenderContext): string {
  const [today, ...others] = new Set(events.map((event) => daysFor(event).today));
  return others.length ? `${today!.slice(0, 4)}-00-00` : today!;
}

/** How events are grouped: each rule gives the key of an event's group, and the heading of a key. */
const rules = {
  day: { key: dayOf, heading: (day, { display, heading = dayHeading }, today) => heading(day, display.locale, today) },
  month: {
    key: (event, context) => monthOf(dayOf(event, context), context.display.locale),
    heading: (month, { display }) => monthHeading(month, display.locale),
  },
  venue: { key: ({ venues }) => venues[0]?.name ?? '', heading: (name, { common }) => name || common.noVenue },
  category: {
    key: ({ categories }) => categories[0]?.name ?? '',
    heading: (name, { common }) => name || common.noCategory,
  },
} satisfies Record<
  string,
  {
    key: (event: CalendarEvent, context: GroupRenderContext) => string;
    heading: (key: string, context: GroupRenderContext, today: string) => unknown;
  }
>;

/** The day of a group as a badge, and how near it is; hidden from assistive technology, because the heading says it. */
function rail(
  document: OwnerDocument | undefined,
  day: string,
  { locale }: DisplayOptions,
  today: string,
  marked = today,
): HTMLElement {
  const node = nodesIn(document);
  const nearness = dayNearness(day, locale, today);
  return node(
    'div class=rail aria-hidden=true',
    {},
    dateBadge(node, day, locale, marked),
    nearness && node('div part=nearness dir=auto', {}, nearness),
  );
}

/** Events by group, both in the order in which they come, each group under its heading. */
export function groupSections(
  events: readonly CalendarEvent[],
  context: GroupRenderContext & Pick<Appearance, 'group_by' | 'heading_level' | 'layout'>,
  list: (members: readonly CalendarEvent[]) => TemplateResult,
): TemplateResult[] {
  const { group_by: grouping, layout, display, quiet } = context;
  const { key, heading } = rules[grouping as keyof typeof rules];
  const hasRail = grouping === 'day' && layout === 'list';
  const groups = new Map<string, CalendarEvent[]>();
  for (const event of events) {
    const of = key(event, context);
    if (!groups.get(of)?.push(event)) groups.set(of, [event]);
  }
  return [...groups].map(([of, members], index) => {
    const today = todayFor(members, context);
    return html`
      <section part="group" role="group" aria-labelledby="group-${index}">
        <div
          part="heading group-heading"
          class="heading"
          id="group-${index}"
          dir="auto"
          role="heading"
          aria-level=${context.heading_level}
        >
          ${heading(of, context, today)}
        </div>
        ${hasRail ? kept(rail, ownerDocumentOf(members[0]!.representation), of, display, today, quiet?.today) : nothing}
        ${list(members)}
      </section>
    `;
  });
}
