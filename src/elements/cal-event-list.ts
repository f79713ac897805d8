import type { TemplateResult } from 'lit';
import type { Messages } from '../locale/index.js';
import { ownEventAttributes, planEventList, type EventListPlan } from '../data/query/index.js';
import { eventFilters, type EventRepresentation, type FilterTable } from '../data/schema/index.js';
import { todayOf, type Range } from '../data/time/index.js';
import { emptyList } from './list/empty-list.js';
import { CalList, type ListMessages, type ListTable } from './list/cal-list.js';
import { calendarEvent, type CalendarEvent } from '../data/records/index.js';
import { takeFilters, type Listen } from './base/events.js';
import { define } from './base/define.js';
import { filterProperties, type FilterProperties } from './base/attributes.js';
import { extraAttributes, listDefaults, listAttributes, type ListAttributes } from './tables/list-attributes.js';
import { stateAttributes } from './tables/state-attributes.js';
import { OnDemand } from './base/on-demand.js';
import { eventGroups } from './cards/event-groups.js';
import { markEnded } from './cards/ended-events.js';
import { rowDisplay, updateCountdowns } from './cards/event-card.js';
import { withoutOngoing } from './cards/ongoing-line.js';
import { shared } from './cards/shared.styles.js';
import { skeleton } from './cards/skeleton.js';
import { styles } from './cards/event-cards.styles.js';

type Properties = FilterProperties<
  typeof eventFilters & typeof ownEventAttributes & typeof listAttributes & typeof stateAttributes
>;

export interface CalEventList extends Properties {
  addEventListener: Listen<CalendarEvent, 'event'>;
}

/**
 * @summary Events as a list, cards or compact rows, grouped and paged.
 *
 * @example
 * <cal-event-list base-url="https://example.org/wp-json" categories="music" layout="cards" limit="6"></cal-event-list>
 * @picture list.png A list on a light page and cards on a dark one
 *
 * @slot item - A `<template>` for custom cards, with `data-cal`, `data-cal-href`, `data-cal-src` and `data-cal-if`;
 * fields: `title`, `url`, `date`, `time`, `visitor-time`, `venue`, `city`, `cost`, `image`, `image-small`, `excerpt`,
 * `categories`, `tags`, `organizer`, `status`, `ended`, `featured`.
 *
 * @parts card event-card event-time colors editing
 * @csspart ongoing - The line of what has begun and runs for weeks, above the rows.
 * @csspart ongoing-list - The names of these events.
 * @csspart ongoing-item - One of these names.
 * @csspart group - A group of events.
 * @csspart heading - The heading of a group, together with `group-heading`.
 * @csspart group-heading - The heading of a group.
 * @csspart dates - The dates of a series, with `fold-series`.
 * @csspart date-link - One of these dates, a link to its event.
 * @csspart more-dates - The button that shows all of these dates, with their times.
 *
 * @cssprop --cal-color-featured - The badge of featured events.
 * @cssprop --cal-color-category-music - What `color-by` colors: `category`, `venue` or `organizer`, and the slug of one
 * of them; or `source`, and the address of a calendar, as in `--cal-color-source-town-example`.
 * @cssprop --cal-color-1 - The first of the nine colors that `color-by` gives out; the others are `--cal-color-2` to
 * `--cal-color-9`.
 * @cssprop --cal-color-other - The color of what is left once the nine are given out.
 * @cssprop --cal-card-min - Minimum width of a card in the layout `cards`.
 *
 * @fires cal-select - An event was chosen: `event`. Cancelable.
 * @fires cal-filter-change - Nothing was found, and the visitor takes a filter away, or the dates, the venue or the
 * category that is offered: the attributes that are about to be set. Cancelable.
 * @fires cal-edit - An author is about to do something with an event, or to add one, where it is `editable`: `action`,
 * which is `add`, `edit`, `duplicate`, `move`, `publish`, `cancel`, `postpone`, `reinstate` or `delete`, and the
 * `event`, or the `date` of a new one. Cancelable: nothing is done then.
 */
