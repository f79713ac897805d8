import { html, nothing, render, type LitElement, type TemplateResult } from 'lit';
import type { DeskMessages } from '../../locale/index.js';
import type { CalendarEvent } from '../../records/index.js';
import { focused } from './focused.js';
import { moreIcon } from './more-icon.js';

/** One thing that can be done with an event. */
export interface MenuEntry {
  readonly label: string;
  readonly take: () => void;
}

/** A place for a menu, and the event that it is for. */
export interface MenuPlace {
  readonly menu: HTMLElement;
  readonly event: CalendarEvent;
  /** Whether the button has words. */
  readonly hasWords?: boolean;
}

/** Closes the box above the page in which something is, if any; resolves when the focus has returned to where the box was opened. */
export async function leaveBox(inside: Element): Promise<void> {
  const box = inside.closest<HTMLElement>('[popover]');
  if (!box) return;
  const isClosed = new Promise((resolve) => box.addEventListener('toggle', resolve, { once: true }));
  box.hidePopover();
  await isClosed;
}

/** The buttons beside events that open what can be done with each: menu buttons, by the pattern of ARIA. */
export class EventMenus {
  readonly #host: LitElement;
  readonly #entriesOf: (event: CalendarEvent) => Promise<readonly MenuEntry[]>;
  readonly #prepare: (event: CalendarEvent) => void;
  #places: readonly MenuPlace[] = [];
  #open: { readonly menu: HTMLElement; readonly entries: readonly MenuEntry[] } | undefined;
  /** The menu that was open when a button was pressed, which closes it before the click arrives. */
  #pressed: HTMLElement | undefined;
  /** The menu whose button has the focus while the host updates. */
  #focused: MenuPlace | undefined;

  /**
   * @param entriesOf what can be done with an event
   * @param prepare is called where a menu is about to be opened
   */
  constructor(
    host: LitElement,
    entriesOf: (event: CalendarEvent) => Promise<readonly MenuEntry[]>,
    prepare: (event: CalendarEvent) => void,
  ) {
    this.#host = host;
    this.#entriesOf = entriesOf;
    this.#prepare = prepare;
  }

  /** To be called before each update of the host. */
  remember(): void {
    const now = focused();
    this.#focused = now ? this.#places.find(({ menu }) => menu.contains(now)) : undefined;
  }

  /** Shows a button in each of these places, and in no others. */
  show(places: readonly MenuPlace[], words: DeskMessages): void {
    const before = this.#places;
    this.#places = places;
    for (const { menu } of before) if (!places.some((place) => place.menu === menu)) menu.remove();
    for (const place of places) render(this.#render(place, words), place.menu);
    this.#land(before);
  }

  /** The row that had the focus may be another node now, or gone: then the next one has it. */
  #land(before: readonly MenuPlace[]): void {
    const lost = this.#focused;
    this.#focused = undefined;
    if (!lost || lost.menu.isConnected) return;
    const index = Math.min(before.indexOf(lost), this.#places.length - 1);
    const next = this.#places.find(({ event }) => event.key === lost.event.key) ?? this.#places[index];
    buttonIn(next?.menu)?.focus({ preventScroll: true });
  }

  #render(place: MenuPlace, words: DeskMessages): TemplateResult {
    const { menu, event, hasWords } = place;
    const name = words.actionsFor(words.quoted(event.title || words.untitled));
    const open = this.#open?.menu === menu ? this.#open : undefined;
    return html`
      <button
        part="button event-actions"
        class="opener"
        type="button"
        aria-haspopup="menu"
        aria-expanded=${open !== undefined}
        aria-label=${hasWords ? nothing : name}
        title=${hasWords ? '' : name}
        @pointerenter=${() => this.#prepare(event)}
        @focus=${() => this.#prepare(event)}
        @pointerdown=${() => (this.#pressed = this.#open?.menu)}
        @click=${() => this.#onClick(place)}
        @keydown=${(press: KeyboardEvent) => this.#onButtonKey(press, place)}
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
              @toggle=${(toggle: ToggleEvent) => this.#onToggle(toggle, menu)}
            >
              ${open.entries.map(
                ({ label, take }) =>
                  html`<button part="button action" type="button" role="menuitem" tabindex="-1" @click=${() => this.#choose(menu, take)}>
                    ${label}
                  </button>`,
              )}
            </div>`
          : nothing
      }
    `;
  }

  #onClick(place: MenuPlace): void {
    const isClosed = this.#pressed === place.menu;
    this.#pressed = undefined;
    if (!isClosed) void this.#show(place);
  }

  async #show({ menu, event }: MenuPlace, isLast = false): Promise<void> {
    const button = buttonIn(menu)!;
    // Safari does not focus a clicked button, and a closed menu returns the focus to where it was.
    button.focus();
    const entries = await this.#entriesOf(event);
    if (!entries.length || !menu.isConnected) return;
    this.#open = { menu, entries };
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    const list = menu.querySelector<HTMLElement>('[role="menu"]');
    if (!list) return;
    for (const { menu: other } of this.#places) buttonIn(other)?.style.removeProperty('anchor-name');
    button.style.setProperty('anchor-name', '--event-menu');
    list.showPopover({ source: button });
    itemsIn(list)
      .at(isLast ? -1 : 0)
      ?.focus();
  }

  async #choose(menu: HTMLElement, take: () => void): Promise<void> {
    close(menu);
    await leaveBox(menu);
    take();
  }

  #onToggle({ newState }: ToggleEvent, menu: HTMLElement): void {
    if (newState !== 'closed' || this.#open?.menu !== menu) return;
    this.#open = undefined;
    this.#host.requestUpdate();
  }

  #onButtonKey(press: KeyboardEvent, place: MenuPlace): void {
    if (press.key !== 'ArrowDown' && press.key !== 'ArrowUp') return;
    press.preventDefault();
    press.stopPropagation();
    void this.#show(place, press.key === 'ArrowUp');
  }

  readonly #onKey = (press: KeyboardEvent): void => {
    const list = press.currentTarget as HTMLElement;
    const { key } = press;
    // Keys of the calendar around mean nothing here.
    if (key !== 'F6') press.stopPropagation();
    if (key === 'Tab') return close(list.parentElement!);
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
    else if (key === 'Escape') close(list.parentElement!);
    else return;
    press.preventDefault();
  };
}

const buttonIn = (menu: Element | undefined): HTMLElement | null | undefined => menu?.querySelector<HTMLElement>('.opener');

/** Closes a menu, and returns the focus to its button, which browsers do not do for all popovers. */
function close(menu: HTMLElement): void {
  menu.querySelector<HTMLElement>('[role="menu"]')?.hidePopover();
  buttonIn(menu)?.focus({ preventScroll: true });
}

const itemsIn = (list: Element): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[role="menuitem"]')];

const startsWith = ({ textContent }: Element, letter: string): boolean =>
  (textContent ?? '').trim().toLocaleLowerCase().startsWith(letter.toLocaleLowerCase());
