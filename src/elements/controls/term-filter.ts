import type { ReactiveControllerHost } from 'lit';
import type { Term } from '../../data/records/index.js';
import { listed } from './facets.js';
import { Targets } from './targets.js';
import { termText } from './term-text.js';

/** Filters the views that a list of terms names by the term that is chosen in it. */
export class TermFilter {
  readonly #attribute: 'categories' | 'tags';
  readonly #targets: Targets;

  /** @param ids reads the ids of the views; without them there are none, whatever is around */
  constructor(
    host: ReactiveControllerHost & HTMLElement,
    attribute: 'categories' | 'tags',
    ids: () => string | undefined,
  ) {
    this.#attribute = attribute;
    this.#targets = new Targets(host, [attribute], () => ids() ?? ' ');
  }

  isChosen({ id, slug }: Term): boolean {
    return listed(this.#targets.read(this.#attribute)).some((text) => text === slug || text === String(id));
  }

  /** Chooses a term instead of any other, or takes the filter away where it is chosen. */
  toggle(term: Term): void {
    this.#targets.write({ [this.#attribute]: this.isChosen(term) ? null : termText(term) });
  }
}
