import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findProgram } from './programs.mjs';
import { plan } from './test-plan.mjs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const names = plan.map(({ step }) => step);

describe('the plan of tests', () => {
  it('is what npm test and CI run', () => {
    expect(scripts.test).to.equal('node test/runner/test.mjs');
    expect(readFileSync('.ci/run', 'utf8')).to.match(/^node test\/runner\/test\.mjs --ci$/m);
  });

  it('has the browser tests in three engines, faults, and the check of licenses and vulnerabilities', () => {
    expect(names).to.include.members(['dependencies', 'faults']);
    const engines = plan.filter(({ step }) => ['browser', 'engines'].includes(step)).map(({ command }) => command);
    expect(engines.sort().reverse()).to.deep.equal(['wtr', 'node test/runner/test-engines.mjs firefox webkit']);
  });

  it('names only programs that exist, and steps before those that come after them', () => {
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
