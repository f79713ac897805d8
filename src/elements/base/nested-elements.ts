import { readSettings } from '../../data/query/index.js';
import { type FilterTable, type ReadFilters, camelCase } from '../../data/schema/index.js';
import { valuesOf } from './attributes.js';

/** The settings of an element: its own, as attributes or as it was given them, before inherited ones. */
export const settingsOf = <T extends FilterTable>(table: T, element: Element): ReadFilters<T> => ({
  ...readSettings(element, table),
  ...valuesOf(table, element),
});

/**
 * Forwards settings to an element inside another's shadow root, which would otherwise inherit only those of providers.
 */
export function forwardSettings<T extends FilterTable>(inner: Element, table: T, values: ReadFilters<T>): void {
  for (const name of Object.keys(table)) Object.assign(inner, { [camelCase(name)]: values[name] });
}

/** The attribute `exportparts` that offers the parts of an inner element under a prefix. */
export const exportParts = (prefix: string, parts: string): string =>
  parts
    .split(' ')
    .map((part) => `${part}: ${prefix}-${part}`)
    .join(', ');

/** Events of the elements inside concern what they show, not the element around them. */
export const keepInside = (event: Event): void => event.stopPropagation();
