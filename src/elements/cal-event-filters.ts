import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { ControlMessages, Messages } from '../locale/index.js';
import { firstDayOfWeek, readSettings, settings, type EventListOptions } from '../query/index.js';
import { boolean, kebabCase, readAttribute, type FilterTable } from '../schema/index.js';
import { daysName, today } from '../time/index.js';
import { filterProperties, valuesOf, type FilterProperties } from './base/attributes.js';
import { CalElement } from './base/cal-element.js';
import { define } from './base/define.js';
import type { FilterChange } from './base/events.js';
import { MessageController } from './base/message-controller.js';
import { OnDemand } from './base/on-demand.js';
import { shared } from './base/shared.styles.js';
import { dateChoices } from './controls/date-choices.js';
import { countWith, eventsOf, FacetCounts, listFilters, viewOf, type CountContext } from './controls/facet-counts.js';
import { FacetValues, nameOf, toggled, type Value } from './controls/facet-values.js';
import {
  dateChange,
  dateChoice,
  facetNames,
  facets,
  isRange,
  isValueFacet,
  listed,
  without,
  type DateChoice,
  type FacetName,
  type ValueFacetName,
} from './controls/facets.js';
import { filterAttributes } from './controls/filter-attributes.js';
import { styles } from './controls/filters.styles.js';
import { Mistakes } from './controls/mistakes.js';
import { NearSearch, nowhere } from './controls/near-search.js';
import { Targets } from './controls/targets.js';
import { valueList } from './controls/value-list.js';

type Properties = FilterProperties<typeof filterAttributes>;

export interface CalEventFilters extends Properties {}

/** A filter that is set. */
interface Chip {
  readonly facet: FacetName;
  readonly name: string;
  /** What takes it away. */
  readonly change: FilterChange;
}

/** Narrower than so many times the size of its font, a bar is a button; a panel where the window is. */
const leastWidth = 36;

