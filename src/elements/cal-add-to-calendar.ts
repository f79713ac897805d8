import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { loadCalendarWriter } from '../data/icalendar/index.js';
import type { DetailMessages } from '../locale/index.js';
import { findFeed, itemQueryOptions, type ListView, type QueryOptions } from '../data/query/index.js';
import { calendarEvent, recordsOf, type CalendarEvent } from '../data/records/index.js';
import { Unreadable, type EventRepresentation, type FilterTable } from '../data/schema/index.js';
import { attributeText } from './base/attribute-text.js';
import { filterProperties, type FilterProperties } from './base/attributes.js';
import { CalResults } from './base/cal-results.js';
import { define } from './base/define.js';
import { isEvent, type CalRecord } from './base/events.js';
import { MessageController } from './base/message-controller.js';
import { allOf, ResultsController } from './base/results.js';
import { shared } from './cards/shared.styles.js';
import { widthProbe } from './cards/frame.js';
import { addToCalendarAttributes } from './controls/add-to-calendar-attributes.js';
import { styles } from './controls/add-to-calendar.styles.js';
import { calendarApps, saveFile } from './controls/calendar-apps.js';
import { calendarEntry, seriesFile } from './controls/calendar-entry.js';
import { feedOf } from './parts/feed-url.js';
import { resultsFrame } from './parts/frame.js';
import { calendarIcon } from './parts/icons.js';
import { labeledStyles } from './parts/labeled.styles.js';
import { popupStyles } from './parts/popup.styles.js';

type Properties = FilterProperties<typeof addToCalendarAttributes>;

export interface CalAddToCalendar extends Properties {}

/** A slug in its own letters, which the wire encodes (wire section 7). */
function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug).replace(/[/\\:*?"<>|\p{Cc}]+/gu, '-');
  } catch {
    return slug;
  }
}

/** An element that shows events. */
type EventView = Element & {
  readonly items?: readonly CalRecord[];
  readonly total?: number;
  readonly totalRelation?: 'gte' | undefined;
};

/**
 * @summary A button with the ways into the visitor's calendar: one event, by its id or slug, goes to Google, Outlook,
 * Apple or a file; the events of a list or another view on the page (`for`) go into one file, and are subscribed to
 * where the server has a feed, also while there are none.
 *
 * @example
 * <cal-add-to-calendar base-url="https://example.org/wp-json" slug="harp-and-hearth"></cal-add-to-calendar>
 * @picture add-to-calendar.png Ways to take events into a calendar, opened by a button
 *
 * @csspart add - The button that opens the menu, together with `button`.
 * @csspart add-label - The icon and the words of that button.
 * @csspart menu - The menu.
 * @csspart option - One way into a calendar.
 */
export class CalAddToCalendar extends CalResults<EventRepresentation, CalendarEvent> {
  static override styles = [shared, popupStyles, labeledStyles, styles];

  static override tables: readonly FilterTable[] = [addToCalendarAttributes];
  static override properties: PropertyDeclarations = {
    ...filterProperties(this.tables),
    event: { attribute: false },
  };

  /** The event, where a script has it already; nothing is requested then. */
  declare event?: EventRepresentation | undefined;

  readonly #messages = new MessageController(this, 'detail');
  protected readonly results = new ResultsController<EventRepresentation, CalendarEvent>(this, this._internals, {
    read: () => this.#readOptions(),
    given: () => this.#given(),
    present: ({ items }) => allOf(items.map(calendarEvent)),
    isReady: () => Boolean(this._common && this.#messages.messages),
  });
  #shown: { readonly of: unknown; readonly shown: ListView<CalendarEvent> } | undefined;
  /** The address at which the list named by `for` can be subscribed to, as far as its server has reported one. */
  #feed: string | undefined;
  /** Counts the requests for the feed, so that a late response to an earlier one is ignored. */
  #feedRequests = 0;
  #hasFailed = false;
  /** The root on which the events of the list are heard. */
  #root: Node | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#root = this.getRootNode();
    for (const name of ['cal-data', 'cal-empty']) this.#root.addEventListener(name, this.#onData);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const name of ['cal-data', 'cal-empty']) this.#root!.removeEventListener(name, this.#onData);
  }

  protected override firstUpdated(): void {
    // The list may have loaded before this element was connected.
    if (this.#list?.matches(':state(empty)')) void this.#findFeed();
  }

  override render(): TemplateResult {
    const { _common: common, _display: display, retry } = this;
    const messages = this.#messages.messages;
    if (this.#isListEmpty || this.results.current.status === 'idle') {
      return messages && this.#feed
        ? html`${widthProbe}
            <div part="base" class="base">${this.#renderMenu([], messages)}</div>`
        : html`<slot></slot>`;
    }
    return resultsFrame(this.results, {
      common,
      display,
      retry,
      loading: messages?.loading,
      status: () => nothing,
      skeleton: () =>
        html`<button part="loading" class="add" type="button" disabled aria-hidden="true">
          ${messages && this.#label(messages)}
        </button>`,
      success: ({ items }) => this.#renderMenu(items, messages!),
      empty: () => nothing,
    });
  }

  #renderMenu(events: readonly CalendarEvent[], messages: DetailMessages): TemplateResult {
    const label = this.#label(messages);
    return html`
      <button part="button add" class="add labeled" type="button" popovertarget="menu">
        <span part="add-label" class="labeled">${calendarIcon}${label}</span>
      </button>
      <ul part="menu" class="menu" id="menu" popover role="list" aria-label=${label} @beforetoggle=${this.#onToggle}>
        ${this.#options(events, messages).map((option) => html`<li>${option}</li>`)}
      </ul>
      ${this.#hasFailed ? html`<p part="message" role="alert">${messages.fileFailed}</p>` : nothing}
    `;
  }

