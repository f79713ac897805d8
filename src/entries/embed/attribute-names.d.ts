/** Written by scripts/build-embed.mjs from the tables of attributes. */
declare module 'virtual:attribute-names' {
  /** The attributes of each element that shows something by itself, by tag, separated by spaces. */
  export const attributeNames: Readonly<Record<string, string>>;
  /** The attributes that hold addresses. */
  export const addressNames: readonly string[];
}
