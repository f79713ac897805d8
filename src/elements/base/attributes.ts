import type { PropertyDeclaration } from 'lit';
import {
  camelCase,
  kebabCase,
  readAttribute,
  Unreadable,
  type CamelCase,
  type FilterTable,
  type Kind,
  type ValueOf,
} from '../../data/schema/index.js';

/** The reactive properties of a table, as types. Unreadable attributes are `Unreadable`, and shown as an error. */
export type FilterProperties<T extends FilterTable> = {
  [Name in keyof T & string as CamelCase<Name>]?: ValueOf<T[Name]['kind']> | Unreadable | undefined;
};

function converter<T>(kind: Kind<T>): PropertyDeclaration<T | Unreadable | undefined>['converter'] {
  return {
    fromAttribute: (text) => (text === null ? undefined : readAttribute(kind, text)),
    toAttribute: (value) =>
      value === undefined ? null : value instanceof Unreadable ? String(value.given) : kind.format(value),
  };
}

/**
 * Reactive properties, one for each row: `starts_after` is the property `startsAfter` with the attribute
 * `starts-after`.
 * @param tables where several have a row of the same name, the last one counts
 */
export function filterProperties(
  tables: readonly FilterTable[],
  options: PropertyDeclaration = {},
): Record<string, PropertyDeclaration> {
  return Object.fromEntries(
    Object.entries(Object.assign({}, ...tables) as FilterTable).map(([name, { kind }]) => [
      camelCase(name),
      { ...options, attribute: kebabCase(name), converter: converter(kind) },
    ]),
  );
}

/** Scripts and frameworks may set any value, even one that cannot be converted to text. */
function readProperty(kind: Kind<unknown>, value: unknown): unknown {
  try {
    const read = typeof value === 'string' ? readAttribute(kind, value) : kind.accept(value);
    // Messages quote the given value.
    if (read instanceof Unreadable) String(read.given);
    return read;
  } catch {
    return new Unreadable(kind.name, typeof value);
  }
}

/** The values that an element's properties give to the rows of a table, under their wire names. */
export function valuesOf<T extends FilterTable>(
  table: T,
  element: object,
): { [Name in keyof T]?: ValueOf<T[Name]['kind']> | Unreadable } {
  const properties = element as Record<string, unknown>;
  const values: Record<string, unknown> = {};
  for (const [name, { kind }] of Object.entries(table)) {
    const value = properties[camelCase(name)];
    if (value === undefined || value === null) continue;
    const read: unknown = value instanceof Unreadable ? value : readProperty(kind, value);
    if (read !== undefined) values[name] = read;
  }
  return values as ReturnType<typeof valuesOf<T>>;
}
