import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import type { Messages } from '../locale/index.js';
import { memoized } from '../data/memo/index.js';
import {
  listQueryOptions,
  mapSettings,
  planEventList,
  QueryController,
  settings,
  type ListView,
} from '../data/query/index.js';
import type { CalError } from '../data/client/index.js';
import type { EventRepresentation, Filters, VenueRepresentation, FilterTable } from '../data/schema/index.js';
import { AdjacentEvents } from './detail/adjacent-events.js';
import { CalDetail, type DetailMessages, type DetailTable, type ItemNotice } from './detail/cal-detail.js';
import { allowedImage } from './cards/allowed-images.js';
import { eventMarks } from './cards/event-marks.js';
import { node } from './cards/node.js';
import { keptEventCard } from './cards/kept-event-card.js';
import { markEnded } from './cards/ended-events.js';
import { calendarEvent, recordsOf, webUrl, type CalendarEvent } from '../data/records/index.js';
import { addDays, hasEnded, loadTemporal, nearness, todayOf } from '../data/time/index.js';
import { ConsentController } from './base/consent.js';
import { define } from './base/define.js';
import { OnDemand } from './base/on-demand.js';
import { allOf } from './base/results.js';
import { keepSearchData } from './base/search-data.js';
import { exportParts, forwardSettings, keepInside } from './base/nested-elements.js';
import { eventDetailAttributes } from './detail/event-detail-attributes.js';
import { eventError } from './base/errors/item-errors.js';
import { emit } from './base/events.js';
import { filterProperties, type FilterProperties } from './base/attributes.js';
import { InnerElement } from './parts/inner-element.js';
import {
  briefWhen,
  eventArticle,
  isCancelled,
  isPlanned,
  placeOfAdding,
  type ArticleOptions,
} from './detail/event-article.js';
import { eventDetailStyles } from './detail/event-detail.styles.js';
import { nextDateLink } from './detail/next-date.js';
import { ShareButton } from './parts/share-button.js';
import { PlacesController } from './parts/places-controller.js';
import { safeHtml } from './html/safe-html.js';
import { MessageController } from './base/message-controller.js';

type Properties = FilterProperties<typeof eventDetailAttributes & typeof mapSettings>;

const only = memoized((event: EventRepresentation) => allOf(recordsOf([event], calendarEvent)));

/** The number of events of the same category that are shown. */
const relatedCount = 3;

export interface CalEventDetail extends Properties {}

