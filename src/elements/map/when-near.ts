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

/** Whether the visitor is near an element now; nobody is where the page is not seen. */
export const isNear = (element: Element): Promise<boolean> =>
  new Promise((resolve) => {
    if (document.hidden) return resolve(false);
    const observer = new IntersectionObserver(
      ([entry]) => {
        observer.disconnect();
        resolve(entry!.isIntersecting);
      },
      { rootMargin },
    );
    observer.observe(element);
  });
