/** Written by scripts/build-pages.mjs. Files of `chunks/` without `.js`, separated by spaces. */
declare module 'virtual:element-files' {
  /** The files that each element needs before it runs, by tag. */
  export const elementFiles: Readonly<Record<string, string>>;
  /** Those that a list of events needs beside its own, if its attributes ask for another layout. */
  export const eventOptionFiles: string;
  /** Those that draw a map. */
  export const mapFiles: string;
  /** Those of the first paint of an element, its entry first, by tag. */
  export const firstPaintFiles: Readonly<Record<string, string>>;
  /** Those of the polyfill of Temporal. */
  export const temporalFiles: string;
}