export class CalEventList extends CalList<EventRepresentation, CalendarEvent> {
  static override styles = [shared, styles];

  static override tables: readonly FilterTable[] = [eventFilters, ownEventAttributes, listAttributes, stateAttributes];
  static override properties = filterProperties(this.tables);

  protected readonly table: ListTable<EventRepresentation, CalendarEvent> = {
    resource: 'events',
    filters: eventFilters,
    queryAttributes: ownEventAttributes,
    record: calendarEvent,
    ownCards: async () => (await import('./list/own-cards.js')).eventTemplates,
  };

  declare protected plan: EventListPlan | undefined;

  /** The code of attributes that few pages set. */
  readonly #options = new OnDemand(this, async () => (await import('./list/event-options.js')).eventOptionsIn(this));

  /** The message of a search, or of filters, without events. */
  readonly #emptyResults = new OnDemand(this, async () => {
    const { EmptyResults } = await import('./controls/empty-results.js');
    const read = () => ({
      filters: this._values,
      settings: this._settings,
      language: this._language,
      display: this._display,
    });
    return new EmptyResults(this, () => (this.results.current.status === 'empty' ? read() : undefined));
  });

  /** The timer that renews words such as "in 40 minutes". */
  #minute: ReturnType<typeof setTimeout> | undefined;
  /** The time at which they were last renewed in all rows, in milliseconds. */
  #saidAt = 0;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#minute);
    this.#saidAt = 0;
  }

  protected override updated(): void {
    super.updated();
    // Rows that are new say it by themselves.
    if (this.isConnected && Date.now() >= this.#saidAt + 60_000) this.#updateCountdowns();
  }

  readonly #updateCountdowns = (): void => {
    clearTimeout(this.#minute);
    this.#minute = setTimeout(this.#updateCountdowns, 60_000);
    this.#saidAt = Date.now();
    updateCountdowns(this.renderRoot, this._display.locale);
  };

  protected override planList(): EventListPlan {
    return planEventList({ filters: this._values, settings: this._settings, language: this._language });
  }

  protected override get code(): OnDemand<unknown>[] {
    return Object.keys(extraAttributes).some((name) => name in this._values) ? [this.#options] : [];
  }

  protected messages(common: Messages): ListMessages {
    const shown = this.#options.value?.shown();
    return shown ? { ...common, shown } : common;
  }

  protected renderSkeleton(): TemplateResult {
    const { layout, group_by: grouping } = this.#appearance;
    return skeleton(layout, this.pageSize, grouping);
  }

  protected renderItems(events: readonly CalendarEvent[], common: Messages, hasOwnCards: boolean): TemplateResult {
    const { _display: display } = this;
    const { range, ongoingDay } = this.plan!;
    const now = Date.now();
    const daysFor = (event: CalendarEvent) => {
      const today = todayOf(event.span, rowDisplay(event, display), now);
      return { today, ongoingDay: ongoingDay(today) };
    };
    const options = { ...this.#appearance, common, display, daysFor, range, hasOwnCards };
    // All events of a past list have ended, so none is marked.
    const shown = range === 'past' ? events : markEnded(events, display, now);
    return eventGroups(withoutOngoing(shown, this.plan!.perPage, options), {
      ...options,
      ...this.#options.value?.for(options),
    });
  }

  protected override renderEmpty(common: Messages): TemplateResult {
    const show = (range: Range) => takeFilters(this, { range });
    const { said, hint, next, isSearched } = emptyList(this.plan!.range, this._values, common, show);
    if (isSearched) this.#emptyResults.load();
    return (isSearched && this.#emptyResults.value?.render(common, hint, next)) || said;
  }

  get #appearance(): ListAttributes {
    return { ...listDefaults, ...(this._values as Partial<ListAttributes>) };
  }
}

define('cal-event-list', CalEventList);

declare global {
  interface HTMLElementTagNameMap {
    'cal-event-list': CalEventList;
  }
}
