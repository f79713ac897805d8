import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { live } from 'lit/directives/live.js';
import { htmlOf, plainTextOf } from '../editor/plain-text.js';
import { loadTextEditor } from '../editor/load-editor.js';
import type { Loss } from '../editor/text.js';
import type { TextEditor, TextEditorOptions } from '../editor/text-editor.js';
import type { AuthoringMessages } from '../words/messages/authoring.js';
import { notice } from '../../elements/base/errors/notices.js';
import { OnDemand } from '../../elements/base/on-demand.js';
import { allowedBySettings, firstPartyHosts } from '../../elements/base/third-party.js';
import { safeHtml, sanitized } from '../../elements/html/safe-html.js';
import type { Control, FormContext } from './field.js';
import { FormatToolbar, type TextAction } from './format-toolbar.js';
import { LinkDialog } from './link-dialog.js';

/**
 * The way in which a text is edited: without formatting until it has had the focus, formatted, or as HTML. One that
 * formatting would change is `kept` as it is, unless its author decides otherwise.
 */
type Mode = 'plain' | 'formatted' | 'html' | 'kept';

type TextEditorCode = Awaited<ReturnType<typeof loadTextEditor>>;
type TextContent = keyof AuthoringMessages['text']['holds'];

/** Elements that formatting would remove, by what authors call them. */
const contents: readonly (readonly [TextContent, RegExp])[] = [
  ['table', /^(table|caption|col|colgroup|thead|tbody|tfoot|tr|th|td)$/],
  ['media', /^(iframe|video|audio|embed|object|picture|figure|svg|canvas)$/],
  ['form', /^(form|input|textarea|select|button|label|fieldset)$/],
  ['script', /^(script|style|link|meta|noscript|template)$/],
  ['code', /^(pre|code|kbd|samp)$/],
  ['heading', /^h[156]$/],
  ['section', /^(div|section|article|aside|main|header|footer|nav|details|address|center)$/],
];

/** The content of a text that formatting would remove, in words. */
function lostThings(
  losses: readonly Loss[],
  { holds, holdsName }: AuthoringMessages['text'],
  language: string,
): string {
  const names = losses.map((loss) => {
    if (!('name' in loss)) return holds[loss.kind];
    const [content] = (loss.kind === 'element' && contents.find(([, names]) => names.test(loss.name))) || [];
    return content ? holds[content] : holdsName(loss.kind === 'element' ? `<${loss.name}>` : loss.name);
  });
  return new Intl.ListFormat(language).format(new Set(names));
}

interface NextStep {
  readonly selected?: { readonly start: number; readonly end: number };
  readonly action?: TextAction;
}

/**
 * A text with a toolbar. The editor loads with the first focus; until then, and where it does not arrive, the text can
 * be typed.
 */
export class FormattedText implements ReactiveController {
  readonly #host: FormContext['host'];
  readonly #code: OnDemand<TextEditorCode>;
  readonly #label: (form: FormContext) => string;
  readonly #toolbar: FormatToolbar;
  readonly #link: LinkDialog;
  #control!: Control<string>;
  #form!: FormContext;
  #mode: Mode = 'plain';
  /** The value that the form holds, as far as it is known here. */
  #value: string | undefined;
  /** The value with which the mode began: it is given back where nothing is changed. */
  #before = '';
  /** The text with which the editor begins. */
  #text: TextEditorOptions['text'] = { plain: '' };
  /** A text that was kept and is now replaced or edited as HTML. */
  #kept: string | undefined;
  #losses: readonly Loss[] = [];
  #editor: TextEditor | undefined;
  /** The action for the time when the editor is there. */
  #next: NextStep | undefined;
  #isComposing = false;

