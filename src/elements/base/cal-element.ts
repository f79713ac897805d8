import { LitElement, type PropertyDeclarations, type PropertyValues } from 'lit';
import { loadMessages, loadedMessages, wordsAt, type Messages } from '../../locale/index.js';
import {
  displayOf,
  isPainted,
  paintedBefore,
  languageOf,
  onSettingsChange,
  readSettings,
  settings,
  settingsChanged,
} from '../../data/query/index.js';
import { kebabCase, onlyReadable, type FilterTable, type ReadFilters } from '../../data/schema/index.js';
import type { DisplayOptions } from '../../data/time/index.js';
import { filterProperties, valuesOf, type FilterProperties } from './attributes.js';
import { makeEditable } from './offer-editing.js';
import { internalsOf } from '#internals';

export interface CalElement extends FilterProperties<typeof settings> {}

/**
 * The base of all elements: settings, language, and attributes in both spellings.
 *
 * @slot - Fallback content: shown until the first response, and beside an error.
 * @slot header - Above everything.
 * @slot footer - Below everything.
 * @slot loading - Replaces the skeleton.
 * @slot error - Replaces the error message.
 *
 * @csspart base - The whole element; also `busy` while it loads.
 * @csspart busy - The element while it loads, together with `base`.
 * @csspart status - The status line: what is shown, for screen readers too.
 * @csspart button - Any button.
 * @csspart loading - The skeleton.
 * @csspart error - The error message.
 * @csspart stale - The message that the data shown is older, because a refresh failed.
 * @csspart message - The first line of a message.
 * @csspart hint - The second line of a message.
 * @csspart owner - What of an error helps only the owner of the site: its `hint`, folded.
 * @csspart owner-summary - The line that unfolds it.
 *
 * @cssprop --cal-font - Font; the page's by default.
 * @cssprop --cal-color-text - Text; the page's by default.
 * @cssprop --cal-color-muted - Secondary text.
 * @cssprop --cal-color-accent - Links, marks and the current item; suits light and dark text by default.
 * @cssprop --cal-color-border - Lines.
 * @cssprop --cal-radius - Radius of corners.
 * @cssprop --cal-space - Unit of all distances.
 * @cssprop --cal-gap - Distance between items.
 * @cssprop --cal-focus-ring - Outline of what has the focus.
 *
 * @cssstate loading - The first response has not arrived.
 * @cssstate error - Something went wrong, and nothing can be shown.
 * @cssstate stale - Older data is shown because a refresh failed.
 *
 * @fires cal-load - A request has started.
 * @fires cal-data - Data is shown: `items`, `from`, `to`, `total`, `pages`.
 * @fires cal-error - Something went wrong: `kind`, `status`, `code`, `fields`, `hint`, `error`, `retry()`.
 */
export abstract class CalElement extends LitElement {
  static tables: readonly FilterTable[] = [settings];
  static override properties: PropertyDeclarations = filterProperties(this.tables);

  /** Observes the documented spelling (`starts_after`) of an attribute as well as ours (`starts-after`). */
  static override get observedAttributes(): string[] {
    return [...new Set(super.observedAttributes.flatMap((name) => [name, name.replaceAll('-', '_')]))];
  }

  // What these are called begins as no attribute does, so that filters may have any name.

  /** BCP 47 tag, from the nearest `lang`. */
  protected _language = '';
  /** The messages that all elements share, in the element's language; `undefined` until they have arrived. */
  protected _common: Messages | undefined;
  /** The rows of the attributes that are read at each update; those of its tables by default. */
  protected get _rows(): FilterTable {
    return Object.assign({}, ...(this.constructor as typeof CalElement).tables) as FilterTable;
  }
  /** The values of these attributes, parsed once an update. Unreadable ones are `Unreadable`. */
  protected _values: Readonly<Record<string, unknown>> = {};
  /** Own settings before inherited ones. */
  protected _settings!: ReadFilters<typeof settings>;
  /** The language, calendar, time zone and clock in which the visitor reads. */
  protected _display!: DisplayOptions;
  protected readonly _internals = internalsOf(this);
  #stopListening: (() => void) | undefined;

  override attributeChangedCallback(name: string, old: string | null): void {
    const ours = kebabCase(name);
    // Where both spellings are given, ours wins.
    super.attributeChangedCallback(ours, old, this.getAttribute(ours) ?? this.getAttribute(ours.replaceAll('-', '_')));
  }

  override connectedCallback(): void {
    // Written by a server, and looked after by whoever sees it first: the first script of a page, where there is one.
    if (!this.hasUpdated && this.shadowRoot && !isPainted(this)) {
      const focused = this.shadowRoot.activeElement;
      void import('./prerendered.js').then(({ replacePrinted }) => replacePrinted(this, focused));
    }
    super.connectedCallback();
    this.#stopListening = onSettingsChange(() => this.requestUpdate());
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopListening?.();
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    // What was painted before is rendered on, and not rendered beside.
    if (isPainted(this)) this.renderOptions.renderBefore = paintedBefore(this);
    return root;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const language = languageOf(this);
    this._values = this.readValues();
    this._settings = { ...readSettings(this), ...valuesOf(settings, this) };
    this._display = displayOf(onlyReadable(this._settings), language);
    if (this._settings.editable === true) makeEditable(this);
    const { own_words: words } = this._settings;
    if (typeof words === 'string') void wordsAt(words)?.then(settingsChanged);
    const common = loadedMessages('common', language);
    if (language === this._language && !common) return;
    this._language = language;
    this._common = common;
    if (!common) void this.#fetchCommon(language);
  }

  protected readValues(): Readonly<Record<string, unknown>> {
    return valuesOf(this._rows, this);
  }

  async #fetchCommon(language: string): Promise<void> {
    const common = await loadMessages('common', language);
    if (language !== this._language) return;
    this._common = common;
    this.requestUpdate();
  }
}
