/**
 * The features of every browser that happy-dom and jsdom lack, in which those who embed the elements test their pages.
 * Nothing is laid out there, so there is nothing to observe.
 */
class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const missing: Readonly<Record<string, unknown>> = {
  ResizeObserver: NoObserver,
  IntersectionObserver: NoObserver,
  CSS: { escape: (text: string) => text.replace(/\W/g, '\\$&') },
};
const globals = globalThis as Record<string, unknown>;
if (globalThis.document) for (const name in missing) globals[name] ??= missing[name];

/** The internals of an element, with states. */
export function internalsOf(host: HTMLElement): ElementInternals {
  const internals = host.attachInternals?.() ?? ({} as ElementInternals);
  return internals.states ? internals : Object.assign(internals, { states: new Set<string>() });
}
