import { listOf, membersOf } from '../schema/shapes.js';
import { ownerDocumentOf } from './owner-document.js';
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
  const document = ownerDocumentOf(item);
  /** HTML as it was written; half characters become whole ones, because addresses may hold no others. */
  const html = (name: string): string => {
    const value = values[name];
    return typeof value === 'string' ? value.toWellFormed() : '';
  };
  const plain = (text: string): string => plainText(text, document);
  const text = (name: string): string => plain(html(name));
  const url = (name: string): string | undefined => webUrl(html(name), document);
  const needed = (name: string, isThere: boolean) => {
    if (!isThere) throw new MissingField(name);
    return text(name);
  };
  const isText = (name: string) => typeof values[name] === 'string';
  return {
    html,
    text,
    url,
    document,
    /**
     * The address of its own page, if the server says that there is one: many addresses lead nowhere (wire sections 8.1
     * and 9).
     */
    page: (): string | undefined => {
      const { url: known } = membersOf(values.json_ld);
      return typeof known === 'string' && plain(known) === text('url') ? url('url') : undefined;
    },
    number: (name: string): number | undefined =>
      Number.isFinite(values[name]) ? (values[name] as number) : undefined,
    flag: (name: string): boolean | undefined => (typeof values[name] === 'boolean' ? values[name] : undefined),
    /** A blank would make several names of one, where slugs are names of parts. */
    slug: (): string => html('slug').replace(/\s+/g, '-'),
    /** The texts and numbers of a field, be it one or a list. */
    texts: (name: string): string =>
      plain(
        [values[name]]
          .flat()
          .filter((value) => typeof value === 'string' || Number.isFinite(value))
          .join(', '),
      ),
    /** The members of a list or object; those of anything else are none. */
    members: (name: string): readonly unknown[] => Object.values(membersOf(values[name])),
    /** Items inside the item, one or several. */
    items: <R>(name: string, record: (item: never) => R): readonly R[] =>
      recordsOf([listOf(values[name] ?? [])].flat() as never[], record),
    /** @throws MissingField */
    id: (): number => {
      needed('id', Number.isInteger(values.id));
      return values.id as number;
    },
    /** @throws MissingField */
    title: (name: string): string => needed(name, isText(name)),
    /** Behind a password, names are empty lists (wire section 13). @throws MissingField */
    name: (name: string): string => needed(name, isText(name) || (Array.isArray(values[name]) && !values[name].length)),
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
