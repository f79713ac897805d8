import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { ControlMessages, Messages } from '../locale/index.js';
import { firstDayOfWeek, readSettings, serversOf, settings, type EventListOptions } from '../query/index.js';
import { kebabCase, type FilterTable } from '../schema/index.js';
import { today } from '../time/index.js';
import { filterProperties, valuesOf, type FilterProperties } from './base/attributes.js';
import { CalElement } from './base/cal-element.js';
import { define } from './base/define.js';
import type { FilterChange } from './base/events.js';
import { MessageController } from './base/message-controller.js';
import { shared } from './base/shared.styles.js';
import { ActiveFilters, filterChips, type ActiveFilter } from './controls/active-filters.js';
import { DateChoices } from './controls/date-choices.js';
import { facetBox, facetSwitch } from './controls/facet-box.js';
import { countWith, eventsOf, FacetCounts, listFilters, viewOf, type CountContext } from './controls/facet-counts.js';
import { FacetValues, nameOf, toggled, type Value } from './controls/facet-values.js';
import {
  dateChange,
  facetNames,
  facets,
  isSwitch,
  isValueFacet,
  mostForCost,
  without,
  type FacetName,
  type SwitchFacetName,
  type ValueFacetName,
} from './controls/facets.js';
import { filterAttributes } from './controls/filter-attributes.js';
import { FilterLayout } from './controls/filter-layout.js';
import { filterSheet } from './controls/filter-sheet.js';
import { styles } from './controls/filters.styles.js';
import { Mistakes } from './controls/mistakes.js';
import { NearSearch, nowhere } from './controls/near-search.js';
import { Targets } from './controls/targets.js';
import { valueList } from './controls/value-list.js';

type Properties = FilterProperties<typeof filterAttributes>;

export interface CalEventFilters extends Properties {}

