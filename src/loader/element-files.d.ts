/** Written by scripts/build-pages.mjs. Files without `.js`, separated by spaces. */
declare module 'virtual:element-files' {
  /** The files that each element needs before it runs, by tag, beside the one that is named like it and those that all need. */
  export const elementFiles: Readonly<Record<string, string>>;
  export const sharedFiles: string;
  /** Those of a list of events whose attributes ask for another layout. */
  export const extraFiles: string;
  /** The same for the polyfill of Temporal. */
  export const temporalFiles: string;
  /** Where these files are, beside the first script. */
  export const folder: string;
}
