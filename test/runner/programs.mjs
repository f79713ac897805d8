// The programs that tests run beside Node, and where each is found. What is missing is installed by install-programs.mjs, before all tests.
import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of a second Node: no devDependency, because it would be called `node` in node_modules/.bin, and all our scripts would run under it. */
export const nodeFolder = fileURLToPath(new URL('../../node_modules/.cache/cal-elements-node', import.meta.url));
const nodePackage = `node-${process.platform}-${process.arch}`;

/** Whether the SQLite of this Node searches texts, as that of Node 22.16 does. */
function hasSearchingSqlite() {
  const sqlite = process.getBuiltinModule?.('node:sqlite');
  if (!sqlite) return false;
  const database = new sqlite.DatabaseSync(':memory:');
  const { used } = database.prepare("select sqlite_compileoption_used('ENABLE_FTS5') as used").get();
  database.close();
  return used === 1;
}

const namesIn = (folder) => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

/** Debian's folders of the versions of PostgreSQL, the newest first. */
const postgresFolders = () =>
  namesIn('/usr/lib/postgresql')
    .sort((one, other) => other - one)
    .map((version) => `/usr/lib/postgresql/${version}/bin`);

/**
 * A row a program: the variable that names it, its names on PATH, its places in the folders of applications on macOS and Windows, its other
 * places, and the packages of Debian, or the one of npm, that bring it.
 */
const table = {
  chromium: {
    title: 'Chromium',
    variable: 'CHROME_PATH',
    names: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
    applications: [
      'Google Chrome.app/Contents/MacOS/Google Chrome',
      'Chromium.app/Contents/MacOS/Chromium',
      'Google/Chrome/Application/chrome.exe',
      'Chromium/Application/chrome.exe',
      'Microsoft/Edge/Application/msedge.exe',
    ],
    debian: ['chromium', 'fonts-dejavu-core'],
  },
  firefox: {
    title: 'Firefox',
    variable: 'FIREFOX_PATH',
    names: ['firefox-esr', 'firefox'],
    applications: ['Firefox.app/Contents/MacOS/firefox', 'Mozilla Firefox/firefox.exe'],
    debian: ['firefox-esr'],
  },
  webkit: {
    title: "WebKitGTK's MiniBrowser",
    variable: 'MINIBROWSER_PATH',
    places: () => namesIn('/usr/lib').map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`),
    debian: ['webkit2gtk-driver'],
  },
  webkitDriver: {
    title: 'WebKitWebDriver',
    variable: 'WEBKIT_DRIVER_PATH',
    names: ['WebKitWebDriver'],
    debian: ['webkit2gtk-driver'],
  },
  display: { title: 'Xvfb', variable: 'XVFB_PATH', names: ['Xvfb'], debian: ['xvfb'] },
  postgresql: {
    title: 'PostgreSQL',
    variable: 'PG_CTL_PATH',
    names: ['pg_ctl'],
    places: () => postgresFolders().map((folder) => `${folder}/pg_ctl`),
    debian: ['postgresql'],
  },
  nodeWithSqlite: {
    title: 'a Node with node:sqlite (22.16 or newer)',
    variable: 'NODE_WITH_SQLITE_PATH',
    places: () => [
      ...(hasSearchingSqlite() ? [process.execPath] : []),
      join(nodeFolder, 'node_modules', nodePackage, 'bin/node'),
    ],
    npm: `${nodePackage}@24.9.0`,
  },
  php: { title: 'PHP', variable: 'PHP_PATH', names: ['php'], debian: ['php-cli', 'php-mysql'] },
  mariadb: {
    title: 'MariaDB',
    variable: 'MARIADBD_PATH',
    names: ['mariadbd'],
    // Not on everybody's PATH.
    places: () => ['/usr/sbin/mariadbd'],
    debian: ['mariadb-server'],
  },
  wordpress: {
    title: 'WordPress',
    places: () => ['/usr/share/wordpress/wp-load.php'],
    // Twenty Twenty-Three is a block theme, Twenty Twenty-One a classic one.
    debian: ['wordpress', 'wordpress-theme-twentytwentythree', 'wordpress-theme-twentytwentyone'],
  },
};

export const isProgram = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
};

/** The places of a program in the folders of PATH. */
export const onPath = (name, { PATH = '' }) =>
  PATH.split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name));

/** Folders of applications on macOS and on Windows. */
const applicationFolders = (env) =>
  [
    '/Applications',
    env.HOME && `${env.HOME}/Applications`,
    env.ProgramFiles,
    env['ProgramFiles(x86)'],
    env.LOCALAPPDATA,
  ].filter(Boolean);

/**
 * The path of a program: what its variable names, else the first that is found.
 * @throws Error if the variable names no program
 */
export function findProgram(name, env = process.env) {
  const { variable, names = [], applications = [], places } = table[name];
  const chosen = env[variable];
  if (chosen && !isProgram(chosen)) throw new Error(`${variable} is not an executable file: ${chosen}`);
  if (chosen) return chosen;
  const inApplications = applicationFolders(env).flatMap((folder) => applications.map((path) => join(folder, path)));
  return (
    [...names.flatMap((one) => onPath(one, env)), ...inApplications].find(isProgram) ?? places?.().find(existsSync)
  );
}

const listed = new Intl.ListFormat('en');
export const rowsOf = (names) => names.map((name) => table[name]);
export const titlesOf = (names) => listed.format(rowsOf(names).map(({ title }) => title));
export const debianPackagesOf = (names) => [...new Set(rowsOf(names).flatMap(({ debian = [] }) => debian))];

/** A sentence that says how to get programs, and why they were not installed, if that was tried. */
export function remedyFor(names, reason) {
  const packages = debianPackagesOf(names);
  const variables = rowsOf(names).flatMap(({ variable }) => variable ?? []);
  return [
    `These tests need ${titlesOf(names)}: install ${names.length > 1 ? 'them' : 'it'}`,
    packages.length ? ` (on Debian: sudo apt-get install ${packages.join(' ')})` : '',
    variables.length ? `, or set ${listed.format(variables)}` : '',
    reason ? `; ${reason}` : '',
    '.',
  ].join('');
}

/** The path of a program that a test cannot do without. @throws Error that says how to get it */
export function needProgram(name) {
  const found = findProgram(name);
  if (!found) throw new Error(remedyFor([name]));
  return found;
}
