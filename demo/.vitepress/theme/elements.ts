import { withBase } from 'vitepress';

/** The address of the sample calendar. */
export const sample = (): string => withBase('/cal-elements/sample');

/** The template of the addresses of its tiles. */
export const tiles = (): string => `${sample()}/tiles/{z}/{x}/{y}.svg`;

let loading: Promise<unknown> | undefined;

/** Loads the sample calendar and the first script of the elements, as a page does that pastes the snippet. */
export const loadElements = (): Promise<unknown> =>
  (loading ??= import(/* @vite-ignore */ withBase('/cal-elements/with-sample-data.js')));

/**
 * Loads the elements once the page has been read in and painted: until then, they would only delay what is read first,
 * on slow phones by seconds.
 */
export function loadElementsAtRest(): void {
  // Not every browser has `requestIdleCallback`.
  const rest = globalThis.requestIdleCallback ?? setTimeout;
  const begin = () => rest(() => void loadElements());
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
