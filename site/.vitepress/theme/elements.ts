import { withBase } from 'vitepress';
import { onBeforeUnmount, onMounted, type Ref } from 'vue';

/** The address of the sample calendar. */
export const sample = (): string => withBase('/cal-elements/sample');

/** The template of the addresses of its tiles. */
export const tiles = (): string => `${sample()}/tiles/{z}/{x}/{y}.svg`;

let loading: Promise<unknown> | undefined;

/** Loads the sample calendar and the first script of the elements, as a page does that pastes the snippet. */
export const loadElements = (): Promise<unknown> => (loading ??= import(/* @vite-ignore */ withBase('/cal-elements/with-sample-data.js')));

/** Loads the elements once a box comes into view: until then, they would only delay what visitors read first. */
export function loadElementsInView(box: Ref<HTMLElement | null>): void {
  let observer: IntersectionObserver | undefined;
  onMounted(() => {
    const load = (entries: readonly IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void loadElements();
    };
    // A strip at the lower edge is not yet what is looked at.
    observer = new IntersectionObserver(load, { rootMargin: '0px 0px -10% 0px' });
    observer.observe(box.value!);
  });
  onBeforeUnmount(() => observer?.disconnect());
}
