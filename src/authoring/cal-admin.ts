import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import type { AuthoringMessages } from './words/messages/authoring.js';
import { CalError } from '../data/client/index.js';
import { listenToWrites } from './session/mutations.js';
import { settings, type Settings } from '../data/query/index.js';
import { kebabCase, Unreadable, type FilterTable } from '../data/schema/index.js';
import { frame, statusLine } from '../elements/cards/frame.js';
import { shared } from '../elements/cards/shared.styles.js';
import { AccountMenu } from './admin/account-menu.js';
import { adminAttributes, stateNames } from './admin/admin-attributes.js';
import { adminStyles } from './admin/admin.styles.js';
import { settingsStyles } from './admin/settings.styles.js';
import type { Desk, Section, StateChange } from './admin/desk.js';
import { DeskSections } from './admin/desk-sections.js';
import { Entrance } from './admin/entrance.js';
import { ItemForms } from './admin/item-forms.js';
import { skeleton } from './admin/items-section.js';
import { hasForms, type SectionName } from './admin/sections.js';
import { takeIdentity } from './admin/take-identity.js';
import type { Site } from './session/session.js';
import { setAttributeText } from '../elements/base/attribute-text.js';
import { filterProperties, type FilterProperties } from '../elements/base/attributes.js';
import { CalElement } from '../elements/base/cal-element.js';
import { define } from '../elements/base/define.js';
import { AttributeMistakes } from '../elements/base/errors/attribute-mistakes.js';
import { Explanation } from '../elements/base/errors/explain.js';
import { errorNotice, notice } from '../elements/base/errors/notices.js';
import { emit } from '../elements/base/events.js';
import { loadWords, wordsFor } from './words/words.js';
import { forwardSettings, settingsOf } from '../elements/base/nested-elements.js';
import { AddressState } from '../elements/base/address-state.js';
import { actionStyles } from './editing/actions.styles.js';
import { menuStyles } from './editing/menu.styles.js';
import { Questions } from './editing/questions.js';
import { Toast } from './editing/toast.js';
import { colorChoiceStyles } from './forms/color-choice.styles.js';
import { formStyles } from './forms/form.styles.js';
import { identityStyles } from './forms/identity.styles.js';
import { pinSettings } from './forms/pin-settings.js';
import { SessionController } from './forms/session-controller.js';
import { labeledStyles } from '../elements/parts/labeled.styles.js';
import { popupStyles } from '../elements/parts/popup.styles.js';

type Properties = FilterProperties<typeof adminAttributes>;
export interface CalAdmin extends Properties {}

/** The open part of a desk: a section, and in it a form for an item, or the list. */
interface Place {
  readonly section: unknown;
  readonly item: string | undefined;
}

const innerTags = 'cal-sign-in, cal-event-form, cal-venue-form, cal-organizer-form';

const noServer = new CalError('filter', 'it is missing', { fields: ['base_url'] });

/**
 * The part of the address that holds a desk's state, by its attribute; an unreadable one keeps it out of the address.
 */
const locationOf = (text: string | null) => {
  const { kind, default: usual } = adminAttributes.state;
  const read = text ? kind.parse(text) : usual;
  return read instanceof Unreadable ? 'none' : read;
};

