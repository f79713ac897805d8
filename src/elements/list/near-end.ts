/** Calls back whenever the visitor comes near an element; returns what changes that element, or ends it. */
export function watchNear(near: () => void): (target: Element | null) => void {
  const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && near(), {
    rootMargin: '400px',
  });
  return (target) => {
    observer.disconnect();
    if (target) observer.observe(target);
  };
}
