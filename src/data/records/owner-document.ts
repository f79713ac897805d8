/** The part of a document that records and cards need. */
export type OwnerDocument = Pick<Document, 'baseURI' | 'createElement'>;

/** No answer can set what stands under a symbol, while it could set any name. */
const owner = Symbol();

/** The document that the record of an item is made in, as nodes have one; `undefined` for that of the page. */
export const ownerDocumentOf = (item: unknown): OwnerDocument | undefined =>
  (item as { readonly [owner]?: OwnerDocument } | null | undefined)?.[owner];

/**
 * Makes a document the owner of items, and of all inside of them: servers have one for each page that they write.
 * @param items JSON that nobody else has; it is changed
 */
export function adopt<T>(items: T, document: OwnerDocument): T {
  if (typeof items !== 'object' || !items) return items;
  for (const item of Object.values(items)) adopt(item, document);
  return Object.assign(items, { [owner]: document });
}