/**
 * @summary One event by its id or slug, on a page or as a dialog: when, where, how much, by whom, with text and image,
 * and related events.
 *
 * @example
 * <cal-event-detail base-url="https://example.org/wp-json" slug="harp-and-hearth" show-adjacent json-ld
 * ></cal-event-detail>
 * @picture cal-event-detail.png An event: its image, badges and categories, and the way to the events before and after
 *
 * @slot actions - Above the facts, and in one column at the end of the window: what can be done with the event, such as
 * adding it to a calendar.
 *
 * @parts card event-card event-time contact email address directions editing
 * @csspart cancelled - A cancelled event, together with `detail`; likewise `postponed`, `draft` and what else is
 * marked.
 * @csspart status-notice - The message that an event is cancelled or postponed, below its title.
 * @csspart status-reason - Why an event is cancelled or postponed, where the server says so.
 * @csspart postponed - A postponed event, together with `detail`.
 * @csspart rescheduled - A rescheduled event, together with `detail`.
 * @csspart movedOnline - An event that moved online, together with `detail`.
 * @csspart summary - When and where in one line, below the title.
 * @csspart ended - The message that the event is over.
 * @csspart actions - What can be done with the event, which content for the slot `actions` replaces; in one column it
 * stays at the end of the window.
 * @csspart actions-summary - When the event is and what it costs, beside the actions in one column.
 * @csspart share - The button that shares the address of the event, together with `button`.
 * @csspart next-date - The way from an event that is over to the next one of its series, together with `button`.
 * @csspart others-button - The way from a cancelled event to others, together with `button`.
 * @csspart website-button - The link to the event's website.
 * @csspart add-to-calendar - The button that adds the event to a calendar; its parts have this name before theirs:
 * `add-to-calendar-menu`.
 * @csspart series - When an event of a series repeats, and the way to its other dates.
 * @csspart series-dates - The next dates, and the link to all.
 * @csspart date-link - The link to one of them.
 * @csspart series-link - The link to the page of the series.
 * @csspart adjacent - The links to the events before and after.
 * @csspart previous - The button to the event before.
 * @csspart next - The button to the event after.
 * @csspart facts - All facts.
 * @csspart fact - One fact, together with one of the following.
 * @csspart fact-when - When the event is.
 * @csspart fact-where - Where it is.
 * @csspart fact-cost - What it costs.
 * @csspart fact-organizers - Who organizes it.
 * @csspart fact-website - Its website.
 * @csspart fact-tags - Its tags.
 * @csspart fact-custom - A field that the site has added.
 * @csspart term - The name of a fact.
 * @csspart definition - The fact itself.
 * @csspart venue - A venue.
 * @csspart online - The link to where an event takes place online.
 * @csspart organizer - An organizer.
 * @csspart name - The name of a venue or organizer.
 * @csspart tag - A tag; also `tag-` and its slug.
 * @csspart map - The map of the venues, which has parts of its own.
 * @csspart related - Events of the same category, as cards.
 *
 * @cssprop --cal-color-on-accent - Text on the accent.
 * @cssprop --cal-color-featured - The badge of featured events.
 * @cssprop --cal-card-min - Minimum width of the card of a related event.
 * @cssprop --cal-map-height - Height of the map.
 *
 * @fires cal-select - A related `event` was chosen, or a `venue`, an `organizer`, a `category` or a `tag` that is a
 * link. Cancelable.
 * @fires cal-navigate - The visitor turned to the `event` before or after. Cancelable.
 * @fires cal-map-move - The map shows another area: `lat`, `lng`, `zoom`, `south`, `west`, `north`, `east`.
 * @fires cal-consent-change - The visitor decided whether other hosts may be contacted: `consent`. Cancelable.
 * @fires cal-edit - An author is about to do something with an event, or to add one, where it is `editable`: `action`,
 * which is `add`, `edit`, `duplicate`, `move`, `publish`, `cancel`, `postpone`, `reinstate` or `delete`, and the
 * `event`, or the `date` of a new one. Cancelable: nothing is done then.
 */
export class CalEventDetail extends CalDetail<EventRepresentation, CalendarEvent> {
  static override styles = eventDetailStyles;

  static override tables: readonly FilterTable[] = [eventDetailAttributes, mapSettings];
  static override properties: PropertyDeclarations = { ...filterProperties(this.tables), event: { attribute: false } };

  /** The event, where a script has it already; nothing is requested then. */
  declare event?: EventRepresentation | undefined;

  protected readonly table: DetailTable<EventRepresentation, CalendarEvent> = {
    resource: 'events',
    idName: 'event_id',
    record: calendarEvent,
  };

