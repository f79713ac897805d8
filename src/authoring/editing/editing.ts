import { html, nothing, render, type ReactiveController } from 'lit';
import '../cal-event-form.js';
import { CalError } from '../../data/client/index.js';
import { listenToWrites } from '../session/mutations.js';
import { readDeskItem, type DeskItem } from '../session/desk-items.js';
import { readSettings } from '../../data/query/index.js';
import type { Session } from '../session/session.js';
import type { CalendarEvent } from '../../data/records/index.js';
import { shared } from '../../elements/cards/shared.styles.js';
import { dayName } from '../../data/time/index.js';
import type { Messages } from '../../locale/index.js';
import type { AuthoringMessages } from '../words/messages/authoring.js';
import type { DeskMessages } from '../words/messages/desk.js';
import { emit, type EditAction } from '../../elements/base/events.js';
import { MessageController } from '../../elements/base/message-controller.js';
import { wordsFor } from '../words/words.js';
import { isDenied } from '../forms/failure.js';
import { formStyles } from '../forms/form.styles.js';
import { SessionController } from '../forms/session-controller.js';
import { popupStyles } from '../../elements/parts/popup.styles.js';
import { actionStyles } from './actions.styles.js';
import type { DialogHost } from './dialog-host.js';
import { serverOfHost, type EditableHost } from './editable-host.js';
import { besideStyles, editingStyles } from './editing.styles.js';
import { EventMenus } from './event-menus.js';
import { actionNames, actions, reasonOf, type ActionName } from './item-actions.js';
import { menuStyles } from './menu.styles.js';
import { leaveBox, type MenuEntry } from './menus.js';
import { dayAt, dayBoxes, menuPlaces, placeForMenu } from './places.js';
import { Questions } from './questions.js';
import { Toast } from './toast.js';

/** What the form is open for. */
interface Opened {
  readonly event?: number;
  readonly copy?: number;
  /** `YYYY-MM-DD` */
  readonly date?: string;
}

interface Words {
  readonly desk: DeskMessages;
  readonly authoring: AuthoringMessages;
  readonly common: Messages;
}

const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.matches('input, textarea, select');

/**
 * Lets authors change what an element shows: above it they add events, on a day by the button that appears there, by N, and in the box
 * of the day; beside each event, a menu offers what their role allows with it. What is done there is done at once, and the message at the foot undoes it.
 */
class Editing implements ReactiveController {
  readonly #host: EditableHost;
  readonly #sessions: SessionController;
  readonly #desk: MessageController<'desk'>;
  readonly #authoring: MessageController<'authoring'>;
  readonly #common: MessageController<'common'>;
  readonly #questions: Questions;
  readonly #toast: Toast;
  readonly #menus: EventMenus;
  readonly #isDetail: boolean;
  /** Trees of their own, so that styles of forms mean nothing outside of them: above what the host shows, and at its foot. */
  readonly #place = document.createElement('div');
  readonly #root = this.#place.attachShadow({ mode: 'open' });
  readonly #foot = document.createElement('div');
  readonly #footRoot = this.#foot.attachShadow({ mode: 'open' });
  /** The button of a day is outside of these trees, because it is anchored to the day. */
  readonly #beside = document.createElement('div');
  #opened: Opened | undefined;
  /** The day beside whose number a button adds an event. */
  #day: ReturnType<typeof dayAt>;
  /** What the server has told of events, by their ids and when they were changed. */
  readonly #items = new Map<string, Promise<DeskItem | undefined>>();
  /** What is done once somebody has signed in again. */
  #waiting: (() => void) | undefined;
  #stopListening: (() => void) | undefined;

