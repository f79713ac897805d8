import type { ReactiveElement } from '@lit/reactive-element';
import { sharedOnPage } from '../../data/memo/index.js';

type LoadEditing = () => Promise<{ readonly editable: (element: ReactiveElement) => void }>;

const offer = () => sharedOnPage('editing', (): { load?: LoadEditing } => ({}));

/** Offers editing to all elements of the page that are `editable`: it is loaded by the first of them. */
export const offerEditing = (load: LoadEditing): unknown => (offer().load = load);

/**
 * Lets authors change what an element shows, where editing is offered. Where it cannot be loaded, the page can still be
 * read.
 */
export function makeEditable(element: ReactiveElement): void {
  offer()
    .load?.()
    .then(
      ({ editable }) => editable(element),
      () => {},
    );
}
