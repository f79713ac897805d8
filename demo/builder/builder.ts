import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { findCalendar, type CalError } from '../../src/data/client/index.js';
import { defaultNamespace } from '../../src/data/schema/index.js';
import type { BlockTable } from '../../src/entries/builders/block-table.js';
import { elementDataOf, type ControlTag, type ElementData } from './element-data.js';
import { controlChoices, settingRows, tokenRows } from './fields.js';
import { showPreview } from './preview.js';
import { problemText } from './problem.js';
import { readAddress, readSnippet } from './read-snippet.js';
import { offerSampleEvents, sampleAddress } from './sample-events.js';
import { calendarPlaceholder, integrityOf, placeholder, version } from './script-files.js';
import { relevant, unknownNames, withCalendar, withControl, withYes, type Settings } from './settings.js';
import { fileOf, writeSnippet, type Format } from './write-snippet.js';

const formatNames: Readonly<Record<Format, string>> = {
  module: 'A page of HTML',
  standalone: 'A page builder',
  box: 'An editor that removes tags',
  iframe: 'Where no scripts may be',
  shortcode: 'WordPress',
};
const formatHints: Readonly<Record<Format, string>> = {
  module: 'Anywhere in the page; the script once.',
  standalone:
    'Into its block for HTML: the HTML card of Ghost, the Code Block of Squarespace, the Code Embed of Webflow, the widget HTML of Elementor, Custom Liquid of Shopify. GrapesJS and Puck have plugins, which the guide shows.',
  box: 'TinyMCE (Joomla’s editor) and Decap CMS keep these boxes. CKEditor 5 (that of Drupal and TYPO3) does with htmlSupport.allow: [{ name: "div", attributes: /^data-cal/ }]. The script goes into the template of the pages.',
  iframe:
    'Into a block for HTML; Wix and Notion ask for its address alone. Editors that remove iframes, as CKEditor 5 does, have a setting that allows them.',
  shortcode: 'Into a block for shortcodes, with our plugin.',
};
const backgroundNames = { light: 'Light', dark: 'Dark', narrow: 'Narrow' } as const;

const keysOf = <Name extends string>(names: Readonly<Record<Name, string>>) => Object.keys(names) as Name[];
const valueOf = (event: Event) => (event.target as HTMLInputElement).value;

/**
 * The page Builder: it connects to a calendar, sets attributes, colors and spacing of an element in a form, shows the
 * element live, writes its snippet and reads snippets back. It begins with the settings in the address of the page, as
 * `embed.html` reads it.
 */
export class SnippetBuilder extends LitElement {
  static override properties = { baseUrl: { attribute: 'base-url' }, folder: {}, blocks: {} };

  /** The calendar to begin with; sample events by default. */
  declare baseUrl?: string;
  /** The folder of the scripts to begin with. */
  declare folder?: string;
  /** The address of the table of blocks; `/dist/blocks.json` by default. */
  declare blocks?: string;

