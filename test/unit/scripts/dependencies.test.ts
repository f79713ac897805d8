import { describe, expect, it } from 'vitest';
import { auditFindings, exceptions, licenseFindings } from '../../../scripts/dependencies.mjs';

/** Packages of a lock file that need all exceptions. */
const known = {
  '': {},
  ...Object.fromEntries(
    Object.entries(exceptions).map(([name, license]) => [`node_modules/${name}`, { license, dev: true }]),
  ),
};

describe('the licenses of packages', () => {
  it('may be free ones, one of several, or known exceptions', () => {
    const packages = {
      ...known,
      'node_modules/a': { license: 'MIT' },
      'node_modules/b': { license: '(GPL-3.0 OR Apache-2.0)' },
    };
    expect(licenseFindings(packages)).to.deep.equal([]);
  });

  it('are told when they are not free, or missing', () => {
    const packages = { ...known, 'node_modules/a': { license: 'GPL-3.0' }, 'node_modules/a/node_modules/@b/c': {} };
    expect(licenseFindings(packages)).to.deep.equal(['a is licensed GPL-3.0', '@b/c is licensed nowhere']);
  });

  it('packages that sites install have no exceptional license', () => {
    expect(licenseFindings({ ...known, 'node_modules/a/node_modules/only': {} })).to.deep.equal([
      'only is licensed nowhere',
    ]);
  });

  it('lose an exception that none needs any more', () => {
    const { 'node_modules/only': _, ...rest } = known as Record<string, object>;
    expect(licenseFindings(rest)).to.deep.equal(['only needs no exception any more']);
  });
});

describe('an audit', () => {
  it('tells each vulnerable package with its advisories', () => {
    const via = [{ title: 'It runs scripts', url: 'https://advisories.example/1' }, 'other'];
    const report = { vulnerabilities: { a: { name: 'a', severity: 'high', range: '<2', via } } };
    expect(auditFindings(report)).to.deep.equal([
      'a <2 (high): It runs scripts, https://advisories.example/1; by way of other',
    ]);
  });

  it('is clean without vulnerabilities, and none where the registry gives no report', () => {
    expect(auditFindings({ vulnerabilities: {} })).to.deep.equal([]);
    expect(auditFindings({ statusCode: 405 } as never)).to.equal(undefined);
  });
});
