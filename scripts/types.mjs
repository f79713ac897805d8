// Declaration files of what the packages export, and of the files that these mention.
import { execFile } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { sourceOf, tags } from './element-files.mjs';

/** The folder that `src/tsconfig.json` names, where the type check writes the declarations of all files. */
const all = 'node_modules/.cache/types';

/** The folders of declarations, with the files that the exports of their package name. */
const packages = {
  'dist/types': [
    'entries/index',
    'entries/elements',
    'entries/loader/index',
    'entries/testing/index',
    'entries/builders/grapesjs',
    'entries/builders/puck',
    'data/client/index',
    'data/schema/index',
    'prerender/index',
    ...tags.map((tag) => sourceOf(tag).slice('src/'.length, -'.ts'.length)),
  ],
  'packages/service/dist/types': ['service/index', 'entries/service-pages', 'service/seed/index'],
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

export async function writeTypes() {
  // Takes a moment where `npm run types` has run since the last change.
  await promisify(execFile)(process.execPath, [
    'node_modules/typescript-7/bin/tsc',
    '--build',
    '--singleThreaded',
    'src',
  ]);
  for (const [folder, entries] of Object.entries(packages)) {
    const files = withImports(entries.map((entry) => resolve(all, `${entry}.d.ts`)));
    for (const file of files) cpSync(file, join(folder, relative(all, file)));
  }
  writeFileSync('dist/types/standalone.d.ts', 'export {};\n');
  // All elements are imported from one folder.
  for (const tag of tags.filter((one) => sourceOf(one).startsWith('src/authoring/')))
    writeFileSync(`dist/types/elements/${tag}.d.ts`, `export * from '../authoring/${tag}.js';\n`);
}