/**
 * A calendar is kept here, by those who may: events with all that is done with them, categories and tags, and for
 * administrators who else may. Nobody sees more than the role allows; the server decides in the end. What was done is
 * shown at the foot, with the way to undo it, and F6 leads there. The page's address names what is open, so that Back
 * leads to the list. A one-time link of the service is taken out of the address before anything else happens.
 *
 * @summary The desk of a calendar: sign-in, events, categories, tags and users, as `cal-calendar` is for readers.
 *
 * @example <cal-admin base-url="https://example.org/wp-json"></cal-admin>
 * @picture cal-admin.png The events of a calendar in rows, with their state, their day, and who has changed them
 *
 * @parts pager
 * @csspart entrance - The box of those who are not signed in.
 * @csspart bar - The line with the name of the calendar and the account.
 * @csspart heading - The name of the calendar.
 * @csspart account - The button of the account, together with `button`.
 * @csspart view - The link to the pages of visitors.
 * @csspart sections - The navigation between sections.
 * @csspart section-link - The link of a section; also `current` for the one shown.
 * @csspart current - The shown one, together with `section-link`, `tab` or `page`.
 * @csspart title - The heading of a section, of the first card, and of a dialog.
 * @csspart add - The button that adds something, together with `button`.
 * @csspart tabs - The buttons of statuses.
 * @csspart tab - One of them, together with `button`.
 * @csspart search - The field of the search, together with `input`.
 * @csspart input - A control.
 * @csspart selection - The line in which several items are selected and changed.
 * @csspart action - A button that changes something, together with `button`.
 * @csspart rows - A list.
 * @csspart row - One of its items.
 * @csspart dates - The button that shows the dates of a series, together with `button`.
 * @csspart link - The link that opens an item.
 * @csspart badge - A mark of an item; also `badge-` and what it says, such as `badge-draft`.
 * @csspart more - The button that opens the actions of an item, together with `button`.
 * @csspart event-menu - The menu of the actions on an item.
 * @csspart role - The control of a user's role, together with `input`.
 * @csspart welcome - The first card, for those who have no event yet.
 * @csspart copy - The button that copies the snippet, together with `button`.
 * @csspart failures - The failures, item by item.
 * @csspart dialog - A dialog with a question.
 * @csspart field - A field in it; also `field-` with its name.
 * @csspart label - The label of a field.
 * @csspart help - The purpose of a field or a dialog.
 * @csspart invalid - The problem of a field.
 * @csspart actions - The buttons of a dialog.
 * @csspart submit - The button that does it, together with `button`.
 * @csspart toast - The message of what was done, at the foot.
 * @csspart undo - The button that undoes it, together with `button`.
 * @csspart back - The button that leads to the list, together with `button`.
 *
 * @cssprop --cal-color-danger - The color of problems, cancellations and deletions.
 *
 * @cssstate signed-in - Somebody is signed in.
 */
export class CalAdmin extends CalElement {
  static override styles = [
    shared,
    popupStyles,
    formStyles,
    labeledStyles,
    actionStyles,
    menuStyles,
    adminStyles,
    colorChoiceStyles,
    identityStyles,
    settingsStyles,
  ];

  static override tables: readonly FilterTable[] = [adminAttributes];
  static override properties: PropertyDeclarations = filterProperties(this.tables);

