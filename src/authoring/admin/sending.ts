import type { LitElement } from 'lit';
import { CalError } from '../../data/client/index.js';
import { failureOf } from '../forms/failure.js';
import type { Desk } from './desk.js';

/** A change that is sent, one at a time, and why the last one was refused. */
export class Sending {
  readonly #host: LitElement;
  #isUnderWay = false;
  #failure = '';

  constructor(host: LitElement) {
    this.#host = host;
  }

  get isUnderWay(): boolean {
    return this.#isUnderWay;
  }

  /** Empty where nothing was refused. */
  get failure(): string {
    return this.#failure;
  }

  forget(): void {
    this.#failure = '';
  }

  /** @param refusals words for refusals by their codes */
  async send(
    { authoring }: Desk,
    work: () => Promise<unknown>,
    refusals: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    if (this.#isUnderWay) return;
    this.#isUnderWay = true;
    this.#failure = '';
    this.#host.requestUpdate();
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CalError)) throw error;
      this.#failure = refusals[error.code ?? ''] ?? failureOf(error, authoring).text;
    } finally {
      this.#isUnderWay = false;
      this.#host.requestUpdate();
    }
  }
}
