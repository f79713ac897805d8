import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findProgram } from '../../runner/programs.mjs';
import { plan } from '../../runner/test-plan.mjs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const names = plan.map(({ script }) => script);

describe('the plan of tests', () => {
  it('is what npm test and CI run', () => {
    expect(scripts.test).to.equal('node test/runner/test.mjs');
    expect(readFileSync('.ci/run', 'utf8')).to.match(/^node test\/runner\/test\.mjs --ci$/m);
  });

  it('has the browser tests in three engines, faults, and the check of licenses and vulnerabilities', () => {
    expect(names).to.include.members(['test:browser', 'test:engines:others', 'check:dependencies', 'test:faults']);
    const engines = ['test:browser', 'test:engines:others'].map((name) => scripts[name]);
    expect(engines).to.deep.equal(['wtr', 'node test/runner/test-engines.mjs firefox webkit']);
  });

  it('names only scripts and programs that exist, and steps before those that come after them', () => {
    expect(names.filter((name) => !(name in scripts))).to.deep.equal([]);
    for (const [at, { after = [], needs = [], uses = [] }] of plan.entries()) {
      expect(names.slice(0, at)).to.include.members(after);
      for (const program of [...needs, ...uses]) expect(() => findProgram(program, { PATH: '' })).not.to.throw();
    }
  });

  it('of npm test needs no browser but Chromium', () => {
    const needed = plan.filter(({ isCi }) => !isCi).flatMap(({ needs = [] }) => needs);
    expect([...new Set(needed)]).to.deep.equal(['chromium']);
  });
});