  // Before the address is read.
  readonly #entrance = new Entrance(this, () => import('./cal-sign-in.js'));
  readonly #words = wordsFor(this, 'desk');
  readonly #authoring = wordsFor(this, 'authoring');
  readonly #mistakes = new AttributeMistakes(this);
  readonly #explanation = new Explanation(this);
  readonly #sessions = new SessionController(
    this,
    () => (typeof this._settings.base_url === 'string' ? this._settings.base_url : undefined),
    () => this.#onSession(),
  );
  readonly #address = new AddressState(this, {
    names: stateNames,
    // Read before the first update, and therefore from the attributes.
    stateLocation: () => locationOf(this.getAttribute('state')),
    key: () => this.getAttribute('state-key') || this.getAttribute('state_key') || adminAttributes.state_key.default,
  });
  readonly #questions = new Questions(this);
  readonly #toast = new Toast(this, () => this.renderRoot.querySelector('#section'));
  readonly #account = new AccountMenu(this);
  readonly #forms = new ItemForms(this, {
    events: () => import('./cal-event-form.js'),
    venues: () => import('./cal-venue-form.js'),
    organizers: () => import('./cal-organizer-form.js'),
  });
  readonly #sections = new DeskSections(this, () => this._values.sections);
  /** The open section and item: those of the attributes, unless something typed would be lost. */
  #place: Place = { section: undefined, item: undefined };
  /** Whether the question is open if what was typed may be lost. */
  #isAsking = false;
  #stopListening: (() => void) | undefined;
  /** The calendar as the desk shows it. */
  #site: Site | undefined;
  /** The user for whom the sections are. */
  #userId: number | undefined;

  constructor() {
    super();
    this.addEventListener('keydown', this.#onKeydown);
  }

  /** Resolves when nothing is loading any more, successfully or not, and the desk shows it. */
  get settled(): Promise<void> {
    return this.#settle();
  }

  /**
   * Opens a section, and in it an item by its id, or `new` for another one. Where something typed is not saved, it asks
   * first.
   */
  open(section: SectionName, id?: number | 'new'): void {
    this.#change({
      section: this.#sections.attributeOf(section, this.#desk),
      item: id === undefined ? null : String(id),
      status: null,
      search: null,
      page: null,
    });
  }

  /** Reads everything shown again; resolves when that has succeeded or failed. */
  async refresh(): Promise<void> {
    await this.#sections.reload();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stopListening = listenToWrites(() => this.#sections.follow());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopListening?.();
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.#follow();
    const { states } = this._internals;
    const isSignedIn = this.#sessions.session?.me !== undefined;
    states[isSignedIn ? 'add' : 'delete']('signed-in');
    states[this.#error ? 'add' : 'delete']('error');
    states[this.#desk || this.#error ? 'delete' : 'add']('loading');
  }

  protected override updated(): void {
    for (const inner of this.renderRoot.querySelectorAll(innerTags)) {
      forwardSettings(inner, settings, this._settings as Settings);
      if (inner.matches('cal-event-form, cal-venue-form'))
        forwardSettings(inner, pinSettings, settingsOf(pinSettings, this));
    }
  }

  override render(): TemplateResult {
    const desk = this.#desk;
    const error = this.#error;
    const section = desk && this.#shown(desk);
    const content = desk
      ? this.#renderContent(desk)
      : error
        ? this.#renderError(error)
        : html`<slot name="loading"><slot>${skeleton}</slot></slot>`;
    const status =
      section && desk ? section.status(desk) : desk ? '' : (this.#words.messages?.loading ?? this._common?.loading);
    const isFetching = (!desk && !error) || section?.isBusy === true;
    return frame([statusLine(status, false), this.#mistakes.render(this._values), content], isFetching);
  }

  #renderError(error: CalError): unknown {
    if (!this._common || !this.#explanation.isReadyFor(error)) return nothing;
    return html`${errorNotice(error, this._common, this.#explanation.explain, () => void this.#sessions.session?.reload())}<slot
      ></slot>`;
  }

  #renderContent(desk: Desk): unknown {
    const { session, words } = desk;
    // Where a session is over, the form that holds what was typed signs in.
    const unsaved = session.me || this.#account.hasSignedOut ? undefined : this.#forms.unsaved;
    if (this.#entrance.hasLink || (!session.me && !unsaved)) return this.#entrance.render(desk);
    const offered = unsaved ? [unsaved] : this.#sections.offered(desk);
    return html`
      ${session.me ? this.#account.render(desk) : nothing}
      ${
        session.offers('items')
          ? offered.length
            ? this.#renderSection(desk, offered)
            : notice('empty', words.nothingAllowed)
          : notice('empty', words.absent, words.absentHint)
      }
      ${this.#renderFoot(desk)}
    `;
  }

  /** Dialogs and messages, which stand beside every section. */
  #renderFoot(desk: Desk): unknown {
    const { words, authoring, common, display, level } = desk;
    return html`
      ${this.#toast.render(words, authoring, common)}
      ${this.#questions.render({ words, authoring, copied: common.copied, language: display.locale, level })}
    `;
  }

  #renderSection(desk: Desk, offered: readonly SectionName[]): TemplateResult {
    const name = this.#name(offered);
    const { item } = this.#place;
    return html`
      ${this.#sections.renderNavigation(offered, name, desk)}
      ${
        item !== undefined && hasForms(name)
          ? this.#forms.render(name, item, this._values.fields, desk)
          : this.#sections.renderList(name, desk)
      }
    `;
  }

  /** The desk for sections, once all of it has arrived. */
  get #desk(): Desk | undefined {
    const { _common: common, _display: display } = this;
    const { session } = this.#sessions;
    const words = this.#words.messages;
    const authoring = this.#authoring.messages;
    if (!common || !words || !authoring || !session?.state) return undefined;
    const { status, search, page, heading_level: level } = this._values;
    return {
      host: this,
      session,
      display,
      common,
      words,
      authoring,
      level: (typeof level === 'number' ? level : adminAttributes.heading_level.default) + 1,
      item: this.#place.item,
      status: typeof status === 'string' ? status : undefined,
      search: typeof search === 'string' ? search : '',
      page: typeof page === 'number' ? page : 1,
      href: (change) => this.#address.href(change),
      change: (change) => this.#change(change),
      ask: (question) => this.#questions.ask(question),
      say: (text, undo) => this.#toast.say(text, undo),
    };
  }

  #name(offered: readonly SectionName[]): SectionName {
    return offered.find((name) => name === this.#place.section) ?? offered[0]!;
  }

  /** The section that is shown, with what it shows read. */
  #shown(desk: Desk): Section | undefined {
    const { session } = desk;
    if (!session.me || this.#entrance.hasLink || !session.offers('items')) return undefined;
    const offered = this.#sections.offered(desk);
    if (!offered.length) return undefined;
    const name = this.#name(offered);
    const section = this.#sections.section(name);
    // Behind a form there is no list to be seen.
    if (this.#place.item === undefined || !hasForms(name)) section.read(desk);
    return section;
  }

  /** The reason why the desk cannot be shown. */
  get #error(): CalError | undefined {
    const { base_url: given } = this._settings ?? {};
    if (given instanceof Unreadable) return CalError.unreadable('base_url', given);
    return given ? this.#sessions.session?.error : noServer;
  }

  async #settle(): Promise<void> {
    await this.updateComplete;
    await Promise.all([loadWords('desk', this._language), loadWords('authoring', this._language)]);
    await this.#sessions.session?.load();
    await this.#entrance.settled;
    await this.updateComplete;
  }

  /** Shows what the attributes name, after a question whether what was typed may be lost. */
  #follow(): void {
    const { section, item } = this._values;
    const wanted: Place = { section, item: typeof item === 'string' ? item : undefined };
    const { section: shown, item: open } = this.#place;
    if (wanted.section === shown && wanted.item === open) return;
    if (this.#forms.unsaved && this.#authoring.messages) return this.#askToLeave(this.#authoring.messages, wanted);
    this.#place = wanted;
    // It would cover the form, and its buttons; what is in the trash can be restored there.
    if (wanted.item !== undefined) this.#toast.clear();
    if (this.hasUpdated) void this.updateComplete.then(() => this.#land(open));
  }

  #askToLeave({ unsaved, discard, keepEditing }: AuthoringMessages, wanted: Place): void {
    if (this.#isAsking) return;
    this.#isAsking = true;
    const { section, item } = this.#place;
    this.#questions.ask({
      title: unsaved,
      submit: discard,
      cancel: keepEditing,
      isDanger: true,
      send: () => {
        this.#isAsking = false;
        this.#forms.reset();
        this.#place = wanted;
        this.requestUpdate();
      },
      onCancel: () => {
        this.#isAsking = false;
        this.#change({ section: typeof section === 'string' ? section : null, item: item ?? null });
      },
    });
  }

  /** Takes the focus into a form, or back to what it was opened by. */
  #land(before: string | undefined): void {
    const { item } = this.#place;
    const one = (selector: string) => this.renderRoot.querySelector<HTMLElement>(selector);
    const row = before === undefined ? undefined : one(`[data-id="${CSS.escape(before.replace('copy-', ''))}"] .open`);
    // A source that is still being read has only the heading.
    ((item === undefined ? row : one('[part~="back"]')) ?? one('#section'))?.focus();
  }

  #change(change: StateChange): void {
    for (const [name, text] of Object.entries(change)) setAttributeText(this, kebabCase(name), text ?? null);
  }

  #onSession(): void {
    const { session } = this.#sessions;
    const id = session?.me?.id;
    const { site } = session?.state ?? {};
    if (this.#site && site) takeIdentity(this, this.#site, site);
    this.#site = site;
    if (id === this.#userId) return;
    const hadFocus = this.shadowRoot?.activeElement !== null;
    this.#userId = id;
    if (id !== undefined) {
      this.#account.hasSignedOut = false;
      this.#entrance.leaveLink();
    }
    this.#sections.forget();
    emit(this, 'cal-session-change', { me: session?.me });
    if (hadFocus && id !== undefined)
      void this.settled.then(() => this.renderRoot.querySelector<HTMLElement>('#section')?.focus());
  }

  readonly #onKeydown = (press: KeyboardEvent): void => {
    if (press.key === 'F6' && this.#toast.focus()) press.preventDefault();
  };
}

define('cal-admin', CalAdmin);

declare global {
  interface HTMLElementTagNameMap {
    'cal-admin': CalAdmin;
  }
}
