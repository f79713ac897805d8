// The analyzer declares the types of its plugins, not the functions that run it.
declare module '@custom-elements-manifest/analyzer/index.js' {
  import type typescript from 'typescript';
  export const ts: typeof typescript;
  export function create(options: { modules: typescript.SourceFile[]; plugins: object[] }): object;
}
declare module '@custom-elements-manifest/analyzer/src/features/framework-plugins/lit/lit.js' {
  export function litPlugin(): object[];
}
