import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { CalError } from '../data/client/index.js';
import type { Me } from '../data/query/index.js';
import type { Invitation, NewLogin } from './session/session.js';
import { define } from '../elements/base/define.js';
import { notice } from '../elements/base/errors/notices.js';
import { emit } from '../elements/base/events.js';
import { colorChoiceStyles } from './forms/color-choice.styles.js';
import { CalForm } from './forms/cal-form.js';
import type { Field } from './forms/field.js';
import { writtenOf } from './forms/form-body.js';
import { submitButton } from './forms/form-parts.js';
import { cleared, type Form } from './forms/form-state.js';
import { identityPreview } from './forms/identity-preview.js';
import { identityStyles } from './forms/identity.styles.js';
import { chosenIdentity, faceFields, linkFields, placeFields, signInFields } from './forms/sign-in-fields.js';
import { setUpStyles } from './forms/set-up.styles.js';

/** The purpose of a one-time link, as far as known. */
type KnownLink = Invitation | 'expired';

/**
 * It signs in to the calendar's own service, says who is signed in, and signs out. The browser keeps a cookie that no
 * script can read; password and nonce are in no attribute, address, storage or event. A one-time link of the service
 * (the first user, an invitation, a new password) brings a token, which a script takes out of the page's address and
 * hands over as the property `token`: the form then asks for name and password.
 *
 * Until its code is there, an element has no height.
 * `cal-sign-in:not(:defined) { display: block; min-block-size: 22em }` in the page's own styles keeps its room, so that
 * what stands below does not move.
 *
 * @summary Signs in and out, and shows who is signed in; first user, invitations, new passwords by one-time link.
 *
 * @example <cal-sign-in base-url="https://example.org/wp-json"></cal-sign-in>
 * @picture sign-in.png A form with user name and password
 *
 * @slot signed-in - Below the name of who is signed in.
 *
 * @csspart me - The line that says who is signed in.
 * @csspart role - The role of who is signed in.
 * @csspart sign-out - The button that signs out, together with `button`.
 *
 * @fires cal-session-change - Somebody has signed in or out: `me`.
 */
export class CalSignIn extends CalForm {
  static override styles = [...CalForm.styles, colorChoiceStyles, identityStyles, setUpStyles];

  static override properties: PropertyDeclarations = { token: { attribute: false } };

  /** The token of a one-time link. A property only: attributes can be read by everyone. */
  declare token?: string | undefined;

  #link: KnownLink | undefined;
  /** The token whose purpose has been requested. */
  #asked: string | undefined;
  #me: Me | undefined;
  /** Whether the visitor has signed in or out by this form, so that it keeps the focus. */
  #hasActed = false;

