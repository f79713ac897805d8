/** The internals of an element in a browser; in simulated DOMs they are those of `simulated-dom.ts`. */
export const internalsOf = (host: HTMLElement): ElementInternals => host.attachInternals();
