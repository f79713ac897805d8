import { readFileSync } from 'node:fs';
import type { EnvironmentOptions, Rolldown } from 'vite';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/** Options of the output, and those of a bundle that differ between bundles. */
export interface BrowserOptions extends Rolldown.OutputOptions {
  readonly format?: 'es' | 'iife';
  readonly write?: boolean;
  readonly conditions?: readonly string[];
  readonly license?: string;
  readonly external?: RegExp[];
  readonly preserveEntrySignatures?: 'allow-extension';
}

/** The options of one bundle for browsers. */
export function forBrowsers(
  input: Record<string, string>,
  {
    format = 'es',
    write = true,
    conditions = ['page'],
    license,
    external,
    preserveEntrySignatures,
    ...output
  }: BrowserOptions = {},
): EnvironmentOptions {
  return {
    consumer: 'client',
    // Named, because Vite would take the packages for developers where NODE_ENV says so, as it does in tests.
    resolve: { conditions: [...conditions, 'module', 'browser', 'production'] },
    define: { 'process.env.NODE_ENV': '"production"', __VERSION__: JSON.stringify(version) },
    build: {
      write,
      outDir: 'dist',
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      ...(license && { license: { fileName: license } }),
      lib: { entry: input, formats: [format], name: 'CalElements' },
      rolldownOptions: {
        input,
        ...(external && { external }),
        ...(preserveEntrySignatures && { preserveEntrySignatures }),
        // One file with all elements imports at once what it names for later.
        checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
        // Library mode would keep white space, but pages load these files as they are.
        output: {
          entryFileNames: '[name].js',
          // All pages pay for the names of chunks, which seven letters of a hash tell from those of other versions.
          chunkFileNames: 'chunks/[name]-[hash:7].js',
          minify: true,
          comments: false,
          ...output,
        },
      },
    },
  };
}
