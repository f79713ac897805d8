import type { Kind } from '../../data/schema/index.js';

const types: Readonly<Record<string, string>> = {
  integer: 'integer',
  positive: 'integer',
  weekday: 'integer',
  number: 'number',
  boolean: 'boolean',
  untyped: 'untyped',
  ids: 'array of integer',
  idsOrSlugs: 'array of integer',
  links: 'array of integer',
};

/** The type that the interface declares of a kind, which no element needs. */
export const declaredType = ({ name }: Pick<Kind<unknown>, 'name'>): string => types[name] ?? 'string';
