// Runs the browser tests in the engines named. One that cannot be had here is skipped by name.
import { spawnSync } from 'node:child_process';
import { browserLaunchers } from './browser-launchers.mjs';

const engines = process.argv.slice(2);
const skipped = [];
const isHad = (engine) => {
  try {
    return browserLaunchers[engine]();
  } catch (error) {
    skipped.push(`*** SKIPPED ${engine}: ${error.message} ***`);
    return undefined;
  }
};
const present = engines.filter(isHad);
if (present.length) {
  const { status } = spawnSync('npx', ['wtr'], { stdio: 'inherit', env: { ...process.env, BROWSERS: present.join() } });
  process.exitCode = status ?? 1;
}
for (const line of skipped) console.log(line);