/**
 * It filters the views that `for` names, else the calendar or the provider around it: it sets their attributes, and shows what they say. What is set stands
 * below as chips, each with a button that takes it away. In a narrow box a button opens the facets above the page.
 *
 * @summary Filters for the events of lists, maps, months and weeks: date, category, tag, venue, organizer, featured, free, near the visitor.
 *
 * @csspart facets - The facets.
 * @csspart facet - A facet: the box that its button opens; of a panel, with its button.
 * @csspart facet-button - The button that opens a facet or switches it; also `active` while it filters.
 * @csspart active - A facet that filters, together with `facet-button`.
 * @csspart number - How many filters are set.
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
  static override styles = [shared, styles];

  static override properties = filterProperties(filterAttributes);

  readonly #bundle = new MessageController(this, 'controls');
  readonly #targets = new Targets(this, Object.keys(listFilters).map(kebabCase), () => this.values.for as string | undefined);
  readonly #active = new ActiveFilters(this.#targets);
  readonly #values = Object.fromEntries(
    facetNames.filter(isValueFacet).map((name) => [name, new FacetValues(this, name, () => this.#settingsFor(name))]),
  ) as Readonly<Record<ValueFacetName, FacetValues>>;
  readonly #counts = new FacetCounts(this);
  readonly #mistakes = new Mistakes(this);
  readonly #near = new NearSearch(this, ({ lat, lng }) =>
    this.#write({ geoloc: 'true', 'geoloc-lat': String(lat), 'geoloc-lng': String(lng) }),
  );
  readonly #dates = new DateChoices(this, (choice) => this.#write(this.#active.withDates(choice)));
  /** The facets that the visitor has opened, or in a panel, closed. */
  readonly #toggled = new Set<FacetName>();
  /** What the visitor looks for among the values of a facet. */
  readonly #searches = new Map<ValueFacetName, string>();
  #focused: Element | null | undefined;
  readonly #layout = new FilterLayout(
    this,
    () => (this.layout === 'panel' ? 'panel' : 'bar'),
    () => {
      this.#toggled.clear();
      this.requestUpdate();
    },
  );

  protected override get rows(): FilterTable {
    return filterAttributes;
  }

  protected override update(changed: PropertyValues): void {
    this.#active.update();
    this.#focused = this.shadowRoot?.activeElement;
    super.update(changed);
  }

  protected override updated(): void {
    // The button of a filter is gone with it; its focus must not go with it.
    if (this.#focused?.isConnected === false) this.#refocus();
  }

  override render(): TemplateResult {
    const { messages } = this;
    const bundle = this.#bundle.messages;
    return html`
      <i>. .</i>
      <div part="base" class="base ${this.#layout.current}" aria-busy=${!messages || !bundle}>
        <slot name="header"></slot>
        ${this.#mistakes.render(this.values)}
        ${messages && bundle ? this.#renderFilters(messages, bundle) : html`<slot name="loading"><slot>${this.#renderRoom()}</slot></slot>`}
        <slot name="footer"></slot>
      </div>
    `;
  }

  /** Where the open facets of a panel will be. */
  #renderRoom(): unknown {
    return this.#layout.current === 'panel' ? this.#offered.map((name) => html`<i class="room ${name}"></i>`) : nothing;
  }

  #renderFilters(messages: Messages, bundle: ControlMessages): TemplateResult {
    const active = this.#activeFilters(bundle);
    const boxes = this.#offered.map((name) =>
      this.#renderFacet(name, active.filter(({ facet }) => facet === name).length, messages, bundle),
    );
    const note = this.#renderNearProblem(bundle);
    const { total, items = [] } = this.#targets.first ?? {};
    return html`
      ${
        this.#layout.current === 'sheet'
          ? filterSheet({ facets: boxes, note, count: active.length, total: total ?? items.length, messages, bundle }, this.#clear)
          : html`<div part="facets" class="facets" role="group" aria-label=${bundle.filters}>${boxes}</div>
              ${note}`
      }
      ${active.length ? filterChips(active, bundle, { remove: (change) => this.#write(change), clear: this.#clear }) : nothing}
    `;
  }

  /** @param count how many of its filters are set */
  #renderFacet(name: FacetName, count: number, messages: Messages, bundle: ControlMessages): TemplateResult {
    const label = bundle.facets[name];
    if (isSwitch(name)) {
      const isDisabled = { featured: false, cost: !count && !this.#isCostTold, near: this.#near.isLocating }[name];
      return facetSwitch({ label, count }, isDisabled, () => this.#toggle(name, count === 0));
    }
    const isOpen = this.#isOpen(name);
    const content = isOpen ? this.#renderContent(name, messages, bundle) : nothing;
    return facetBox({ name, label, count, isPopover: this.#layout.current === 'bar', isOpen, content, messages, bundle }, (isOpened) =>
      this.#onToggle(name, isOpened),
    );
  }

  #isOpen(name: FacetName): boolean {
    return this.#toggled.has(name) !== (this.#layout.current === 'panel');
  }

  #renderContent(name: Exclude<FacetName, SwitchFacetName>, messages: Messages, bundle: ControlMessages): TemplateResult {
    if (name !== 'date') {
      return valueList(
        {
          name: bundle.facets[name],
          values: this.#values[name],
          chosen: this.#active.chosen(name),
          search: this.#searches.get(name) ?? '',
          countOf: (value) => this.#countOf(name, value),
          messages,
          bundle,
        },
        {
          choose: (value, isOn) => this.#write({ [facets[name].attributes[0]]: toggled(this.#active.chosen(name), value, isOn) }),
          find: (text) => {
            this.#searches.set(name, text);
            this.requestUpdate();
          },
        },
      );
    }
    const { locale, timeZone } = this.reader;
    return this.#dates.render({
      chosen: this.#active.dates,
      countOf: (range) => this.#countWith(dateChange(range, null)),
      today: today(timeZone, Date.now()),
      firstDay: firstDayOfWeek(this.settings, this.language),
      locale,
      messages,
      bundle,
    });
  }

  #renderNearProblem(bundle: ControlMessages): TemplateResult {
    const text = this.#near.text(bundle);
    return html`<p class="note ${text ? '' : 'unseen'}" role="status">${text}</p>`;
  }

  /** The facets that are wanted, without those that the views know nothing of. */
  get #offered(): FacetName[] {
    const given = this.values.facets;
    const wanted = Array.isArray(given) ? (given as FacetName[]) : facetNames.filter((name) => name !== 'near' && name !== 'cost');
    const { first } = this.#targets;
    const definition = first && (customElements.get(first.localName) as { readonly observedAttributes?: readonly string[] } | undefined);
    // Each calendar has values of its own.
    const hasValues = serversOf(this.#settings.base_url as string).length === 1;
    return wanted.filter(
      (name) => (hasValues || !isValueFacet(name)) && (definition?.observedAttributes?.includes(facets[name].attributes[0]) ?? true),
    );
  }

  /** Whether all events of the view can be searched for those that are free: each page of them is a request. */
  get #isCostTold(): boolean {
    return (this.#targets.first?.total ?? Infinity) <= mostForCost;
  }

  /** The settings of the views, where the filters have none of their own. */
  get #settings(): EventListOptions['settings'] {
    const { first } = this.#targets;
    return { ...(first && { ...readSettings(first), ...valuesOf(settings, first) }), ...this.settings };
  }

  /** Those for the values of a facet; none while nobody looks at them, or sees the name of one that is chosen. */
  #settingsFor(name: ValueFacetName): EventListOptions['settings'] | undefined {
    const isNeeded = this.#offered.includes(name) && (this.#isOpen(name) || this.#active.chosen(name).length > 0);
    return isNeeded ? this.#settings : undefined;
  }

  #activeFilters(bundle: ControlMessages): ActiveFilter[] {
    const events = eventsOf(this.#targets.first);
    return this.#active.of(this.#offered, {
      nameOf: (facet, text) => nameOf(facet, text, this.#values[facet].all, events),
      locale: this.reader.locale,
      bundle,
    });
  }

  get #countContext(): CountContext {
    return { settings: this.#settings, language: this.language };
  }

  #countOf(facet: ValueFacetName, value: Value): number | undefined {
    if (this.values.counts !== true) return undefined;
    return this.#counts.of(facet, value, this.#active.chosen(facet).length > 0, this.#targets.first, this.#countContext);
  }

  #countWith(change: FilterChange): number | undefined {
    return this.values.counts === true ? this.#counts.with(change, this.#targets.first, this.#countContext) : undefined;
  }

  #write(change: FilterChange): void {
    this.#targets.write(change);
    // What was pressed shows what is so, also where the page has prevented it.
    this.requestUpdate();
  }

  #toggle(name: SwitchFacetName, isOn: boolean): void {
    if (!isOn) this.#write(without(name));
    else if (name === 'near') this.#searchNear();
    else this.#write({ [facets[name].attributes[0]]: 'true' });
  }

  #searchNear(): void {
    const { first } = this.#targets;
    // A map finds by itself what is near.
    const isMap = viewOf(first)?.localName === 'cal-event-map';
    void this.#near.start(isMap ? undefined : countWith(nowhere, first, this.#countContext));
  }

  readonly #clear = (): void => {
    this.#dates.leave();
    this.#write(this.#active.cleared(this.#activeFilters(this.#bundle.messages!)));
  };

  #onToggle(name: FacetName, isOpen: boolean): void {
    if (isOpen === this.#isOpen(name)) return;
    if (!this.#toggled.delete(name)) this.#toggled.add(name);
    this.requestUpdate();
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
