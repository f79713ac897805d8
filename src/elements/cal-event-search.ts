import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { ControlMessages } from '../locale/index.js';
import type { FilterTable } from '../data/schema/index.js';
import { filterProperties, type FilterProperties } from './base/attributes.js';
import { CalElement } from './base/cal-element.js';
import { define } from './base/define.js';
import { emit, type FilterChange } from './base/events.js';
import { landmarkName } from './base/landmark-name.js';
import { MessageController } from './base/message-controller.js';
import { shared } from './cards/shared.styles.js';
import { widthProbe } from './cards/frame.js';
import { AttributeMistakes } from './base/errors/attribute-mistakes.js';
import { forgetSearches, rememberSearch } from './controls/recent-searches.js';
import { searchAttributes } from './controls/search-attributes.js';
import { styles } from './controls/search.styles.js';
import { suggestAtFirst, suggestByText } from './controls/suggest.js';
import { SuggestionQueries, type SearchContext } from './controls/suggestion-queries.js';
import { searchIcon } from './controls/suggestion-icons.js';
import { suggestionGroups } from './controls/suggestion-options.js';
import { KnownEvents, type Suggestion } from './controls/suggestions.js';
import { Targets, type Target } from './controls/targets.js';
import { closeIcon } from './parts/icons.js';
import { popupStyles } from './parts/popup.styles.js';

type Properties = FilterProperties<typeof searchAttributes>;

export interface CalEventSearch extends Properties {}

/** Milliseconds after the last key until suggestions are requested from the server, */
const pauseToSuggest = 150;
/** and until the views search. */
const pause = 300;

/**
 * It searches the views that `for` names, else the calendar or the provider around it, a moment after the last key, and
 * at once on Enter. Events, venues and categories are suggested: those that the views have shown, and after a shorter
 * moment those that the server finds. An event opens, a venue or category becomes a filter instead of the words. So do
 * days that the words mean in the visitor's language ("next weekend", "in December", "Dec 12"), without a request for
 * suggestions; once all their words are there, the views show them. An empty field suggests the last five searches,
 * which the browser keeps. Of several calendars (`base-url`) events are suggested, and categories that were shown; a
 * kind that the server refuses is left out. A directory that `for` names, of venues or organizers, is searched as well;
 * it shows what is found by itself, so nothing is suggested.
 *
 * @summary A search field for the events of lists, maps, months and weeks, with suggestions, or for a directory of venues or
 * organizers.
 *
 * @example
 * <cal-event-search for="agenda"></cal-event-search>
 * <cal-event-list base-url="https://example.org/wp-json" id="agenda"></cal-event-list>
 * @picture search.png A search above a list, with a suggestion
 *
 * @csspart search - The field with its button.
 * @csspart field - The field.
 * @csspart clear - The button that empties the field, together with `button`.
 * @csspart options - The list of suggestions.
 * @csspart group - The suggestions of one kind.
 * @csspart group-heading - Their heading.
 * @csspart option - A suggestion, also `option-` with what it is: `recent`, `forget`, `date`, `event`, `venue`,
 * `category` or `words`; also `active` while the keyboard is on it.
 * @csspart active - The suggestion that the keyboard is on, together with `option`.
 * @csspart date - The day of an event that is suggested.
 * @csspart detail - Further words about a suggestion: the day and venue of an event, the days that words mean.
 *
 * @fires cal-filter-change - The visitor searches, or has chosen a venue, a category or days: the attributes that are
 * about to be set. Cancelable.
 * @fires cal-select - The visitor has chosen an event: `event`. Cancelable.
 */
export class CalEventSearch extends CalElement {
  static override styles = [shared, popupStyles, styles];

  static override tables: readonly FilterTable[] = [searchAttributes];
  static override properties = filterProperties(this.tables);