/**
 * It filters the views that `for` names, else the calendar or the provider around it: it sets their attributes, and shows what they say. What is set stands
 * below as chips, each with a button that takes it away. In a narrow box a button opens the facets above the page.
 *
 * @summary Filters for the events of lists, maps, months and weeks: date, category, tag, venue, organizer, featured, near the visitor.
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
  readonly #values = Object.fromEntries(
    facetNames.filter(isValueFacet).map((name) => [name, new FacetValues(this, name, () => this.#settingsFor(name))]),
  ) as Readonly<Record<ValueFacetName, FacetValues>>;
  readonly #counts = new FacetCounts(this);
  readonly #mistakes = new Mistakes(this);
  readonly #near = new NearSearch(this, ({ lat, lng }) =>
    this.#write({ geoloc: 'true', 'geoloc-lat': String(lat), 'geoloc-lng': String(lng) }),
  );
  readonly #picker = new OnDemand(this, async () => {
    const { DayPicker } = await import('./controls/day-picker.js');
    return new DayPicker(this, (days) => this.#setDates(days));
  });
  #isPicking = false;
  /** The facets that the visitor has opened. */
  readonly #opened = new Set<FacetName>();
  /** What the visitor looks for among the values of a facet. */
  readonly #searches = new Map<ValueFacetName, string>();
  /** The range of the views before the visitor chose another. */
  #ownRange: string | null = null;
  #isNarrow = false;
  #focused: Element | null | undefined;
  // In the next frame, because a new layout has another height, which would be observed at once.
  readonly #size = new ResizeObserver(() => requestAnimationFrame(() => this.#measure()));

  protected override get rows(): FilterTable {
    return filterAttributes;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#measure();
    this.#size.observe(this);
    this.#size.observe(document.documentElement);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#size.disconnect();
  }

  protected override update(changed: PropertyValues): void {
    const range = this.#read('range');
    if (!isRange(range) && typeof dateChoice(this.#read) !== 'object') this.#ownRange = range;
    if (this.#isPicking || typeof dateChoice(this.#read) === 'object') this.#picker.need();
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
      <div part="base" class="base ${this.#layout}" aria-busy=${!messages || !bundle}>
        <slot name="header"></slot>
        ${this.#mistakes.render(this.values)}
        ${messages && bundle ? this.#renderFilters(messages, bundle) : html`<slot name="loading"><slot></slot></slot>`}
        <slot name="footer"></slot>
      </div>
    `;
  }

  #renderFilters(messages: Messages, bundle: ControlMessages): TemplateResult {
    const chips = this.#chips(bundle);
    const offered = this.#offered;
    const isSheet = this.#layout === 'sheet';
    return html`
      ${
        isSheet
          ? this.#renderSheet(offered, chips, messages, bundle)
          : html`<div part="facets" class="facets" role="group" aria-label=${bundle.filters}>
              ${offered.map((name) => this.#renderFacet(name, chips, messages, bundle))}
            </div>`
      }
      ${isSheet ? nothing : this.#renderNearProblem(bundle)} ${chips.length ? this.#renderChips(chips, bundle) : nothing}
    `;
  }

  #renderFacet(name: FacetName, chips: readonly Chip[], messages: Messages, bundle: ControlMessages): TemplateResult {
    const count = chips.filter(({ facet }) => facet === name).length;
    const label = bundle.facets[name];
    const part = `facet-button ${count ? 'active' : ''}`;
    const classes = `facet-button ${count ? 'active' : ''}`;
    if (name === 'featured' || name === 'near') {
      return html`<button
        part="button ${part}"
        class=${classes}
        type="button"
        aria-pressed=${count > 0}
        ?disabled=${name === 'near' && this.#near.isLocating}
        @click=${() => this.#toggle(name, count === 0)}
      >
        ${label}
      </button>`;
    }
    const number = count ? this.#renderNumber(count, messages, bundle) : nothing;
    const toggle = (event: ToggleEvent) => this.#onToggle(name, event);
    const content = () => (this.#opened.has(name) ? this.#renderContent(name, messages, bundle) : nothing);
    if (this.#layout !== 'bar') {
      return html`
        <details part="facet" class="facet" ?open=${this.#isOpenAtFirst(name)} @toggle=${toggle}>
          <summary part=${part} class=${classes}>${label}${number}</summary>
          <div class="content" role="group" aria-label=${label}>${content()}</div>
        </details>
      `;
    }
    return html`
      <button part="button ${part}" class=${classes} type="button" popovertarget="facet-${name}" @click=${this.#anchor}>
        ${label}${number}<svg viewBox="0 0 16 16" aria-hidden="true"><path d="m4 6 4 4 4-4" /></svg>
      </button>
      <div
        part="facet"
        class="facet content"
        id="facet-${name}"
        popover
        role="group"
        aria-label=${label}
        @beforetoggle=${toggle}
        @toggle=${toggle}
      >
        ${content()}
      </div>
    `;
  }

  #renderNumber(count: number, { number }: Messages, { active }: ControlMessages): TemplateResult {
    return html` <span part="number" class="number-set" aria-hidden="true">${number(count)}</span
      ><span class="unseen">, ${active(count)}</span>`;
  }

  #renderContent(name: Exclude<FacetName, 'featured' | 'near'>, messages: Messages, bundle: ControlMessages): TemplateResult {
    if (name !== 'date') {
      return valueList(
        {
          name: bundle.facets[name],
          values: this.#values[name],
          chosen: this.#chosen(name),
          search: this.#searches.get(name) ?? '',
          countOf: (value) => this.#countOf(name, value),
          messages,
          bundle,
        },
        {
          choose: (value, isOn) => this.#write({ [facets[name].attributes[0]]: toggled(this.#chosen(name), value, isOn) }),
          find: (text) => {
            this.#searches.set(name, text);
            this.requestUpdate();
          },
        },
      );
    }
    const { locale } = this.reader;
    const chosen = dateChoice(this.#read);
    const picker = this.#picker.value?.render({
      days: typeof chosen === 'object' ? chosen : undefined,
      today: this.#today,
      firstDay: firstDayOfWeek(this.settings, this.language),
      locale,
      bundle,
    });
    return dateChoices(
      {
        chosen,
        isPicking: this.#isPicking,
        picker,
        countOf: (range) => this.#countWith(dateChange(range, null)),
        messages,
        bundle,
      },
      {
        choose: (range) => {
          this.#isPicking = false;
          this.#setDates(range);
          this.requestUpdate();
        },
        pick: () => {
          this.#isPicking = true;
          this.requestUpdate();
        },
      },
    );
  }

  #renderSheet(offered: readonly FacetName[], chips: readonly Chip[], messages: Messages, bundle: ControlMessages): TemplateResult {
    const { total, items = [] } = this.#targets.first ?? {};
    const icon = html`<svg viewBox="0 0 16 16" aria-hidden="true"><path d="M2 4.5h12M4.5 8h7M7 11.5h2" /></svg>`;
    return html`
      <button part="button open" class="open" type="button" aria-haspopup="dialog" @click=${this.#openSheet}>
        ${icon}${bundle.filters}${chips.length ? this.#renderNumber(chips.length, messages, bundle) : nothing}
      </button>
      <dialog part="sheet" class="sheet" aria-label=${bundle.filters} @click=${this.#onBackdrop}>
        <div class="sheet-top">
          <div part="heading" class="heading" role="heading" aria-level="2">${bundle.filters}</div>
          <button part="button close" class="step" type="button" aria-label=${messages.close} @click=${this.#closeSheet}>
            <svg viewBox="0 0 16 16" aria-hidden="true"><path d="m4 4 8 8m0-8-8 8" /></svg>
          </button>
        </div>
        <div part="facets" class="facets">${offered.map((name) => this.#renderFacet(name, chips, messages, bundle))}</div>
        ${this.#renderNearProblem(bundle)}
        <div class="sheet-end">
          ${chips.length ? html`<button part="button" type="button" @click=${this.#clear}>${bundle.clearAll}</button>` : nothing}
          <button part="button show" class="show" type="button" @click=${this.#closeSheet}>
            <span role="status">${bundle.show(total ?? items.length)}</span>
          </button>
        </div>
      </dialog>
    `;
  }

  #renderChips(chips: readonly Chip[], bundle: ControlMessages): TemplateResult {
    return html`
      <ul part="chips" class="chips" role="list" aria-label=${bundle.activeFilters}>
        ${chips.map(
          ({ name, change }) => html`
            <li>
              <button part="button chip" class="chip" type="button" aria-label=${bundle.remove(name)} @click=${() => this.#write(change)}>
                <bdi>${name}</bdi><svg viewBox="0 0 16 16" aria-hidden="true"><path d="m4 4 8 8m0-8-8 8" /></svg>
              </button>
            </li>
          `,
        )}
        <li><button part="button clear" class="clear" type="button" @click=${this.#clear}>${bundle.clearAll}</button></li>
      </ul>
    `;
  }

  #renderNearProblem(bundle: ControlMessages): TemplateResult {
    const text = this.#near.text(bundle);
    return html`<p class="note ${text ? '' : 'unseen'}" role="status">${text}</p>`;
  }

  readonly #read = (name: string): string | null => this.#targets.read(name);

  get #layout(): 'bar' | 'panel' | 'sheet' {
    return this.#isNarrow ? 'sheet' : this.#wanted;
  }

  get #wanted(): 'bar' | 'panel' {
    return this.layout === 'panel' ? 'panel' : 'bar';
  }

  /** The facets that are wanted, without those that the views know nothing of. */
  get #offered(): FacetName[] {
    const given = this.values.facets;
    const wanted = Array.isArray(given) ? (given as FacetName[]) : facetNames.filter((name) => name !== 'near');
    const { first } = this.#targets;
    const definition = first && (customElements.get(first.localName) as { readonly observedAttributes?: readonly string[] } | undefined);
    return wanted.filter((name) => definition?.observedAttributes?.includes(facets[name].attributes[0]) ?? true);
  }

  get #today(): string {
    return today(this.reader.timeZone, Date.now());
  }

  /** The settings of the views, where the filters have none of their own. */
  get #settings(): EventListOptions['settings'] {
    const { first } = this.#targets;
    return { ...(first && { ...readSettings(first), ...valuesOf(settings, first) }), ...this.settings };
  }

  /** Those for the values of a facet; none while nobody looks at them, or sees the name of one that is chosen. */
  #settingsFor(name: ValueFacetName): EventListOptions['settings'] | undefined {
    const isNeeded = this.#offered.includes(name) && (this.#opened.has(name) || this.#chosen(name).length > 0);
    return isNeeded ? this.#settings : undefined;
  }

  #chosen(name: ValueFacetName): string[] {
    return listed(this.#read(facets[name].attributes[0]));
  }

  #chips(bundle: ControlMessages): Chip[] {
    return this.#offered.flatMap((facet): Chip[] => {
      if (isValueFacet(facet)) {
        const chosen = this.#chosen(facet);
        return chosen.map((text) => {
          const others = chosen.filter((other) => other !== text).join() || null;
          const name = nameOf(facet, text, this.#values[facet].all, eventsOf(this.#targets.first));
          return { facet, name, change: { [facets[facet].attributes[0]]: others } };
        });
      }
      if (facet === 'date') {
        const choice = dateChoice(this.#read);
        if (!choice) return [];
        const name = typeof choice === 'object' ? daysName(choice.first, choice.last, this.reader.locale) : bundle.dates[choice];
        return [{ facet, name, change: dateChange(undefined, this.#ownRange) }];
      }
      return this.#isOn(facet) ? [{ facet, name: bundle.facets[facet], change: without(facet) }] : [];
    });
  }

  #isOn(facet: 'featured' | 'near'): boolean {
    if (facet === 'near') return this.#read('geoloc-lat') !== null;
    const featured = this.#read('featured');
    return featured !== null && readAttribute(boolean, featured) === true;
  }

  get #countContext(): CountContext {
    return { settings: this.#settings, language: this.language };
  }

  #countOf(facet: ValueFacetName, value: Value): number | undefined {
    if (this.values.counts !== true) return undefined;
    return this.#counts.of(facet, value, this.#chosen(facet).length > 0, this.#targets.first, this.#countContext);
  }

  #countWith(change: FilterChange): number | undefined {
    return this.values.counts === true ? this.#counts.with(change, this.#targets.first, this.#countContext) : undefined;
  }

  #write(change: FilterChange): void {
    this.#targets.write(change);
    // What was pressed shows what is so, also where the page has prevented it.
    this.requestUpdate();
  }

  #setDates(choice: DateChoice): void {
    this.#write(dateChange(choice, this.#ownRange));
  }

  #toggle(name: 'featured' | 'near', isOn: boolean): void {
    if (!isOn) this.#write(without(name));
    else if (name === 'featured') this.#write({ featured: 'true' });
    else this.#searchNear();
  }

  #searchNear(): void {
    const { first } = this.#targets;
    // A map finds by itself what is near.
    const isMap = viewOf(first)?.localName === 'cal-event-map';
    void this.#near.start(isMap ? undefined : countWith(nowhere, first, this.#countContext));
  }

  readonly #clear = (): void => {
    const changes = this.#chips(this.#bundle.messages!).map(({ facet }) =>
      facet === 'date' ? dateChange(undefined, this.#ownRange) : without(facet),
    );
    this.#isPicking = false;
    this.#write(Object.assign({}, ...changes) as FilterChange);
  };

  #isOpenAtFirst(name: FacetName): boolean {
    return this.#layout === 'panel' || this.#opened.has(name);
  }

  /** What closes leads the focus back, and keeps its content until then. */
  #onToggle(name: FacetName, { type, newState, currentTarget }: ToggleEvent): void {
    const isOpen = newState === 'open';
    const box = currentTarget as HTMLElement;
    if (type === 'beforetoggle' && !isOpen) {
      if (box.contains(this.shadowRoot!.activeElement)) this.renderRoot.querySelector<HTMLElement>(`[popovertarget=${box.id}]`)!.focus();
      return;
    }
    if (isOpen === this.#opened.has(name)) return;
    if (isOpen) this.#opened.add(name);
    else this.#opened.delete(name);
    this.requestUpdate();
  }

  #measure(): void {
    const width = this.#wanted === 'panel' ? document.documentElement.clientWidth : this.clientWidth;
    const isNarrow = width < leastWidth * parseFloat(getComputedStyle(this).fontSize);
    // A hidden element has no width.
    if (!this.clientWidth || isNarrow === this.#isNarrow) return;
    this.#isNarrow = isNarrow;
    this.#opened.clear();
    this.requestUpdate();
  }

  #refocus(): void {
    const { renderRoot } = this;
    if (this.#layout === 'sheet' && this.#sheet.open) return renderRoot.querySelector<HTMLElement>('.show')!.focus();
    (renderRoot.querySelector<HTMLElement>('.chip') ?? renderRoot.querySelector<HTMLElement>('.open, .facet-button'))?.focus();
  }

  get #sheet(): HTMLDialogElement {
    return this.renderRoot.querySelector('dialog')!;
  }

  readonly #openSheet = (): void => this.#sheet.showModal();

  readonly #closeSheet = (): void => this.#sheet.close();

  /** A press beside the sheet. */
  readonly #onBackdrop = ({ target, currentTarget }: Event): void => {
    if (target === currentTarget) this.#closeSheet();
  };

  /** A facet opens below its button. */
  readonly #anchor = ({ currentTarget }: Event): void => {
    for (const button of this.renderRoot.querySelectorAll<HTMLElement>('.facet-button')) button.style.removeProperty('anchor-name');
    (currentTarget as HTMLElement).style.setProperty('anchor-name', '--facet');
  };
}

define('cal-event-filters', CalEventFilters);

declare global {
  interface HTMLElementTagNameMap {
    'cal-event-filters': CalEventFilters;
  }
}
