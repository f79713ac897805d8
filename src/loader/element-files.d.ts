/** Written by scripts/build-pages.mjs. Files of `chunks/` without `.js`, separated by spaces. */
declare module 'virtual:element-files' {
  /** The files that each element needs before it runs, by tag. */
  export const elementFiles: Readonly<Record<string, string>>;
  /** Those of a list of events whose attributes ask for another layout. */
  export const eventOptionFiles: string;
  /** Those of the polyfill of Temporal. */
  export const temporalFiles: string;
}
