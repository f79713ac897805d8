import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findProgram } from './programs.mjs';
import { programOf } from './steps.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'programs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a program into the folder, and returns its path. */
function program(path: string, text = '', interpreter = '/bin/sh'): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `#!${interpreter}\n${text}`);
  chmodSync(file, 0o755);
  return file;
}

describe('a program', () => {
  it('is what its variable names, before one on PATH', () => {
    const [chosen, other] = [program('mine/chrome'), program('bin/chromium')];
    expect(findProgram('chromium', { CHROME_PATH: chosen, PATH: dirname(other) })).to.equal(chosen);
    expect(findProgram('chromium', { PATH: `/nowhere:${dirname(other)}` })).to.equal(other);
    const firefox = program('mine/firefox');
    expect(findProgram('firefox', { FIREFOX_PATH: firefox, PATH: '' })).to.equal(firefox);
  });

  it.each([
    ['chromium', 'HOME', 'Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    ['firefox', 'HOME', 'Applications/Firefox.app/Contents/MacOS/firefox'],
    ['chromium', 'ProgramFiles', 'Google/Chrome/Application/chrome.exe'],
    ['chromium', 'LOCALAPPDATA', 'Google/Chrome/Application/chrome.exe'],
    ['firefox', 'ProgramFiles(x86)', 'Mozilla Firefox/firefox.exe'],
  ] as const)('%s is found in %s on other systems, as %s', (name, variable, path) => {
    const file = program(path);
    expect(findProgram(name, { PATH: '', [variable]: folder })).to.equal(file);
  });

  it('that a variable names and that is none is an error', () => {
    const file = program('chrome');
    chmodSync(file, 0o644);
    for (const path of [file, folder, '/nowhere'])
      expect(() => findProgram('chromium', { CHROME_PATH: path, PATH: '' })).to.throw(
        `CHROME_PATH is not an executable file: ${path}`,
      );
  });

  it.each([
    [1, 'can search', true],
    [0, 'cannot search, as before Node 22.16', false],
  ])('is not this Node unless its SQLite can search: %i', (used, _, isTaken) => {
    const before = Object.getOwnPropertyDescriptor(process, 'getBuiltinModule')!;
    class DatabaseSync {
      prepare = () => ({ get: () => ({ used }) });
      close = () => undefined;
    }
    Object.assign(process, { getBuiltinModule: () => ({ DatabaseSync }) });
    try {
      expect(findProgram('nodeWithSqlite', { PATH: '' }) === process.execPath).to.equal(isTaken);
    } finally {
      Object.defineProperty(process, 'getBuiltinModule', before);
    }
  });

  it('that is missing is not there', () => {
    expect(findProgram('chromium', { PATH: folder })).to.equal(undefined);
  });
});

describe('the step before all tests', () => {
  /** Where programs are looked for and installed. */
  let bin: string;
  let gate: Server;
  /** Resolves with what lets the first installation end, once it has begun. */
  let installing: Promise<() => void>;
  beforeEach(async () => {
    bin = join(folder, 'bin');
    gate = createServer().listen(0, '127.0.0.1');
    await once(gate, 'listening');
    installing = once(gate, 'connection').then(([socket]) => {
      gate.on('connection', (other) => other.end());
      return () => void (socket as Socket).end();
    });
  });
  afterEach(() => gate.close());

  /** A package manager that refuses a second caller, and installs Chromium when the test lets it. */
  const addAptGet = () =>
    program(
      'bin/apt-get',
      `
import { appendFileSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { connect } from 'node:net';
const [command, ...words] = process.argv.slice(2).filter((word, at, all) => word !== '-o' && all[at - 1] !== '-o');
try {
  mkdirSync('${folder}/lock');
} catch {
  console.error('E: Another process is using the database');
  process.exit(100);
}
appendFileSync('${folder}/calls', command + ' ' + words.join(' ') + '\\n');
if (command === 'install') {
  await once(connect(${(gate.address() as AddressInfo).port}, '127.0.0.1').resume(), 'close');
  writeFileSync('${bin}/chromium', '', { mode: 0o755 });
}
rmdirSync('${folder}/lock');`,
      process.execPath,
    );

  /** Starts the step in a process of its own, which prints what it hands on. */
  function start(isRoot = true) {
    const code = `import { getPrograms } from ${JSON.stringify(resolve('test/runner/install-programs.mjs'))};
      getPrograms(['chromium'], { isRoot: ${isRoot} }).then(
        (found) => console.log(JSON.stringify(found)),
        (error) => console.log(error.message),
      );`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], { env: { PATH: bin } });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.pipe(process.stderr);
    return {
      /** Its lines, once it has ended. */
      lines: once(child, 'close').then(() =>
        output
          .trim()
          .replace(/\d+\.\d s/, '… s')
          .split('\n'),
      ),
      /** Resolves when it has printed something. */
      printed: once(child.stdout, 'data'),
    };
  }

  it('installs what is missing once, however many begin at the same time', async () => {
    addAptGet();
    const first = start();
    const endInstallation = await installing;
    const second = start();
    await second.printed;
    endInstallation();
    const handedOn = JSON.stringify({ CHROME_PATH: join(bin, 'chromium') });
    expect(await first.lines).to.deep.equal([
      'Installing Chromium (apt-get install chromium fonts-dejavu-core)',
      'Installed after … s',
      handedOn,
    ]);
    expect(await second.lines).to.deep.equal([
      'Waiting for another run of the tests, which is installing programs',
      handedOn,
    ]);
    expect(
      readFileSync(join(folder, 'calls'), 'utf8')
        .split('\n')
        .filter((call) => call.startsWith('install ')),
    ).to.have.length(1);
  });

  const remedy =
    'These tests need Chromium: install it (on Debian: sudo apt-get install chromium fonts-dejavu-core), or set CHROME_PATH';

  it('says in one sentence what to install where it may not, or where there is no apt-get', async () => {
    expect(await start().lines).to.deep.equal([`${remedy}.`]);
    addAptGet();
    expect(await start(false).lines).to.deep.equal([`${remedy}.`]);
  });

  it('says why it could not install', async () => {
    program('bin/apt-get', 'echo noise >&2; echo "E: Unable to locate package chromium" >&2; exit 100');
    const lines = await start().lines;
    expect(lines.at(-1)).to.equal(`${remedy}; apt-get failed with “E: Unable to locate package chromium”.`);
  });

  it('comes before all tests, and ends them where it cannot succeed', () => {
    const ranFile = join(folder, 'ran');
    const command = `echo ran > ${ranFile}`;
    const args = programOf([
      { step: 'build', command },
      { step: 'browser', command, needs: ['chromium'] },
    ]);
    const { stdout, status } = spawnSync(process.execPath, args, { cwd: folder, env: { PATH: bin }, encoding: 'utf8' });
    expect([stdout, status]).to.deep.equal([`${remedy}.\n0 passed, 1 failed\n`, 1]);
    expect(existsSync(ranFile)).to.equal(false);
  });

  it('hands the path on to all that it starts', () => {
    const chromium = program('mine/chromium');
    const command = `node -e "console.log('*** ' + process.env.CHROME_PATH)"`;
    const env = { PATH: `${dirname(chromium)}:${process.env.PATH}` };
    const args = programOf([{ step: 'browser', command, needs: ['chromium'] }]);
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' });
    expect(stdout).to.include(`*** ${chromium}\n`);
  });
});