  /** @param label its name, for users who do not see the label */
  constructor(host: FormContext['host'], id: string, label: (form: FormContext) => string) {
    this.#host = host;
    this.#label = label;
    this.#code = new OnDemand(host, loadTextEditor);
    this.#toolbar = new FormatToolbar(host);
    this.#link = new LinkDialog(host, `${id}-link`, (address) => {
      if (address === undefined) this.#editor?.focus();
      else this.#editor?.setLink(address ?? undefined);
    });
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#end();
    this.#value = undefined;
  }

  hostUpdated(): void {
    const place = this.#find('.editable');
    if (!place) this.#end();
    // Its buttons are updated then.
    else if (!this.#editor && this.#code.value) queueMicrotask(() => this.#mount(place, this.#code.value!));
  }

  render(control: Control<string>, form: FormContext): TemplateResult {
    this.#control = control;
    this.#form = form;
    if (control.value !== this.#value) this.#open(control.value);
    this.#settleMode();
    const { text } = form.words;
    const hasFailed = this.#code.value === null;
    switch (this.#mode) {
      case 'plain':
        return html`${hasFailed ? nothing : this.#renderToolbar()}
        ${this.#renderArea('plain' in this.#text ? this.#text.plain : '', this.#takePlain)}`;
      case 'formatted':
        return html`${this.#renderToolbar()} ${this.#code.value ? this.#renderEditable() : this.#renderWaiting()}
        ${this.#renderTakeBack()}`;
      case 'html':
        return html`
          ${hasFailed ? html`<p part="hint" class="help" role="status">${text.failed}</p>` : nothing}
          ${this.#renderArea(control.value, (value) => this.#give(value), 'ltr')} ${this.#renderTakeBack()}
        `;
      case 'kept':
        return this.#renderKept();
    }
  }

  /** Begins with a value that did not come from here. */
  #open(value: string): void {
    const plain = plainTextOf(value);
    this.#value = value;
    this.#kept = this.#next = undefined;
    this.#format(plain === undefined ? { html: value } : { plain });
    if (plain === undefined) this.#code.load();
    else this.#mode = 'plain';
  }

  /** Formats a text from now on. */
  #format(text: TextEditorOptions['text']): void {
    this.#end();
    this.#mode = 'formatted';
    this.#text = text;
    this.#losses = [];
    this.#before = this.#value!;
  }

  /** Changes the mode where the code has arrived, or will not. */
  #settleMode(): void {
    const code = this.#code.value;
    if (this.#mode === 'plain' && code && this.#next && !this.#isComposing) {
      const area = this.#find('textarea') as HTMLTextAreaElement | null;
      if (area?.matches(':focus'))
        this.#next = { ...this.#next, selected: { start: area.selectionStart, end: area.selectionEnd } };
      this.#format({ plain: area?.value ?? '' });
    }
    if (this.#mode !== 'formatted' || this.#editor) return;
    if (code === null) this.#mode = 'html';
    if (!code || !('html' in this.#text)) return;
    this.#losses = code.whatWouldBeLost(this.#text.html);
    if (this.#losses.length) this.#mode = 'kept';
  }

  #mount(place: HTMLElement, { TextEditor }: TextEditorCode): void {
    if (this.#editor || !place.isConnected) return;
    const { host, settings } = this.#form;
    const base = typeof settings.base_url === 'string' ? settings.base_url : document.baseURI;
    const allows = allowedBySettings(host, settings.base_url);
    this.#editor = new TextEditor({
      place,
      text: this.#text,
      sanitize: sanitized,
      imageUrl: (address) => {
        const url = URL.parse(address, base)?.href;
        return url && allows(url) ? url : undefined;
      },
      onChange: (isText) => {
        if (isText) this.#give(this.#editor!.isChanged ? this.#editor!.html : this.#before);
        host.requestUpdate();
      },
      onLink: () => this.#act('link'),
    });
    const { selected, action } = this.#next ?? {};
    this.#next = undefined;
    if (selected) this.#editor.focus(selected);
    if (action) this.#act(action);
    // What its buttons can do is known now.
    host.requestUpdate();
  }

  #end(): void {
    this.#editor?.destroy();
    this.#editor = undefined;
  }

  #give(value: string): void {
    this.#value = value;
    this.#control.change(value);
  }

  readonly #takePlain = (plain: string): void => {
    this.#text = { plain };
    this.#give(plain === plainTextOf(this.#before) ? this.#before : htmlOf(plain));
  };

  /** The focus may leave while the host is updated: where a text replaces another, or a dialog opens. */
  readonly #leave = (): void => queueMicrotask(() => this.#control.leave());

  #find(selector: string): HTMLElement | null {
    return this.#control && this.#host.shadowRoot!.querySelector(`${selector}#${CSS.escape(this.#control.id)}`);
  }

  #act(action: TextAction): void {
    const editor = this.#editor;
    if (!editor) this.#awaitEditor({ action });
    else if (action === 'link') this.#link.open(editor.link);
    else editor.apply(action);
  }

  /** Loads the editor of the text. */
  #awaitEditor(next: NextStep): void {
    this.#next = { ...this.#next, ...next };
    this.#code.load();
    this.#host.requestUpdate();
  }

  #renderToolbar(): TemplateResult {
    const { words } = this.#form;
    return html`
      ${this.#toolbar.render(this.#control.id, words.text, this.#editor, (action) => this.#act(action))}
      ${this.#link.render(words.text, words)}
    `;
  }

  /** A text without formatting: its own, or its HTML. */
  #renderArea(text: string, take: (text: string) => void, direction: 'auto' | 'ltr' = 'auto'): TemplateResult {
    const { id, problem, describedBy, isRequired } = this.#control;
    const isHtml = direction === 'ltr';
    return html`
      <textarea
        part="input"
        class=${isHtml ? 'source' : 'unformatted'}
        id=${id}
        rows="5"
        dir=${direction}
        spellcheck=${!isHtml}
        .value=${live(text)}
        aria-required=${isRequired}
        aria-invalid=${Boolean(problem)}
        aria-describedby=${ifDefined(describedBy)}
        @focus=${() => isHtml || this.#awaitEditor({})}
        @compositionstart=${() => (this.#isComposing = true)}
        @compositionend=${() => {
          this.#isComposing = false;
          this.#host.requestUpdate();
        }}
        @input=${({ target }: InputEvent) => take((target as HTMLTextAreaElement).value)}
        @change=${this.#leave}
      ></textarea>
    `;
  }

  #renderEditable(): TemplateResult {
    const { id, problem, describedBy, isRequired } = this.#control;
    return html`
      <div
        part="input"
        class="text editable"
        id=${id}
        role="textbox"
        aria-multiline="true"
        aria-label=${this.#label(this.#form)}
        aria-required=${isRequired}
        aria-invalid=${Boolean(problem)}
        aria-describedby=${ifDefined(describedBy)}
        @blur=${this.#leave}
      ></div>
    `;
  }

  /** The text as readers see it. */
  #renderShown(): unknown {
    const { host, settings } = this.#form;
    const base = typeof settings.base_url === 'string' ? settings.base_url : document.baseURI;
    const hosts = allowedBySettings(host, settings.base_url)('https://third-party.invalid')
      ? undefined
      : firstPartyHosts(settings.base_url);
    return safeHtml(this.#value!, { base, headingLevel: 3, hosts });
  }

  #renderWaiting(): TemplateResult {
    return html`
      <div
        part="input"
        class="text"
        id=${this.#control.id}
        tabindex="-1"
        role="group"
        aria-busy="true"
        aria-label=${this.#label(this.#form)}
      >
        ${this.#renderShown()}
      </div>
      <span class="unseen" role="status">${this.#form.words.text.loading}</span>
    `;
  }

  #renderKept(): TemplateResult {
    const { words, language } = this.#form;
    const { text } = words;
    const decide = (decision: () => void) => () => {
      this.#kept = this.#value;
      decision();
      this.#host.requestUpdate();
    };
    const steps = [
      { label: text.editHtml, take: decide(() => (this.#mode = 'html')) },
      {
        label: text.replace,
        take: decide(() => {
          this.#give('');
          this.#format({ plain: '' });
          this.#next = { selected: { start: 0, end: 0 } };
        }),
      },
    ];
    return html`
      <div class="kept" id=${this.#control.id} tabindex="-1" role="group" aria-label=${this.#label(this.#form)}>
        ${notice('stale', text.kept(lostThings(this.#losses, text, language)), text.keptHint, steps, 'note')}
        <div class="text" dir="auto">${this.#renderShown()}</div>
      </div>
    `;
  }

  #renderTakeBack(): TemplateResult | typeof nothing {
    const kept = this.#kept;
    if (kept === undefined) return nothing;
    const takeBack = () => {
      this.#give(kept);
      this.#open(kept);
      this.#host.requestUpdate();
    };
    return html`<button part="button" type="button" @click=${takeBack}>${this.#form.words.text.takeBack}</button>`;
  }
}
