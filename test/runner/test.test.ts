import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findProgram } from './programs.mjs';
import { programOf } from './steps.js';

/** The commands of steps, by their names. */
const commands = {
  service: `node -e ""`,
  good: `node -e "console.log('noise');console.log('3 passed, 0 failed, 1 skipped')"`,
  skipping: `node -e "console.log('*** SKIPPED webkit: no such browser ***')"`,
  bad: `node -e "console.error('expected 1 to equal 2');console.log('4 passed, 2 failed, 0 skipped');process.exit(1)"`,
  passing: `node -e "console.log('3 passed, 0 failed, 0 skipped');process.exit(1)"`,
  broken: `node -e "console.log('a type error');process.exit(2)"`,
};

const stepsOf = (names: readonly (keyof typeof commands)[]) =>
  programOf(
    names.map((step) => ({
      step,
      command: commands[step],
      ...(step === 'service' && { uses: ['postgresql', 'nodeWithSqlite'] }),
    })),
  );

/** What the steps print, without their times, and their exit code. */
function run(...names: (keyof typeof commands)[]) {
  const { stdout, status } = spawnSync(process.execPath, stepsOf(names), { encoding: 'utf8' });
  const lines = stdout.replace(/\d+\.\d s/g, '… s').trim();
  return { lines: lines.split('\n'), status };
}

describe('the steps of npm test', () => {
  it('print a line each where they succeed, and what they skip', () => {
    const { lines, status } = run('good', 'skipping', 'good');
    const good = 'good: ok after … s, 3 passed, 0 failed, 1 skipped';
    expect(lines.slice(0, -1)).to.have.members([
      good,
      '*** SKIPPED webkit: no such browser ***',
      'skipping: ok after … s',
      good,
    ]);
    expect([lines.at(-1), status]).to.deep.equal(['6 passed, 0 failed', 0]);
  });

  it('print all that a step has printed which fails', () => {
    const { lines, status } = run('good', 'bad');
    expect(lines)
      .to.include('expected 1 to equal 2')
      .and.include('bad: failed after … s, 4 passed, 2 failed, 0 skipped');
    expect([lines.at(-1), status]).to.deep.equal(['7 passed, 2 failed', 1]);
  });

  it('count a step that fails without a failed test', () => {
    const lines = ['a type error', '', 'broken: failed after … s, 0 passed, 1 failed, 0 skipped', '0 passed, 1 failed'];
    expect(run('broken')).to.deep.equal({ lines, status: 1 });
    expect(run('passing').lines.slice(-2)).to.deep.equal([
      'passing: failed after … s, 3 passed, 1 failed, 0 skipped',
      '3 passed, 1 failed',
    ]);
  });

  it('say what was left out, because the machine lacks programs that are used where they are there', () => {
    const env = { ...process.env, PG_CTL_PATH: '', NODE_WITH_SQLITE_PATH: '' };
    const { stdout } = spawnSync(process.execPath, stepsOf(['service']), { encoding: 'utf8', env });
    const isLacking = !findProgram('postgresql', env) || !findProgram('nodeWithSqlite', env);
    expect(
      /^Left out, because this machine lacks .*: the tests that need it\n0 passed, 0 failed\n$/m.test(stdout),
    ).to.equal(isLacking);
  });
});

describe('a step that there is not', () => {
  it('is named, with those that there are', () => {
    const { stderr, status } = spawnSync(process.execPath, [resolve('test/runner/test.mjs'), 'unti'], {
      encoding: 'utf8',
    });
    expect(stderr).to.match(/^unti: no step of the tests, which are .*\bunit, /);
    expect(status).to.equal(1);
  });
});
