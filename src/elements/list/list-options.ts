/** The code that lists need only for some attributes or markup: pages to turn, pages added near the end, consent. */
export { ConsentController } from '../base/consent.js';
export { pagerIn } from '../parts/pager.js';

/** Calls back whenever the visitor comes near an element; returns what changes that element, or ends it. */
export function watchNear(near: () => void): (target: Element | null) => void {
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && near(),
    {
      rootMargin: '400px',
    },
  );
  return (target) => {
    observer.disconnect();
    if (target) observer.observe(target);
  };
}
