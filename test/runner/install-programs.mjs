// Gets the programs of test/runner/programs.mjs before any test runs, so that no test installs anything.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import {
  debianPackagesOf,
  findProgram,
  isProgram,
  nodeFolder,
  onPath,
  remedyFor,
  rowsOf,
  titlesOf,
} from './programs.mjs';

/** Linux gives such a name to one process at a time, and takes it away when the process ends, however it does. */
const turn = '\0cal-elements-programs';

/** Waits until no other process installs programs for tests; returns what lets the next one begin. */
async function takeTurn(print) {
  if (process.platform !== 'linux') return () => {};
  for (let isFirst = true; ; isFirst = false) {
    const waiting = new Set();
    const server = createServer((socket) => waiting.add(socket.on('error', () => {}))).listen(turn);
    try {
      await once(server, 'listening');
      return () => {
        server.close();
        for (const socket of waiting) socket.destroy();
      };
    } catch (error) {
      if (error.code !== 'EADDRINUSE') throw error;
    }
    if (isFirst) print('Waiting for another run of the tests, which is installing programs');
    // Refused where the other has just ended.
    await once(connect(turn), 'close').catch(() => undefined);
  }
}

/** Runs a program; returns what it complained of, if it failed. */
async function complaintOf(command, words, env) {
  const child = spawn(command, words, { stdio: ['ignore', 'ignore', 'pipe'], env });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (said += text));
  const [code] = await once(child, 'close');
  return code === 0 ? undefined : said.trim() || `exit code ${code}`;
}

/** How long another package manager may be at work, in seconds. */
const patience = 600;

/** A machine without a network should say so soon. */
const aptOptions = [
  `DPkg::Lock::Timeout=${patience}`,
  'Acquire::Retries=1',
  'Acquire::http::Timeout=8',
  'Acquire::https::Timeout=8',
];

/** Runs apt-get once no other package manager is at work: its own patience is for one of several locks. */
async function aptGet(words, env) {
  const options = aptOptions.flatMap((option) => ['-o', option]);
  for (let seconds = 0; ; seconds++) {
    const complaint = await complaintOf('apt-get', [...options, ...words], {
      ...env,
      DEBIAN_FRONTEND: 'noninteractive',
    });
    if (!complaint?.includes('Could not get lock') || seconds === patience) return complaint;
    await pause(1000);
  }
}

async function installByApt(packages, env) {
  // Lists that a machine came with may name versions that are gone. Where it fails, the packages may be at hand nevertheless.
  await aptGet(['update', '-qq'], env);
  return aptGet(['install', '-y', '-qq', '--no-install-recommends', ...packages], env);
}

function installByNpm(packages, env) {
  mkdirSync(nodeFolder, { recursive: true });
  const options = [
    '--prefix',
    nodeFolder,
    '--no-save',
    '--no-package-lock',
    '--no-bin-links',
    '--no-audit',
    '--no-fund',
  ];
  return complaintOf('npm', ['install', ...options, ...packages], env);
}

/** Installs programs; returns why that failed, if it did. */
async function install(names, { env, print }) {
  const start = performance.now();
  const ways = [
    ['apt-get', debianPackagesOf(names), installByApt],
    ['npm', rowsOf(names).flatMap(({ npm }) => npm ?? []), installByNpm],
  ].filter(([, packages]) => packages.length);
  print(
    `Installing ${titlesOf(names)} (${ways.map(([program, packages]) => `${program} install ${packages.join(' ')}`).join(', ')})`,
  );
  for (const [program, packages, installBy] of ways) {
    const complaint = await installBy(packages, env);
    if (complaint) return `${program} failed with “${complaint.split('\n').at(-1)}”`;
  }
  print(`Installed after ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return undefined;
}

/**
 * Finds programs, and installs those that are missing: from Debian as root alone, and while no other process does.
 * @returns the variables by which other processes find them
 * @throws Error whose message is one sentence that says what to install, or which variable to set
 */
export async function getPrograms(
  names,
  { env = process.env, isRoot = process.getuid?.() === 0, print = console.log } = {},
) {
  const missing = () => names.filter((name) => !findProgram(name, env));
  const canInstall = (some) => !debianPackagesOf(some).length || (isRoot && onPath('apt-get', env).some(isProgram));
  let reason;
  if (missing().length && canInstall(missing())) {
    const endTurn = await takeTurn(print);
    try {
      // Another process may have installed them meanwhile.
      if (missing().length) reason = await install(missing(), { env, print });
    } finally {
      endTurn();
    }
  }
  if (missing().length) throw new Error(remedyFor(missing(), reason));
  return Object.fromEntries(
    rowsOf(names).flatMap(({ variable }, at) => (variable ? [[variable, findProgram(names[at], env)]] : [])),
  );
}
