import type { Messages } from '../../locale/index.js';
import {
  briefSpan,
  clockNearness,
  dateParts,
  formatSpan,
  type DisplayOptions,
  sharedDisplay,
} from '../../data/time/index.js';
import { calendarEvent, isOnline, type CalendarEvent } from '../../data/records/index.js';
import type { Layout } from './layouts.js';
import { card } from './card.js';
import { endedWord, type ShownEvent } from './ended-events.js';
import { eventMarks, marksOf } from './event-marks.js';
import type { Content, NodeBuilder } from './node.js';

/** The additions to cards and to the list of them: colors, further dates. */
export interface CardMarks {
  readonly mark: (card: HTMLElement, event: CalendarEvent, isBrief: boolean) => void;
  readonly legend: (events: readonly CalendarEvent[]) => unknown;
}

/** The reader of a card, and the time. */
export interface CardRenderContext {
  readonly common: Messages;
  readonly display: DisplayOptions;
  /** Today on the clock that the event is shown on, `YYYY-MM-DD`. */
  readonly today: string;
  /**
   * The day that what runs stands under in a list, whose cards say how soon an event of today begins;
   * `updateCountdowns` keeps that true.
   */
  readonly ongoingDay?: string | undefined;
  /** Whether a hue stands in for missing images. */
  readonly hasImages?: boolean;
  /** Colors the card, or adds to it; nothing by default. */
  readonly colors?: Pick<CardMarks, 'mark'> | undefined;
}

/**
 * The clock of an event in a row, which has room for one: that of the place, or the visitor's where there is no place
 * to go to, unless the page has decided. Whole days are those of the event.
 */
export const rowDisplay = (event: CalendarEvent, display: DisplayOptions): DisplayOptions =>
  display.timeDisplay === 'both' && !event.span.allDay && isOnline(event)
    ? sharedDisplay({ ...display, timeDisplay: 'visitor' })
    : display;

/** A badge that repeats the date, with its year where that is not the current one, hidden from assistive technology. */
export function dateBadge(node: NodeBuilder, date: string, locale: string, today: string): HTMLElement {
  const parts = dateParts(date, locale);
  const names = ['weekday', 'day', 'month', date.slice(0, 4) !== today.slice(0, 4) && 'year'] as const;
  return node(
    'div part=date-badge aria-hidden=true',
    { class: `date-badge ${date === today ? 'today' : ''}` },
    ...names.map((name) => name && node(`span part=date-badge-${name} class=badge-${name}`, {}, parts[name])),
  );
}

/** Says how soon the events of today begin, as of now. */
export function updateCountdowns(root: ParentNode, locale: string): void {
  for (const line of root.querySelectorAll<HTMLElement>('.soon')) {
    const text = clockNearness(Number(line.dataset.start), locale) ?? '';
    if (line.textContent !== text) line.textContent = text;
  }
}

/** One event of a list, in every layout. */
export function eventCard(
  node: NodeBuilder,
  event: ShownEvent,
  context: CardRenderContext,
  layout: Layout,
  level: number,
): HTMLElement {
  const { title, url, span, image, excerpt, cost, categories, venues, isFeatured, isSticky, hasEnded } = event;
  const { common, display, today, hasImages, colors, ongoingDay: given = today } = context;
  // An event that has ended is dated by its first day, not by today.
  const ongoingDay = hasEnded && given === today ? '' : given;
  const line = (part: string, text: string): Content => text && node(`div part=${part} dir=auto`, {}, text);
  const { date, start, time, zone, keptZone, isWhole } = formatSpan(span, display);
  const brief = briefSpan(span, display, today, ongoingDay);
  const isCompact = layout === 'compact';
  const ended = endedWord(event, context);
  const hasCountdown =
    context.ongoingDay && !isCompact && !span.allDay && !hasEnded && !brief.until && brief.day === today;
  const label = time || !brief.time ? date : undefined;
  const when = node(
    'div part=time class=time',
    {},
    node(
      'time part=date',
      { class: brief.isBadge ? 'day' : brief.isDay ? 'near' : undefined, datetime: start, 'aria-label': label },
      brief.until ? (ongoingDay === today ? common.runs : common.until)(brief.until) : brief.date,
    ),
    brief.isDay && (span.allDay || isWhole) && node('span part=all-day', {}, common.allDay),
    brief.time && node('span part=clock', {}, brief.time),
    brief.time && zone && node('span part=zone', {}, zone),
    ended && node('span part=ended', {}, ended),
    hasCountdown &&
      node(
        'span part=nearness class=soon',
        { 'data-start': span.start.epochMilliseconds },
        clockNearness(span.start.epochMilliseconds, display.locale),
      ),
    !isCompact && brief.time && keptZone && node('span class=kept', {}, keptZone),
  );
  const places = venues.map(({ name, city }) => [name, city].filter(Boolean).join(', '));
  const body = [
    isFeatured &&
      node('div part=badges class=marks', {}, node('span', { part: 'badge badge-featured' }, common.featured)),
    when,
    ...(isCompact ? [places.filter(Boolean).join(' · ')] : places).map((place) => line('venue', place)),
    line('cost', cost),
    !isCompact &&
      categories.length > 0 &&
      node(
        'div part=categories role=list',
        { 'aria-label': common.categories },
        ...categories.flatMap(({ name, slug }, index) => [
          index > 0 && ' · ',
          node('span role=listitem dir=auto', { part: `category category-${slug}` }, name),
        ]),
      ),
  ];
  const made = card(
    node,
    {
      name: title || common.untitled,
      url,
      marks: eventMarks(node, event, common),
      image,
      detail: { event: calendarEvent(event.representation) },
      states: [
        isFeatured && 'featured',
        isSticky && 'sticky',
        brief.until !== undefined && 'running',
        hasEnded === true && 'past',
        ...marksOf(event, common),
      ],
      placeholder: {
        id: (categories[0] ?? event).id,
        name: categories[0]?.name ?? '',
        isRequired: layout === 'cards' && hasImages === true,
      },
      leading: !isCompact && dateBadge(node, brief.day, display.locale, today),
      body,
      aside: layout === 'list' && line('excerpt', excerpt),
    },
    layout,
    level,
  );
  colors?.mark(made, event, isCompact);
  return made;
}
