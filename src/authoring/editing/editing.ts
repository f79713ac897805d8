import { html, nothing, render, type ReactiveController } from 'lit';
import '../cal-event-form.js';
import { CalError } from '../../data/client/index.js';
import { listenToWrites } from '../session/mutations.js';
import { readDeskItem, type DeskItem } from '../session/desk-items.js';
import { readSettings } from '../../data/query/index.js';
import type { Session } from '../session/session.js';
import type { CalendarEvent } from '../../data/records/index.js';
import { shared } from '../../elements/cards/shared.styles.js';
import type { Messages } from '../../locale/index.js';
import type { AuthoringMessages } from '../words/messages/authoring.js';
import type { DeskMessages } from '../words/messages/desk.js';
import { emit, type EditAction } from '../../elements/base/events.js';
import { MessageController } from '../../elements/base/message-controller.js';
import { wordsFor } from '../words/words.js';
import { formStyles } from '../forms/form.styles.js';
import { SessionController } from '../forms/session-controller.js';
import { popupStyles } from '../../elements/parts/popup.styles.js';
import { actionStyles } from './actions.styles.js';
import { AddOnDay } from './add-on-day.js';
import type { DialogHost } from './dialog-host.js';
import { serverOfHost, type EditableHost } from './editable-host.js';
import { besideStyles, editingStyles } from './editing.styles.js';
import { EventMenus } from './event-menus.js';
import { actionNames, actions, reasonOf, type ActionName } from './item-actions.js';
import { menuStyles } from './menu.styles.js';
import type { MenuEntry } from './menus.js';
import { menuBoxes, boxForMenu } from './menu-boxes.js';
import { Questions } from './questions.js';
import { SignInAgain } from './sign-in-again.js';
import { Toast } from './toast.js';

/** The event, copy or day that the form is open for. */
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

