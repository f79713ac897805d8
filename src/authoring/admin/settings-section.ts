import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { CalError } from '../../data/client/index.js';
import { notice } from '../../elements/base/errors/notices.js';
import { colorChoice, usualColor } from '../forms/color-choice.js';
import { failureOf } from '../forms/failure.js';
import { submitButton } from '../forms/form-parts.js';
import { iconChoice } from '../forms/icon-choice.js';
import { iconImage } from '../forms/icon-image.js';
import { identityPreview, initialOf, type ShownIdentity } from '../forms/identity-preview.js';
import { sendImage } from '../session/images.js';
import type { Identity } from '../session/session.js';
import type { Desk, Section } from './desk.js';

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
  /** Whether the file that was chosen last is no picture. */
  #isUnreadable = false;
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
          ${this.#failure ? notice('error', this.#failure) : nothing} ${this.#renderName(chosen.name, desk)}
          <fieldset part="field" class="field">
            <legend part="label">${identity.accent}</legend>
            ${this.#renderRefusal('accent', identity.accent, authoring)}
            ${colorChoice({ id: 'accent', value: chosen.accent, words: identity, change: (accent) => this.#set({ accent }) })}
          </fieldset>
          <fieldset part="field" class="field">
            <legend part="label">${identity.icon}</legend>
            ${this.#renderRefusal('letter', identity.letter, authoring)}
            ${this.#renderRefusal('icon', identity.icon, authoring)}
            ${iconChoice({
              id: 'icon',
              letter: chosen.letter,
              shown,
              isUnreadable: this.#isUnreadable,
              isInvalid: this.#refused.includes('letter'),
              describedBy: this.#refused.includes('letter') ? 'letter-invalid' : undefined,
              words: identity,
              changeLetter: (letter) => this.#set({ letter }),
              choose: (file) => void this.#choose(file, desk),
              removePicture: () => this.#set({ icon: 0 }),
            })}
          </fieldset>
          <div part="actions" class="actions">${submitButton(words.saveSettings, this.#isSending)}</div>
        </div>
        ${identityPreview(shown, identity, desk.display.locale)}
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

  #renderName(value: string, { authoring, session }: Desk): TemplateResult {
    const { label, help } = authoring.identity.name;
    const { isNameFixed } = session.state!.site!;
    const id = 'name';
    const isRefused = this.#refused.includes(id);
    return html`
      <div part="field field-${id}" class="field ${isRefused ? 'wrong' : ''}">
        <label part="label" for=${id}>${label}</label>
        <p part="help" class="help" id="${id}-help">${isNameFixed ? authoring.identity.nameFixed : help}</p>
        ${this.#renderRefusal(id, label, authoring)}
        <input
          part="input"
          id=${id}
          dir="auto"
          autocomplete="off"
          ?readonly=${isNameFixed}
          .value=${live(value)}
          aria-invalid=${isRefused}
          aria-describedby=${isRefused ? `${id}-help ${id}-invalid` : `${id}-help`}
          @input=${({ target }: InputEvent) => this.#set({ name: (target as HTMLInputElement).value })}
        />
      </div>
    `;
  }

  #renderRefusal(name: string, label: string, authoring: Desk['authoring']): unknown {
    if (!this.#refused.includes(name)) return nothing;
    return html`<p part="invalid" class="invalid" id="${name}-invalid">
      <span class="unseen">${authoring.errorAt} </span>${authoring.refused(label)}
    </p>`;
  }

  #find<T extends Element>(id: string): T {
    return (this.#host.renderRoot as ShadowRoot).getElementById(id) as unknown as T;
  }

  #set(changes: Changes): void {
    this.#changes = { ...this.#changes, ...changes };
    this.#isUnreadable = false;
    this.#refused = this.#refused.filter((name) => !(name in changes));
    this.#host.requestUpdate();
  }

  async #choose(file: File, desk: Desk): Promise<void> {
    const { session } = desk;
    await this.#act(desk, async () => {
      const image = await iconImage(file);
      this.#isUnreadable = !image;
      if (!image) return;
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
