import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { CalError } from '../../data/client/index.js';
import { notice } from '../../elements/base/errors/notices.js';
import { customProperties } from '../../elements/parts/custom-properties.js';
import { colorChoice, usualColor } from '../forms/color-choice.js';
import { failureOf } from '../forms/failure.js';
import { submitButton } from '../forms/form-parts.js';
import { iconImage } from '../forms/icon-image.js';
import { sendImage } from '../session/images.js';
import type { Identity } from '../session/session.js';
import type { Desk, Section } from './desk.js';
import { initialOf, siteName, type ShownIdentity } from './site-icon.js';

/** The changes that are not saved yet. */
type Changes = Partial<Identity>;

/** The name, the color and the icon of the calendar, with a preview of its pages. */
export class SettingsSection implements Section {
  readonly isBusy = false;
  readonly #host: LitElement;
  #changes: Changes = {};
  /** Address of the picture that has been sent and is not saved yet. */
  #pictureUrl: string | undefined;
  /** The fields that the server has refused. */
  #refused: readonly string[] = [];
  #failure = '';
  #isSending = false;

  constructor(host: LitElement) {
    this.#host = host;
  }

  /** The session holds what it shows. */
  read(): void {}

  reload(): Promise<void> {
    return Promise.resolve();
  }

  status({ words }: Desk): string {
    return words.sections.settings;
  }

  render(desk: Desk): TemplateResult {
    const { authoring, words, session } = desk;
    const { identity } = authoring;
    const { site } = session.state!;
    const chosen = { ...site!.chosen!, ...this.#changes };
    const shown = this.#shown(desk, chosen);
    return html`
      <form
        class="settings"
        novalidate
        aria-labelledby="section"
        @submit=${(sent: SubmitEvent) => this.#save(sent, desk)}
      >
        <div class="stack">
          ${this.#failure ? notice('error', this.#failure) : nothing}
          ${this.#renderText('name', chosen.name, identity.name.label, desk, site!.isNameFixed ? identity.nameFixed : identity.name.help)}
          <fieldset part="field" class="field">
            <legend part="label">${identity.accent}</legend>
            ${this.#renderRefusal('accent', identity.accent, desk)}
            ${colorChoice({ id: 'accent', value: chosen.accent, words: identity, change: (accent) => this.#set({ accent }) })}
          </fieldset>
          ${chosen.icon ? nothing : this.#renderText('letter', chosen.letter, identity.letter, desk, undefined, shown.letter)}
          <fieldset part="field" class="field">
            <legend part="label">${identity.icon}</legend>
            ${this.#renderRefusal('icon', identity.icon, desk)}
            <div class="actions">
              <button
                part="button"
                type="button"
                id="icon"
                @click=${() => this.#find<HTMLElement>('icon-file').click()}
              >
                ${identity.choosePicture}
              </button>
              ${
                chosen.icon
                  ? html`<button part="button" type="button" @click=${() => this.#set({ icon: 0 })}>
                      ${identity.removePicture}
                    </button>`
                  : nothing
              }
            </div>
            <input
              id="icon-file"
              type="file"
              accept="image/*"
              hidden
              @change=${(choice: Event) => this.#choose(choice, desk)}
            />
          </fieldset>
          <div part="actions" class="actions">${submitButton(words.saveSettings, this.#isSending)}</div>
        </div>
        ${this.#renderPreview(shown, desk)}
      </form>
    `;
  }

  /** What visitors will see of the choices. */
  #shown({ authoring, session, display }: Desk, { name, accent, letter, icon }: Identity): ShownIdentity {
    const { site } = session.state!;
    const shownName = name.trim() || authoring.identity.unnamed;
    return {
      name: shownName,
      accent: accent || usualColor,
      letter: letter.trim() || initialOf(shownName, display.locale),
      icon: icon ? (this.#pictureUrl ?? site!.icon) : undefined,
    };
  }

  #renderText(
    name: 'name' | 'letter',
    value: string,
    label: string,
    desk: Desk,
    help?: string,
    placeholder = '',
  ): TemplateResult {
    const isFixed = name === 'name' && desk.session.state!.site!.isNameFixed;
    const isRefused = this.#refused.includes(name);
    const notes = [help && `${name}-help`, isRefused && `${name}-invalid`].filter(Boolean).join(' ');
    return html`
      <div part="field field-${name}" class="field ${isRefused ? 'wrong' : ''}">
        <label part="label" for=${name}>${label}</label>
        ${help ? html`<p part="help" class="help" id="${name}-help">${help}</p>` : nothing}
        ${this.#renderRefusal(name, label, desk)}
        <input
          part="input"
          class=${name === 'letter' ? 'single' : ''}
          id=${name}
          dir="auto"
          autocomplete="off"
          placeholder=${placeholder}
          ?readonly=${isFixed}
          .value=${live(value)}
          aria-invalid=${isRefused}
          aria-describedby=${notes || nothing}
          @input=${({ target }: InputEvent) => this.#set({ [name]: (target as HTMLInputElement).value })}
        />
      </div>
    `;
  }

  #renderRefusal(name: string, label: string, { authoring }: Desk): unknown {
    if (!this.#refused.includes(name)) return nothing;
    return html`<p part="invalid" class="invalid" id="${name}-invalid">
      <span class="unseen">${authoring.errorAt} </span>${authoring.refused(label)}
    </p>`;
  }

  /** The head of a page and an event on it. */
  #renderPreview(shown: ShownIdentity, { authoring, display }: Desk): TemplateResult {
    const { identity } = authoring;
    const { title, when } = identity.sample;
    const day = (12).toLocaleString(display.locale);
    return html`
      <section class="preview" aria-label=${identity.preview}>
        <div class="help" aria-hidden="true">${identity.preview}</div>
        <div class="sheet" ${customProperties({ '--_chosen': shown.accent })}>
          <div class="site">${siteName(shown)}</div>
          <div class="sample">
            <span class="sample-day" aria-hidden="true">${day}</span>
            <div>
              <div class="subtitle">${title}</div>
              <div class="now">${when}</div>
            </div>
          </div>
        </div>
      </section>
    `;
  }

