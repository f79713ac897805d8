import { sharedOnPage } from '../memo/index.js';

/** For each element that has been painted before its code was there, the node before which that was. */
const painted = () => sharedOnPage('painted', () => new WeakMap<Element, ChildNode | null>());

/** Notes that an element is painted before its code is there: before what a server has printed in its root, if any. */
export const notePainted = (element: Element): unknown => painted().set(element, element.shadowRoot!.firstChild);

export const isPainted = (element: Element): boolean => painted().has(element);

/** The node before which a painted element is; `null` where its root was empty. */
export const paintedBefore = (element: Element): ChildNode | null => painted().get(element)!;
