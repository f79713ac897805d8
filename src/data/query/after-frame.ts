/** Milliseconds after which a page is taken for one that paints no frames, because nobody sees it. */
const longest = 200;

/** Resolves when the browser has painted what was drawn. */
export const afterFrame = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, longest);
    // Simulated pages have no frames.
    globalThis.requestAnimationFrame?.(() => setTimeout(resolve));
  });
