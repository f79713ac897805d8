/**
 * The path between a base URL and the routes, where nothing else is set. It is not in routes.ts, because pages need it
 * without the routes.
 */
export const defaultNamespace = 'cal/events/v1';

/** `starts_after` → `startsAfter`, as a type. */
export type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** Wire or attribute name to property name: `starts_after`, `starts-after` → `startsAfter`. */
export const camelCase = <Name extends string>(name: Name): CamelCase<Name> =>
  name.replace(/[_-](\w)/g, (_, letter: string) => letter.toUpperCase()) as CamelCase<Name>;

/** Wire or property name to attribute name: `starts_after`, `startsAfter` → `starts-after`. */
export const kebabCase = (name: string): string =>
  name.replace(/_/g, '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A slug as a part of a path. Servers send slugs percent-encoded (wire section 7), and these are not encoded twice. */
export function encodeSlug(slug: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(slug));
  } catch {
    return encodeURIComponent(slug);
  }
}
