import { render, type LitElement } from 'lit';
import type { DeskMessages } from '../words/messages/desk.js';
import type { CalendarEvent } from '../../data/records/index.js';
import { focused } from './focused.js';
import { Menus, type MenuEntry } from './menus.js';

/** The box of a menu, and the event that it is for. */
export interface MenuPlace {
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
  #places: readonly MenuPlace[] = [];
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
    this.#menus = new Menus(host);
    this.#entriesOf = entriesOf;
    this.#prepare = prepare;
  }

  /** To be called before each update of the host. */
  remember(): void {
    const now = focused();
    this.#focused = now ? this.#places.find(({ menu }) => menu.contains(now)) : undefined;
  }

  /** Shows a button in each of these boxes, and in no others. */
  show(places: readonly MenuPlace[], words: DeskMessages): void {
    const before = this.#places;
    this.#places = places;
    for (const { menu } of before) if (!places.some((place) => place.menu === menu)) menu.remove();
    for (const place of places) this.#show(place, words);
    this.#land(before);
  }

  #show({ menu, event, hasWords }: MenuPlace, words: DeskMessages): void {
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
  #land(before: readonly MenuPlace[]): void {
    const lost = this.#focused;
    this.#focused = undefined;
    if (!lost || lost.menu.isConnected) return;
    const index = Math.min(before.indexOf(lost), this.#places.length - 1);
    const next = this.#places.find(({ event }) => event.key === lost.event.key) ?? this.#places[index];
    next?.menu.querySelector<HTMLElement>('.opener')?.focus({ preventScroll: true });
  }
}