  readonly #messages = new MessageController(this, 'detail');
  readonly #consent = new ConsentController(this);
  readonly #placesFile = new PlacesController(this, this.#consent);
  readonly #map = new InnerElement(this, () => import('./cal-venue-map.js'));
  readonly #addToCalendar = new InnerElement(this, () => import('./cal-add-to-calendar.js'));
  readonly #share = new ShareButton(this, () => ({ url: this.address, title: this.record!.title }));
  readonly #related = new QueryController<EventRepresentation>(this, () => this.#askRelated());
  readonly #adjacent = new AdjacentEvents(this, () =>
    this.#attributes.show_adjacent === true ? this.#askOthers() : undefined,
  );
  #places:
    { readonly of: CalendarEvent; readonly file: unknown; readonly venues: readonly VenueRepresentation[] } | undefined;
  /** The code that makes days readable, which other events get with their data. */
  readonly #dates = new OnDemand(this, loadTemporal);
  readonly #series = new OnDemand(this, async () =>
    (await import('./detail/event-series.js')).seriesIn(this, () => this.#askOthers()),
  );
  readonly #searchData = new OnDemand(this, () => keepSearchData(this, () => this.#searchItems));
  /** Whether the visitor has requested the event that is about to show. */
  #isExpected = false;

  /** For an event of a series they wait for the code that tells of it, so that nothing moves when that comes. */
  protected messages(): DetailMessages | undefined {
    if (this.record?.representation.series) this.#series.load();
    else return this.#messages.messages;
    return this.#series.value === undefined ? undefined : this.#messages.messages;
  }

  protected override given(): ListView<CalendarEvent> | undefined {
    if (!this.event) return undefined;
    this.#dates.load();
    return this.#dates.value ? only(this.event) : undefined;
  }

  protected override updated(): void {
    super.updated();
    if (this.#attributes.json_ld === true) this.#searchData.load();
    const map = this.renderRoot.querySelector('cal-venue-map');
    if (map) {
      forwardSettings(map, settings, this._settings);
      forwardSettings(map, mapSettings, this.#consent.settings);
      map.headingLevel = this.level + 1;
    }
    this.#land();
  }

  protected renderItem(event: CalendarEvent, common: Messages): TemplateResult {
    const messages = this.#messages.messages!;
    const { _display: display, level } = this;
    const now = Date.now();
    const day = todayOf(event.span, display, now);
    const isOver = hasEnded(event.span, day, now);
    const options: ArticleOptions = {
      common,
      messages,
      display,
      level,
      today: day,
      brief: briefWhen(event, common, display, day),
      nearness: nearness(event.span, display, day, now),
      hasEnded: isOver,
      leadsThere: this.#attributes.show_map === true || event.showsMapLink,
      allows: this.#consent.allows,
      series: this.#series.value?.render(event, { common, messages, display }),
      listUrl: webUrl(this.#attributes.list_href),
      leave: this.isOpenedFromElsewhere ? () => this.close() : undefined,
    };
    return eventArticle(event, options, {
      actions: html`${isPlanned(event, isOver) ? this.#renderAddToCalendar(event) : nothing}
      ${isOver ? nextDateLink(event, this.#others, messages, display, now) : nothing} ${this.#share.render(common)}`,
      aboveDescription: event.isMasked ? this.renderPasswordForm(common) : nothing,
      description: safeHtml(event.description, {
        base: event.url ?? document.baseURI,
        headingLevel: level + 1,
        hosts: this.#consent.hosts,
        tableName: messages.table,
      }),
      belowDescription: this.#renderMap(event),
      foot: html`${this.#renderAdjacent(common)} ${this.#renderRelated(event, common)}`,
    });
  }

  protected override itemNotice(error: CalError, common: Messages): ItemNotice | undefined {
    const messages = this.#messages.messages!;
    const found = eventError(error);
    if (!found) return undefined;
    return { ...messages.problems[found], ...(found === 'protected' && { help: this.renderPasswordForm(common) }) };
  }

  /**
   * The map of its venues, as far as their coordinates are known; the code of the map arrives only for events that show
   * one.
   */
  #renderMap(event: CalendarEvent): TemplateResult | typeof nothing {
    const { show_map: isShown = event.showsMap } = this.#attributes;
    const venues = this.#locatedVenues(event);
    if (isShown !== true || !venues.length || isCancelled(event)) return nothing;
    return this.#map.render(
      html`<cal-venue-map
        part="map"
        class="map"
        .venues=${venues}
        @cal-load=${keepInside}
        @cal-data=${keepInside}
      ></cal-venue-map>`,
      this._common,
      this.#messages.messages!.partFailed,
    );
  }

  /** Venues with coordinates; the same list for the same event. */
  #locatedVenues(event: CalendarEvent): readonly VenueRepresentation[] {
    const { file } = this.#placesFile;
    if (this.#places?.of !== event || this.#places.file !== file)
      this.#places = {
        of: event,
        file,
        venues: event.venues.flatMap((venue) => this.#placesFile.located(venue) ?? []),
      };
    return this.#places.venues;
  }

  #renderAdjacent(common: Messages): TemplateResult | typeof nothing {
    const { previous, next } = this.#adjacent;
    if (!previous && !next) return nothing;
    const turn = (part: 'previous' | 'next', event: CalendarEvent | undefined) =>
      event
        ? html`<button part="button ${part}" class=${part} type="button" @click=${() => this.#turn(event)}>
            <span class="turn"
              ><span>${common[part]}<span class="unseen">: </span></span
              ><span class="turn-title" dir="auto"
                >${eventMarks(node, event, common)}${event.title || common.untitled}</span
              ></span
            >
          </button>`
        : html`<span></span>`;
    return html`
      <nav part="adjacent" class="adjacent" aria-label=${this.#messages.messages!.adjacent}>
        ${turn('previous', previous)} ${turn('next', next)}
      </nav>
    `;
  }

  #renderRelated(event: CalendarEvent, common: Messages): TemplateResult | typeof nothing {
    const others = this.#others.filter(({ key }) => key !== event.key).slice(0, relatedCount);
    if (!others.length) return nothing;
    const { level, _display: display } = this;
    const now = Date.now();
    const shown = markEnded(others, display, now).map((other) => ({
      ...other,
      image: allowedImage(other.image, this.#consent.allows),
    }));
    const hasImages = shown.some(({ image }) => image);
    const cardOf = (other: CalendarEvent) =>
      keptEventCard(
        other,
        { common, display, today: todayOf(other.span, display, now), hasImages },
        'cards',
        level + 2,
      );
    return html`
      <section part="related" class="related" aria-labelledby="related">
        <div part="heading" class="heading" id="related" role="heading" aria-level=${level + 1}>
          ${this.#messages.messages!.related}
        </div>
        <div class="cards">
          <ul class="block" role="list">
            ${shown.map((other) => html`<li class="item">${cardOf(other)}</li>`)}
          </ul>
        </div>
      </section>
    `;
  }

  /** The next events of the same category. */
  get #others(): readonly CalendarEvent[] {
    const isShown = this.record?.categories.length && this.#attributes.show_related !== false;
    return isShown ? (this.#related.latest.shown?.items ?? []).map(calendarEvent) : [];
  }

  /** The ways into the visitor's calendar, whose code arrives after the event. */
  #renderAddToCalendar(event: CalendarEvent): TemplateResult {
    return this.#addToCalendar.render(
      html`<cal-add-to-calendar
        part="add-to-calendar"
        exportparts=${exportParts('add-to-calendar', 'button add-label menu option')}
        .event=${event.representation}
        @cal-load=${keepInside}
        @cal-data=${keepInside}
        >${placeOfAdding(this.#messages.messages!)}</cal-add-to-calendar
      >`,
      this._common,
      this.#messages.messages!.partFailed,
    );
  }

  get #attributes() {
    return { ...defaults, ...this._values } as Filters<typeof eventDetailAttributes>;
  }

  #askRelated() {
    const event = this.record;
    const [category] = event?.categories ?? [];
    if (!event || !category || this.#attributes.show_related === false) return undefined;
    // Otherwise events that have been running for weeks would come first.
    const yesterday = addDays(todayOf(event.span, this._display, Date.now()), -1);
    const filters = { categories: [category.id], per_page: relatedCount + 1, starts_after: yesterday };
    const plan = planEventList({ filters, settings: this._settings, language: this._language });
    return listQueryOptions(plan, { first: 1, last: 1 }, calendarEvent);
  }

  #askOthers() {
    const event = this.record;
    return event && { event, settings: this._settings, language: this._language };
  }

  /** The events whose data search engines get. */
  get #searchItems(): readonly CalendarEvent[] {
    return this.#attributes.json_ld === true ? this.items : [];
  }

  protected override unlock(password: string): void {
    super.unlock(password);
    this.#isExpected = true;
  }

  #turn(event: CalendarEvent): void {
    if (!emit(this, 'cal-navigate', { event }, { cancelable: true })) return;
    Object.assign(this, { eventId: event.id, slug: undefined });
    this.#isExpected = true;
  }

  /** Focuses the result of the visitor's request: the title of a new event, or the field of a wrong password. */
  #land(): void {
    if (!this.#isExpected || this.results.current.isFetching) return;
    this.#isExpected = false;
    this.renderRoot.querySelector<HTMLElement>('#password, #title')?.focus();
  }
}

const defaults = { show_related: true, show_adjacent: false, json_ld: false };

define('cal-event-detail', CalEventDetail);

declare global {
  interface HTMLElementTagNameMap {
    'cal-event-detail': CalEventDetail;
  }
}
