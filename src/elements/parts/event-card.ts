import type { Messages } from '../../locale/index.js';
import { briefSpan, dateParts, formatSpan, type DisplayOptions } from '../../time/index.js';
import type { CalendarEvent } from '../../records/index.js';
import type { Layout } from './layouts.js';
import { card } from './card.js';
import type { EventColors } from './event-colors.js';
import { node, textNode } from './node.js';

/** What is added to cards and to the list of them: colors, further dates. */
export interface CardMarks extends Pick<EventColors, 'mark'> {
  readonly legend: (events: readonly CalendarEvent[]) => unknown;
}

/** Who reads a card, and when. */
export interface CardRenderContext {
  readonly messages: Messages;
  readonly reader: DisplayOptions;
  /** Today in the visitor's zone, `YYYY-MM-DD`. */
  readonly today: string;
  /** Whether a hue stands in for the pictures that are missing. */
  readonly hasImages?: boolean;
  /** Colors the card, or adds to it; nothing by default. */
  readonly colors?: Pick<CardMarks, 'mark'> | undefined;
}

/** A badge that repeats the date, hidden from assistive technology. */
function dateBadge(date: string, locale: string): HTMLElement {
  const { weekday, day, month } = dateParts(date, locale);
  const line = (name: string, text: string) => node(`span part=date-badge-${name} class=badge-${name}`, {}, text);
  return node(
    'div part=date-badge class=date-badge aria-hidden=true',
    {},
    line('weekday', weekday),
    line('day', day),
    line('month', month),
  );
}

/** One event of a list, in every layout. */
export function eventNode(event: CalendarEvent, context: CardRenderContext, layout: Layout, level: number): HTMLElement {
  const { title, url, span, image, cost, categories, venues, isFeatured, isSticky } = event;
  const { messages, reader, today, hasImages, colors } = context;
  const { date, start, time, zone, visitor } = formatSpan(span, reader);
  const brief = briefSpan(span, reader, today);
  const isCompact = layout === 'compact';
  const yours = !isCompact && brief.time && visitor && briefSpan(span, { ...reader, timeDisplay: 'visitor' }, today);
  const label = time || !brief.time ? date : undefined;
  const when = node(
    'div part=time class=time',
    {},
    node(
      'time part=date',
      { class: brief.isBadge ? 'day' : brief.isDay ? 'near' : undefined, datetime: start, 'aria-label': label },
      brief.until ? messages.runs(brief.until) : brief.date,
    ),
    brief.isDay && span.allDay && node('span part=all-day', {}, messages.allDay),
    brief.time && node('span part=clock', {}, brief.time),
    brief.time && zone && node('span part=zone', {}, zone),
    yours &&
      node(
        'time part=visitor-time',
        { datetime: visitor.start },
        yours.time && yours.date !== brief.date && `${yours.date} · `,
        `${yours.time ?? visitor.text} ${visitor.zone} (${messages.yourTime})`,
      ),
  );
  const places = venues.map(({ name, city }) => [name, city].filter(Boolean).join(', '));
  const body = [
    isFeatured && node('div part=badges class=marks', {}, node('span', { part: 'badge badge-featured' }, messages.featured)),
    when,
    ...(isCompact ? [places.filter(Boolean).join(' · ')] : places).map((place) => textNode('venue', place)),
    textNode('cost', cost),
    !isCompact &&
      categories.length > 0 &&
      node(
        'div part=categories role=list',
        { 'aria-label': messages.categories },
        ...categories.flatMap(({ name, slug }, index) => [
          index > 0 && ' · ',
          node('span role=listitem dir=auto', { part: `category category-${slug}` }, name),
        ]),
      ),
  ];
  const made = card(
    {
      name: title,
      url,
      image,
      detail: { event },
      states: [isFeatured && 'featured', isSticky && 'sticky', brief.until !== undefined && 'running'],
      placeholder: layout === 'cards' && hasImages === true && { id: (categories[0] ?? event).id },
      leading: !isCompact && dateBadge(brief.day, reader.locale),
      body,
    },
    layout,
    level,
  );
  colors?.mark(made, event, isCompact);
  return made;
}
