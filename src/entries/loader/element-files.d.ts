/** Written by scripts/build-pages.mjs. Files of `chunks/` without `.js`, separated by spaces. */
declare module 'virtual:element-files' {
  /** The files that each element needs before it runs, by tag. */
  export const elementFiles: Readonly<Record<string, string>>;
  /** The files that a list of events needs beside its own, if its attributes choose another layout. */
  export const eventOptionFiles: string;
  /** The files that draw a map. */
  export const mapFiles: string;
  /** The files of the first paint of an element, its entry first, by tag. */
  export const firstPaintFiles: Readonly<Record<string, string>>;
  /** The files of the polyfill of Temporal. */
  export const temporalFiles: string;
}
