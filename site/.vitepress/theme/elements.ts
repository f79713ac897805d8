import { withBase } from 'vitepress';
import { onBeforeUnmount, onMounted, type Ref } from 'vue';

/** The address of the sample calendar. */
export const sample = (): string => withBase('/cal-elements/sample');

/** The template of the addresses of its tiles. */
export const tiles = (): string => `${sample()}/tiles/{z}/{x}/{y}.svg`;

let loading: Promise<unknown> | undefined;

/** Loads the sample calendar and the first script of the elements, as a page does that pastes the snippet. */
export const loadElements = (): Promise<unknown> => (loading ??= import(/* @vite-ignore */ withBase('/cal-elements/with-sample-data.js')));

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/**
 * Loads the elements once a box is well in view, or the visitor moves: until then, they would only delay what is read first, on slow phones by
 * seconds.
 * @param edge how much of the window, from below, does not count, in percent
 */
export function loadElementsInView(box: Ref<HTMLElement | null>, edge = 15): void {
  let observer: IntersectionObserver | undefined;
  const begin = () => void loadElements();
  onMounted(() => {
    for (const sign of signs) addEventListener(sign, begin, { once: true, passive: true });
    const load = (entries: readonly IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) begin();
    };
    // A strip at the lower edge is not yet what is looked at.
    observer = new IntersectionObserver(load, { rootMargin: `0px 0px -${edge}% 0px` });
    observer.observe(box.value!);
  });
  onBeforeUnmount(() => {
    observer?.disconnect();
    for (const sign of signs) removeEventListener(sign, begin);
  });
}
