import { html, nothing, render, type LitElement, type ReactiveController } from 'lit';
import '../cal-event-form.js';
import { readDeskItem, readSettings, type DeskItem, type Session } from '../../query/index.js';
import type { CalendarEvent } from '../../records/index.js';
import { shared } from '../../cards/index.js';
import { dayName } from '../../time/index.js';
import type { DeskMessages } from '../../locale/index.js';
import { actionNames, actions, type ActionName } from '../admin/item-actions.js';
import { adminStyles } from '../admin/admin.styles.js';
import type { DialogHost } from '../admin/dialog-host.js';
import { Questions } from '../admin/questions.js';
import { Reading } from '../admin/reading.js';
import { Toast } from '../admin/toast.js';
import { emit } from '../base/events.js';
import { MessageController } from '../base/message-controller.js';
import { SessionController } from '../forms/session-controller.js';
import { formStyles } from '../forms/form.styles.js';
import { popupStyles } from '../parts/popup.styles.js';
import { editingStyles, plusStyles } from './editing.styles.js';

/** What the form is open for. */
interface Opened {
  readonly event?: number;
  readonly copy?: number;
  /** `YYYY-MM-DD` */
  readonly date?: string;
}

/** An element that shows events. */
interface Host extends LitElement {
  readonly items: readonly CalendarEvent[];
}

/** The cell of a day, or the column of one. */
const dayAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-date]') : null;

const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.matches('input, textarea, select');

/**
 * Lets authors change what an element shows, above it: they add events, on a day by the button that appears there or by N, and do what
 * their role allows with the one event of a detail. Nobody else sees any of it.
 */
class Editing implements ReactiveController {
  readonly #host: Host;
  readonly #sessions: SessionController;
  readonly #words: MessageController<'desk'>;
  readonly #authoring: MessageController<'authoring'>;
  readonly #common: MessageController<'common'>;
  readonly #questions: Questions;
  readonly #toast: Toast;
  readonly #item: Reading<DeskItem>;
  readonly #isDetail: boolean;
  /** A tree of its own, so that styles of forms mean nothing outside of it. */
  readonly #place = document.createElement('div');
  readonly #root = this.#place.attachShadow({ mode: 'open' });
  /** The button of a day is outside of that tree, because it is anchored to the day. */
  readonly #beside = document.createElement('div');
  #opened: Opened | undefined;
  /** The day beside whose number a button adds an event. */
  #day: HTMLElement | undefined;

