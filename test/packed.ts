import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The package that a folder holds, as a site installs it: where it lies then, the paths of its files, and the bytes of its tarball. */
export function install(folder: string, site: string): { installed: string; packed: string[]; size: number } {
  const [{ name, filename, files, size }] = JSON.parse(
    execFileSync('npm', ['pack', `./${folder}`, '--json', '--ignore-scripts', '--pack-destination', site], {
      encoding: 'utf8',
    }),
  ) as [{ name: string; filename: string; files: { path: string }[]; size: number }];
  const installed = join(site, 'node_modules', name);
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', join(site, filename), '--strip-components=1', '-C', installed]);
  return { installed, packed: files.map(({ path }) => path), size };
}

/** What TypeScript finds wrong with a program of a site, in the packages' own declarations too. */
export function typeMistakes(
  site: string,
  program: string,
  moduleResolution = ts.ModuleResolutionKind.Bundler,
): string[] {
  writeFileSync(join(site, 'site.ts'), program);
  const checked = ts.createProgram([join(site, 'site.ts')], {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution,
    // Older ways to resolve modules are told to be so.
    ignoreDeprecations: '6.0',
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    strict: true,
    skipLibCheck: false,
    // TypeScript's own declarations are none of the packages'.
    skipDefaultLibCheck: true,
    noEmit: true,
  });
  return ts
    .getPreEmitDiagnostics(checked)
    .map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
}
