import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { readSettings, settings, type ListFilters } from '../../data/query/index.js';
import { tagsOf } from '../catalog.js';
import { attributeText, documentedName, setAttributeText } from '../base/attribute-text.js';
import { valuesOf } from '../base/attributes.js';
import { emit, type CalRecord, type FilterChange } from '../base/events.js';

/** A view whose attributes a control changes. It may not be defined yet. */
export type Target = HTMLElement & {
  readonly items?: readonly CalRecord[];
  readonly total?: number;
  readonly totalRelation?: 'gte' | undefined;
};

const views = tagsOf('view').join();
const stateEvents = ['cal-load', 'cal-data', 'cal-empty', 'cal-error'];

/** The nearest ancestor with this tag, through shadow roots. */
function enclosing(host: Element, tag: string): HTMLElement | null {
  for (
    let node: Element | undefined = host;
    node;
    node = (node.getRootNode() as ShadowRoot).host as Element | undefined
  ) {
    const found = node.closest<HTMLElement>(tag);
    if (found) return found;
  }
  return null;
}

/** The views that a control changes: those that it names, else the calendar around it, else all in its provider. */
function targetsOf(host: Element, ids: string | undefined): Target[] {
  if (ids) {
    const root = host.getRootNode() as Document | ShadowRoot;
    return ids.split(/\s+/).flatMap((id) => (id && root.querySelector<Target>(`#${CSS.escape(id)}`)) || []);
  }
  const calendar = enclosing(host, 'cal-calendar');
  if (calendar) return [calendar];
  return [...(enclosing(host, 'cal-provider')?.querySelectorAll<Target>(views) ?? [])];
}

/**
 * The views that a control changes. What they show is what their attributes say, and nothing else holds it: a control
 * writes these attributes, and reads those of the first view. Its host is updated when one of them changes, and when
 * the state of a view changes.
 */
export class Targets implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #names: readonly string[];
  readonly #ids: () => string | undefined;
  readonly #attributes = new MutationObserver(() => this.#host.requestUpdate());
  #all: readonly Target[] = [];

  /**
   * @param names the attributes that the control reads
   * @param ids reads the ids of the views, separated by spaces
   */
  constructor(host: ReactiveControllerHost & HTMLElement, names: readonly string[], ids: () => string | undefined) {
    this.#host = host;
    this.#names = names;
    this.#ids = ids;
    host.addController(this);
  }

  /** The views; none while they are not in the page. */
  get all(): readonly Target[] {
    return this.#all;
  }

  get first(): Target | undefined {
    return this.#all[0];
  }

  /** An attribute of the first view, in either spelling. */
  read(name: string): string | null {
    return this.first ? attributeText(this.first, name) : null;
  }

  /** Whether the first view has an attribute of this name, as far as its code has arrived. */
  knows(name: string): boolean {
    const definition = this.first && customElements.get(this.first.localName);
    return (
      (definition as { readonly observedAttributes?: readonly string[] } | undefined)?.observedAttributes?.includes(
        name,
      ) ?? true
    );
  }

  /** The settings of the first view, where the control has none of its own. */
  settings(own: ListFilters['settings']): ListFilters['settings'] {
    return { ...(this.first && { ...readSettings(this.first), ...valuesOf(settings, this.first) }), ...own };
  }

  /**
   * Sets attributes of every view, and removes null ones, unless the page prevents it. A list on a later page returns
   * to its first.
   */
  write(attributes: FilterChange): boolean {
    const isPaged = this.#all.some((target) => target.hasAttribute('page'));
    const change = isPaged ? { page: null, ...attributes } : attributes;
    if (!emit(this.#host, 'cal-filter-change', change, { cancelable: true })) return false;
    for (const target of this.#all)
      for (const [name, text] of Object.entries(change)) setAttributeText(target, name, text);
    return true;
  }

  hostConnected(): void {
    // Listens in the capture phase, because a page may stop the events.
    for (const type of stateEvents) document.addEventListener(type, this.#onStateEvent, true);
  }

  hostDisconnected(): void {
    for (const type of stateEvents) document.removeEventListener(type, this.#onStateEvent, true);
    this.#attributes.disconnect();
    this.#all = [];
  }

  hostUpdate(): void {
    const before = this.first;
    this.#all = targetsOf(this.#host, this.#ids());
    if (this.first === before) return;
    this.#attributes.disconnect();
    const attributeFilter = this.#names.flatMap((name) => [name, documentedName(name)]);
    if (this.first) this.#attributes.observe(this.first, { attributeFilter });
  }

  /** A view may have come into the page after the control. */
  readonly #onStateEvent = (event: Event): void => {
    const path = event.composedPath();
    if (targetsOf(this.#host, this.#ids()).some((target) => path.includes(target))) this.#host.requestUpdate();
  };
}
