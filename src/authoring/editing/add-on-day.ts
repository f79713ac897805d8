import { html, nothing, render } from 'lit';
import { dayName } from '../../data/time/index.js';
import type { DeskMessages } from '../words/messages/desk.js';
import type { EditableHost } from './editable-host.js';
import { leaveBox } from './menus.js';
import { dayAt, dayBoxes } from './menu-boxes.js';

/** The button that adds an event on a day. */
interface Adding {
  /** Whether somebody may. */
  readonly isOffered: () => boolean;
  /** @param date `YYYY-MM-DD` */
  readonly add: (date: string) => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, textarea, select');

/**
 * The ways to add an event on a day that a host shows: a button beside the day's number, one in the box of the day, and
 * the key N.
 */
export class AddOnDay {
  readonly #host: EditableHost;
  readonly #adding: Adding;
  /** Outside of the trees of what changes events, because the button in it is anchored to the day. */
  readonly #beside = document.createElement('div');
  /** The day beside whose number the button stands. */
  #day: ReturnType<typeof dayAt>;

  constructor(host: EditableHost, adding: Adding) {
    this.#host = host;
    this.#adding = adding;
    const root = host.shadowRoot!;
    root.append(this.#beside);
    root.addEventListener('pointerover', this.#onDay);
    root.addEventListener('focusin', this.#onDay);
    root.addEventListener('keydown', this.#onKeydown as EventListener);
  }

  /** @param words absent until they have arrived */
  render(words: DeskMessages | undefined, language: string): void {
    const isOffered = this.#adding.isOffered();
    render(words && isOffered ? this.#renderPlus(words, language) : nothing, this.#beside);
    if (!words) return;
    for (const { box, date } of dayBoxes(this.#host.shadowRoot!, isOffered))
      render(isOffered && date ? this.#renderInBox(date, words, language) : nothing, box);
  }

  #renderPlus(words: DeskMessages, language: string): unknown {
    if (!this.#day) return nothing;
    const { date } = this.#day;
    const label = words.addOn(dayName(date, language));
    return html`<button
      part="button plus"
      class="plus"
      type="button"
      aria-label=${label}
      title=${label}
      @click=${() => this.#adding.add(date)}
    >
      <span aria-hidden="true">+</span>
    </button>`;
  }

  #renderInBox(date: string, words: DeskMessages, language: string): unknown {
    return html`<button
      part="button add-on-day"
      type="button"
      @click=${async ({ currentTarget }: MouseEvent) => {
        await leaveBox(currentTarget as Element);
        this.#adding.add(date);
      }}
    >
      ${words.addOn(dayName(date, language))}
    </button>`;
  }

  /** The button of a day stands beside its number while the pointer or the focus is in it. */
  readonly #onDay = ({ target }: Event): void => {
    if (target instanceof Element && (this.#beside.contains(target) || target.matches('.editing'))) return;
    const day = dayAt(target);
    if (day?.box === this.#day?.box || !this.#adding.isOffered()) return;
    this.#day?.box.style.removeProperty('anchor-name');
    day?.box.style.setProperty('anchor-name', '--edited-day');
    this.#day = day;
    this.#host.requestUpdate();
  };

  readonly #onKeydown = (press: KeyboardEvent): void => {
    const isPlain = !press.ctrlKey && !press.metaKey && !press.altKey && !isTyping(press.target);
    const date = dayAt(press.target)?.date;
    if (press.key.toLowerCase() !== 'n' || !isPlain || !date || !this.#adding.isOffered()) return;
    press.preventDefault();
    this.#adding.add(date);
  };
}
