import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../locale/index.js';
import type { AuthoringMessages } from '../words/messages/authoring.js';
import type { DeskMessages } from '../words/messages/desk.js';
import { CalError } from '../../data/client/index.js';
import { closeIcon } from '../../elements/parts/icons.js';
import type { DialogHost } from './dialog-host.js';
import { focused } from './focused.js';
import { reasonOf } from './item-actions.js';

interface Message {
  readonly text: string;
  readonly undo?: (() => Promise<void>) | undefined;
}

/** Announces at the foot what was done, until the next thing is done, and undoes it. */
export class Toast {
  readonly #host: DialogHost;
  readonly #instead: () => HTMLElement | null;
  #message: Message | undefined;
  #isUndoing = false;
  /** The element that had the focus before the message. */
  #before: HTMLElement | undefined;

  /** @param instead what gets the focus after the message, where what had it before is gone */
  constructor(host: DialogHost, instead: () => HTMLElement | null) {
    this.#host = host;
    this.#instead = instead;
  }

  say(text: string, undo?: () => Promise<void>): void {
    this.#message = { text, undo };
    this.#host.requestUpdate();
  }

  /** Clears the message. */
  clear(): void {
    this.#message = undefined;
    if (this.#hasFocus) (this.#before?.isConnected ? this.#before : this.#instead())?.focus({ preventScroll: true });
    this.#before = undefined;
    this.#host.requestUpdate();
  }

  /** Moves the focus to the message, if there is one. */
  focus(): boolean {
    if (!this.#hasFocus) this.#before = focused();
    this.#button?.focus();
    return this.#button !== null;
  }

  render(words: DeskMessages, authoring: AuthoringMessages, common: Messages): TemplateResult {
    const message = this.#message;
    return html`
      <div part="toast" class="toast ${message ? 'said' : ''}" role="status">
        ${
          message
            ? html`<p>${message.text}</p>
                ${message.undo ? html`<span class="unseen">${words.undoKey}</span>` : nothing}
                ${
                  message.undo
                    ? html`<button
                        part="button undo"
                        type="button"
                        aria-disabled=${this.#isUndoing}
                        @click=${() => this.#undo(message, words, authoring)}
                      >
                        ${words.undo}
                      </button>`
                    : nothing
                }
                <button
                  part="button close"
                  class="step"
                  type="button"
                  aria-label=${common.close}
                  @click=${() => this.clear()}
                >
                  ${closeIcon}
                </button>`
            : nothing
        }
      </div>
    `;
  }

  async #undo(message: Message, words: DeskMessages, authoring: AuthoringMessages): Promise<void> {
    if (this.#isUndoing) return;
    this.#isUndoing = true;
    const hadFocus = this.#hasFocus;
    this.#host.requestUpdate();
    try {
      await message.undo!();
    } catch (error) {
      if (!(error instanceof CalError)) throw error;
      this.say(`${words.undoFailed} ${reasonOf(error, words, authoring)}`, message.undo);
    } finally {
      this.#isUndoing = false;
      this.#host.requestUpdate();
    }
    await this.#host.updateComplete;
    // The button that was pressed is gone.
    if (hadFocus && !this.#hasFocus) this.#button?.focus();
  }

  get #button(): HTMLElement | null {
    return this.#host.renderRoot.querySelector('.toast button');
  }

  get #hasFocus(): boolean {
    return this.#host.renderRoot.querySelector('.toast :focus') !== null;
  }
}
