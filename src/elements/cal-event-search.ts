import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { ControlMessages } from '../locale/index.js';
import type { FilterTable } from '../schema/index.js';
import { shortDay, today } from '../time/index.js';
import { filterProperties, type FilterProperties } from './base/attributes.js';
import { CalElement } from './base/cal-element.js';
import { define } from './base/define.js';
import { emit } from './base/events.js';
import { landmarkName } from './base/landmark-name.js';
import { MessageController } from './base/message-controller.js';
import { shared } from './base/shared.styles.js';
import { Mistakes } from './controls/mistakes.js';
import { searchAttributes } from './controls/search-attributes.js';
import { styles } from './controls/search.styles.js';
import { KnownEvents, suggestionsFor, type Suggestion } from './controls/suggestions.js';
import { Targets, type Target } from './controls/targets.js';
import { select } from './parts/card.js';

type Properties = FilterProperties<typeof searchAttributes>;

export interface CalEventSearch extends Properties {}

/** Milliseconds after the last key until the views search. */
const pause = 300;

/**
 * It searches the views that `for` names, else the calendar or the provider around it, a moment after the last key, and at once on Enter. Events
 * that the views have shown are suggested, with their venues and categories: an event opens, a venue or category becomes a filter.
 *
 * @summary A search field for the events of lists, maps, months and weeks, with suggestions.
 *
 * @csspart search - The field with its button.
 * @csspart field - The field.
 * @csspart clear - The button that empties the field, together with `button`.
 * @csspart options - The list of suggestions.
 * @csspart group - The suggestions of one kind.
 * @csspart group-heading - Their heading.
 * @csspart option - A suggestion; also `active` while the keyboard is on it.
 * @csspart active - The suggestion that the keyboard is on, together with `option`.
 * @csspart date - The day of an event that is suggested.
 *
 * @fires cal-filter-change - The visitor searches, or has chosen a venue or category: the attributes that are about to be set. Cancelable.
 * @fires cal-select - The visitor has chosen an event: `event`. Cancelable.
 */
export class CalEventSearch extends CalElement {
  static override styles = [shared, styles];

  static override properties = filterProperties(searchAttributes);

  readonly #bundle = new MessageController(this, 'controls');
  readonly #targets = new Targets(this, ['search'], () => this.values.for as string | undefined);
  readonly #mistakes = new Mistakes(this);
  readonly #known = new KnownEvents();
  /** The view that is followed. */
  #first: Target | undefined;
  /** What the field holds. */
  #text = '';
  /** What the views searched for, when it was read or written last. */
  #searched = '';
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #suggestions: readonly Suggestion[] = [];
  /** The suggestion that the keyboard is on. */
  #active = -1;
  #isOpen = false;

  protected override get rows(): FilterTable {
    return searchAttributes;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#waiting);
    this.#isOpen = false;
  }

  protected override update(changed: PropertyValues): void {
    this.#follow();
    super.update(changed);
  }

