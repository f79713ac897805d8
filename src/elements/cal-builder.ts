import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { loadBuilderMessages, type BuilderMessages } from '../locale/index.js';
import { findCalendar, type CalError } from '../query/index.js';
import { defaultNamespace, type FilterTable } from '../schema/index.js';
import { filterProperties, type FilterProperties } from './base/attributes.js';
import { CalElement } from './base/cal-element.js';
import { define } from './base/define.js';
import { OnDemand } from './base/on-demand.js';
import { shared } from './base/shared.styles.js';
import { builderAttributes } from './builder/builder-attributes.js';
import { styles } from './builder/builder.styles.js';
import type { ElementData } from 'virtual:element-data';
import { attributeRows, controlChoices, tokenRows } from './builder/fields.js';
import { showPreview } from './builder/preview.js';
import { problemText } from './builder/problem.js';
import { readSnippet } from './builder/read-snippet.js';
import { integrityOf, ownFolder, version } from './builder/script-files.js';
import { relevant, unknownNames, withControl, type ControlTag, type Settings } from './builder/settings.js';
import { fileOf, formats, writeSnippet, type Format } from './builder/write-snippet.js';

type Properties = FilterProperties<typeof builderAttributes>;

export interface CalBuilder extends Properties {}

/** The code of the elements that can be chosen or joined, for the preview. */
const code: Readonly<Record<string, () => Promise<unknown>>> = {
  'cal-add-to-calendar': () => import('./cal-add-to-calendar.js'),
  'cal-calendar': () => import('./cal-calendar.js'),
  'cal-category-list': () => import('./cal-category-list.js'),
  'cal-event-detail': () => import('./cal-event-detail.js'),
  'cal-event-filters': () => import('./cal-event-filters.js'),
  'cal-event-list': () => import('./cal-event-list.js'),
  'cal-event-map': () => import('./cal-event-map.js'),
  'cal-event-month': () => import('./cal-event-month.js'),
  'cal-event-search': () => import('./cal-event-search.js'),
  'cal-event-week': () => import('./cal-event-week.js'),
  'cal-organizer-detail': () => import('./cal-organizer-detail.js'),
  'cal-organizer-list': () => import('./cal-organizer-list.js'),
  'cal-tag-list': () => import('./cal-tag-list.js'),
  'cal-venue-detail': () => import('./cal-venue-detail.js'),
  'cal-venue-list': () => import('./cal-venue-list.js'),
  'cal-venue-map': () => import('./cal-venue-map.js'),
};

const backgrounds = ['light', 'dark', 'narrow'] as const;
const groups = ['own', 'filters', 'settings'] as const;

const valueOf = (event: Event) => (event.target as HTMLInputElement).value;

/**
 * @summary Builds the snippet that puts an element on a page: connects to a calendar, sets attributes, colors and spacing in a form, shows
 * the element live, and reads snippets back.
 *
 * @csspart form - All that is set.
 * @csspart group - A group of settings.
 * @csspart row - A setting: its name, its field and its description.
 * @csspart field - A field.
 * @csspart result - The preview and the snippet.
 * @csspart preview - The box around the element; also `light`, `dark` or `narrow`.
 * @csspart light - The preview on a light page, together with `preview`.
 * @csspart dark - The preview on a dark page, together with `preview`.
 * @csspart narrow - The preview in a narrow column, together with `preview`.
 * @csspart snippet - The text to copy.
 * @csspart version - The version of the scripts and their hash.
 */
export class CalBuilder extends CalElement {
  static override styles = [shared, styles];

  static override properties = filterProperties(builderAttributes);

  #words: BuilderMessages | undefined;
  readonly #data = new OnDemand(this, async () => (await import('virtual:element-data')).elementData);
  #settings: Settings = { tag: '', attributes: {}, tokens: {}, controls: {} };
  #format: Format = 'module';
  #background: (typeof backgrounds)[number] = 'light';
  /** The folder of the scripts, the hash of the one that the snippet names, and whether the author chose to name it. */
  #folder = '';
  #integrity = '';
  #isPinned: boolean | undefined;
  /** What was last said of the calendar, the pasted snippet and the copied one. */
  #said = { calendar: '', pasted: '', copied: '' };

