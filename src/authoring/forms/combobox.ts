import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { live } from 'lit/directives/live.js';
import { controllerOf } from './controllers.js';

/** A choice of the list. */
export interface Option<T> {
  readonly value: T;
  readonly label: string;
  /** A text that distinguishes it from others of the same label. */
  readonly detail?: string;
}

/** A last line of the list, which does something else than choose a result. */
interface Action {
  readonly label: string;
  /** The reason why it cannot be taken, where that is so. */
  readonly refusal?: string | undefined;
  readonly take: () => void;
}

export interface ComboboxOptions<T> {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  readonly isRequired: boolean;
  /** The name of a field without a label of its own. */
  readonly label?: string;
  /** In the empty field: what it is for. */
  readonly placeholder?: string | undefined;
  /** The text of the field while nothing is typed. */
  readonly shown: string;
  /** The message where nothing is found. */
  readonly none: string;
  /** The message where the search failed. */
  readonly failed?: string;
  /** The message until there is another one. */
  readonly note?: string | undefined;
  /** Finds the options for a text, at once or later; `undefined` during the search, `null` where that failed. */
  readonly find: (text: string) => readonly Option<T>[] | null | undefined;
  readonly choose: (value: T) => void;
  /** Takes each typed text, where the options are only proposals. */
  readonly type?: (text: string) => void;
  /** The other actions for a text, once its options are known. */
  readonly actions?: (text: string, found: readonly Option<T>[]) => readonly Action[];
  /** Called when the field is emptied. */
  readonly clear?: () => void;
  /** The reason why the field cannot be emptied: its choice comes back, with this message. */
  readonly whyItStays?: string | undefined;
  readonly leave: () => void;
}

/** A line of the list. */
interface Line {
  readonly label: string;
  readonly detail?: string | undefined;
  readonly isAction?: boolean;
  readonly isRefused?: boolean;
  readonly take: () => void;
}

/**
 * A text field with a list of what it finds (ARIA 1.2, combobox with list): arrows move in it, Enter chooses, Esc
 * closes it.
 */
export class Combobox<T> implements ReactiveController {
  /** The typed text; `undefined` while the field shows the choice. */
  #text: string | undefined;
  #isOpen = false;
  /** The place of the active line; −1 for none. */
  #active = 0;
  /** Whether it was left empty though it cannot be. */
  #isBack = false;
  readonly #host: ReactiveControllerHost & HTMLElement;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#isOpen = false;
  }

  /** Shows what is found for the text. */
  open(): void {
    this.#open(true);
  }

  render(options: ComboboxOptions<T>): TemplateResult {
    const { id, describedBy, isInvalid, isRequired, label, placeholder, shown, none, leave } = options;
    const found = this.#isOpen ? options.find(this.#text ?? '') : undefined;
    const lines = found && this.#linesOf(found, options);
    const said = this.#isOpen
      ? { null: options.failed, 0: none }[String(found && found.length)]
      : this.#isBack
        ? options.whyItStays
        : options.note;
    const listId = `${id}-options`;
    const optionId = (index: number) => `${id}-option-${index}`;
    return html`
      <div class="combobox">
        <input
          part="input"
          id=${id}
          type="text"
          role="combobox"
          autocomplete="off"
          dir="auto"
          aria-autocomplete="list"
          aria-expanded=${Boolean(lines?.length)}
          aria-controls=${listId}
          aria-activedescendant=${lines?.[this.#active] ? optionId(this.#active) : nothing}
          aria-label=${ifDefined(label)}
          placeholder=${ifDefined(placeholder)}
          aria-required=${isRequired}
          aria-invalid=${isInvalid}
          aria-describedby=${ifDefined(describedBy)}
          .value=${live(this.#text ?? shown)}
          @input=${({ target }: InputEvent) => this.#type((target as HTMLInputElement).value, options)}
          @keydown=${(press: KeyboardEvent) => this.#onKey(press, lines ?? [], options)}
          @focus=${({ target }: FocusEvent) => (target as HTMLInputElement).select()}
          @click=${() => this.#open(true)}
          @blur=${() => {
            this.#isBack = this.#text === '' && shown !== '' && !options.clear;
            this.#close();
            leave();
          }}
        />
        <ul
          part="options"
          class="options"
          id=${listId}
          role="listbox"
          aria-label=${label ?? none}
          ?hidden=${!lines?.length}
        >
          ${(lines ?? []).map(
            ({ label, detail, isAction = false, isRefused = false, take }, index) => html`
              <li
                part="option"
                id=${optionId(index)}
                role="option"
                class="${index === this.#active ? 'active' : ''} ${isAction ? 'action' : ''}"
                aria-selected=${index === this.#active}
                aria-disabled=${isRefused}
                @pointerdown=${(press: PointerEvent) => {
                  // The field keeps the focus.
                  press.preventDefault();
                }}
                @click=${take}
              >
                <bdi>${label}</bdi>${detail ? html` <span class="help" dir="auto">${detail}</span>` : nothing}
              </li>
            `,
          )}
        </ul>
        <p class="help" role="status">${said ?? nothing}</p>
      </div>
    `;
  }

  #type(text: string, { clear, type }: ComboboxOptions<T>): void {
    this.#text = text;
    this.#active = type ? -1 : 0;
    type?.(text);
    if (!text) clear?.();
    this.#open(true);
  }

  #open(isOpen: boolean): void {
    this.#isOpen = isOpen;
    if (isOpen) this.#isBack = false;
    this.#host.requestUpdate();
  }

  #close(): void {
    this.#text = undefined;
    this.#active = 0;
    this.#open(false);
  }

  /** The options, and below them the other actions; one that cannot be taken is announced, and stays. */
  #linesOf(found: readonly Option<T>[], { choose, actions }: ComboboxOptions<T>): readonly Line[] {
    const closing = (take: () => void) => () => {
      this.#close();
      take();
    };
    return [
      ...found.map(({ value, label, detail }) => ({ label, detail, take: closing(() => choose(value)) })),
      ...(actions?.(this.#text ?? '', found) ?? []).map(({ label, refusal, take }) => ({
        label,
        detail: refusal,
        isAction: true,
        isRefused: refusal !== undefined,
        take: refusal === undefined ? closing(take) : () => {},
      })),
    ];
  }

  #onKey(press: KeyboardEvent, lines: readonly Line[], { type }: ComboboxOptions<T>): void {
    const { key } = press;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step) {
      press.preventDefault();
      if (this.#isOpen)
        this.#active = (Math.max(this.#active, step > 0 ? -1 : 0) + step + lines.length) % Math.max(lines.length, 1);
      this.#open(true);
      void this.#host.updateComplete.then(() =>
        this.#host.shadowRoot?.querySelector('.options .active')?.scrollIntoView({ block: 'nearest' }),
      );
    } else if (key === 'Enter' && this.#isOpen && (!type || lines[this.#active])) {
      press.preventDefault();
      lines[this.#active]?.take();
    } else if (key === 'Escape' && this.#isOpen) {
      // It closes the list, and not the dialog around it.
      press.preventDefault();
      press.stopPropagation();
      this.#close();
    }
  }
}

/** The combobox of a field of a form, which keeps a typed text that is not yet a choice. */
export const comboboxOf = <T>(host: ReactiveControllerHost & HTMLElement, field: string): Combobox<T> =>
  controllerOf(host, `combobox ${field}`, () => new Combobox<T>(host));
