import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

describe('CI', () => {
  const steps = readFileSync('.ci/run', 'utf8')
    .match(/^node scripts\/test\.mjs (.+)$/m)![1]!
    .split(/[ +]/);

  it('runs the browser tests in three engines, faults, and the check of licenses and vulnerabilities', () => {
    expect(steps).to.include.members(['test', 'test:engines:others', 'check:dependencies', 'test:faults']);
    const engines = ['test:browser', 'test:engines:others'].map((name) => scripts[name]);
    expect(engines).to.deep.equal(['wtr', 'node scripts/test-engines.mjs firefox webkit']);
  });

  it('names only scripts that exist', () => {
    expect(steps.filter((name) => !(name in scripts))).to.deep.equal([]);
  });
});
