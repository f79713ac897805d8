import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Whether this process is root: it may install packages, and must start Chromium without its sandbox. */
const isRoot = process.getuid?.() === 0;

export const isExecutable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The path of the first of these programs found on PATH. */
export const findProgram = (...names) =>
  names.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))).find(isExecutable);

/** Installs Debian packages where that needs no password; returns whether it succeeded. */
function aptInstall(...packages) {
  if (!isRoot || !findProgram('apt-get')) return false;
  console.error(`\n*** INSTALLING ${packages.join(' ')} by apt-get, because the tests need a browser and find none ***\n`);
  const apt = (...words) =>
    spawnSync('apt-get', words, { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0;
  // Lists of packages that a machine came with may name browsers too old for the tests.
  apt('update', '-qq');
  return apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

/** The result of `find`; where it finds nothing, these Debian packages are installed first. */
export function findOrInstall(find, ...packages) {
  const found = find() ?? (aptInstall(...packages) ? find() : undefined);
  if (found) return found;
  throw new Error(
    `These tests need a browser. Install one (sudo apt-get install ${packages.join(' ')})${packages.includes('chromium') ? ' or set CHROME_PATH' : ''}.`,
  );
}

/** The path of a Chromium: `CHROME_PATH`, else the one on PATH, else one that is installed now. */
function findBrowser() {
  const chosen = process.env.CHROME_PATH;
  if (chosen && !isExecutable(chosen)) throw new Error(`CHROME_PATH is not an executable file: ${chosen}`);
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
  return chosen || findOrInstall(() => findProgram(...names), 'chromium', 'fonts-dejavu-core');
}

/** Where Debian keeps DejaVu; elsewhere, tests see the fonts of the machine. */
const arePinnedFontsThere = existsSync('/usr/share/fonts/truetype/dejavu');

/** A time zone that is no machine's default, English, and the same fonts on every desktop. */
export const testEnvironment = () => ({
  ...process.env,
  TZ: 'Pacific/Chatham',
  LANGUAGE: 'en',
  LC_ALL: 'en_US.UTF-8',
  ...(arePinnedFontsThere && { FONTCONFIG_FILE: fileURLToPath(new URL('fonts-of-tests.conf', import.meta.url)) }),
});

/** @returns {import('puppeteer-core').LaunchOptions} */
export const firefoxOptions = () => ({
  browser: 'firefox',
  executablePath: findOrInstall(() => findProgram('firefox-esr', 'firefox'), 'firefox-esr'),
  env: testEnvironment(),
});

export const chromiumOptions = () => ({
  executablePath: findBrowser(),
  args: ['--lang=en', ...(isRoot ? ['--no-sandbox'] : [])],
  env: testEnvironment(),
});