  constructor(host: EditableHost) {
    this.#host = host;
    this.#isDetail = host.localName === 'cal-event-detail';
    this.#desk = wordsFor(host, 'desk');
    this.#authoring = wordsFor(host, 'authoring');
    this.#common = new MessageController(host, 'common');
    this.#sessions = new SessionController(
      host,
      () => serverOfHost(host),
      () => this.#goOn(),
    );
    this.#questions = new Questions(this.#dialogHost(this.#root));
    this.#toast = new Toast(this.#dialogHost(this.#footRoot), () => this.#root.querySelector('.edit-bar button'));
    this.#menus = new EventMenus(
      host,
      (event) => this.#entriesOf(event),
      (event) => void this.#itemOf(event).catch(() => {}),
    );
    this.#place.className = 'editing';
    this.#foot.className = 'editing-foot';
    const root = host.shadowRoot!;
    const sheets = [shared, popupStyles, formStyles, actionStyles, menuStyles, besideStyles, editingStyles].map(
      ({ styleSheet }) => styleSheet!,
    );
    for (const own of [this.#root, this.#footRoot]) own.adoptedStyleSheets.push(...sheets);
    const popup = popupStyles.styleSheet!;
    // Before the element's own styles, which say otherwise of some boxes.
    if (!root.adoptedStyleSheets.includes(popup)) root.adoptedStyleSheets.unshift(popup);
    root.adoptedStyleSheets.push(menuStyles.styleSheet!, besideStyles.styleSheet!);
    this.#place.setAttribute('exportparts', 'edit-bar, add, event-actions, event-menu, action, button, dialog');
    this.#foot.setAttribute('exportparts', 'toast, undo, button');
    root.append(this.#beside);
    root.addEventListener('pointerover', this.#onDay);
    root.addEventListener('focusin', this.#onDay);
    root.addEventListener('keydown', this.#onKeydown as EventListener);
    host.addController(this);
  }

  #dialogHost(renderRoot: ShadowRoot): DialogHost {
    const host = this.#host;
    return {
      requestUpdate: () => host.requestUpdate(),
      get updateComplete() {
        return host.updateComplete;
      },
      renderRoot,
    };
  }

  hostConnected(): void {
    this.#stopListening = listenToWrites(() => this.#items.clear());
    document.addEventListener('keydown', this.#onF6);
  }

  hostDisconnected(): void {
    this.#stopListening?.();
    document.removeEventListener('keydown', this.#onF6);
  }

  get #isEditable(): boolean {
    return readSettings(this.#host).editable === true;
  }

  /** The session where the page lets authors change something, and somebody is signed in who may. */
  get #session(): Session | undefined {
    const { session } = this.#sessions;
    return this.#isEditable && session?.me && session.may('create_events') ? session : undefined;
  }

  get #words(): Words | undefined {
    const [desk, authoring, common] = [this.#desk.messages, this.#authoring.messages, this.#common.messages];
    return desk && authoring && common && { desk, authoring, common };
  }

  hostUpdate(): void {
    this.#menus.remember();
  }

  hostUpdated(): void {
    this.#stand();
    const session = this.#session;
    const words = this.#words;
    const isOn = words && this.#isEditable;
    render(isOn ? this.#render(session, words) : nothing, this.#root);
    render(isOn ? this.#toast.render(words.desk, words.authoring, words.common) : nothing, this.#footRoot);
    render(words && session ? this.#renderPlus(words.desk) : nothing, this.#beside);
    if (!words) return;
    this.#menus.show(session?.offers('items') ? this.#places() : [], words.desk);
    for (const { box, date } of dayBoxes(this.#host.shadowRoot!, Boolean(session)))
      render(session && date ? this.#renderAddOn(date, words.desk) : nothing, box);
  }

  /** A dialog makes all around it inert, so that what changes its event stands in it. */
  #stand(): void {
    const root = this.#host.shadowRoot!;
    const dialog = this.#isDetail ? root.querySelector('dialog') : null;
    const around = dialog ?? root;
    if (this.#place.parentNode === around) return;
    if (dialog) dialog.querySelector('.close')!.after(this.#place);
    else root.prepend(this.#place);
    around.append(this.#foot);
  }

  #places(): ReturnType<typeof menuPlaces> {
    const { items, shadowRoot } = this.#host;
    if (!this.#isDetail) return menuPlaces(shadowRoot!, items);
    const [event] = items;
    const bar = this.#root.querySelector('.edit-bar');
    return event && bar ? [{ event, menu: placeForMenu(bar), hasWords: true }] : [];
  }

  #render(session: Session | undefined, { desk, authoring, common }: Words): unknown {
    const opened = this.#opened;
    const baseUrl = serverOfHost(this.#host) ?? nothing;
    return html`
      ${
        session
          ? html`<div part="edit-bar" class="edit-bar" role="group" aria-label=${desk.editHere}>
              ${
                this.#isDetail
                  ? nothing
                  : html`<button part="button add" type="button" @click=${() => this.#edit('add', {})}>${desk.add.events}</button>`
              }
            </div>`
          : nothing
      }
      ${
        opened
          ? html`<cal-event-form
              mode=${opened.event ? 'dialog' : 'quick'}
              base-url=${baseUrl}
              event-id=${opened.event ?? nothing}
              copy-of=${opened.copy ?? nothing}
              start-date=${opened.date ?? nothing}
              @cal-close=${this.#onClose}
            ></cal-event-form>`
          : nothing
      }
      ${
        this.#waiting
          ? html`<dialog part="dialog" class="question" id="sign-in" aria-label=${authoring.failures.signedOut} @close=${this.#giveUp}>
              <p>${authoring.failures.signedOut}</p>
              <cal-sign-in base-url=${baseUrl}></cal-sign-in>
              <button part="button" type="button" @click=${this.#giveUp}>${desk.cancel}</button>
            </dialog>`
          : nothing
      }
      ${this.#questions.render({ words: desk, authoring, copied: common.copied, language: this.#language, level: 2 })}
    `;
  }

  #renderPlus(words: DeskMessages): unknown {
    if (!this.#day) return nothing;
    const { date } = this.#day;
    const label = words.addOn(dayName(date, this.#language));
    return html`<button
      part="button plus"
      class="plus"
      type="button"
      aria-label=${label}
      title=${label}
      @click=${() => this.#edit('add', { date })}
    >
      <span aria-hidden="true">+</span>
    </button>`;
  }

  #renderAddOn(date: string, words: DeskMessages): unknown {
    return html`<button
      part="button add-on-day"
      type="button"
      @click=${async ({ currentTarget }: MouseEvent) => {
        await leaveBox(currentTarget as Element);
        this.#edit('add', { date });
      }}
    >
      ${words.addOn(dayName(date, this.#language))}
    </button>`;
  }

  get #language(): string {
    return this.#host.closest('[lang]')?.getAttribute('lang') || 'en';
  }

  /** What the caller may do with an event; `undefined` where they may not change it. @throws CalError */
  #itemOf({ id, representation }: CalendarEvent): Promise<DeskItem | undefined> {
    const key = `${id} ${representation.modified_utc}`;
    const known = this.#items.get(key);
    if (known) return known;
    const item = readDeskItem(this.#sessions.session!, 'events', id).catch((error: unknown) => {
      if (error instanceof CalError && (error.status === 403 || error.status === 404)) return undefined;
      this.#items.delete(key);
      throw error;
    });
    this.#items.set(key, item);
    return item;
  }

  /** What can be done with an event; nothing, and a message, where that cannot be read. */
  async #entriesOf(event: CalendarEvent): Promise<readonly MenuEntry[]> {
    const words = this.#words!.desk;
    const session = this.#sessions.session!;
    let entries: readonly MenuEntry[] = [];
    await this.#attempt(event, async () => {
      const item = await this.#itemOf(event);
      const { id } = event;
      const offered = item ? actionNames.filter((name) => actions[name].isOffered(item, session)) : [];
      entries = [
        ...(item?.may.includes('update') ? [{ label: words.edit, take: () => this.#edit('edit', { event: id }, event) }] : []),
        { label: words.duplicate, take: () => this.#edit('duplicate', { copy: id }, event) },
        ...offered.map((name) => ({ label: words.actions[name], take: () => this.#take(name, event, item!) })),
      ];
    });
    return entries;
  }

  /** Does something with an event, unless the page prevents it: at once, or after the date that it takes. */
  #take(name: ActionName, event: CalendarEvent, item: DeskItem): void {
    if (!emit(this.#host, 'cal-edit', { action: name, event }, { cancelable: true })) return;
    const words = this.#words!.desk;
    if (!actions[name].takesDate) return void this.#attempt(event, () => this.#run(name, event, item, ''));
    this.#questions.ask({
      title: words.move.title,
      hints: [titleOf(event, words), words.move.hint],
      fields: [{ name: 'date', words: words.newDate, type: 'date', value: item.start.slice(0, 10) }],
      submit: words.move.submit,
      send: ({ date = '' }) => void this.#attempt(event, () => this.#run(name, event, item, date)),
    });
  }

  /** @throws CalError */
  async #run(name: ActionName, event: CalendarEvent, item: DeskItem, date: string): Promise<void> {
    const words = this.#words!.desk;
    const title = titleOf(event, words);
    const undo = await actions[name].run({ session: this.#sessions.session!, kind: 'events', item }, date);
    this.#toast.say(words.done[name](title), async () => {
      await undo();
      this.#toast.say(words.undone(title));
    });
  }

  /** Says why something did not work; where the session is over, it is done once somebody has signed in again. */
  async #attempt(event: CalendarEvent, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CalError)) throw error;
      const { desk, authoring } = this.#words!;
      const { session } = this.#sessions;
      if (isDenied(error) && session?.me) await session.reload();
      if (isDenied(error) && !session?.me) return this.#signIn(() => void this.#attempt(event, work));
      this.#toast.say(`${desk.failedFor(titleOf(event, desk))} ${reasonOf(error, desk, authoring)}`);
    }
  }

  #signIn(work: () => void): void {
    this.#waiting = work;
    this.#host.requestUpdate();
    void this.#host.updateComplete.then(() => this.#root.querySelector<HTMLDialogElement>('#sign-in')?.showModal());
  }

  /** Does what waited for somebody to sign in. */
  #goOn(): void {
    this.#items.clear();
    const work = this.#waiting;
    if (!work || !this.#sessions.session?.me) return;
    this.#giveUp();
    work();
  }

  readonly #giveUp = (): void => {
    this.#waiting = undefined;
    this.#root.querySelector<HTMLDialogElement>('#sign-in')?.close();
    this.#host.requestUpdate();
  };

  /** Opens the form, unless the page prevents it. */
  #edit(action: EditAction, opened: Opened, event?: CalendarEvent): void {
    const { date } = opened;
    if (!emit(this.#host, 'cal-edit', { action, ...(event && { event }), ...(date && { date }) }, { cancelable: true })) return;
    this.#opened = opened;
    this.#host.requestUpdate();
    void this.#host.updateComplete.then(() => this.#root.querySelector('cal-event-form')?.open());
  }

  readonly #onClose = (close: Event): void => {
    // The dialog of the form concerns the form alone.
    close.stopPropagation();
    this.#opened = undefined;
    this.#host.requestUpdate();
  };

  /** The button of a day stands beside its number while the pointer or the focus is in it. */
  readonly #onDay = ({ target }: Event): void => {
    if (target instanceof Element && (this.#beside.contains(target) || target === this.#place)) return;
    const day = dayAt(target);
    if (day?.place === this.#day?.place || !this.#session) return;
    this.#day?.place.style.removeProperty('anchor-name');
    day?.place.style.setProperty('anchor-name', '--edited-day');
    this.#day = day;
    this.#host.requestUpdate();
  };

  readonly #onF6 = (press: KeyboardEvent): void => {
    if (press.key === 'F6' && !press.defaultPrevented && this.#toast.focus()) press.preventDefault();
  };

  readonly #onKeydown = (press: KeyboardEvent): void => {
    const isPlain = !press.ctrlKey && !press.metaKey && !press.altKey && !isTyping(press.target);
    const date = dayAt(press.target)?.date;
    if (press.key.toLowerCase() !== 'n' || !isPlain || !date || !this.#session) return;
    press.preventDefault();
    this.#edit('add', { date });
  };
}

const titleOf = ({ title }: CalendarEvent, words: DeskMessages): string => words.quoted(title || words.untitledItem);

const edited = new WeakSet<object>();

/** Lets authors change what an element shows; once for each. */
export function edit(host: EditableHost): void {
  if (edited.has(host)) return;
  edited.add(host);
  new Editing(host);
  host.requestUpdate();
}
