import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { CalendarMessages, Messages } from '../../locale/index.js';
import { readSettings, serverOfName } from '../../query/index.js';
import { keepInside } from '../base/nested-elements.js';
import { InnerElement } from '../parts/inner-element.js';
import { calendarAttributes } from './calendar-attributes.js';
import type { CalendarState } from './calendar-state.js';
import { exportAllParts } from './export-parts.js';

interface RenderOptions {
  /** Whether the page's address names the event. */
  readonly inAddress: boolean;
  readonly messages: Messages;
  readonly bundle: CalendarMessages;
}

type Detail = HTMLElement & { readonly settled?: Promise<void> };

const arrow = html`<svg viewBox="0 0 16 16" aria-hidden="true"><path d="M14 8H3m5-5L3 8l5 5" /></svg>`;

/** The node that has the focus, inside all shadow roots. */
function focusedIn(root: ShadowRoot): HTMLElement | undefined {
  const focused = root.activeElement as HTMLElement | null;
  return focused?.shadowRoot?.activeElement ? focusedIn(focused.shadowRoot) : (focused ?? undefined);
}

/** The event that is open in a calendar: it takes the focus, and the focus and the scroll position come back when it is closed. */
export class OpenedEvent {
  readonly #host: LitElement;
  readonly #state: CalendarState;
  readonly #code: InnerElement;
  /** Where the reader was before, and where that was on the screen, in pixels below its upper edge. */
  #before: { readonly focused: HTMLElement | undefined; readonly top: number; readonly scrollY: number } | undefined;
  /** The event that is open, and the element that shows it. */
  #event: string | undefined;
  #detail: Detail | undefined;
  #isFirst = true;
  #hadFailed = false;

  /** @param load loads the code of the element that shows an event */
  constructor(host: LitElement, state: CalendarState, load: () => Promise<unknown>) {
    this.#host = host;
    this.#state = state;
    this.#code = new InnerElement(host, load);
  }

  /** Whether it stands in place of the view. */
  get isPage(): boolean {
    return this.#state.event !== undefined && this.#place === 'page';
  }

  /** Whether it stands beside the view. */
  get isPanel(): boolean {
    return this.#state.event !== undefined && this.#place === 'panel';
  }

  /** Resolves when the event is shown, if one is open. */
  async settle(): Promise<void> {
    await this.#host.updateComplete;
    await this.#code.settled;
    await this.#host.updateComplete;
    await this.#host.renderRoot.querySelector<Detail>('.detail-view')?.settled;
  }

  render({ inAddress, messages, bundle }: RenderOptions): TemplateResult | typeof nothing {
    const { event, level } = this.#state;
    if (!event) return nothing;
    const place = this.#place;
    const [key = '', calendar] = event.split('@');
    const server = calendar && serverOfName(calendar, readSettings(this.#host).base_url as string | undefined);
    const isId = /^\d+$/.test(key);
    const isDialog = place === 'dialog';
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
    const detail = this.#code.render(element, messages, bundle.partFailed);
    if (isDialog) return detail;
    return html`
      <div part="event-box event-${place}" class=${place} @keydown=${this.#onKeydown}>
        <button part="button leave" class="leave" type="button" @click=${this.#close}>
          ${arrow}<span>${this.isPanel ? messages.close : bundle.toCalendar}</span>
        </button>
        ${detail}
      </div>
    `;
  }

  /** To be called after each update of the host. */
  updated(): void {
    const { event } = this.#state;
    const detail = this.#host.renderRoot.querySelector<Detail>('.detail-view') ?? undefined;
    if (detail && detail !== this.#detail) void customElements.whenDefined(detail.localName).then(() => exportAllParts(detail));
    this.#detail = detail;
    // What a page begins with does not take the focus.
    if (this.#isFirst) this.#event = event;
    this.#isFirst = false;
    // What fails is told in place of the view, of which the reader has just opened an event.
    const { hasFailed } = this.#code;
    const isElsewhere = hasFailed && !this.#hadFailed && this.#before;
    this.#hadFailed = hasFailed;
    if ((event === this.#event && !isElsewhere) || (event && !detail && !hasFailed)) return;
    this.#event = event;
    if (event) void this.#goTo(detail);
    else this.#goBack();
  }

  /** Remembers where the reader is, who is about to open an event. */
  leave(): void {
    if (this.#event) return;
    const focused = focusedIn(this.#host.shadowRoot!);
    this.#before = { focused, top: focused?.getBoundingClientRect().top ?? 0, scrollY };
  }

  /** Where it opens. */
  get #place(): 'dialog' | 'page' | 'panel' {
    const place = (this.#state.value('detail') as 'dialog' | 'page' | 'panel' | 'link' | undefined) ?? calendarAttributes.detail.default;
    if (place === 'panel') return this.#state.isNarrow ? 'page' : place;
    // What there is to say of missing code, a dialog that has none cannot.
    return place === 'dialog' && !this.#code.hasFailed ? place : 'page';
  }

  async #goTo(detail: Detail | undefined): Promise<void> {
    const button = this.#button;
    if (!button) return;
    button.focus({ preventScroll: true });
    const host = this.#host;
    if (host.getBoundingClientRect().top < 0) host.scrollIntoView({ block: 'start' });
    await this.settle();
    if (host.shadowRoot?.activeElement === button) detail?.focus({ preventScroll: true });
  }

  #goBack(): void {
    const before = this.#before;
    this.#before = undefined;
    const focused = before?.focused?.checkVisibility() ? before.focused : undefined;
    const current = this.#host.renderRoot.querySelector<HTMLElement>('[aria-current="true"]');
    (focused ?? current)?.focus({ preventScroll: true });
    if (!before) return;
    scrollTo({ top: before.scrollY, behavior: 'instant' });
    // Rows far from the screen have a height that is only estimated, so the same position may show others.
    if (focused) scrollBy({ top: focused.getBoundingClientRect().top - before.top, behavior: 'instant' });
  }

  get #button(): HTMLElement | null {
    return this.#host.renderRoot.querySelector<HTMLElement>('.leave');
  }

  readonly #close = (): void => {
    Object.assign(this.#host, { event: undefined });
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
