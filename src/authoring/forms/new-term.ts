import type { ReactiveController } from 'lit';
import { CalError } from '../../data/client/index.js';
import { makeTerm, type FoundItem } from '../session/find-items.js';
import type { TermResource } from '../session/desk-items.js';
import { controllerOf } from './controllers.js';
import { failureOf } from './failure.js';
import type { FormContext } from './field.js';
import { forgetFound } from './found-items.js';

/** Makes a category or a tag for a field of a form, which can choose it by its id then. */
export class NewTerm implements ReactiveController {
  /** Whether the server is making it. */
  isBusy = false;
  /** The reason why it was not made. */
  failure: string | undefined;
  readonly #host: FormContext['host'];
  readonly #resource: TermResource;

  constructor(host: FormContext['host'], resource: TermResource) {
    this.#host = host;
    this.#resource = resource;
    host.addController(this);
  }

  hostConnected(): void {
    this.forget();
  }

  /** Forgets the reason why the last one was not made. */
  forget(): void {
    this.failure = undefined;
  }

  /** @param take receives the term, also where the server had one of this name */
  async make(
    form: FormContext,
    draft: { readonly name: string; readonly parent?: number },
    take: (term: FoundItem) => void,
  ): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.forget();
    this.#host.requestUpdate();
    try {
      const term = await makeTerm(form.session, form.settings, this.#resource, draft);
      forgetFound(form, this.#resource);
      take(term);
    } catch (error) {
      if (!(error instanceof CalError)) throw error;
      this.failure = failureOf(error, form.words, true).text;
    } finally {
      this.isBusy = false;
      this.#host.requestUpdate();
    }
  }
}

/** The maker of terms for the field of a form. */
export const newTermOf = (host: FormContext['host'], resource: TermResource): NewTerm =>
  controllerOf(host, `new ${resource}`, () => new NewTerm(host, resource));
