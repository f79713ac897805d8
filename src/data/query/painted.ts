import { sharedOnPage } from '../memo/index.js';

const painted = () => sharedOnPage('painted', () => new WeakSet<Element>());

/** Notes that an element has been painted before its code was there. */
export const notePainted = (element: Element): unknown => painted().add(element);

export const isPainted = (element: Element): boolean => painted().has(element);
