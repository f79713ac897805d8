// Declaration files of what the packages export, and of the files that these mention.
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { servicePackage } from './build-service.mjs';
import { tags } from './bundle.mjs';

/** The folders of declarations, with the files that the exports of their package name. */
const packages = {
  'dist/types': [
    'index',
    'client/index',
    'prerender/index',
    'schema/index',
    'testing/index',
    'loader/index',
    'elements/index',
    ...tags.map((tag) => `elements/${tag}`),
  ],
  [`${servicePackage}/dist/types`]: ['service/index', 'service-pages/index', 'seed/index'],
};

/** These declaration files, and all that they import from others. */
function withImports(files) {
  const found = new Set(files);
  for (const file of found) {
    const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'));
    const ours = importedFiles.filter(({ fileName }) => fileName.startsWith('.'));
    for (const { fileName } of ours) found.add(resolve(file, '..', fileName.replace(/\.js$/, '.d.ts')));
  }
  return found;
}

export async function buildTypes() {
  const all = mkdtempSync(join(tmpdir(), 'cal-elements-types-'));
  await promisify(execFile)('npx', ['tsc', '-p', 'tsconfig.build.json', '--outDir', all]);
  for (const [folder, entries] of Object.entries(packages)) {
    const files = withImports(entries.map((entry) => join(all, `${entry}.d.ts`)));
    for (const file of files) cpSync(file, join(folder, relative(all, file)));
  }
  rmSync(all, { recursive: true });
  writeFileSync('dist/types/standalone.d.ts', 'export {};\n');
}
