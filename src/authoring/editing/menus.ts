import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { moreIcon } from './more-icon.js';

/** One thing that can be done: by a function, or by a link. */
export type MenuEntry = { readonly label: string } & ({ readonly take: () => void } | { readonly href: string });

/** A button that opens what can be done with something. */
export interface MenuButton {
  /** The key that identifies it. */
  readonly key: unknown;
  readonly part: string;
  readonly name: string;
  /** Whether the button has words. */
  readonly hasWords?: boolean | undefined;
  readonly entries: () => readonly MenuEntry[] | Promise<readonly MenuEntry[]>;
  /** Is called where it is about to be opened. */
  readonly prepare?: () => void;
}

/**
 * Closes the box above the page in which something is, if any; resolves when the focus has returned to where the box
 * was opened.
 */
export async function leaveBox(inside: Element): Promise<void> {
  const box = inside.closest<HTMLElement>('[popover]');
  if (!box) return;
  const isClosed = new Promise((resolve) => box.addEventListener('toggle', resolve, { once: true }));
  box.hidePopover();
  await isClosed;
}

/** Menu buttons by the pattern of ARIA, of which one menu is open at a time. Each stands in an element of its own. */
export class Menus {
  readonly #host: Pick<ReactiveControllerHost, 'requestUpdate' | 'updateComplete'>;
  #open: { readonly key: unknown; readonly opener: HTMLElement; readonly entries: readonly MenuEntry[] } | undefined;
  /** The menu that was open when a button was pressed, which closes it before the click arrives. */
  #pressed: unknown;

  constructor(host: Pick<ReactiveControllerHost, 'requestUpdate' | 'updateComplete'>) {
    this.#host = host;
  }

  render(button: MenuButton): TemplateResult {
    const { key, part, name, hasWords, prepare } = button;
    const open = this.#open?.key === key ? this.#open : undefined;
    return html`
      <button
        part="button ${part}"
        class="opener"
        type="button"
        aria-haspopup="menu"
        aria-expanded=${open !== undefined}
        aria-label=${hasWords ? nothing : name}
        title=${hasWords ? '' : name}
        @pointerenter=${prepare}
        @focus=${prepare}
        @pointerdown=${() => (this.#pressed = this.#open?.key)}
        @click=${(click: MouseEvent) => this.#onClick(click, button)}
        @keydown=${(press: KeyboardEvent) => this.#onButtonKey(press, button)}
      >
        ${moreIcon}${hasWords ? html`<span>${name}</span>` : nothing}
      </button>
      ${
        open
          ? html`<div
              part="event-menu"
              class="menu"
              role="menu"
              popover
              aria-label=${name}
              @keydown=${this.#onKey}
              @toggle=${(toggle: ToggleEvent) => this.#onToggle(toggle, key)}
            >
              ${open.entries.map((entry) => this.#renderEntry(entry))}
            </div>`
          : nothing
      }
    `;
  }

  #renderEntry(entry: MenuEntry): TemplateResult {
    const { label } = entry;
    if ('href' in entry)
      return html`<a part="button action" class="button" role="menuitem" tabindex="-1" href=${entry.href}>${label}</a>`;
    return html`<button
      part="button action"
      type="button"
      role="menuitem"
      tabindex="-1"
      @click=${() => this.#choose(entry.take)}
    >
      ${label}
    </button>`;
  }

  #onClick({ currentTarget }: MouseEvent, button: MenuButton): void {
    const isClosed = this.#pressed === button.key;
    this.#pressed = undefined;
    if (!isClosed) void this.#show(currentTarget as HTMLElement, button);
  }

  async #show(opener: HTMLElement, { key, entries: read }: MenuButton, isLast = false): Promise<void> {
    // Safari does not focus a clicked button, and a closed menu returns the focus to where it was.
    opener.focus();
    const entries = await read();
    if (!entries.length || !opener.isConnected) return;
    this.#open?.opener.style.removeProperty('anchor-name');
    this.#open = { key, opener, entries };
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    const list = listOf(opener);
    if (!list) return;
    opener.style.setProperty('anchor-name', '--event-menu');
    list.showPopover({ source: opener });
    itemsIn(list)
      .at(isLast ? -1 : 0)
      ?.focus();
  }

  async #choose(take: () => void): Promise<void> {
    const { opener } = this.#open!;
    close(opener);
    await leaveBox(opener);
    take();
  }

  #onToggle({ newState }: ToggleEvent, key: unknown): void {
    const open = this.#open;
    if (newState !== 'closed' || !open || open.key !== key) return;
    open.opener.style.removeProperty('anchor-name');
    this.#open = undefined;
    this.#host.requestUpdate();
  }

  #onButtonKey(press: KeyboardEvent, button: MenuButton): void {
    if (press.key !== 'ArrowDown' && press.key !== 'ArrowUp') return;
    press.preventDefault();
    press.stopPropagation();
    void this.#show(press.currentTarget as HTMLElement, button, press.key === 'ArrowUp');
  }

  readonly #onKey = (press: KeyboardEvent): void => {
    const list = press.currentTarget as HTMLElement;
    const { opener } = this.#open!;
    const { key } = press;
    // Keys of the calendar around mean nothing here.
    if (key !== 'F6') press.stopPropagation();
    if (key === 'Tab') return close(opener);
    const items = itemsIn(list);
    const current = items.indexOf(press.target as HTMLElement);
    const next =
      key === 'ArrowDown'
        ? items[(current + 1) % items.length]
        : key === 'ArrowUp'
          ? items.at(current - 1)
          : key === 'Home'
            ? items[0]
            : key === 'End'
              ? items.at(-1)
              : key.length === 1 && key !== ' '
                ? [...items.slice(current + 1), ...items.slice(0, current)].find((item) => startsWith(item, key))
                : undefined;
    if (next) next.focus();
    else if (key === 'Escape') close(opener);
    else return;
    press.preventDefault();
  };
}

const listOf = (opener: HTMLElement): HTMLElement | null | undefined =>
  opener.parentElement?.querySelector<HTMLElement>('[role="menu"]');

/** Closes a menu, and returns the focus to its button, which browsers do not do for all popovers. */
function close(opener: HTMLElement): void {
  listOf(opener)?.hidePopover();
  opener.focus({ preventScroll: true });
}

const itemsIn = (list: Element): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[role="menuitem"]')];

const startsWith = ({ textContent }: Element, letter: string): boolean =>
  (textContent ?? '').trim().toLocaleLowerCase().startsWith(letter.toLocaleLowerCase());