  readonly #messages = new MessageController(this, 'controls');
  readonly #targets = new Targets(this, ['search'], () => this._values.for as string | undefined);
  readonly #mistakes = new AttributeMistakes(this);
  readonly #known = new KnownEvents();
  readonly #queries = new SuggestionQueries(this, () => this.#context);
  /** The view that is followed. */
  #first: Target | undefined;
  /** The text of the field. */
  #text = '';
  /** The text that the views searched for, when it was read or written last. */
  #searched = '';
  /** The attributes of the views before they showed the days that the text means. */
  #replaced: FilterChange | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #waitingToSuggest: ReturnType<typeof setTimeout> | undefined;
  #suggestions: readonly Suggestion[] = [];
  /** The server's suggestions from which these were made. */
  #found: readonly Suggestion[] = [];
  /** The suggestion that the keyboard is on. */
  #active = -1;
  #isOpen = false;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#waiting);
    this.#stopSuggesting();
    this.#isOpen = false;
  }

  protected override update(changed: PropertyValues): void {
    this.#follow();
    const { found } = this.#queries;
    const isNew = found.length !== this.#found.length || found.some((one, index) => one !== this.#found[index]);
    if (this.#isOpen && isNew) this.#suggest();
    super.update(changed);
  }

  protected override updated(): void {
    const box = this.renderRoot.querySelector<HTMLElement>('#options');
    if (box?.matches(':popover-open') !== this.#isShown) box?.togglePopover(this.#isShown);
    this.renderRoot.querySelector('.active')?.scrollIntoView({ block: 'nearest' });
  }

  /** Takes the focus to the field. */
  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<HTMLElement>('.field')?.focus(options);
  }

  override render(): TemplateResult {
    const { messages } = this.#messages;
    return html`
      ${widthProbe}
      <div part="base" class="base" aria-busy=${!messages}>
        <slot name="header"></slot>
        ${this.#mistakes.render(this._values)}
        ${messages ? this.#renderSearch(messages) : html`<slot name="loading"><slot></slot></slot>`}
        <slot name="footer"></slot>
      </div>
    `;
  }

  /** The items of the first view, where it is a directory. */
  get #directory(): keyof ControlMessages['find'] | undefined {
    const [, item] = /^cal-(category|organizer|tag|venue)-/.exec(this.#targets.first?.localName ?? '') ?? [];
    return item as keyof ControlMessages['find'] | undefined;
  }

  #renderSearch(messages: ControlMessages): TemplateResult {
    const name = this.#directory ? messages.find[this.#directory] : messages.search;
    // The hidden status comes first, because below the field it would make a scrolling page higher.
    return html`
      <p part="status" class="unseen" role="status">
        ${this.#isShown ? messages.suggestionCount(this.#suggestions.filter(({ kind }) => kind in messages.suggested).length) : nothing}
      </p>
      <form part="search" class="search" role="search" aria-label=${landmarkName(name, this)} @submit=${this.#onSubmit}>
        ${searchIcon}
        <input
          part="field"
          class="field"
          type="search"
          role="combobox"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          enterkeyhint="search"
          aria-label=${name}
          placeholder=${name}
          aria-autocomplete="list"
          aria-controls="options"
          aria-expanded=${this.#isShown}
          aria-activedescendant=${this.#active < 0 ? nothing : `option-${this.#active}`}
          .value=${live(this.#text)}
          @input=${this.#onInput}
          @compositionend=${this.#onInput}
          @keydown=${this.#onKey}
          @click=${this.#onClick}
          @blur=${this.#onBlur}
        />
        ${
          this.#text
            ? html`<button
                part="button clear"
                class="clear"
                type="button"
                aria-label=${messages.clearSearch}
                @mousedown=${this.#keepFocus}
                @click=${this.#clear}
              >
                ${closeIcon}
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
        aria-busy=${this.#queries.isFetching}
        @mousedown=${this.#keepFocus}
      >
        ${suggestionGroups({
          suggestions: this.#suggestions,
          active: this.#active,
          messages,
          common: this._common,
          display: this._display,
          take: this.#take,
          close: this.#close,
        })}
      </div>
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
    // A script or the Back button has changed the search.
    this.#searched = this.#text = searched;
    this.#replaced = undefined;
    clearTimeout(this.#waiting);
  }

  get #isShown(): boolean {
    return this.#isOpen && this.#suggestions.length > 0;
  }

  get #isLongEnough(): boolean {
    const { min_length: least } = this._values;
    return this.#text.trim().length >= (typeof least === 'number' ? least : searchAttributes.min_length.default);
  }

  /** Searches for what the field holds. */
  #search(text: string): void {
    clearTimeout(this.#waiting);
    const search = text.trim();
    if (search === this.#searched && !this.#replaced) return;
    if (!this.#targets.write({ ...this.#replaced, search: search || null })) return;
    this.#searched = search;
    this.#replaced = undefined;
  }

  /** The days that the text means, once all their words are there. */
  get #days(): Suggestion | undefined {
    return this.#isLongEnough ? this.#suggestions.find(({ isWhole }) => isWhole) : undefined;
  }

  /** Shows the days that the text means, until it means something else. */
  #showDays({ change = {} }: Suggestion): void {
    clearTimeout(this.#waiting);
    const before = {
      ...Object.fromEntries(Object.keys(change).map((name) => [name, this.#targets.read(name)])),
      ...this.#replaced,
    };
    if (!this.#targets.write({ search: null, ...change })) return;
    this.#replaced = before;
    this.#searched = '';
  }

  /** The context of requests for suggestions; nothing while there is no view whose filters could be set. */
  get #context(): SearchContext | undefined {
    const { first: target } = this.#targets;
    if (!target || this.#directory) return undefined;
    return { target, settings: this.#targets.settings(this._settings), language: this._language };
  }

  #open(): void {
    this.#active = -1;
    this.#isOpen = true;
    this.#suggest();
    this.requestUpdate();
  }

  /** Suggests what is known by now; the keyboard stays on what it is on. */
  #suggest(): void {
    const active = this.#suggestions[this.#active];
    this.#found = this.#queries.found;
    this.#suggestions = this.#suggestionsNow();
    this.#active = this.#suggestions.findIndex(({ kind, name }) => kind === active?.kind && name === active.name);
  }

  #suggestionsNow(): readonly Suggestion[] {
    const { messages } = this.#messages;
    if (!messages || this.#directory || (this.#text.trim() && !this.#isLongEnough)) return [];
    const { _display: display, _language: language } = this;
    const settings = this.#targets.settings(this._settings);
    const around = { messages, targets: this.#targets, settings, display, language };
    const known = [...this.#known.suggestions, ...this.#queries.latest];
    return this.#text.trim() ? suggestByText(this.#text, this.#found, known, around) : suggestAtFirst(around);
  }

  /** Nobody waits for suggestions any more. */
  #stopSuggesting(): void {
    clearTimeout(this.#waitingToSuggest);
    this.#queries.text = undefined;
  }

  readonly #close = (): void => {
    this.#stopSuggesting();
    this.#isOpen = false;
    this.#active = -1;
    this.requestUpdate();
  };

  readonly #onInput = (event: Event): void => {
    // In some languages a letter takes several keys.
    if ((event as InputEvent).isComposing) return;
    this.#text = (event.target as HTMLInputElement).value;
    clearTimeout(this.#waiting);
    this.#stopSuggesting();
    this.#waitingToSuggest = setTimeout(this.#ask, pauseToSuggest);
    this.#open();
    const days = this.#days;
    const mayBeDays = this.#isLongEnough && this.#suggestions.some(({ kind }) => kind === 'date');
    // The first words of days are not searched for.
    if (mayBeDays && !days && !this.#replaced) return;
    const text = this.#isLongEnough && !mayBeDays ? this.#text : '';
    this.#waiting = setTimeout(() => (days ? this.#showDays(days) : this.#search(text)), pause);
  };

  readonly #ask = (): void => {
    if (!this.#isOpen || !this.#isLongEnough) return;
    this.#queries.text = this.#text.trim();
    this.requestUpdate();
  };

  readonly #onSubmit = (event: Event): void => {
    event.preventDefault();
    const days = this.#days;
    if (days) this.#takeFilter(days.change);
    else this.#searchAtOnce(this.#text);
  };

  /** Searches for words that the visitor will find again in the empty field. */
  #searchAtOnce(text: string): void {
    this.#text = text;
    this.#search(text);
    this.#remember();
    this.#close();
  }

  #remember(): void {
    if (this.#searched && !this.#directory) rememberSearch(this.#searched);
  }

  /** A press into the empty field shows what it knows. */
  readonly #onClick = (): void => {
    if (!this.#text && !this.#isOpen) this.#open();
  };

  readonly #onBlur = (): void => {
    if (this.#searched === this.#text.trim()) this.#remember();
    // The days that are shown stay, as a filter in place of the words.
    if (this.#replaced) this.#text = '';
    this.#replaced = undefined;
    this.#close();
  };

  readonly #clear = (): void => {
    this.#text = '';
    this.#search('');
    this.#close();
    this.renderRoot.querySelector<HTMLElement>('.field')!.focus();
  };

  readonly #take = (index: number): void => {
    const { kind, name, event, change } = this.#suggestions[index]!;
    if (event?.url) return this.renderRoot.querySelector<HTMLElement>(`#option-${index}`)!.click();
    if (kind === 'recent' || kind === 'words') return this.#searchAtOnce(kind === 'words' ? this.#text : name);
    if (kind === 'forget') {
      forgetSearches();
      return this.#open();
    }
    if (!event) return this.#takeFilter(change);
    this.#close();
    emit(this, 'cal-select', { event }, { cancelable: true });
  };

  /** Sets a filter instead of the words by which it was found. */
  #takeFilter(change: FilterChange | undefined): void {
    this.#close();
    clearTimeout(this.#waiting);
    if (!this.#targets.write({ ...this.#replaced, search: null, ...change })) return;
    this.#text = this.#searched = '';
    this.#replaced = undefined;
  }

  /** A press on a suggestion leaves the focus in the field. */
  readonly #keepFocus = (event: Event): void => event.preventDefault();

  readonly #onKey = (event: KeyboardEvent): void => {
    const take = event.isComposing ? undefined : this.#keyOf(event);
    if (!take) return;
    event.preventDefault();
    take();
  };

  /** The action of a key; Home and End go on to move the caret. */
  #keyOf({ key, altKey }: KeyboardEvent): (() => void) | undefined {
    const move = (to: number) => () => {
      if (!this.#isShown) this.#open();
      // Beyond the first and last suggestion the arrows return to the field.
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
