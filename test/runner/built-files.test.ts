import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const sentence = 'dist/cal-elements.js is missing: npm run build';

/** A clone that has not been built. */
let clone: string;
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'clone-'));
  for (const name of ['src', 'test', 'package.json', 'README.md']) symlinkSync(resolve(name), join(clone, name));
});
afterEach(() => rmSync(clone, { recursive: true }));

it('npm run size asks for a build at once where there is none', () => {
  const { status, stderr } = spawnSync(process.execPath, [resolve('scripts/size.mjs')], {
    cwd: clone,
    encoding: 'utf8',
  });
  expect([status, stderr.trim()]).to.deep.equal([1, sentence]);
});

it('tests of pages ask for a build at once where there is none', () => {
  // In a process of its own, because what files of this one share is found from the folder in which it was loaded.
  const script = `import { runnerImport } from ${JSON.stringify(import.meta.resolve('vite'))};
    await runnerImport('./test/pages/harness.ts', { configFile: false, logLevel: 'silent' });`;
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: clone,
    encoding: 'utf8',
  });
  expect(stderr).to.include(`Error: ${sentence}`);
});