/**
 * Lets authors change what an element shows: above it they add events, on a day by the button that appears there, by N,
 * and in the box of the day; beside each event, a menu offers what their role allows with it. What is done there is
 * done at once, and the message at the foot undoes it.
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
  /**
   * Trees of their own, so that styles of forms mean nothing outside of them: above what the host shows, and at its
   * foot.
   */
  readonly #box = document.createElement('div');
  readonly #root = this.#box.attachShadow({ mode: 'open' });
  readonly #foot = document.createElement('div');
  readonly #footRoot = this.#foot.attachShadow({ mode: 'open' });
  readonly #addOnDay: AddOnDay;
  readonly #signInAgain: SignInAgain;
  #opened: Opened | undefined;
  /** The server's items of events, by their ids and when they were changed. */
  readonly #items = new Map<string, Promise<DeskItem | undefined>>();
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
      () => {
        this.#items.clear();
        this.#signInAgain.goOn();
      },
    );
    this.#signInAgain = new SignInAgain(this.#dialogHost(this.#root), this.#sessions);
    this.#questions = new Questions(this.#dialogHost(this.#root));
    this.#toast = new Toast(this.#dialogHost(this.#footRoot), () => this.#root.querySelector('.edit-bar button'));
    this.#menus = new EventMenus(
      host,
      (event) => this.#entriesOf(event),
      (event) => void this.#itemOf(event).catch(() => {}),
    );
    this.#box.className = 'editing';
    this.#foot.className = 'editing-foot';
    const root = host.shadowRoot!;
    const sheets = [shared, popupStyles, formStyles, actionStyles, menuStyles, besideStyles, editingStyles].map(
      ({ styleSheet }) => styleSheet!,
    );
    for (const own of [this.#root, this.#footRoot]) own.adoptedStyleSheets.push(...sheets);
    const popup = popupStyles.styleSheet!;
    // Before the element's own styles, which set some boxes otherwise.
    if (!root.adoptedStyleSheets.includes(popup)) root.adoptedStyleSheets.unshift(popup);
    root.adoptedStyleSheets.push(menuStyles.styleSheet!, besideStyles.styleSheet!);
    this.#box.setAttribute('exportparts', 'edit-bar, add, event-actions, event-menu, action, button, dialog');
    this.#foot.setAttribute('exportparts', 'toast, undo, button');
    this.#addOnDay = new AddOnDay(host, {
      isOffered: () => this.#session !== undefined,
      add: (date) => this.#edit('add', { date }),
    });
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
    if (words) this.#menus.show(session?.offers('items') ? this.#boxes() : [], words.desk);
    this.#addOnDay.render(words?.desk, this.#language);
  }

  /** A dialog makes all around it inert, so that what changes its event stands in it. */
  #stand(): void {
    const root = this.#host.shadowRoot!;
    const dialog = this.#isDetail ? root.querySelector('dialog') : null;
    const around = dialog ?? root;
    if (this.#box.parentNode === around) return;
    if (dialog) dialog.querySelector('.close')!.after(this.#box);
    else root.prepend(this.#box);
    around.append(this.#foot);
  }

  #boxes(): ReturnType<typeof menuBoxes> {
    const { items, shadowRoot } = this.#host;
    if (!this.#isDetail) return menuBoxes(shadowRoot!, items);
    const [event] = items;
    const bar = this.#root.querySelector('.edit-bar');
    return event && bar ? [{ event, menu: boxForMenu(bar), hasWords: true }] : [];
  }

  #render(session: Session | undefined, { desk, authoring, common }: Words): unknown {
    const opened = this.#opened;
    const baseUrl = serverOfHost(this.#host);
    return html`
      ${
        session
          ? html`<div part="edit-bar" class="edit-bar" role="group" aria-label=${desk.editHere}>
              ${
                this.#isDetail
                  ? nothing
                  : html`<button part="button add" type="button" @click=${() => this.#edit('add', {})}>
                      ${desk.add.events}
                    </button>`
              }
            </div>`
          : nothing
      }
      ${
        opened
          ? html`<cal-event-form
              mode=${opened.event ? 'dialog' : 'quick'}
              base-url=${baseUrl ?? nothing}
              event-id=${opened.event ?? nothing}
              copy-of=${opened.copy ?? nothing}
              start-date=${opened.date ?? nothing}
              @cal-close=${this.#onClose}
            ></cal-event-form>`
          : nothing
      }
      ${this.#signInAgain.render(baseUrl, authoring, desk)}
      ${this.#questions.render({ words: desk, authoring, copied: common.copied, language: this.#language, level: 2 })}
    `;
  }

  get #language(): string {
    return this.#host.closest('[lang]')?.getAttribute('lang') || 'en';
  }

  /** The caller's item of an event; `undefined` where they may not change it. @throws CalError */
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

  /** The actions on an event; none, and a message, where they cannot be read. */
  async #entriesOf(event: CalendarEvent): Promise<readonly MenuEntry[]> {
    const words = this.#words!.desk;
    const session = this.#sessions.session!;
    let entries: readonly MenuEntry[] = [];
    await this.#attempt(event, async () => {
      const item = await this.#itemOf(event);
      const { id } = event;
      const offered = item ? actionNames.filter((name) => actions[name].isOffered(item, session)) : [];
      entries = [
        ...(item?.may.includes('update')
          ? [{ label: words.edit, take: () => this.#edit('edit', { event: id }, event) }]
          : []),
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

  /** Shows why something did not work; where the session is over, it is done once somebody has signed in again. */
  async #attempt(event: CalendarEvent, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CalError)) throw error;
      const { desk, authoring } = this.#words!;
      if (await this.#signInAgain.openAfter(error, () => void this.#attempt(event, work))) return;
      this.#toast.say(`${desk.failedFor(titleOf(event, desk))} ${reasonOf(error, desk, authoring)}`);
    }
  }

  /** Opens the form, unless the page prevents it. */
  #edit(action: EditAction, opened: Opened, event?: CalendarEvent): void {
    const { date } = opened;
    if (!emit(this.#host, 'cal-edit', { action, ...(event && { event }), ...(date && { date }) }, { cancelable: true }))
      return;
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

  readonly #onF6 = (press: KeyboardEvent): void => {
    if (press.key === 'F6' && !press.defaultPrevented && this.#toast.focus()) press.preventDefault();
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
