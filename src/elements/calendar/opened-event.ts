import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { CalendarMessages, Messages } from '../../locale/index.js';
import { readSettings, serverOfName } from '../../data/query/index.js';
import { keepInside } from '../base/nested-elements.js';
import { backIcon, closeIcon } from '../parts/icons.js';
import { InnerElement } from '../parts/inner-element.js';
import type { CalendarState } from './calendar-state.js';
import { PanelEnd } from './panel-end.js';
import { moveTo } from './shown-view.js';

interface RenderOptions {
  /** Whether the page's address names the event. */
  readonly inAddress: boolean;
  readonly common: Messages;
  readonly messages: CalendarMessages;
}

type Detail = HTMLElement & { readonly settled?: Promise<void> };

/** The node that has the focus, inside all shadow roots. */
function focusedIn(root: ShadowRoot): HTMLElement | undefined {
  const focused = root.activeElement as HTMLElement | null;
  return focused?.shadowRoot?.activeElement ? focusedIn(focused.shadowRoot) : (focused ?? undefined);
}

/**
 * The event that is open in a calendar: it takes the focus, and the focus and the scroll position come back when it is
 * closed.
 */
export class OpenedEvent {
  readonly #host: LitElement;
  readonly #state: CalendarState;
  readonly #code: InnerElement;
  /** The node that had the focus, its distance from the top of the window, and the scroll position, in pixels. */
  #before: { readonly focused: HTMLElement | undefined; readonly top: number; readonly scrollY: number } | undefined;
  /** The event that is open. */
  #event: string | undefined;
  #isFirst = true;
  #hadFailed = false;

  /** @param load loads the code of the element that shows an event */
  constructor(host: LitElement, state: CalendarState, load: () => Promise<unknown>) {
    this.#host = host;
    this.#state = state;
    this.#code = new InnerElement(host, load);
    host.addController(new PanelEnd(host));
  }

  /** Whether it replaces the view. */
  get isPage(): boolean {
    return this.#state.event !== undefined && this.#openMode === 'page';
  }

  /** Whether it stands beside the view. */
  get isPanel(): boolean {
    return this.#state.event !== undefined && this.#openMode === 'panel';
  }

  /** Resolves when the event is shown, if one is open. */
  async settle(): Promise<void> {
    await this.#host.updateComplete;
    await this.#code.settled;
    await this.#host.updateComplete;
    await this.#host.renderRoot.querySelector<Detail>('.detail-view')?.settled;
  }

  render({ inAddress, common, messages }: RenderOptions): TemplateResult | typeof nothing {
    const { event, level } = this.#state;
    if (!event) return nothing;
    const mode = this.#openMode;
    const [key = '', calendar] = event.split('@');
    const server = calendar && serverOfName(calendar, readSettings(this.#host).base_url as string | undefined);
    const isId = /^\d+$/.test(key);
    const isDialog = mode === 'dialog';
    const element = html`<cal-event-detail
      part="detail-view"
      class="detail-view"
      mode=${isDialog ? 'dialog' : 'page'}
      base-url=${ifDefined(server)}
      event-id=${ifDefined(isId ? key : undefined)}
      slug=${ifDefined(isId ? undefined : key)}
      heading-level=${level}
      .inAddress=${inAddress}
      @cal-close=${this.#onClose}
      @cal-load=${keepInside}
      @cal-data=${keepInside}
    ></cal-event-detail>`;
    const detail = this.#code.render(element, common, messages.partFailed);
    if (isDialog) return detail;
    return html`
      <div
        part="event-box event-${mode}"
        class="${mode} ${this.#state.view.hasToolbar ? 'beside-days' : ''}"
        @keydown=${this.#onKeydown}
      >
        ${
          this.isPanel
            ? html`<button
                part="button close leave"
                class="leave close"
                type="button"
                aria-label=${common.close}
                @click=${this.#close}
              >
                ${closeIcon}
              </button>`
            : html`<button part="button leave" class="leave" type="button" @click=${this.#close}>
                ${backIcon}<span>${messages.toCalendar}</span>
              </button>`
        }
        ${detail}
      </div>
    `;
  }

  /** To be called after each update of the host. */
  updated(): void {
    const { event } = this.#state;
    const detail = this.#host.renderRoot.querySelector<Detail>('.detail-view') ?? undefined;
    // An event that is open when the page loads does not take the focus.
    if (this.#isFirst) this.#event = event;
    this.#isFirst = false;
    // A dialog whose code fails shows its error instead of the view, so the focus goes there.
    const { hasFailed } = this.#code;
    const isElsewhere = hasFailed && !this.#hadFailed && this.#before;
    this.#hadFailed = hasFailed;
    if ((event === this.#event && !isElsewhere) || (event && !detail && !hasFailed)) return;
    this.#event = event;
    if (event) void this.#goTo(detail);
    else this.#goBack();
  }

  /** Remembers the focus and the scroll position when the visitor is about to open an event. */
  leave(): void {
    if (this.#event && !this.isPanel) return;
    const focused = focusedIn(this.#host.shadowRoot!);
    this.#before = { focused, top: focused?.getBoundingClientRect().top ?? 0, scrollY };
  }

  /** Opens an event, or closes the one that is open; a panel comes and goes with the motion of a change of views. */
  turnTo(event: string | undefined): void {
    const host = this.#host;
    const change = () => {
      Object.assign(host, { event });
      return host.updateComplete;
    };
    const isMoved = this.#openMode === 'panel' && !(event && this.#event);
    void (isMoved ? moveTo(host, change) : change());
  }

  /** The attribute `detail`, unless a panel lacks room or a dialog its code. */
  get #openMode(): 'dialog' | 'page' | 'panel' {
    const mode = this.#state.detail;
    if (mode === 'panel') return this.#state.isNarrow ? 'page' : mode;
    // Without its code there is no dialog to show the error in, so the event opens instead of the view.
    return mode === 'dialog' && !this.#code.hasFailed ? mode : 'page';
  }

  async #goTo(detail: Detail | undefined): Promise<void> {
    const button = this.#button;
    if (!button) return;
    button.focus({ preventScroll: true });
    const host = this.#host;
    if (this.isPanel) this.#before?.focused?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    else if (host.getBoundingClientRect().top < 0) host.scrollIntoView({ block: 'start' });
    await this.settle();
    if (host.shadowRoot?.activeElement === button) detail?.focus({ preventScroll: true });
  }

  #goBack(): void {
    const before = this.#before;
    this.#before = undefined;
    const focused = before?.focused?.checkVisibility() ? before.focused : undefined;
    const current = this.#host.renderRoot.querySelector<HTMLElement>('[aria-current="true"]');
    (focused ?? current)?.focus({ preventScroll: true });
    // Days stay where they are beside a panel, and the visitor may have turned to others.
    if (!before || (this.#openMode === 'panel' && this.#state.view.hasToolbar)) return;
    scrollTo({ top: before.scrollY, behavior: 'instant' });
    // Rows far from the screen have a height that is only estimated, so the same position may show others.
    if (focused) scrollBy({ top: focused.getBoundingClientRect().top - before.top, behavior: 'instant' });
  }

  get #button(): HTMLElement | null {
    return this.#host.renderRoot.querySelector<HTMLElement>('.leave');
  }

  readonly #close = (): void => {
    this.turnTo(undefined);
  };

  readonly #onClose = (event: Event): void => {
    event.stopPropagation();
    this.#close();
  };

  readonly #onKeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    this.#close();
  };
}
