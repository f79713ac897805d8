// The analyzer declares the types of its plugins, not the functions that run it.
declare module '@custom-elements-manifest/analyzer/index.js' {
  import type typescript from 'typescript';
  export const ts: typeof typescript;
  export function create(options: { modules: typescript.SourceFile[]; plugins: object[] }): object;
}