  /** Signs out; resolves when that has succeeded or failed. */
  async signOut(): Promise<void> {
    const { session } = this.sessions;
    if (!session) return;
    this.#hasActed = true;
    await this.controller.sending(() => session.signOut(), undefined, this.#fail);
  }

  async submit(): Promise<void> {
    await this.controller.check((form) => this.controller.sending(() => this.#send(form), undefined, this.#fail));
  }

  protected override get wantedFields(): readonly Field[] {
    const isShown = this.controller.state.entered.show === true;
    const link = this.#link;
    if (!link) return signInFields(isShown);
    if (link === 'expired') return [];
    const own = linkFields(link, isShown);
    return link.purpose === 'setup' ? [...faceFields(link), ...placeFields(link), ...own] : own;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('token')) this.#link = this.#asked = undefined;
    super.willUpdate(changed);
  }

  protected override updated(): void {
    super.updated();
    if (this.token && this.token !== this.#asked && this.form) void this.#readLink(this.token);
  }

  protected override sessionChanged(): void {
    const { me } = this.sessions.session!;
    if (me?.id === this.#me?.id) return;
    this.#me = me;
    this.controller.state = cleared(this.controller.state);
    emit(this, 'cal-session-change', { me });
    if (this.#hasActed)
      void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('#me, #form-title')?.focus());
    this.#hasActed = false;
  }

  async #send(form: Form): Promise<void> {
    const { session } = form;
    const written = writtenOf(form);
    const { token } = this;
    this.#hasActed = true;
    if (token && this.#link && this.#link !== 'expired') {
      await session.takeLink({ name: this.#link.name, ...written, token } as NewLogin);
      this.token = undefined;
    } else await session.signIn(written as Parameters<typeof session.signIn>[0]);
    this.controller.set({ announcement: '' });
    const next = this.nextPage();
    if (next) location.assign(next);
  }

  protected override tryAgain(): Promise<void> {
    return this.token && !this.#link ? this.#readLink(this.token) : this.submit();
  }

  readonly #fail = async (error: CalError): Promise<void> => {
    this.#hasActed = false;
    const { code, status } = error;
    if (status === 401) return this.controller.refuse([{ field: 'password', text: this.form!.words.signIn.wrong }]);
    if (code !== 'link_expired') return this.controller.fail(error);
    this.#link = 'expired';
    this.requestUpdate();
  };

  protected override renderContent(form: Form): unknown {
    const { session, words } = form;
    if (this.token) return this.#renderLink(form);
    if (session.me) return this.#renderMe(session.me, form);
    if (session.offers('setup')) return notice('empty', words.signIn.noUser);
    if (!session.offers('session')) return notice('empty', words.signIn.closed);
    return this.#renderForm(words.signIn.title, undefined, words.signIn.title, form);
  }

  #renderForm(title: string, hint: unknown, submit: string, form: Form): TemplateResult {
    const link = this.#link;
    const isSetUp = link && link !== 'expired' && link.purpose === 'setup';
    const fields = isSetUp
      ? this.#renderSetUp(link, hint, form)
      : form.fields.map((field) => this.renderField(field, form));
    return html`
      <form part="form" novalidate aria-labelledby="form-title" @submit=${this.onSubmit}>
        ${this.renderProblems(form)} ${this.renderTitle(title)} ${isSetUp ? nothing : hint} ${fields}
        <div part="actions" class="actions">
          ${submitButton(submit, form.state.isSending)}
          <slot name="actions"></slot>
        </div>
      </form>
    `;
  }

  /** The face of the calendar, as visitors will see it, beside what the first user chooses for it; then the account. */
  #renderSetUp(link: Invitation, hint: unknown, form: Form): TemplateResult {
    const { signIn, identity } = form.words;
    const heading = (name: 'account' | 'calendar') =>
      html`<div class="subtitle" id="of-${name}">${signIn.setUpParts[name]}</div>`;
    const render = (fields: readonly Field[]) => {
      const names = new Set(fields.map(({ name }) => name));
      return form.fields.filter(({ name }) => names.has(name)).map((field) => this.renderField(field, form));
    };
    const preview = identityPreview(chosenIdentity(form, link.calendarName), identity, form.display.locale);
    return html`
      <div class="set-up">
        ${preview}
        <div class="chosen-face" role="group" aria-labelledby="of-calendar">
          ${heading('calendar')} ${render([...faceFields(link), ...placeFields(link)])}
        </div>
        <div role="group" aria-labelledby="of-account">
          ${heading('account')} ${hint} ${render(linkFields(link, false))}
        </div>
      </div>
    `;
  }

  #renderLink(form: Form): unknown {
    const { signIn, roles } = form.words;
    const link = this.#link;
    if (!link)
      return html`${this.renderProblems(form)}
        <div class="waiting"></div>`;
    if (link === 'expired') return notice('error', signIn.expired, signIn.expiredHint);
    const { title, hint, submit } = signIn.links[link.purpose];
    const role =
      link.role && link.purpose === 'invitation'
        ? signIn.invitedAs(roles[link.role as keyof typeof roles] ?? link.role)
        : '';
    return this.#renderForm(
      link.purpose === 'password' && link.name ? `${title}: ${link.name}` : title,
      html`<p part="help" class="help">${hint} ${role}</p>`,
      submit,
      form,
    );
  }

  #renderMe({ name, role }: Me, form: Form): TemplateResult {
    const { signIn, roles } = form.words;
    return html`
      ${this.renderProblems(form)}
      <div class="row">
        <p part="me" id="me" tabindex="-1">
          ${signIn.signedIn(name)} <span part="role" class="help">${roles[role as keyof typeof roles] ?? role}</span>
        </p>
        <button
          part="button sign-out"
          type="button"
          aria-disabled=${form.state.isSending}
          @click=${() => this.signOut()}
        >
          ${signIn.signOut}
        </button>
      </div>
      <slot name="signed-in"></slot>
    `;
  }

  async #readLink(token: string): Promise<void> {
    this.#asked = token;
    const { session } = this.form!;
    const known = await session.readLink(token).catch((error: unknown) => {
      if (error instanceof CalError) return error.code === 'link_expired' ? ('expired' as const) : error;
      throw error;
    });
    // Another token may have been handed over by now.
    if (token !== this.token) return;
    if (known instanceof CalError) await this.#fail(known);
    else {
      this.#link = known;
      this.controller.set({ failure: undefined });
      if (known !== 'expired' && known.name) this.controller.enter('name', known.name);
    }
  }
}

define('cal-sign-in', CalSignIn);

declare global {
  interface HTMLElementTagNameMap {
    'cal-sign-in': CalSignIn;
  }
}
