import type { ReactiveController, ReactiveElement } from 'lit';
import { sessionOf, type Session } from '../session/session.js';
import { serverOfHost, type EditableHost } from './editable-host.js';

/**
 * Asks who is signed in, and loads what lets them change something only for those who may: readers of an editable
 * page load no more than this.
 */
class EditingGate implements ReactiveController {
  readonly #host: EditableHost;
  #session: Session | undefined;
  #stopListening: (() => void) | undefined;

  constructor(host: EditableHost) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdate(): void {
    const baseUrl = serverOfHost(this.#host);
    const session = baseUrl === undefined ? undefined : sessionOf(baseUrl);
    if (session === this.#session && this.#stopListening) return;
    this.hostDisconnected();
    this.#session = session;
    this.#stopListening = session?.listen(this.#look);
    void session?.load();
    this.#look();
  }

  hostDisconnected(): void {
    this.#stopListening?.();
    this.#stopListening = undefined;
  }

  readonly #look = (): void => {
    if (!this.#session?.me || !this.#session.may('create_events')) return;
    // Where it cannot be loaded, the page can still be read.
    import('./editing.js').then(
      ({ edit }) => edit(this.#host),
      () => {},
    );
  };
}

const known = new WeakSet<object>();

/** The elements whose events can be changed where they stand. */
const tags: readonly string[] = ['cal-event-detail', 'cal-event-list', 'cal-event-month', 'cal-event-week'];
const isEditableHost = (element: ReactiveElement): element is EditableHost => tags.includes(element.localName);

/** Lets those who may change what an element shows. */
export function editable(element: ReactiveElement): void {
  if (!isEditableHost(element) || known.has(element)) return;
  known.add(element);
  new EditingGate(element);
  element.requestUpdate();
}
