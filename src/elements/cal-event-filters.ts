import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { ControlMessages, Messages } from '../locale/index.js';
import { firstDayOfWeek, serversOf, type EventListOptions } from '../data/query/index.js';
import { isOnlineToo } from '../data/records/index.js';
import { kebabCase, type FilterTable } from '../data/schema/index.js';
import { commonZone, today } from '../data/time/index.js';
import { filterProperties, type FilterProperties } from './base/attributes.js';
import { CalElement } from './base/cal-element.js';
import { define } from './base/define.js';
import type { FilterChange } from './base/events.js';
import { FocusKeeper } from './base/focus-keeper.js';
import { MessageController } from './base/message-controller.js';
import { openIcon } from './parts/icons.js';
import { popupStyles } from './parts/popup.styles.js';
import { shared } from './cards/shared.styles.js';
import { widthProbe } from './cards/frame.js';
import { WidthController } from './base/width-controller.js';
import { ActiveFilters, clearButton, filterChips, type ActiveFilter } from './controls/active-filters.js';
import { DateChoices } from './controls/date-choices.js';
import { facetBox, facetSwitch } from './controls/facet-box.js';
import {
  countWith,
  eventsOf,
  FacetCounts,
  isWhole,
  listFilters,
  viewOf,
  type CountContext,
} from './controls/facet-counts.js';
import { FacetValues, itemsOf, nameOf, toggled, type Value } from './controls/facet-values.js';
import {
  dateChange,
  facetNames,
  facets,
  firstFacets,
  furtherFacets,
  isSwitch,
  isValueFacet,
  mostSifted,
  without,
  type FacetName,
  type SwitchFacetName,
  type ValueFacetName,
} from './controls/facets.js';
import { filterAttributes } from './controls/filter-attributes.js';
import { filterSheet } from './controls/filter-sheet.js';
import { styles } from './controls/filters.styles.js';
import { AttributeMistakes } from './base/errors/attribute-mistakes.js';
import { NearSearch, nowhere } from './controls/near-search.js';
import { Targets } from './controls/targets.js';
import { valueList } from './controls/value-list.js';

type Properties = FilterProperties<typeof filterAttributes>;

/** Narrower than so many times the size of its font, a bar is a button; a panel where the window is. */
const leastWidth = 36;

/** The most facets of a panel that begin open. */
const mostOpen = 2;

export interface CalEventFilters extends Properties {}

/**
 * It filters the views that `for` names, else the calendar or the provider around it: it sets their attributes, and
 * shows what they say. What is set stands in the button of its facet; a second value of a facet, and each one where the
 * facets are behind a button, stands below as a chip that takes it away. In a narrow box a button opens the facets
 * above the page; on a phone it says what is set, or how many, in place of chips.
 *
 * @summary Filters for the events of lists, maps, months and weeks: date, category, tag, venue, organizer, featured,
 * free, online, with tickets, near the visitor.
 *
 * @example
 * <cal-event-filters for="agenda" facets="date category venue featured" counts></cal-event-filters>
 * <cal-event-list base-url="https://example.org/wp-json" id="agenda"></cal-event-list>
 * @picture filters.png Filters above a list, of which the categories are open
 *
 * @csspart facets - The facets.
 * @csspart facet - A facet: the box that its button opens; of a panel, with its button.
 * @csspart facet-button - The button that opens a facet or switches it; also `active` while it filters.
 * @csspart active - A facet that filters, together with `facet-button`.
 * @csspart chosen - The first value of a facet that is set, in its button.
 * @csspart number - How many filters are set, or how many more.
 * @csspart more - The button that shows further facets, together with `button`.
 * @csspart values - The values of a facet.
 * @csspart value - A value.
 * @csspart checkbox - The box of a value.
 * @csspart radio - The circle of a choice of dates.
 * @csspart name - The name of a value.
 * @csspart count - How many events a value has.
 * @csspart find - The field that searches the values of a facet.
 * @csspart days - The small month in which days are chosen.
 * @csspart days-month - The name of that month.
 * @csspart day - A day of it; also `today`, `outside`, `selected`, and `end` at both ends of what is chosen.
 * @csspart day-number - The button of a day.
 * @csspart chips - The filters that are set.
 * @csspart chip - The button that takes one away, together with `button`.
 * @csspart clear - The button that takes all away, together with `button`.
 * @csspart open - The button that opens the facets above the page, together with `button`.
 * @csspart sheet - The facets above the page.
 * @csspart heading - The heading of the facets above the page.
 * @csspart show - The button that closes them, together with `button`.
 *
 * @fires cal-filter-change - The visitor filters: the attributes that are about to be set. Cancelable.
 * @fires cal-locate - The visitor's position was found, on request: `lat`, `lng`.
 */
export class CalEventFilters extends CalElement {
  static override styles = [shared, popupStyles, styles];

