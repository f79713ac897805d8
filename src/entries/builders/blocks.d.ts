/** Written by the build, as `dist/blocks.json` is. */
declare module 'virtual:blocks' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- such a declaration may import nothing relative
  export const table: import('./block-table.js').BlockTable;
}
