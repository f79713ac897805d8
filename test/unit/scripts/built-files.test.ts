import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const sentence = 'dist/cal-elements.js is missing: npm run build';

/** A clone that has not been built. */
let clone: string;
const project = process.cwd();
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'clone-'));
  for (const name of ['src', 'test', 'package.json', 'README.md']) symlinkSync(resolve(name), join(clone, name));
});
afterEach(() => {
  process.chdir(project);
  rmSync(clone, { recursive: true });
});

it('npm run size asks for a build at once where there is none', () => {
  const { status, stderr } = spawnSync(process.execPath, [resolve('scripts/size.mjs')], { cwd: clone, encoding: 'utf8' });
  expect([status, stderr.trim()]).to.deep.equal([1, sentence]);
});

it('tests of pages ask for a build at once where there is none', async () => {
  process.chdir(clone);
  await expect(import('../../pages/harness.js')).rejects.toThrow(sentence);
});