  #label({ addToCalendar, subscribe }: DetailMessages): string {
    return this._values.for ? subscribe : addToCalendar;
  }

  #options(events: readonly CalendarEvent[], messages: DetailMessages): TemplateResult[] {
    const link = (href: string, text: string) =>
      html`<a part="option" class="option" href=${href} target="_blank" rel="noopener nofollow" @click=${this.#close}
        >${text}</a
      >`;
    const file = (text: string) =>
      html`<button part="option" class="option" type="button" @click=${this.#download}>${text}</button>`;
    if (this._values.for) {
      const feed = this.#feed;
      return [
        ...(feed ? calendarApps.map(({ name, subscribe }) => link(subscribe(feed), messages.subscribeIn(name))) : []),
        ...(events.length ? [file(this.#downloadText(events.length, messages))] : []),
      ];
    }
    const [event] = events;
    const entry = calendarEntry(event!);
    const series = seriesFile(event!);
    return [
      ...calendarApps.map(({ name, add }) => (add ? link(add(entry), name) : file(name))),
      file(messages.calendarFile),
      ...(series ? [link(series, messages.allDates)] : []),
    ];
  }

  /** Of a list that shows some of its events, how many there are: a file has just those that are shown. */
  #downloadText(count: number, messages: DetailMessages): string {
    const { total = count, totalRelation } = this.#list ?? {};
    return total > count
      ? messages.downloadPart(this._common!.shown(1, count, total, !!totalRelation))
      : messages.download(count);
  }

  #readOptions(): QueryOptions<EventRepresentation> | undefined {
    const { _values: values, _settings: settings } = this;
    const key = (values.event_id ?? values.slug) as number | string | undefined;
    const isReadable = !Object.values(values).some((value) => value instanceof Unreadable);
    if (isReadable && (this.event || values.for || key === undefined)) return undefined;
    return itemQueryOptions<EventRepresentation>({ resource: 'events', key: key!, values, settings }, calendarEvent);
  }

  /** The events that are there without a request; the same object for the same events. */
  #given(): ListView<CalendarEvent> | undefined {
    const of = this.event ?? this.#list?.items;
    if (!of || (Array.isArray(of) && !of.length)) return undefined;
    if (this.#shown?.of !== of) {
      const events = this.event ? recordsOf([this.event], calendarEvent) : (of as readonly CalRecord[]).filter(isEvent);
      this.#shown = { of, shown: allOf(events) };
    }
    return this.#shown.shown;
  }

  get #list(): EventView | null {
    const { for: id } = this._values as { for?: string };
    return id ? (this.getRootNode() as Document | ShadowRoot).querySelector<EventView>(`#${CSS.escape(id)}`) : null;
  }

  get #isListEmpty(): boolean {
    return this.#list?.items?.length === 0;
  }

  /** An empty list offers only its subscription, so its feed is looked for at once. */
  readonly #onData = ({ target }: Event): void => {
    if (target !== this.#list) return;
    if (this.#isListEmpty) void this.#findFeed();
    this.requestUpdate();
  };

  /** Fetches while the menu is read what the visitor may choose, and leads the focus back from a menu that closes. */
  readonly #onToggle = ({ newState }: ToggleEvent): void => {
    if (newState === 'open') {
      loadCalendarWriter().catch(() => {}); // A failed import is reported by the download itself.
      void this.#findFeed();
    } else if (this.#menu!.contains(this.shadowRoot!.activeElement))
      this.renderRoot.querySelector<HTMLElement>('.add')!.focus();
  };

  async #findFeed(): Promise<void> {
    const list = this.#list;
    const request = ++this.#feedRequests;
    const given = this._values.feed_url as string | undefined;
    const feed = list ? (given ? feedOf(given, (name) => attributeText(list, name)) : await findFeed(list)) : undefined;
    // The list may have other filters by now.
    if (request !== this.#feedRequests) return;
    this.#feed = feed;
    this.requestUpdate();
  }

  get #menu(): HTMLElement | null {
    return this.renderRoot.querySelector('#menu');
  }

  readonly #close = (): void => this.#menu?.hidePopover();

  readonly #download = async (): Promise<void> => {
    this.#close();
    const { items } = this;
    try {
      const { writeCalendar } = await loadCalendarWriter();
      saveFile(
        (this._values.for as string | undefined) ?? (decoded(items[0]!.slug) || 'event'),
        writeCalendar(items.map(calendarEntry)),
      );
      this.#hasFailed = false;
    } catch {
      this.#hasFailed = true;
    }
    this.requestUpdate();
  };
}

define('cal-add-to-calendar', CalAddToCalendar);

declare global {
  interface HTMLElementTagNameMap {
    'cal-add-to-calendar': CalAddToCalendar;
  }
}
