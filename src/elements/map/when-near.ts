/** How near an element has to come. */
const rootMargin = '300px';

/** Calls back once, when the visitor comes near an element. */
export function whenNear(element: Element, callback: () => void): IntersectionObserver {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin },
  );
  observer.observe(element);
  return observer;
}
