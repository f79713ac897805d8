/** Written by scripts/build-pages.mjs. Files of chunks/, without `.js`, separated by spaces. */
declare module 'virtual:element-files' {
  /** The files that each element needs before it runs, by tag. */
  export const elementFiles: Readonly<Record<string, string>>;
  /** The same for the polyfill of Temporal. */
  export const temporalFiles: string;
}
