import type { TemplateResult } from 'lit';
import type { Messages } from '../locale/index.js';
import { ownEventAttributes, planEventList, type EventListPlan } from '../query/index.js';
import { eventFilters, type EventRepresentation } from '../schema/index.js';
import { today } from '../time/index.js';
import { CalList, type ListMessages, type ListTable } from './list/cal-list.js';
import { calendarEvent, type CalendarEvent } from '../records/index.js';
import { define } from './base/define.js';
import { filterProperties, valuesOf, type FilterProperties } from './base/attributes.js';
import { listDefaults, listAttributes, type ListAttributes } from './list/list-attributes.js';
import { eventGroups } from './list/event-groups.js';
import type { NextStep } from './parts/notice.js';
import { skeleton } from './parts/skeleton.js';
import { keepSearchData } from './base/search-data.js';
import { shared } from './base/shared.styles.js';
import { styles } from './parts/event-cards.styles.js';

const sugar = { ...ownEventAttributes, ...listAttributes };
type Properties = FilterProperties<typeof eventFilters> & FilterProperties<typeof sugar>;

// eslint-disable-next-line @typescript-eslint/no-empty-object-type, @typescript-eslint/no-unsafe-declaration-merging -- the tables' properties
export interface CalEventList extends Properties {}

/**
 * @summary Events as a list, cards or compact rows, grouped and paged.
 *
 * @slot - Shown until the first answer, and beside an error: what a page wants to say without us.
 * @slot header - Above the list.
 * @slot footer - Below the list.
 * @slot item - A `<template>` for own cards, with `data-cal`, `data-cal-href`, `data-cal-src` and `data-cal-if`.
 * @slot loading - In place of the skeleton.
 * @slot empty - In place of the message that nothing was found.
 * @slot error - In place of the message that something went wrong.
 *
 * @csspart base - The whole; with `busy` while it asks.
 * @csspart status - How much of the list is shown.
 * @csspart group - A group of events.
 * @csspart heading - The heading of a group; also `group-heading`.
 * @csspart list - The list of a group.
 * @csspart item - The place of one event.
 * @csspart card - An event; with `featured`, `sticky`.
 * @csspart date-badge - The day of an event as a badge beside it.
 * @csspart date-badge-weekday - The weekday on the date badge.
 * @csspart date-badge-day - The day of the month on the date badge.
 * @csspart date-badge-month - The month on the date badge.
 * @csspart image - The box of a picture.
 * @csspart body - All text of a card.
 * @csspart title - The title of an event.
 * @csspart link - The link of a title.
 * @csspart badges - The marks of an event.
 * @csspart badge - A mark; also `badge-featured` or `badge-sticky`.
 * @csspart time - When an event is.
 * @csspart date - Its date.
 * @csspart clock - Its time of day.
 * @csspart all-day - The words for "all day".
 * @csspart zone - Its time zone, where it is not the visitor's.
 * @csspart visitor-time - The same on the visitor's clock.
 * @csspart venue - Where an event is.
 * @csspart cost - What it costs.
 * @csspart categories - The categories of an event.
 * @csspart category - One category; also `category-` and its slug.
 * @csspart pager - The pager.
 * @csspart pages - The numbered pages.
 * @csspart page - The button of a page; with `current`.
 * @csspart gap - Pages left out.
 * @csspart previous - The button back.
 * @csspart next - The button forth.
 * @csspart more - The button that adds events.
 * @csspart button - Any button.
 * @csspart loading - The skeleton.
 * @csspart empty - The message that nothing was found.
 * @csspart error - The message that something went wrong.
 * @csspart stale - The message that older data is shown.
 * @csspart message - What a message says.
 * @csspart hint - What it adds.
 *
 * @cssprop --cal-font - Font; the page's by default.
 * @cssprop --cal-color-text - Text; the page's by default.
 * @cssprop --cal-color-muted - Secondary text.
 * @cssprop --cal-color-surface - Behind cards; transparent by default.
 * @cssprop --cal-color-accent - Links, marks and the current page; fits light and dark text by default.
 * @cssprop --cal-color-on-accent - Text on the accent.
 * @cssprop --cal-color-border - Lines.
 * @cssprop --cal-color-featured - The mark of featured events.
 * @cssprop --cal-radius - Roundness of corners.
 * @cssprop --cal-space - The unit of all distances.
 * @cssprop --cal-gap - Distance between items.
 * @cssprop --cal-focus-ring - Outline of what has the focus.
 * @cssprop --cal-card-min - Least width of a card in the layout `cards`.
 *
 * @cssstate loading - The first answer is not there yet.
 * @cssstate empty - Nothing was found.
 * @cssstate error - Something went wrong.
 * @cssstate stale - Older data is shown because a refresh failed.
 *
 * @fires cal-load - A request has started.
 * @fires cal-data - Events are shown: `items`, `from`, `to`, `total`, `pages`.
 * @fires cal-empty - Nothing was found.
 * @fires cal-error - Something went wrong: `kind`, `status`, `code`, `fields`, `hint`, `error`, `retry()`.
 * @fires cal-select - An event was chosen: `event`. Cancelable.
 * @fires cal-page-change - Another page is wanted: `page`. Cancelable.
 */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- the tables' properties
export class CalEventList extends CalList<EventRepresentation, CalendarEvent> {
  static override styles = [shared, styles];

  static override properties = filterProperties({ ...eventFilters, ...sugar });

  protected readonly table: ListTable<EventRepresentation, CalendarEvent> = {
    resource: 'events',
    filters: eventFilters,
    sugar: ownEventAttributes,
    look: listAttributes,
    record: calendarEvent,
    ownCards: async () => (await import('./list/event-templates.js')).eventTemplates,
  };

  declare protected plan: EventListPlan | undefined;

  constructor() {
    super();
    keepSearchData(this, () => (this.#look.json_ld === true ? this.view?.items.map(calendarEvent) : undefined));
  }

  protected override planList(): EventListPlan {
    return planEventList({ ...this.asked, language: this.language });
  }

  protected phrases(words: Messages): ListMessages {
    return words;
  }

  protected renderSkeleton(): TemplateResult {
    return skeleton(this.#look.layout);
  }

  protected renderItems(events: readonly CalendarEvent[], words: Messages, hasOwnCards: boolean): TemplateResult {
    const { reader } = this;
    const day = today(reader.timeZone, Date.now());
    return eventGroups(events, {
      ...this.#look,
      words,
      reader,
      today: day,
      since: this.plan?.range === 'upcoming' ? day : '',
      hasOwnCards,
    });
  }

  protected override nextStep(words: Messages): NextStep | undefined {
    const { range } = this.plan!;
    const go = (label: string, to: 'upcoming' | 'past') => ({ label, take: () => void (this.range = to) });
    if (range === 'upcoming') return go(words.showPast, 'past');
    return range && range !== 'past' && range !== 'all' ? go(words.showUpcoming, 'upcoming') : undefined;
  }

  get #look(): ListAttributes {
    return { ...listDefaults, ...(valuesOf(listAttributes, this) as Partial<ListAttributes>) };
  }
}

define('cal-event-list', CalEventList);

declare global {
  interface HTMLElementTagNameMap {
    'cal-event-list': CalEventList;
  }
}
