import { html, nothing, type TemplateResult } from 'lit';
import { dayHeading, dayNearness, monthHeading, formatSpan, type DisplayOptions, type Range } from '../time/index.js';
import type { Messages } from '../locale/index.js';
import type { CalendarEvent } from '../records/index.js';
import { dateBadge } from './event-card.js';
import { kept, node, textNode } from './node.js';
import type { Appearance } from './layouts.js';

/** The context of headings. */
export interface GroupRenderContext {
  readonly common: Messages;
  readonly display: DisplayOptions;
  /** Today in the visitor's zone, `YYYY-MM-DD`. */
  readonly today: string;
  /** The day that what runs stands under, `YYYY-MM-DD`. */
  readonly since: string;
  /** In an upcoming list, or one that begins later, events that already run are grouped under that day. */
  readonly range?: Range | undefined;
  /** Says how near a day is, `YYYY-MM-DD`: "in 5 days" by default. */
  readonly nearness?: ((day: string) => string) | undefined;
  /** The heading of a day; `dayHeading` by default. */
  readonly heading?: ((...of: Parameters<typeof dayHeading>) => unknown) | undefined;
}

/** The day that the card shows; on the visitor's clock it may be another than on the event's own. */
function dayOf({ span }: CalendarEvent, { display, range, since, today }: GroupRenderContext): string {
  const day = formatSpan(span, display).start.slice(0, 10);
  return (range === 'upcoming' || since > today) && day < since ? since : day;
}

/** How events are grouped: each rule gives the key of an event's group, and the heading of a key. */
const rules = {
  day: { key: dayOf, heading: (day, { display, today, heading = dayHeading }) => heading(day, display.locale, today) },
  month: {
    key: (event, display) => dayOf(event, display).slice(0, 7),
    heading: (month, { display }) => monthHeading(month, display.locale),
  },
  venue: { key: ({ venues }) => venues[0]?.name ?? '', heading: (name, { common }) => name || common.noVenue },
  category: { key: ({ categories }) => categories[0]?.name ?? '', heading: (name, { common }) => name || common.noCategory },
} satisfies Record<
  string,
  { key: (event: CalendarEvent, display: GroupRenderContext) => string; heading: (key: string, display: GroupRenderContext) => unknown }
>;

/** The day of a group as a badge, and how near it is; hidden from assistive technology, because the heading says it. */
const rail = (day: string, { locale }: DisplayOptions, today: string, nearness = (of: string) => dayNearness(of, locale, today) ?? '') =>
  node('div class=rail aria-hidden=true', {}, dateBadge(day, locale, today), textNode('nearness', nearness(day)));

/** Events by group, both in the order in which they come, each group under its heading. */
export function groupSections(
  events: readonly CalendarEvent[],
  context: GroupRenderContext & Pick<Appearance, 'group_by' | 'heading_level' | 'layout'>,
  list: (members: readonly CalendarEvent[]) => TemplateResult,
): TemplateResult[] {
  const { group_by: grouping, layout, display, today, nearness } = context;
  const { key, heading } = rules[grouping as keyof typeof rules];
  const hasRail = grouping === 'day' && layout === 'list';
  const groups = new Map<string, CalendarEvent[]>();
  for (const event of events) {
    const of = key(event, context);
    if (!groups.get(of)?.push(event)) groups.set(of, [event]);
  }
  return [...groups].map(
    ([of, members], index) => html`
      <section part="group" role="group" aria-labelledby="group-${index}">
        <div part="heading group-heading" class="heading" id="group-${index}" dir="auto" role="heading" aria-level=${context.heading_level}>
          ${heading(of, context)}
        </div>
        ${hasRail ? kept(rail, of, display, today, nearness) : nothing} ${list(members)}
      </section>
    `,
  );
}