  override connectedCallback(): void {
    super.connectedCallback();
    this.#data.need();
  }

  protected override get rows(): FilterTable {
    return builderAttributes;
  }

  protected override willUpdate(changed: PropertyValues): void {
    const { language } = this;
    super.willUpdate(changed);
    if (this.language !== language) void this.#loadWords(this.language);
    if (!this.hasUpdated || changed.has('element')) this.#settings = { ...this.#settings, tag: this.#text('element') ?? 'cal-event-list' };
    if (!this.hasUpdated || changed.has('format')) this.#format = formats.find((format) => format === this.format) ?? 'module';
    if (!this.hasUpdated || changed.has('folder')) this.#useFolder(this.#text('folder') ?? ownFolder());
    const { base_url: baseUrl } = this.settings;
    if (!this.hasUpdated && typeof baseUrl === 'string')
      this.#set('attributes', 'base-url', URL.parse(baseUrl, document.baseURI)?.href ?? baseUrl);
  }

  override render(): TemplateResult {
    const messages = this.#words;
    const data = this.#data.value;
    const isBusy = !messages || data === undefined;
    return html`<i>. .</i>
      <div part="base ${isBusy ? 'busy' : ''}" class="base" aria-busy=${isBusy}>
        <slot name="header"></slot>
        ${isBusy ? html`<slot name="loading"><div class="room"></div></slot>` : data ? this.#renderBuilder(messages, data) : html`<slot></slot>`}
        <slot name="footer"></slot>
      </div>`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const box = this.renderRoot.querySelector<HTMLElement>('.preview');
    const settings = this.#relevant();
    if (!box || !code[settings.tag]) return;
    showPreview(box, settings);
    // Where it cannot be loaded, the preview stays empty, and the snippet is right all the same.
    for (const tag of [settings.tag, ...Object.keys(settings.controls)]) if (!customElements.get(tag)) code[tag]!().catch(() => {});
  }

