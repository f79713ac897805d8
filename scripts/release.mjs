// `npm run release -- 0.1.0` checks the tree and the tests, writes the version into both packages and its day into the
// changelog, makes the files of the release, and prints what to publish. It publishes nothing.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { datedChangelog, versionFinding } from './release-checks.mjs';

const { version: current } = JSON.parse(readFileSync('package.json', 'utf8'));
const [version] = process.argv.slice(2);

function stop(reason) {
  console.error(reason);
  process.exit(1);
}
function run(...[command, ...rest]) {
  const { status } = spawnSync(command, rest, { stdio: 'inherit' });
  if (status !== 0)
    stop(
      `“${[command, ...rest].join(' ')}” failed: nothing was released. “git restore .” takes back what was written.`,
    );
}

const finding = versionFinding(version, current);
if (finding) stop(`${finding}.`);
const { stdout: changed } = spawnSync('git', ['status', '--porcelain'], { encoding: 'utf8' });
if (changed.trim()) stop(`The tree has changes: commit them, or take them back.\n${changed}`);
const day = new Date().toISOString().slice(0, 10);
let changelog;
try {
  changelog = datedChangelog(readFileSync('CHANGELOG.md', 'utf8'), version, day);
} catch ({ message }) {
  stop(message);
}

run('.ci/run');
run('npm', 'test', '--', 'endurance', 'all-frameworks');
const sameVersion = version === current ? ['--allow-same-version'] : [];
run('npm', 'version', version, '--no-git-tag-version', '--workspaces', '--include-workspace-root', ...sameVersion);
writeFileSync('CHANGELOG.md', changelog);
run('node', 'scripts/release-files.mjs');
console.log(`
Release ${version} is ready. To publish it:

  git commit --all --message "Release ${version}" && git tag v${version}
  git push --follow-tags origin HEAD v${version}

The tag starts the workflow “Release”, which makes the same files, publishes both packages to npm with their provenance, and attaches the
files to the release. Without the workflow:

  npm publish release/cal-elements-${version}.tgz
  npm publish release/cal-elements-service-${version}.tgz
  gh release create v${version} release/*`);
