import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Whether we may install packages, and must start Chromium without its sandbox. */
export const isRoot = process.getuid?.() === 0;

const isExecutable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The path of the first of these programs that is on PATH. */
export const findProgram = (...names) =>
  names.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))).find(isExecutable);

/** Installs Debian packages where that needs no question; tells whether it went well. */
export function aptInstall(...packages) {
  if (!isRoot || !findProgram('apt-get')) return false;
  const apt = (...words) =>
    spawnSync('apt-get', words, { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0;
  const install = () => apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
  return install() || (apt('update', '-qq') && install());
}

const findChromium = () => findProgram('chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome');

/** The path of a Chromium: `CHROME_PATH`, else the one on PATH, else one that is installed now. */
export function findBrowser() {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new Error(`CHROME_PATH is not an executable file: ${chosen}`);
  }
  const found = findChromium() ?? (aptInstall('chromium', 'fonts-dejavu-core') ? findChromium() : undefined);
  if (found) return found;
  throw new Error('The browser tests need a Chromium. Install one (sudo apt-get install chromium) or set CHROME_PATH.');
}

/** What every Chromium of ours is started with: a foreign time zone, English. */
export const chromiumOptions = () => ({
  executablePath: findBrowser(),
  args: ['--lang=en', ...(isRoot ? ['--no-sandbox'] : [])],
  env: { ...process.env, TZ: 'Pacific/Chatham', LANGUAGE: 'en' },
});
