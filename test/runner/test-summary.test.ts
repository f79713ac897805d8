import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserSummary } from './test-summary.mjs';

describe('the last line of Vitest', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'summary-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Runs test files, by their text; returns the last line and the exit code. */
  function run(...files: string[]) {
    for (const [at, text] of files.entries()) writeFileSync(join(folder, `${at}.test.js`), text);
    const args = [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--globals',
      '--root',
      folder,
      '--reporter',
      resolve('test/runner/test-summary.mjs'),
    ];
    const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    return [stdout.trim().split('\n').at(-1), status];
  }

  it('counts tests by their state', () => {
    expect(run(`it('passes', () => {}); it.skip('is skipped', () => {});`)).to.deep.equal([
      '1 passed, 0 failed, 1 skipped',
      0,
    ]);
  });

  it('counts each error that belongs to no test, and each file that failed without a failed test', () => {
    const files = [
      `it('passes', () => new Promise((done) => { setTimeout(() => { done(); throw new Error('in a timer'); }); }));`,
      `it('passes', () => { void Promise.reject(new Error('caught by nobody')); });`,
      `describe('a suite', () => { afterAll(() => { throw new Error('in a hook'); }); it('passes', () => {}); });`,
      `throw new Error('at the top');`,
    ];
    expect(run(...files)).to.deep.equal(['3 passed, 4 failed, 0 skipped', 1]);
  });
});

describe('the last line of the browser tests', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  afterEach(() => log.mockClear());

  const test = { name: 'one', passed: true };
  const session = (passed: boolean, testResults?: object) => ({
    testFile: '/work/test/browser/a.test.ts',
    browser: { name: 'Chromium' },
    passed,
    testResults,
  });
  const resultsOf = (...tests: object[]) => ({ tests: [], suites: [{ tests, suites: [] }] });

  it.each<[what: string, session: object, line: string]>([
    ['a file that passes', session(true, resultsOf(test, { ...test, skipped: true })), '1 passed, 0 failed, 1 skipped'],
    ['a failed test', session(false, resultsOf(test, { ...test, passed: false })), '1 passed, 1 failed, 0 skipped'],
    ['a file that failed without a failed test', session(false, resultsOf(test)), '1 passed, 1 failed, 0 skipped'],
    ['a file that could not be loaded', session(false), '0 passed, 1 failed, 0 skipped'],
  ])('counts %s', (_, one, line) => {
    browserSummary().stop({ sessions: [one] });
    expect(log.mock.lastCall?.[0]?.split('\n').at(-1)).to.equal(line);
  });
});
