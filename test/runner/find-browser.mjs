import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { needProgram } from './programs.mjs';

/** Root must start Chromium without its sandbox. */
const isRoot = process.getuid?.() === 0;

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
  executablePath: needProgram('firefox'),
  env: testEnvironment(),
});

/** Pages that Chromium loads into each window for its address bar, which take longer than the pages of most tests. */
const ofAddressBar = '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup';

export const chromiumOptions = () => ({
  executablePath: needProgram('chromium'),
  args: ['--lang=en', ofAddressBar, ...(isRoot ? ['--no-sandbox'] : [])],
  env: testEnvironment(),
});