  protected override updated(): void {
    const box = this.renderRoot.querySelector<HTMLElement>('#options');
    if (box?.matches(':popover-open') !== this.#isShown) box?.togglePopover(this.#isShown);
    this.renderRoot.querySelector('.active')?.scrollIntoView({ block: 'nearest' });
  }

  override render(): TemplateResult {
    const { messages } = this.#bundle;
    return html`
      <i>. .</i>
      <div part="base" class="base" aria-busy=${!messages}>
        <slot name="header"></slot>
        ${this.#mistakes.render(this.values)} ${messages ? this.#renderSearch(messages) : html`<slot name="loading"><slot></slot></slot>`}
        <slot name="footer"></slot>
      </div>
    `;
  }

  #renderSearch(messages: ControlMessages): TemplateResult {
    return html`
      <form part="search" class="search" role="search" aria-label=${landmarkName(messages.search, this)} @submit=${this.#onSubmit}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <circle cx="7" cy="7" r="4.5" />
          <path d="m10.5 10.5 3.5 3.5" />
        </svg>
        <input
          part="field"
          class="field"
          type="search"
          role="combobox"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          enterkeyhint="search"
          aria-label=${messages.search}
          placeholder=${messages.search}
          aria-autocomplete="list"
          aria-controls="options"
          aria-expanded=${this.#isShown}
          aria-activedescendant=${this.#active < 0 ? nothing : `option-${this.#active}`}
          .value=${live(this.#text)}
          @input=${this.#onInput}
          @compositionend=${this.#onInput}
          @keydown=${this.#onKey}
          @blur=${this.#close}
        />
        ${
          this.#text
            ? html`<button part="button clear" class="clear" type="button" aria-label=${messages.clearSearch} @click=${this.#clear}>
                <svg viewBox="0 0 16 16" aria-hidden="true"><path d="m4 4 8 8m0-8-8 8" /></svg>
              </button>`
            : nothing
        }
      </form>
      <div
        id="options"
        part="options"
        class="options"
        popover="manual"
        role="listbox"
        aria-label=${messages.suggestions}
        @mousedown=${this.#keepFocus}
      >
        ${(['event', 'venue', 'category'] as const).map((kind) => this.#renderGroup(kind, messages))}
      </div>
    `;
  }

  #renderGroup(kind: Suggestion['kind'], { suggested }: ControlMessages): TemplateResult | typeof nothing {
    if (!this.#suggestions.some((suggestion) => suggestion.kind === kind)) return nothing;
    return html`
      <div part="group" class="group" role="group" aria-label=${suggested[kind]}>
        <div part="group-heading" class="group-heading" aria-hidden="true">${suggested[kind]}</div>
        ${this.#suggestions.map((suggestion, index) => (suggestion.kind === kind ? this.#renderOption(suggestion, index) : nothing))}
      </div>
    `;
  }

  #renderOption({ name, event }: Suggestion, index: number): TemplateResult {
    const isActive = index === this.#active;
    const [id, part, classes] = [`option-${index}`, `option ${isActive ? 'active' : ''}`, `option ${isActive ? 'active' : ''}`];
    if (!event?.url) {
      return html`<div id=${id} part=${part} class=${classes} role="option" aria-selected=${isActive} @click=${() => this.#take(index)}>
        <bdi>${name}</bdi>
      </div>`;
    }
    const { locale, timeZone } = this.reader;
    return html`
      <a
        id=${id}
        part=${part}
        class=${classes}
        role="option"
        aria-selected=${isActive}
        tabindex="-1"
        href=${event.url}
        @click=${(click: MouseEvent) => {
          select(click, { event });
          this.#close();
        }}
      >
        <bdi>${name}</bdi>
        <span part="date" class="date">${shortDay(event.start.slice(0, 10), locale, today(timeZone, Date.now()))}</span>
      </a>
    `;
  }

  /** Takes over what the views have shown, and what they search for. */
  #follow(): void {
    const { first, all } = this.#targets;
    if (first !== this.#first) this.#known.forget();
    this.#first = first;
    for (const { items = [] } of all) this.#known.add(items);
    const searched = this.#targets.read('search') ?? '';
    if (searched === this.#searched) return;
    // Somebody else has searched, or has undone a search.
    this.#searched = this.#text = searched;
    clearTimeout(this.#waiting);
  }

  get #isShown(): boolean {
    return this.#isOpen && this.#suggestions.length > 0;
  }

  get #isLongEnough(): boolean {
    const { min_length: least } = this.values;
    return this.#text.trim().length >= (typeof least === 'number' ? least : searchAttributes.min_length.default);
  }

  /** Searches for what the field holds. */
  #search(text: string): void {
    clearTimeout(this.#waiting);
    const search = text.trim();
    if (search !== this.#searched && this.#targets.write({ search: search || null })) this.#searched = search;
  }

  #open(): void {
    this.#suggestions = this.#isLongEnough ? suggestionsFor(this.#text, this.#known) : [];
    this.#active = -1;
    this.#isOpen = true;
    this.requestUpdate();
  }

  readonly #close = (): void => {
    this.#isOpen = false;
    this.#active = -1;
    this.requestUpdate();
  };

  readonly #onInput = (event: Event): void => {
    // Some languages are written in several keys a letter.
    if ((event as InputEvent).isComposing) return;
    this.#text = (event.target as HTMLInputElement).value;
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.#search(this.#isLongEnough ? this.#text : ''), pause);
    this.#open();
  };

  readonly #onSubmit = (event: Event): void => {
    event.preventDefault();
    this.#search(this.#text);
    this.#close();
  };

  readonly #clear = (): void => {
    this.#text = '';
    this.#search('');
    this.#close();
    this.renderRoot.querySelector<HTMLElement>('.field')!.focus();
  };

  /** A filter in place of the words by which it was found. */
  #take(index: number): void {
    const { event, change } = this.#suggestions[index]!;
    if (event?.url) return this.renderRoot.querySelector<HTMLElement>(`#option-${index}`)!.click();
    this.#close();
    if (event) return void emit(this, 'cal-select', { event }, { cancelable: true });
    clearTimeout(this.#waiting);
    if (this.#targets.write({ search: null, ...change })) this.#text = this.#searched = '';
  }

  /** A press on a suggestion leaves the focus in the field. */
  readonly #keepFocus = (event: Event): void => event.preventDefault();

  readonly #onKey = (event: KeyboardEvent): void => {
    const take = event.isComposing ? undefined : this.#keyOf(event);
    if (!take) return;
    event.preventDefault();
    take();
  };

  /** What a key does; Home and End go on to move the caret. */
  #keyOf({ key, altKey }: KeyboardEvent): (() => void) | undefined {
    const move = (to: number) => () => {
      if (!this.#isShown) this.#open();
      // Beyond either end is the field.
      const count = this.#suggestions.length;
      this.#active = altKey || !count ? -1 : ((to + 1 + count + 1) % (count + 1)) - 1;
      this.requestUpdate();
    };
    switch (key) {
      case 'ArrowDown':
        return move(this.#active + 1);
      case 'ArrowUp':
        return altKey ? this.#close : move(this.#active - 1);
      case 'Enter':
        return this.#active < 0 ? undefined : () => this.#take(this.#active);
      case 'Escape':
        return this.#isShown ? this.#close : this.#text ? this.#clear : undefined;
      case 'Home':
      case 'End':
        this.#active = -1;
        this.requestUpdate();
    }
    return undefined;
  }
}

define('cal-event-search', CalEventSearch);

declare global {
  interface HTMLElementTagNameMap {
    'cal-event-search': CalEventSearch;
  }
}
