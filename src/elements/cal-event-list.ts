import type { TemplateResult } from 'lit';
import type { Messages } from '../locale/index.js';
import { ownEventAttributes, planEventList, type EventListPlan } from '../query/index.js';
import { eventFilters, type EventRepresentation } from '../schema/index.js';
import { today } from '../time/index.js';
import { CalList, type ListMessages, type ListTable } from './list/cal-list.js';
import { calendarEvent, type CalendarEvent } from '../records/index.js';
import { define } from './base/define.js';
import { filterProperties, type FilterProperties } from './base/attributes.js';
import { extraAttributes, listDefaults, listAttributes, type ListAttributes } from './list/list-attributes.js';
import { OnDemand } from './base/on-demand.js';
import { eventGroups } from './list/event-groups.js';
import type { NextStep } from './parts/notice.js';
import { skeleton } from './parts/skeleton.js';
import { shared } from './base/shared.styles.js';
import { styles } from './parts/event-cards.styles.js';

const sugar = { ...ownEventAttributes, ...listAttributes };
type Properties = FilterProperties<typeof eventFilters> & FilterProperties<typeof sugar>;

export interface CalEventList extends Properties {}

/**
 * @summary Events as a list, cards or compact rows, grouped and paged.
 *
 * @slot item - A `<template>` for custom cards, with `data-cal`, `data-cal-href`, `data-cal-src` and `data-cal-if`; fields: `title`, `url`, `date`, `time`, `visitor-time`, `venue`, `city`, `cost`, `image`, `excerpt`, `categories`, `tags`, `organizer`, `featured`.
 *
 * @parts card event-card event-time colors
 * @csspart group - A group of events.
 * @csspart heading - The heading of a group, together with `group-heading`.
 * @csspart group-heading - The heading of a group.
 * @csspart dates - The dates of a series, with `fold-series`.
 * @csspart date-link - One of these dates, a link to its event.
 * @csspart more-dates - The button that shows the others of these dates.
 *
 * @cssprop --cal-color-featured - The badge of featured events.
 * @cssprop --cal-color-category-music - What `color-by` colors: `category`, `venue` or `organizer`, and the slug of one of them; or `source`, and the address of a calendar, as in `--cal-color-source-town-example`.
 * @cssprop --cal-card-min - Minimum width of a card in the layout `cards`.
 *
 * @fires cal-select - An event was chosen: `event`. Cancelable.
 */
export class CalEventList extends CalList<EventRepresentation, CalendarEvent> {
  static override styles = [shared, styles];

  static override properties = filterProperties({ ...eventFilters, ...sugar });

  protected readonly table: ListTable<EventRepresentation, CalendarEvent> = {
    resource: 'events',
    filters: eventFilters,
    queryAttributes: ownEventAttributes,
    viewAttributes: listAttributes,
    record: calendarEvent,
    ownCards: async () => (await import('./list/event-templates.js')).eventTemplates,
  };

  declare protected plan: EventListPlan | undefined;

  /** The code of attributes that few pages set. */
  readonly #extras = new OnDemand(this, async () => (await import('./list/extras.js')).extrasIn(this));

  protected override planList(): EventListPlan {
    return planEventList({ filters: this.values, settings: this.settings, language: this.language });
  }

  protected override get code(): OnDemand<unknown>[] {
    return Object.keys(extraAttributes).some((name) => name in this.values) ? [this.#extras] : [];
  }

  protected bundle(messages: Messages): ListMessages {
    return messages;
  }

  protected renderSkeleton(): TemplateResult {
    return skeleton(this.#appearance.layout, this.pageSize);
  }

  protected renderItems(events: readonly CalendarEvent[], messages: Messages, hasOwnCards: boolean): TemplateResult {
    const { reader } = this;
    const { range } = this.plan!;
    const options = { ...this.#appearance, messages, reader, today: today(reader.timeZone, Date.now()), range, hasOwnCards };
    return eventGroups(events, { ...options, ...this.#extras.value?.(options) });
  }

  protected override nextStep(messages: Messages): NextStep | undefined {
    const { range } = this.plan!;
    const go = (label: string, to: 'upcoming' | 'past') => ({ label, take: () => this.setAttribute('range', to) });
    if (range === 'upcoming') return go(messages.showPast, 'past');
    return range && range !== 'past' && range !== 'all' ? go(messages.showUpcoming, 'upcoming') : undefined;
  }

  get #appearance(): ListAttributes {
    return { ...listDefaults, ...(this.values as Partial<ListAttributes>) };
  }
}

define('cal-event-list', CalEventList);

declare global {
  interface HTMLElementTagNameMap {
    'cal-event-list': CalEventList;
  }
}
