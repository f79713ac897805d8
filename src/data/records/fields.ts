import { listOf, membersOf } from '../schema/shapes.js';
import { plainText, webUrl } from './plain-text.js';

/** Thrown for a response that is not an item of the interface; it names the field that is missing or unreadable. */
export class MissingField extends TypeError {
  readonly field: string;

  constructor(field: string) {
    super(`No ${field} that can be read`);
    this.field = field;
  }
}

/** Reads the fields of any JSON value. A field that is missing, or of another type, counts as absent. */
export function fieldsOf(item: unknown) {
  const values = membersOf(item);
  /** HTML as it was written; half characters become whole ones, because addresses may hold no others. */
  const html = (name: string): string => {
    const value = values[name];
    return typeof value === 'string' ? value.toWellFormed() : '';
  };
  const text = (name: string): string => plainText(html(name));
  const needed = (name: string, isRight: (value: unknown) => boolean) => {
    if (!isRight(values[name])) throw new MissingField(name);
  };
  return {
    html,
    text,
    url: (name: string): string | undefined => webUrl(html(name)),
    /** The address of its own page, if the server says that there is one: many addresses lead nowhere (wire sections 8.1 and 9). */
    page: (): string | undefined => {
      const { url } = membersOf(values.json_ld);
      return typeof url === 'string' && plainText(url) === text('url') ? webUrl(html('url')) : undefined;
    },
    number: (name: string): number | undefined => (Number.isFinite(values[name]) ? (values[name] as number) : undefined),
    flag: (name: string): boolean | undefined => (typeof values[name] === 'boolean' ? values[name] : undefined),
    isNull: (name: string): boolean => values[name] === null,
    /** A blank would make several names of one, where slugs are names of parts. */
    slug: (): string => html('slug').replace(/\s+/g, '-'),
    /** The texts and numbers of a field, be it one or a list. */
    texts: (name: string): string =>
      plainText(
        [values[name]]
          .flat()
          .filter((value) => typeof value === 'string' || Number.isFinite(value))
          .join(', '),
      ),
    /** The members of a list or object; those of anything else are none. */
    members: (name: string): readonly unknown[] => Object.values(membersOf(values[name])),
    /** Items inside the item, one or several. */
    items: <R>(name: string, record: (item: never) => R): readonly R[] => recordsOf([listOf(values[name] ?? [])].flat() as never[], record),
    /** @throws MissingField */
    id: (): number => {
      needed('id', Number.isInteger);
      return values.id as number;
    },
    /** @throws MissingField */
    title: (name: string): string => {
      needed(name, (value) => typeof value === 'string');
      return text(name);
    },
    /** Behind a password, names are empty lists (wire section 13). @throws MissingField */
    name: (name: string): string => {
      needed(name, (value) => typeof value === 'string' || (Array.isArray(value) && !value.length));
      return text(name);
    },
  };
}

/** The records of those items that have one. */
export const recordsOf = <T, R>(items: readonly T[], record: (item: T) => R): R[] =>
  items.flatMap((item) => {
    try {
      return [record(item)];
    } catch {
      return [];
    }
  });