  static override tables: readonly FilterTable[] = [filterAttributes];
  static override properties = filterProperties(this.tables);

  readonly #messages = new MessageController(this, 'controls');
  readonly #targets = new Targets(
    this,
    Object.keys(listFilters).map(kebabCase),
    () => this._values.for as string | undefined,
  );
  readonly #active = new ActiveFilters((name) => this.#targets.read(name));
  readonly #values = Object.fromEntries(
    facetNames.filter(isValueFacet).map((name) => [name, new FacetValues(this, name, () => this.#settingsFor(name))]),
  ) as Readonly<Record<ValueFacetName, FacetValues>>;
  readonly #counts = new FacetCounts(this);
  readonly #mistakes = new AttributeMistakes(this);
  readonly #near = new NearSearch(this, ({ lat, lng }) =>
    this.#write({ geoloc: 'true', 'geoloc-lat': String(lat), 'geoloc-lng': String(lng) }),
  );
  readonly #dates = new DateChoices(this, (choice) => this.#write(this.#active.withDates(choice)));
  /** The facets that the visitor has opened, or in a panel, closed. */
  readonly #toggled = new Set<FacetName>();
  /** The search of the visitor among the values of a facet. */
  readonly #searches = new Map<ValueFacetName, string>();
  /** Whether the visitor has opened the sheet. */
  #isSheetSeen = false;
  /** Whether the visitor has opened the further facets. */
  #isMoreShown = false;
  /** The facet that has been opened, until the field that searches it has the focus. */
  #entered: FacetName | undefined;
  readonly #width = new WidthController(this, {
    least: leastWidth,
    measured: (): Element => (this.layout === 'panel' ? document.documentElement : this),
    onChange: () => this.#toggled.clear(),
  });

  constructor() {
    super();
    new FocusKeeper(this, () => this.#refocus());
  }

  protected override update(changed: PropertyValues): void {
    this.#active.update();
    super.update(changed);
  }

  protected override updated(): void {
    this.#enter();
  }

  override render(): TemplateResult {
    const { _common: common } = this;
    const messages = this.#messages.messages;
    const isButton = this.layout === 'button';
    return html`
      ${isButton ? nothing : widthProbe}
      <div part="base" class="base ${this.#shownLayout} ${isButton ? 'unsized' : ''}" aria-busy=${!common || !messages}>
        <slot name="header"></slot>
        ${this.#mistakes.render(this._values)}
        ${common && messages ? this.#renderFilters(common, messages) : html`<slot name="loading"><slot>${this.#renderPlaceholders()}</slot></slot>`}
        <slot name="footer"></slot>
      </div>
    `;
  }

  /** The placeholders of the facets of a panel. */
  #renderPlaceholders(): unknown {
    if (this.#shownLayout !== 'panel') return nothing;
    const rows = this.#offered.map((name) => html`<i class="awaited ${this.#isOpen(name) ? name : 'closed'}"></i>`);
    return html`<div>${rows}${this.#hasMore ? html`<i class="awaited closed"></i>` : nothing}</div>`;
  }

  #renderFilters(common: Messages, messages: ControlMessages): TemplateResult {
    const active = this.#activeFilters(messages);
    const isSheet = this.#shownLayout === 'sheet';
    const namesOf = (name: FacetName) => active.filter(({ facet }) => facet === name).map((filter) => filter.name);
    const boxes = [
      ...this.#offered.map((name) => this.#renderFacet(name, namesOf(name), common, messages)),
      this.#renderMore(messages),
    ];
    // The first value of a facet stands in its button, which only a sheet hides.
    const chips = isSheet ? active : active.filter(({ facet }, index) => active[index - 1]?.facet === facet);
    const note = this.#renderNearProblem(messages);
    const { total, totalRelation, items = [] } = this.#targets.first ?? {};
    return html`
      ${
        isSheet
          ? filterSheet(
              {
                facets: boxes,
                note,
                chosen: active.map((filter) => filter.name),
                total: total ?? items.length,
                isMore: !!totalRelation,
                common,
                messages,
              },
              { open: this.#openSheet, clear: this.#clear },
            )
          : html`<div part="facets" class="facets" role="group" aria-label=${messages.filters}>
                ${boxes} ${active.length ? clearButton(messages, this.#clear) : nothing}
              </div>
              ${note}`
      }
      ${chips.length ? filterChips(chips, messages, { remove: (change) => this.#write(change), clear: isSheet ? this.#clear : undefined }) : nothing}
    `;
  }

  /** @param chosen the names of those of its filters that are set */
  #renderFacet(
    name: FacetName,
    chosen: readonly string[],
    common: Messages,
    messages: ControlMessages,
  ): TemplateResult {
    const label = messages.facets[name];
    if (isSwitch(name)) {
      const isDisabled =
        name === 'near'
          ? this.#near.isLocating
          : (name === 'cost' || name === 'online') && !chosen.length && !this.#isSearched(name);
      return facetSwitch({ label, chosen }, isDisabled, () => this.#toggle(name, !chosen.length));
    }
    const isOpen = this.#isOpen(name);
    const content = isOpen ? this.#renderContent(name, common, messages) : nothing;
    return facetBox(
      { name, label, chosen, isPopover: this.#shownLayout === 'bar', isOpen, content, common, messages },
      (isOpened) => this.#onToggle(name, isOpened),
    );
  }

  /** The button that shows the facets which are behind it. */
  #renderMore(messages: ControlMessages): TemplateResult | typeof nothing {
    if (!this.#hasMore) return nothing;
    return html`<button
      part="button more"
      class="more-facets"
      type="button"
      aria-expanded="false"
      @click=${this.#showMore}
    >
      ${messages.moreFacets}${openIcon}
    </button>`;
  }

  /** The first facets of a panel are open, and the dates of a sheet, once somebody looks at it. */
  #isOpen(name: FacetName): boolean {
    const boxes: readonly FacetName[] = this.#offered.filter((one) => !isSwitch(one));
    const isOpenAtFirst = {
      bar: false,
      panel: boxes.slice(0, mostOpen).includes(name),
      sheet: name === 'date' && this.#isSheetSeen,
    }[this.#shownLayout];
    return this.#toggled.has(name) !== isOpenAtFirst;
  }

  #renderContent(
    name: Exclude<FacetName, SwitchFacetName>,
    common: Messages,
    messages: ControlMessages,
  ): TemplateResult {
    if (name !== 'date') {
      return valueList(
        {
          facet: name,
          values: this.#values[name],
          offers: (value) => this.#offers(name, value),
          hint: name === 'tag' && !this.#isTagKnown ? messages.sharedTags : undefined,
          chosen: this.#active.chosen(name),
          search: this.#searches.get(name) ?? '',
          countOf: (value, index) => this.#countOf(name, value, index),
          common,
          messages,
        },
        {
          choose: (value, isOn) =>
            this.#write({ [facets[name].attributes[0]]: toggled(this.#active.chosen(name), value, isOn) }),
          find: (text) => {
            this.#searches.set(name, text);
            this.requestUpdate();
          },
        },
      );
    }
    const { locale } = this._display;
    return this.#dates.render({
      chosen: this.#active.dates,
      countOf: (range) => this.#countWith(dateChange(range, null)),
      today: this.#today,
      firstDay: firstDayOfWeek(this._settings, this._language),
      locale,
      common,
      messages,
    });
  }

  #renderNearProblem(messages: ControlMessages): TemplateResult {
    const text = this.#near.text(messages);
    return html`<p class="note ${text ? '' : 'unseen'}" role="status">${text}</p>`;
  }

  /**
   * How the filters are laid out: as wanted, where there is room for it, else as a button that opens them above the
   * page.
   */
  get #shownLayout(): 'bar' | 'panel' | 'sheet' {
    return this.#width.isNarrow || this.layout === 'button' ? 'sheet' : this.layout === 'panel' ? 'panel' : 'bar';
  }

  /**
   * The facets that are wanted, or by default those that most visitors look for, and further ones that are set or
   * opened.
   */
  get #offered(): FacetName[] {
    const given = this._values.facets;
    if (Array.isArray(given)) return this.#usable(given as FacetName[]);
    const further = furtherFacets.filter((name) => this.#isMoreShown || this.#active.chosen(name).length);
    const first = firstFacets.filter((name) =>
      name === 'cost' ? this.#isSearched(name) : name !== 'online' || (this.#isSearched(name) && this.#hasOnline),
    );
    return this.#usable([...first, ...further]);
  }

  /** Whether there are facets that the visitor has not opened yet. */
  get #hasMore(): boolean {
    if (this.#isMoreShown || Array.isArray(this._values.facets)) return false;
    return this.#usable(furtherFacets).some((name) => !this.#offered.includes(name));
  }

  /** The facets among these that the views know. */
  #usable(wanted: readonly FacetName[]): FacetName[] {
    // Values belong to one calendar, so several calendars have none to offer.
    const hasValues = serversOf(this.#settings.base_url as string).length === 1;
    return wanted.filter(
      (name) => (hasValues || !isValueFacet(name)) && this.#targets.knows(facets[name].attributes[0]),
    );
  }

  /** Whether all events of the view can be searched for a facet: each page of them is a request. */
  #isSearched(name: 'cost' | 'online'): boolean {
    return (this.#targets.first?.total ?? 0) <= mostSifted || this.#targets.read(facets[name].attributes[0]) !== null;
  }

  /** Whether an event of the view takes place online, or the visitor looks for such events. */
  get #hasOnline(): boolean {
    return this.#targets.read('online') !== null || eventsOf(this.#targets.first).some(isOnlineToo);
  }

  /** The settings of the views, where the filters have none of their own. */
  get #settings(): EventListOptions['settings'] {
    return this.#targets.settings(this._settings);
  }

  /**
   * The settings for the values of a facet; none while nobody looks at them, or sees the name of one that is chosen.
   */
  #settingsFor(name: ValueFacetName): EventListOptions['settings'] | undefined {
    const isNeeded = this.#offered.includes(name) && (this.#isOpen(name) || this.#active.chosen(name).length > 0);
    return isNeeded ? this.#settings : undefined;
  }

  #activeFilters(messages: ControlMessages): ActiveFilter[] {
    const events = eventsOf(this.#targets.first);
    const { locale } = this._display;
    return this.#active.of(this.#offered, {
      nameOf: (facet, text) => nameOf(facet, text, this.#values[facet].all, events) ?? text,
      locale,
      today: this.#today,
      messages,
    });
  }

  /** Today on the clock that the events of the view are shown on, `YYYY-MM-DD`. */
  get #today(): string {
    return today(commonZone(eventsOf(this.#targets.first), this._display), Date.now());
  }

  get #countContext(): CountContext {
    return { settings: this.#settings, language: this._language };
  }

  #countOf(facet: ValueFacetName, value: Value, index: number): number | undefined {
    if (this._values.counts !== true) return undefined;
    const isNarrowed = this.#active.chosen(facet).length > 0;
    return this.#counts.of(facet, value, { index, isNarrowed }, this.#targets.first, this.#countContext);
  }

  #countWith(change: FilterChange): number | undefined {
    return this._values.counts === true
      ? this.#counts.with(change, this.#targets.first, this.#countContext)
      : undefined;
  }

  /**
   * Whether the events that are there tell which tags there are: servers list those of the blog too (wire section
   * 10.1).
   */
  get #isTagKnown(): boolean {
    return isWhole(this.#targets.first) && !this.#active.chosen('tag').length;
  }

  #offers(facet: ValueFacetName, { ids }: Value): boolean {
    return (
      facet !== 'tag' ||
      !this.#isTagKnown ||
      eventsOf(this.#targets.first).some((event) => itemsOf(facet, event).some(({ id }) => ids.includes(id)))
    );
  }

  #write(change: FilterChange): void {
    this.#targets.write(change);
    // Restores the state of the pressed control where the page has prevented the change.
    this.requestUpdate();
  }

  #toggle(name: SwitchFacetName, isOn: boolean): void {
    if (!isOn) this.#write(without(name));
    else if (name === 'near') this.#searchNear();
    else this.#write({ [facets[name].attributes[0]]: 'true' });
  }

  #searchNear(): void {
    const { first } = this.#targets;
    // A map searches around the position by itself, so no probe is needed.
    const isMap = viewOf(first)?.localName === 'cal-event-map';
    void this.#near.start(isMap ? undefined : countWith(nowhere, first, this.#countContext));
  }

  readonly #openSheet = (): void => {
    this.#isSheetSeen = true;
    this.requestUpdate();
  };

  readonly #showMore = async (): Promise<void> => {
    const { length } = this.#offered;
    this.#isMoreShown = true;
    this.requestUpdate();
    await this.updateComplete;
    this.renderRoot.querySelectorAll<HTMLElement>('.facet-button')[length]?.focus();
  };

  readonly #clear = (): void => {
    this.#dates.leave();
    this.#write(this.#active.cleared(this.#activeFilters(this.#messages.messages!)));
  };

  #onToggle(name: FacetName, isOpen: boolean): void {
    // An on-screen keyboard would cover the values.
    this.#entered =
      isOpen && this.#shownLayout === 'bar' && !matchMedia('(pointer: coarse)').matches ? name : undefined;
    this.#enter();
    if (isOpen === this.#isOpen(name)) return;
    if (!this.#toggled.delete(name)) this.#toggled.add(name);
    this.requestUpdate();
  }

  /** Takes the focus to the field that searches the values, once they are there. */
  #enter(): void {
    const field =
      this.#entered && this.renderRoot.querySelector<HTMLElement>(`#facet-${this.#entered}:popover-open .find`);
    if (!field) return;
    this.#entered = undefined;
    field.focus();
  }

  #refocus(): void {
    const isSheet = this.renderRoot.querySelector('dialog')?.open;
    const places = isSheet ? ['.show'] : ['.chip', '.open, .facet-button'];
    const [found] = places.flatMap((place) => this.renderRoot.querySelector<HTMLElement>(place) ?? []);
    found?.focus();
  }
}

define('cal-event-filters', CalEventFilters);

declare global {
  interface HTMLElementTagNameMap {
    'cal-event-filters': CalEventFilters;
  }
}