  #find<T extends Element>(id: string): T {
    return (this.#host.renderRoot as ShadowRoot).getElementById(id) as unknown as T;
  }

  #set(changes: Changes): void {
    this.#changes = { ...this.#changes, ...changes };
    this.#refused = this.#refused.filter((name) => !(name in changes));
    this.#host.requestUpdate();
  }

  async #choose({ target }: Event, desk: Desk): Promise<void> {
    const input = target as HTMLInputElement;
    const [file] = input.files ?? [];
    input.value = '';
    if (!file) return;
    const { authoring, session } = desk;
    await this.#act(desk, async () => {
      const image = await iconImage(file);
      if (!image) {
        this.#failure = authoring.identity.notPicture;
        return;
      }
      const { id, url } = await sendImage(session, { ...image, alt: '' }, AbortSignal.timeout(60_000), () => {});
      this.#pictureUrl = url;
      this.#set({ icon: id });
    });
  }

  async #save(sent: SubmitEvent, desk: Desk): Promise<void> {
    sent.preventDefault();
    if (this.#isSending) return;
    await this.#act(desk, async () => {
      await desk.session.changeSite(this.#changes);
      this.#changes = {};
      this.#pictureUrl = undefined;
      desk.say(desk.authoring.identity.saved);
    });
  }

  /** Does something, and shows why it was not done. */
  async #act({ authoring }: Desk, work: () => Promise<void>): Promise<void> {
    this.#failure = '';
    this.#refused = [];
    this.#isSending = true;
    this.#host.requestUpdate();
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CalError)) throw error;
      this.#refused = error.status === 400 ? error.fields : [];
      if (!this.#refused.length) this.#failure = failureOf(error, authoring).text;
    }
    this.#isSending = false;
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    const [first] = this.#refused;
    if (first) this.#find<HTMLElement>(first)?.focus();
  }
}
