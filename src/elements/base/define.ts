/** Set from package.json by the build. */
declare const __VERSION__: string | undefined;
const version = typeof __VERSION__ === 'string' ? __VERSION__ : 'development';

const versions = Symbol.for('cal-elements.versions');

/**
 * Registers an element, unless there is no registry or the tag is taken. Warns once of a second version on the page.
 */
export function define(tag: string, constructor: CustomElementConstructor): void {
  if (!globalThis.customElements) return;
  const seen = ((globalThis as Record<symbol, unknown>)[versions] ??= new Set()) as Set<string>;
  if (!customElements.get(tag)) customElements.define(tag, constructor);
  else if (seen.size === 1 && !seen.has(version)) {
    console.warn(
      `cal-elements: versions ${[...seen].join()} and ${version} are both on this page; the first to define <${tag}> is used.`,
    );
  }
  seen.add(version);
}
