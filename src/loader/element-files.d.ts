/** Written by scripts/build-pages.mjs. Files of chunks/, without `.js`, separated by spaces. */
declare module 'virtual:element-files' {
  /** The files that each element needs before it runs, by tag; its own comes first, without the tag, which its name begins with. */
  export const elementFiles: Readonly<Record<string, string>>;
  /** Those of the polyfill of Temporal, whole. */
  export const temporalFiles: string;
}