  #data: readonly ElementData[] = [];
  #groups: BlockTable['groups'] = { common: '', shared: '', more: '' };
  #settings: Settings = { tag: 'cal-event-list', attributes: {}, tokens: {}, controls: {} };
  #format: Format = 'module';
  #background: keyof typeof backgroundNames = 'light';
  /** The folder of the scripts, the hash of the one that the snippet names, and whether the author chose to name it. */
  #folder = '';
  #integrity = '';
  #isPinned: boolean | undefined;
  /** Whether the preview has come near to what the author sees: on phones it stands below a long form. */
  #isNear = false;
  readonly #nearness = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      this.#isNear = true;
      this.#nearness.disconnect();
      this.requestUpdate();
    },
    { rootMargin: '50%' },
  );
  /** The last messages about the calendar, the pasted snippet and the copied one. */
  #said = { calendar: '', pasted: '', copied: '' };

  override connectedCallback(): void {
    super.connectedCallback();
    const named = readAddress(location.search);
    if (named) this.#settings = named;
    const { 'base-url': baseUrl = this.baseUrl } = this.#settings.attributes;
    if (baseUrl) this.#set('attributes', 'base-url', URL.parse(baseUrl, document.baseURI)?.href ?? baseUrl);
    else this.#offerSample();
    this.#useFolder(this.folder ?? placeholder);
    void this.#loadData();
  }

  /** It is a part of its page, in whose style it stands. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override render(): TemplateResult {
    const chosen = this.#chosen();
    if (!chosen) return html`${nothing}`;
    const { attributes, tokens, controls } = this.#settings;
    const hasControls = Object.keys(chosen.controls).length > 0 && this.#format !== 'iframe';
    return html`<div class="builder">
      <div class="form">
        <div class="row">
          <label for="element">Element</label>
          <select id="element" aria-describedby="about-element" @change=${this.#onElement}>
            ${this.#data.map(({ tag, label }) => html`<option value=${tag} ?selected=${tag === chosen.tag}>${label} (${tag})</option>`)}
          </select>
          <small id="about-element">${chosen.description}</small>
        </div>
        ${this.#renderConnection()} ${hasControls ? controlChoices(Object.keys(controls), this.#join) : nothing}
        ${keysOf(this.#groups).map((group) =>
          this.#renderGroup(
            this.#groups[group],
            settingRows(
              chosen.settings.filter((setting) => setting.group === group && setting.name !== 'base-url'),
              attributes,
              (name, text) => this.#change('attributes', name, text),
            ),
            group === 'common',
          ),
        )}
        ${this.#renderGroup(
          'Colors and spacing',
          tokenRows(chosen.properties, tokens, (name, text) => this.#change('tokens', name, text)),
        )}
        <div class="row">
          <label for="paste">Paste a snippet to change it</label>
          <textarea id="paste" rows="3" spellcheck="false" @input=${this.#onPaste}></textarea>
          <p role="status">${this.#said.pasted}</p>
        </div>
      </div>
      <div class="result">${this.#renderPreview()}${this.#renderSnippet()}</div>
    </div>`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const box = this.renderRoot.querySelector<HTMLElement>('.preview');
    if (box && this.#isNear) showPreview(box, withCalendar(this.#relevant(), sampleAddress));
    else if (box) this.#nearness.observe(box);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#nearness.disconnect();
  }

  #renderGroup(heading: string, rows: readonly TemplateResult[], isOpen = false) {
    if (!rows.length) return nothing;
    return html`<details ?open=${isOpen}>
      <summary>${heading}</summary>
      <div class="group">${rows}</div>
    </details>`;
  }

  #renderConnection(): TemplateResult {
    return html`<form class="row" aria-label="Calendar" @submit=${this.#onConnect}>
      <label for="address">Address of the calendar</label>
      <span class="fields">
        <input
          id="address"
          name="address"
          inputmode="url"
          autocomplete="url"
          aria-describedby="about-address"
          .value=${this.#settings.attributes['base-url'] ?? ''}
        />
        <button>Connect</button>
      </span>
      <small id="about-address">Any page of its site will do.</small>
      <p role="status">${this.#said.calendar}</p>
    </form>`;
  }

  #renderPreview(): TemplateResult {
    const choose = (name: keyof typeof backgroundNames) => {
      this.#background = name;
      this.requestUpdate();
    };
    return html`${this.#renderChoices('Preview', 'background', backgroundNames, this.#background, choose)}
      <div class="preview ${this.#background}" @cal-select=${this.#onSelect}></div>`;
  }

  #renderSnippet(): TemplateResult {
    const snippet = this.#snippet();
    return html`${this.#renderChoices('Where do you paste it?', 'format', formatNames, this.#format, this.#useFormat)}
      <small>${formatHints[this.#format]}</small>
      <textarea
        class="snippet"
        readonly
        spellcheck="false"
        translate="no"
        aria-label="Snippet"
        rows=${snippet.split('\n').length + 1}
        .value=${snippet}
      ></textarea>
      <div class="fields">
        <button type="button" class="copy" @click=${this.#copy}>Copy</button>
        <p role="status">${this.#said.copied}</p>
      </div>
      ${this.#format === 'shortcode' ? nothing : this.#renderFiles()}`;
  }

  #renderFiles(): TemplateResult {
    const integrity = this.#format === 'iframe' ? '' : this.#integrity;
    return html`<details>
      <summary>Files of the snippet</summary>
      <div class="group">
        <div class="row">
          <label for="folder">Folder of the scripts</label>
          <input id="folder" inputmode="url" .value=${this.#folder} @change=${this.#onFolder} />
          <small>Version ${version}${integrity && `, integrity ${integrity}`}</small>
        </div>
        ${
          integrity
            ? html`<label class="choice"
                ><input type="checkbox" .checked=${this.#pins} @change=${this.#onPin} />Allow this version only</label
              >`
            : nothing
        }
        ${
          this.#asksOtherHosts
            ? html`<small
                >Where your page has another host than the scripts, the server of the scripts must send the header
                <code>Access-Control-Allow-Origin: *</code> with them.</small
              >`
            : nothing
        }
      </div>
    </details>`;
  }

  #renderChoices<Name extends string>(
    legend: string,
    field: string,
    names: Readonly<Record<Name, string>>,
    chosen: Name,
    choose: (name: Name) => void,
  ): TemplateResult {
    return html`<fieldset class="choices">
      <legend>${legend}</legend>
      ${keysOf(names).map(
        (name) =>
          html`<label class="choice">
            <input
              type="radio"
              name=${field}
              value=${name}
              .checked=${name === chosen}
              @change=${() => choose(name)}
            />${names[name]}
          </label>`,
      )}
    </fieldset>`;
  }

  async #loadData(): Promise<void> {
    const response = await fetch(this.blocks ?? '/dist/blocks.json');
    const table = (await response.json()) as BlockTable;
    this.#data = elementDataOf(table);
    this.#groups = table.groups;
    this.requestUpdate();
  }

  #chosen(): ElementData | undefined {
    return this.#data.find(({ tag }) => tag === this.#settings.tag) ?? this.#data[0];
  }

  #relevant(): Settings {
    const chosen = this.#chosen()!;
    // An iframe shows one element.
    const controls = this.#format === 'iframe' ? {} : this.#settings.controls;
    return relevant({ ...this.#settings, tag: chosen.tag, controls }, chosen);
  }

  /**
   * Whether the snippet allows this version only; unless the author decides, where the folder is of one version and
   * never changes. A classic script would then need a header that many hosts do not send.
   */
  get #pins(): boolean {
    return this.#isPinned ?? (this.#format === 'module' && this.#folder.includes(version));
  }

  /** Whether browsers run the script on pages of other hosts only where its server allows it. */
  get #asksOtherHosts(): boolean {
    return (
      this.#format === 'module' || (fileOf[this.#format] === fileOf.standalone && this.#pins && this.#integrity !== '')
    );
  }

  #snippet(): string {
    const files = { folder: this.#folder, integrity: this.#pins ? this.#integrity : undefined };
    const settings = this.#relevant();
    // WordPress knows its own calendar.
    const named = this.#format === 'shortcode' ? settings : withCalendar(settings, calendarPlaceholder);
    return writeSnippet(this.#format, named, files, 'Events');
  }

  #offerSample(): void {
    offerSampleEvents();
    this.#said.calendar = 'These are sample events. Connect to your calendar to see its own.';
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
    const url = URL.parse(folder.replace(/\/?$/, '/'), document.baseURI);
    if (!url || !/^https?:$/.test(url.protocol)) return;
    this.#folder = url.href;
    void this.#readIntegrity();
  }

  readonly #useFormat = (format: Format): void => {
    this.#format = format;
    this.#said.copied = '';
    void this.#readIntegrity();
    this.requestUpdate();
  };

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
    const say = (text: string) => {
      this.#said.calendar = text;
      this.requestUpdate();
    };
    say('Looking for the calendar');
    const address = this.renderRoot.querySelector<HTMLInputElement>('#address')!.value;
    try {
      const { baseUrl, namespace } = await findCalendar(address);
      this.#set('attributes', 'base-url', baseUrl);
      this.#set('attributes', 'namespace', namespace === defaultNamespace ? '' : namespace);
      say(`Connected to ${baseUrl}.`);
    } catch (error) {
      say(problemText(error as CalError));
    }
  };

  readonly #onPaste = (event: Event): void => {
    const text = valueOf(event);
    const read = readSnippet(text);
    const data = this.#data.find(({ tag }) => tag === read?.settings.tag);
    if (read && data) {
      const unknown = unknownNames(read.settings, data);
      this.#settings = relevant(withYes(read.settings, data), data);
      this.#format = read.format;
      this.#useFolder(read.folder ?? this.#folder);
      const leftOut = unknown.length ? ` Left out, because there are no such attributes: ${unknown.join(', ')}.` : '';
      this.#said.pasted = `The form shows what the snippet says of ${data.tag}.${leftOut}`;
    } else this.#said.pasted = text.trim() && 'There is no element of ours in this text.';
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

  readonly #copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(this.#snippet());
      this.#said.copied = 'The snippet is copied.';
    } catch {
      this.#said.copied = 'This page may not copy. Select the text instead.';
      this.renderRoot.querySelector<HTMLTextAreaElement>('.snippet')!.select();
    }
    this.requestUpdate();
  };
}

customElements.define('snippet-builder', SnippetBuilder);
