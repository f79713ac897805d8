import { positive, Unreadable, type Kind, type ValueOf } from './kinds.js';
import { kebabCase } from './names.js';

/** A default that the server computes at the moment of the request. */
export const computed = 'computed';

/** One query parameter of a list route. */
export interface FilterRow {
  readonly kind: Kind<any>; // eslint-disable-line @typescript-eslint/no-explicit-any -- a table mixes kinds
  /** The declared type where it differs from the kind's. */
  readonly type?: string;
  readonly default?: unknown;
  /** The largest number that has an effect. */
  readonly max?: number;
  /** Another parameter that must be given with this one. */
  readonly together?: string;
}
export type FilterTable = Readonly<Record<string, FilterRow>>;

/** One writable field of a resource. */
export interface FieldRow {
  readonly kind: Kind<any>; // eslint-disable-line @typescript-eslint/no-explicit-any -- a table mixes kinds
  readonly type?: string;
  readonly default?: unknown;
  /** Required on create. */
  readonly required?: true;
  /**
   * The most characters that our service accepts in a text, or in each text of a list; the limits of other servers are
   * unknown.
   */
  readonly maxLength?: number;
  /**
   * Whether our service keeps it as it is written, in a column of its name, and answers it: a yes or no, or a plain
   * text, which is absent where it is empty.
   */
  readonly stored?: true;
  /** Whether a stored yes or no is absent from answers where it is no, because other servers do not know it. */
  readonly isAdded?: true;
}
export type FieldTable = Readonly<Record<string, FieldRow>>;

/** The filters of a list as typed values, under their wire names. */
export type Filters<T extends FilterTable> = { [Name in keyof T]?: ValueOf<T[Name]['kind']> };

/** Filters as they come from attributes, with `Unreadable` values. */
export type ReadFilters<T extends FilterTable> = { [Name in keyof T]?: ValueOf<T[Name]['kind']> | Unreadable };

type RequiredField<T extends FieldTable> = {
  [Name in keyof T]: T[Name] extends { required: true } ? Name : never;
}[keyof T];

/** The names of the fields that our service keeps as they are written. */
export type StoredField<T extends FieldTable> = {
  [Name in keyof T]: T[Name] extends { stored: true } ? Name : never;
}[keyof T];

/** The body of a create: the required fields, and any other. */
export type DraftOf<T extends FieldTable> = { [Name in RequiredField<T>]: ValueOf<T[Name]['kind']> } & PatchOf<T>;

/** The body of an update: any field. */
export type PatchOf<T extends FieldTable> = { [Name in keyof T]?: ValueOf<T[Name]['kind']> | null };

/**
 * Reads filters from attributes, under the kebab-case or the documented spelling.
 * An empty text means no filter, except for kinds that give the bare attribute a meaning.
 */
export function readFilters<T extends FilterTable>(
  table: T,
  attribute: (name: string) => string | null,
): ReadFilters<T> {
  const filters: Record<string, unknown> = {};
  for (const name of Object.keys(table)) {
    const text = attribute(kebabCase(name)) ?? attribute(name);
    const value: unknown = text === null ? undefined : readAttribute(table[name]!.kind, text);
    if (value !== undefined) filters[name] = value;
  }
  return filters as ReadFilters<T>;
}

/** The filters that could be read. */
export const onlyReadable = <T extends FilterTable>(filters: ReadFilters<T>): Filters<T> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => !(value instanceof Unreadable))) as Filters<T>;

/** The defaults of a table's rows. */
/* @__NO_SIDE_EFFECTS__ */
export function defaultsOf<T extends FilterTable>(table: T): Required<Filters<T>> {
  return Object.fromEntries(Object.entries(table).map(([name, row]) => [name, row.default])) as Required<Filters<T>>;
}

/** The value of an attribute's text; `undefined` when it sets no filter. */
export function readAttribute<T>(kind: Kind<T>, text: string): T | Unreadable | undefined {
  return text.trim() === '' ? kind.bare : kind.parse(text);
}

/** Servers cut longer pages to this length without an error (wire section 5). */
export const longestPage = 50;

/** The filters of every list that choose a page. */
export const paging = {
  page: { kind: positive, default: 1 },
  per_page: { kind: positive, default: 10, max: longestPage },
} as const;

/** The number of pages that a list may have beyond its own count (wire section 5). */
export const extraPages: Readonly<Record<string, number | undefined>> = { categories: 1 };
