import { render, type LitElement } from 'lit';
import type { DeskMessages } from '../words/messages/desk.js';
import type { CalendarEvent } from '../../data/records/index.js';
import { focused } from './focused.js';
import { Menus, type MenuEntry } from './menus.js';

/** The box of a menu, and the event that it is for. */
export interface MenuBox {
  readonly menu: HTMLElement;
  readonly event: CalendarEvent;
  /** Whether the button has words. */
  readonly hasWords?: boolean;
}

/** The buttons beside events that open what can be done with each. */
export class EventMenus {
  readonly #menus: Menus;
  readonly #entriesOf: (event: CalendarEvent) => Promise<readonly MenuEntry[]>;
  readonly #prepare: (event: CalendarEvent) => void;
  #boxes: readonly MenuBox[] = [];
  /** The menu whose button has the focus while the host updates. */
  #focused: MenuBox | undefined;

  /**
   * @param entriesOf what can be done with an event
   * @param prepare is called where a menu is about to be opened
   */
  constructor(
    host: LitElement,
    entriesOf: (event: CalendarEvent) => Promise<readonly MenuEntry[]>,
    prepare: (event: CalendarEvent) => void,
  ) {
    this.#menus = new Menus(host);
    this.#entriesOf = entriesOf;
    this.#prepare = prepare;
  }

  /** To be called before each update of the host. */
  remember(): void {
    const now = focused();
    this.#focused = now ? this.#boxes.find(({ menu }) => menu.contains(now)) : undefined;
  }

  /** Shows a button in each of these boxes, and in no others. */
  show(boxes: readonly MenuBox[], words: DeskMessages): void {
    const before = this.#boxes;
    this.#boxes = boxes;
    for (const { menu } of before) if (!boxes.some((box) => box.menu === menu)) menu.remove();
    for (const box of boxes) this.#show(box, words);
    this.#land(before);
  }

  #show({ menu, event, hasWords }: MenuBox, words: DeskMessages): void {
    const button = this.#menus.render({
      key: menu,
      part: 'event-actions',
      name: words.actionsFor(words.quoted(event.title || words.untitledItem)),
      hasWords,
      entries: () => this.#entriesOf(event),
      prepare: () => this.#prepare(event),
    });
    render(button, menu);
  }

  /** The row that had the focus may be another node now, or gone: then the next one has it. */
  #land(before: readonly MenuBox[]): void {
    const lost = this.#focused;
    this.#focused = undefined;
    if (!lost || lost.menu.isConnected) return;
    const index = Math.min(before.indexOf(lost), this.#boxes.length - 1);
    const next = this.#boxes.find(({ event }) => event.key === lost.event.key) ?? this.#boxes[index];
    next?.menu.querySelector<HTMLElement>('.opener')?.focus({ preventScroll: true });
  }
}