  #renderBuilder(words: BuilderMessages, data: readonly ElementData[]): TemplateResult {
    const chosen = this.#chosen();
    const { attributes, tokens } = this.#settings;
    return html`<div class="columns">
      <div part="form" class="form">
        <div part="row" class="row">
          <label for="element"><h2 part="heading">${words.element}</h2></label>
          <select part="field" id="element" aria-describedby="about-element" @change=${this.#onElement}>
            ${data.map(({ tag }) => html`<option value=${tag} ?selected=${tag === this.#settings.tag}>${tag}</option>`)}
          </select>
          <small part="hint" id="about-element" lang="en" dir="ltr">${chosen?.summary}</small>
        </div>
        ${this.#renderConnection(words)}
        ${
          chosen?.takesControls && this.#format !== 'iframe'
            ? controlChoices(Object.keys(this.#settings.controls), this.#join, words)
            : nothing
        }
        ${
          chosen &&
          groups.map((group) =>
            this.#renderGroup(
              words.groups[group],
              attributeRows(
                chosen.attributes.filter((attribute) => attribute.group === group && attribute.name !== 'base-url'),
                attributes,
                (name, text) => this.#change('attributes', name, text),
                words,
              ),
              group === 'own',
            ),
          )
        }
        ${
          chosen &&
          this.#renderGroup(
            words.groups.tokens,
            tokenRows(chosen.tokens, tokens, (name, text) => this.#change('tokens', name, text), words),
          )
        }
        <div part="row" class="row">
          <label for="paste">${words.paste}</label>
          <textarea part="field" id="paste" rows="3" dir="ltr" spellcheck="false" @input=${this.#onPaste}></textarea>
          <p part="status" class="status" role="status">${this.#said.pasted}</p>
        </div>
      </div>
      <div part="result" class="result">${this.#renderPreview(words)}${this.#renderSnippet(words)}</div>
    </div>`;
  }

  #renderGroup(heading: string, rows: readonly TemplateResult[], isOpen = false) {
    if (!rows.length) return nothing;
    return html`<details ?open=${isOpen}>
      <summary>${heading}</summary>
      <div part="group" class="group">${rows}</div>
    </details>`;
  }

  #renderConnection(words: BuilderMessages): TemplateResult {
    return html`<form part="group" class="group" aria-label=${words.calendar} @submit=${this.#onConnect}>
      <div part="row" class="row">
        <label for="address"><h2 part="heading">${words.address}</h2></label>
        <span class="fields">
          <input
            part="field"
            id="address"
            name="address"
            dir="ltr"
            inputmode="url"
            autocomplete="url"
            aria-describedby="about-address"
            .value=${this.#settings.attributes['base-url'] ?? ''}
          />
          <button part="button">${words.connect}</button>
        </span>
        <small part="hint" id="about-address">${words.addressHint}</small>
      </div>
      <p part="status" class="status" role="status">${this.#said.calendar}</p>
    </form>`;
  }

  #renderPreview(words: BuilderMessages): TemplateResult {
    const choose = (event: Event) => {
      this.#background = backgrounds.find((one) => one === valueOf(event))!;
      this.requestUpdate();
    };
    return html`${this.#renderChoices(words.preview, 'background', backgrounds, words.backgrounds, this.#background, choose)}
      <div part="preview ${this.#background}" class="preview ${this.#background}" @cal-select=${this.#onSelect}></div>`;
  }

  #renderSnippet(words: BuilderMessages): TemplateResult {
    const snippet = this.#snippet(words);
    const hasScript = this.#format === 'module' || this.#format === 'standalone';
    return html`${this.#renderChoices(words.snippet, 'format', formats, words.formats, this.#format, this.#onFormat)}
      <textarea
        part="snippet"
        class="snippet"
        readonly
        dir="ltr"
        spellcheck="false"
        translate="no"
        aria-label=${words.snippet}
        rows=${snippet.split('\n').length + 2}
        .value=${snippet}
      ></textarea>
      <div class="fields">
        <button part="button" type="button" @click=${() => this.#copy(words)}>${words.copy}</button>
        <p part="status" class="status" role="status">${this.#said.copied}</p>
      </div>
      ${this.#format === 'shortcode' ? nothing : this.#renderFiles(words, hasScript)}`;
  }

  #renderFiles(words: BuilderMessages, hasScript: boolean): TemplateResult {
    return html`<div part="row" class="row">
        <label for="folder">${words.folder}</label>
        <input part="field" id="folder" dir="ltr" inputmode="url" .value=${this.#folder} @change=${this.#onFolder} />
        <small part="version" class="hint">${words.version(version, hasScript ? this.#integrity : '')}</small>
      </div>
      ${
        hasScript && this.#integrity
          ? html`<label class="choice"><input type="checkbox" .checked=${this.#pins} @change=${this.#onPin} />${words.pin}</label>`
          : nothing
      }`;
  }

  #renderChoices<Name extends string>(
    legend: string,
    name: string,
    values: readonly Name[],
    labels: Readonly<Record<Name, string>>,
    chosen: Name,
    choose: (event: Event) => void,
  ): TemplateResult {
    return html`<fieldset class="choices">
      <legend>${legend}</legend>
      ${values.map(
        (value) =>
          html`<label class="choice">
            <input type="radio" name=${name} value=${String(value)} .checked=${value === chosen} @change=${choose} />${labels[value]}
          </label>`,
      )}
    </fieldset>`;
  }

  async #loadWords(language: string): Promise<void> {
    const words = await loadBuilderMessages(language).catch(() => undefined);
    if (!words || language !== this.language) return;
    this.#words = words;
    this.requestUpdate();
  }

  #text(name: keyof typeof builderAttributes): string | undefined {
    const text = this.values[name];
    return typeof text === 'string' ? text : undefined;
  }

  #chosen(): ElementData | undefined {
    return this.#data.value?.find(({ tag }) => tag === this.#settings.tag);
  }

  #relevant(): Settings {
    const chosen = this.#chosen();
    // An iframe shows one element.
    const controls = this.#format === 'iframe' ? {} : this.#settings.controls;
    return chosen ? relevant({ ...this.#settings, controls }, chosen) : this.#settings;
  }

  /** Whether the snippet allows this version only; unless the author decides, where the folder is of one version and never changes. */
  get #pins(): boolean {
    return this.#isPinned ?? this.#folder.includes(version);
  }

  #snippet(words: BuilderMessages): string {
    const files = { folder: this.#folder, integrity: this.#pins ? this.#integrity : undefined };
    return writeSnippet(this.#format, this.#relevant(), files, words.title);
  }

  #set(kind: 'attributes' | 'tokens', name: string, text: string): void {
    this.#settings = { ...this.#settings, [kind]: { ...this.#settings[kind], [name]: text } };
  }

  #change(kind: 'attributes' | 'tokens', name: string, text: string): void {
    this.#set(kind, name, text);
    this.#said.copied = '';
    this.requestUpdate();
  }

  readonly #join = (control: ControlTag, isJoined: boolean): void => {
    this.#settings = withControl(this.#settings, control, isJoined);
    this.#said.copied = '';
    this.requestUpdate();
  };

  #useFolder(folder: string): void {
    this.#folder = URL.parse(folder.replace(/\/?$/, '/'), document.baseURI)?.href ?? folder;
    void this.#readIntegrity();
  }

  async #readIntegrity(): Promise<void> {
    const { [this.#format]: file } = fileOf;
    const url = this.#folder + file;
    this.#integrity = '';
    const integrity = file.endsWith('.js') ? await integrityOf(url) : '';
    if (url !== this.#folder + fileOf[this.#format]) return;
    this.#integrity = integrity;
    this.requestUpdate();
  }

  readonly #onElement = (event: Event): void => {
    this.#settings = { ...this.#settings, tag: valueOf(event) };
    this.requestUpdate();
  };

  readonly #onConnect = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const messages = this.#words;
    if (!messages) return;
    const say = (text: string) => {
      this.#said.calendar = text;
      this.requestUpdate();
    };
    say(messages.connecting);
    const address = this.renderRoot.querySelector<HTMLInputElement>('#address')!.value;
    try {
      const { baseUrl, namespace, total } = await findCalendar(address);
      this.#set('attributes', 'base-url', baseUrl);
      this.#set('attributes', 'namespace', namespace === defaultNamespace ? '' : namespace);
      say(messages.found(baseUrl, total));
    } catch (error) {
      say(problemText(error as CalError, messages));
    }
  };

  readonly #onPaste = (event: Event): void => {
    const text = valueOf(event);
    const read = readSnippet(text);
    const messages = this.#words;
    const data = this.#data.value?.find(({ tag }) => tag === read?.settings.tag);
    if (!messages) return;
    if (read && data) {
      const unknown = unknownNames(read.settings, data);
      this.#settings = relevant(read.settings, data);
      this.#format = read.format;
      this.#useFolder(read.folder ?? this.#folder);
      this.#said.pasted = [messages.pasted(data.tag), unknown.length ? messages.unknown(unknown.join(', ')) : ''].join(' ').trim();
    } else this.#said.pasted = text.trim() && messages.pasteFailed;
    this.requestUpdate();
  };

  readonly #onFormat = (event: Event): void => {
    this.#format = formats.find((format) => format === valueOf(event))!;
    this.#said.copied = '';
    void this.#readIntegrity();
    this.requestUpdate();
  };

  readonly #onFolder = (event: Event): void => {
    this.#useFolder(valueOf(event));
    this.requestUpdate();
  };

  readonly #onPin = (event: Event): void => {
    this.#isPinned = (event.target as HTMLInputElement).checked;
    this.requestUpdate();
  };

  /** The author stays here. */
  readonly #onSelect = (event: Event): void => event.preventDefault();

  async #copy(words: BuilderMessages): Promise<void> {
    const text = this.#snippet(words);
    this.#said.copied = await navigator.clipboard.writeText(text).then(
      () => words.copied,
      () => words.copyFailed,
    );
    if (this.#said.copied === words.copyFailed) this.renderRoot.querySelector<HTMLTextAreaElement>('.snippet')?.select();
    this.requestUpdate();
  }
}

define('cal-builder', CalBuilder);

declare global {
  interface HTMLElementTagNameMap {
    'cal-builder': CalBuilder;
  }
}
