import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { live } from 'lit/directives/live.js';

/** Something to choose. */
export interface Option<T> {
  readonly value: T;
  readonly label: string;
  /** Tells it from others of the same label. */
  readonly detail?: string;
}

export interface ComboboxOptions<T> {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  readonly isRequired: boolean;
  /** Where it has no label of its own. */
  readonly label?: string;
  /** What the field shows while nothing is typed. */
  readonly shown: string;
  /** What is said where nothing is found. */
  readonly none: string;
  /** What a text finds, at once or later; `undefined` while it is looked for. */
  readonly find: (text: string) => readonly Option<T>[] | undefined;
  readonly choose: (value: T) => void;
  /** Called when the field is emptied. */
  readonly clear?: () => void;
  readonly leave: () => void;
}

/** A text field with a list of what it finds (ARIA 1.2, combobox with list): arrows move in it, Enter chooses, Esc closes it. */
export class Combobox<T> implements ReactiveController {
  /** What is typed; `undefined` while the field shows what is chosen. */
  #text: string | undefined;
  #isOpen = false;
  #active = 0;
  readonly #host: ReactiveControllerHost & HTMLElement;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#isOpen = false;
  }

  render(options: ComboboxOptions<T>): TemplateResult {
    const { id, describedBy, isInvalid, isRequired, label, shown, none, leave } = options;
    const found = this.#isOpen ? options.find(this.#text ?? '') : undefined;
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
          aria-expanded=${this.#isOpen}
          aria-controls=${listId}
          aria-activedescendant=${this.#isOpen && found?.length ? optionId(this.#active) : nothing}
          aria-label=${ifDefined(label)}
          aria-required=${isRequired}
          aria-invalid=${isInvalid}
          aria-describedby=${ifDefined(describedBy)}
          .value=${live(this.#text ?? shown)}
          @input=${({ target }: InputEvent) => this.#type((target as HTMLInputElement).value, options)}
          @keydown=${(press: KeyboardEvent) => this.#onKey(press, found ?? [], options)}
          @focus=${({ target }: FocusEvent) => (target as HTMLInputElement).select()}
          @click=${() => this.#open(true)}
          @blur=${() => {
            this.#close();
            leave();
          }}
        />
        <ul part="options" class="options" id=${listId} role="listbox" aria-label=${label ?? none} ?hidden=${!this.#isOpen || !found}>
          ${(found ?? []).map(
            (option, index) => html`
              <li
                part="option"
                id=${optionId(index)}
                role="option"
                class=${index === this.#active ? 'active' : ''}
                aria-selected=${index === this.#active}
                @pointerdown=${(press: PointerEvent) => {
                  // The field keeps the focus.
                  press.preventDefault();
                }}
                @click=${() => this.#choose(option, options)}
              >
                <bdi>${option.label}</bdi>${option.detail ? html` <span class="help" dir="auto">${option.detail}</span>` : nothing}
              </li>
            `,
          )}
        </ul>
        <p class="help" role="status">${this.#isOpen && found?.length === 0 ? none : nothing}</p>
      </div>
    `;
  }

  #type(text: string, { clear }: ComboboxOptions<T>): void {
    this.#text = text;
    this.#active = 0;
    if (!text) clear?.();
    this.#open(true);
  }

  #open(isOpen: boolean): void {
    this.#isOpen = isOpen;
    this.#host.requestUpdate();
  }

  #close(): void {
    this.#text = undefined;
    this.#active = 0;
    this.#open(false);
  }

  #choose({ value }: Option<T>, { choose }: ComboboxOptions<T>): void {
    this.#close();
    choose(value);
  }

  #onKey(press: KeyboardEvent, found: readonly Option<T>[], options: ComboboxOptions<T>): void {
    const { key } = press;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step) {
      press.preventDefault();
      if (this.#isOpen) this.#active = (this.#active + step + found.length) % Math.max(found.length, 1);
      this.#open(true);
      void this.#host.updateComplete.then(() =>
        this.#host.shadowRoot?.querySelector('.options .active')?.scrollIntoView({ block: 'nearest' }),
      );
    } else if (key === 'Enter' && this.#isOpen) {
      press.preventDefault();
      const option = found[this.#active];
      if (option) this.#choose(option, options);
    } else if (key === 'Escape' && this.#isOpen) {
      // It closes the list, and not the dialog around it.
      press.preventDefault();
      press.stopPropagation();
      this.#close();
    }
  }
}

const boxes = new WeakMap<object, Map<string, Combobox<never>>>();

/** The combobox of a field of a form, which keeps what is typed and not yet chosen. */
export function comboboxOf<T>(host: ReactiveControllerHost & HTMLElement, field: string): Combobox<T> {
  const ofHost = boxes.get(host) ?? new Map<string, Combobox<never>>();
  boxes.set(host, ofHost);
  const box = ofHost.get(field) ?? new Combobox<never>(host);
  ofHost.set(field, box);
  return box as unknown as Combobox<T>;
}