  constructor(host: Host) {
    this.#host = host;
    this.#isDetail = host.localName === 'cal-event-detail';
    this.#words = new MessageController(host, 'desk');
    this.#authoring = new MessageController(host, 'authoring');
    this.#common = new MessageController(host, 'common');
    this.#sessions = new SessionController(
      host,
      () => this.#baseUrl,
      () => {},
    );
    const around: DialogHost = {
      requestUpdate: () => host.requestUpdate(),
      get updateComplete() {
        return host.updateComplete;
      },
      renderRoot: this.#root,
    };
    this.#questions = new Questions(around);
    this.#toast = new Toast(around);
    this.#item = new Reading(host);
    this.#place.className = 'editing';
    const root = host.shadowRoot!;
    this.#root.adoptedStyleSheets.push(
      ...[shared, popupStyles, formStyles, adminStyles, editingStyles].map(({ styleSheet }) => styleSheet!),
    );
    root.adoptedStyleSheets.push(popupStyles.styleSheet!, plusStyles.styleSheet!);
    this.#place.setAttribute('exportparts', 'edit-bar, add, action, button, toast, undo, dialog');
    root.prepend(this.#place);
    root.append(this.#beside);
    root.addEventListener('pointerover', this.#onDay);
    root.addEventListener('focusin', this.#onDay);
    root.addEventListener('keydown', this.#onKeydown as EventListener);
    host.addController(this);
  }

  get #baseUrl(): string | undefined {
    const { base_url: baseUrl } = readSettings(this.#host);
    return typeof baseUrl === 'string' ? baseUrl : undefined;
  }

  /** Whether the page lets authors change something, and somebody is signed in who may. */
  get #session(): Session | undefined {
    const { session } = this.#sessions;
    const isEditable = readSettings(this.#host).editable === true;
    return isEditable && session?.me && session.may('create_events') ? session : undefined;
  }

  hostUpdate(): void {
    const session = this.#session;
    const [event] = this.#host.items;
    if (!this.#isDetail || !event || !session?.offers('items')) return;
    const { id, representation } = event;
    this.#item.request(`${id} ${representation.modified_utc}`, () => readDeskItem(session, 'events', id));
  }

  hostUpdated(): void {
    const session = this.#session;
    const { messages: words } = this.#words;
    render(session && words ? this.#render(session, words) : nothing, this.#root);
    render(session && words ? this.#renderPlus(words) : nothing, this.#beside);
  }

  #render(session: Session, words: DeskMessages): unknown {
    const authoring = this.#authoring.messages;
    const common = this.#common.messages;
    if (!authoring || !common) return nothing;
    const { lang } = this.#host;
    const opened = this.#opened;
    return html`
      <div part="edit-bar" class="edit-bar" role="group" aria-label=${words.editHere}>
        ${
          this.#isDetail
            ? this.#renderActions(session, words)
            : html`<button part="button add" type="button" @click=${() => this.#edit({})}>${words.add.events}</button>`
        }
      </div>
      ${
        opened
          ? html`<cal-event-form
              mode=${opened.event ? 'dialog' : 'quick'}
              base-url=${this.#baseUrl ?? nothing}
              event-id=${opened.event ?? nothing}
              copy-of=${opened.copy ?? nothing}
              start-date=${opened.date ?? nothing}
              @cal-close=${this.#onClose}
              @cal-saved=${this.#onSaved}
            ></cal-event-form>`
          : nothing
      }
      ${this.#toast.render(words, authoring, common)}
      ${this.#questions.render({ words, authoring, copied: common.copied, language: lang || 'en', level: 2 })}
    `;
  }

  #renderPlus(words: DeskMessages): unknown {
    const date = this.#day?.dataset.date;
    if (!date) return nothing;
    const label = words.addOn(dayName(date, this.#locale));
    return html`<button
      part="button plus"
      class="plus"
      type="button"
      aria-label=${label}
      title=${label}
      @click=${() => this.#edit({ date })}
    >
      <span aria-hidden="true">+</span>
    </button>`;
  }

  get #locale(): string {
    return this.#host.closest('[lang]')?.getAttribute('lang') || 'en';
  }

  #renderActions(session: Session, words: DeskMessages): unknown {
    const [event] = this.#host.items;
    if (!event || !session.offers('items')) return nothing;
    const { id } = event;
    const item = this.#item.value;
    if (item?.id !== id || !item.may.length) return nothing;
    const canUpdate = item.may.includes('update');
    return html`
      ${canUpdate ? html`<button part="button action" type="button" @click=${() => this.#edit({ event: id }, event)}>${words.edit}</button>` : nothing}
      <button part="button action" type="button" @click=${() => this.#edit({ copy: id }, event)}>${words.duplicate}</button>
      ${actionNames
        .filter((name) => actions[name].isOffered(item, session))
        .map(
          (name) =>
            html`<button part="button action" type="button" @click=${() => this.#take(name, item, session, words)}>
              ${words.actions[name]}
            </button>`,
        )}
    `;
  }

  #take(name: ActionName, item: DeskItem, session: Session, words: DeskMessages): void {
    const title = words.quoted(item.title || words.untitled);
    const run = async ({ date = '' }) => {
      const undo = await actions[name].run({ session, kind: 'events', item }, date);
      await this.#item.reload();
      this.#toast.say(words.done[name](title), async () => {
        await undo();
        await this.#item.reload();
        this.#toast.say(words.undone(title));
      });
    };
    const { takesDate } = actions[name];
    this.#questions.ask({
      title: takesDate ? words.move.title : `${words.actions[name]}: ${title}`,
      hints: takesDate ? [title, words.move.hint] : [],
      fields: takesDate ? [{ name: 'date', words: words.newDate, type: 'date', value: item.start.slice(0, 10) }] : [],
      submit: takesDate ? words.move.submit : words.actions[name],
      isDanger: name === 'delete' || name === 'cancel',
      send: run,
      explain: ({ kind }) => (kind === 'conflict' ? { text: words.changedMeanwhile } : undefined),
    });
  }

  /** Opens the form, unless the page prevents it. */
  #edit(opened: Opened, event?: CalendarEvent): void {
    const { date } = opened;
    if (!emit(this.#host, 'cal-edit', { ...(event && { event }), ...(date && { date }) }, { cancelable: true })) return;
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

  readonly #onSaved = (): void => void this.#item.reload();

  /** The button of a day stands beside its number while the pointer or the focus is in it. */
  readonly #onDay = ({ target }: Event): void => {
    if (target instanceof Element && (this.#beside.contains(target) || target === this.#place)) return;
    const day = dayAt(target) ?? undefined;
    if (day === this.#day || !this.#session) return;
    this.#day?.style.removeProperty('anchor-name');
    day?.style.setProperty('anchor-name', '--edited-day');
    this.#day = day;
    this.#host.requestUpdate();
  };

  readonly #onKeydown = (press: KeyboardEvent): void => {
    if (press.key === 'F6' && this.#toast.focus()) return press.preventDefault();
    const isPlain = !press.ctrlKey && !press.metaKey && !press.altKey && !isTyping(press.target);
    const date = dayAt(press.target)?.dataset.date;
    if (press.key.toLowerCase() !== 'n' || !isPlain || !date || !this.#session) return;
    press.preventDefault();
    this.#edit({ date });
  };
}

const edited = new WeakSet<object>();

/** Lets authors change what an element shows; once for each. */
export function edit(host: Host): void {
  if (edited.has(host)) return;
  edited.add(host);
  new Editing(host);
  host.requestUpdate();
}
