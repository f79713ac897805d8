/** The commands as they are published, run in folders of its own; `npm run build` comes first. */
import { execFile, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { demandBuilt } from '../runner/built-files.mjs';
import { newBrowser } from './browser.js';
import { basic, basePath, caller, type Caller } from './suites/mount.js';
import { forward } from './mounts.js';

/** That of the service, and that of the elements. */
export const program = resolve('packages/service/dist/command.js');
export const elementsProgram = resolve('dist/command.js');
const environment = { PATH: process.env.PATH, TZ: process.env.TZ };

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Serving {
  /** `http://127.0.0.1:port` */
  readonly origin: string;
  /** Its output so far. */
  readonly lines: readonly string[];
  /** Resolves with the match once a line does. */
  says(text: RegExp): Promise<RegExpExecArray>;
  /** Closes the pipes of its log. */
  stopReading(): void;
  /** A caller of the interface; with a password, it is the user maria. */
  caller(password?: string): Caller;
  /** The number of its process. */
  readonly process: number;
  /** Resolves with the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** A browser on a page of a service. */
export const browserOf = ({ origin }: Serving) =>
  newBrowser((request) => {
    const headers = new Headers(request.headers);
    if (headers.has('origin')) headers.set('origin', origin);
    return forward(new Request(request.url.replace(basePath, ''), new Request(request, { headers })), origin);
  });

export interface Workspace {
  readonly folder: string;
  /** Runs the command to its end; that of the service, unless another is named. */
  run(args: readonly string[], env?: Record<string, string>, at?: string): Promise<Ended>;
  /** Starts `serve` on a free port and waits until it listens. */
  serve(args?: readonly string[], env?: Record<string, string>, at?: string): Promise<Serving>;
  /** Adds the editor maria and returns her password. */
  addUser(...args: string[]): Promise<string>;
  remove(): Promise<void>;
}

export function newWorkspace(): Workspace {
  demandBuilt(program);
  const folder = mkdtempSync(join(tmpdir(), 'cal-elements-command-'));
  const running = new Set<Serving>();
  const run: Workspace['run'] = (args, env = {}, at = program) =>
    new Promise((done) => {
      execFile(
        process.execPath,
        [at, ...args],
        { cwd: folder, env: { ...environment, ...env } },
        (error, stdout, stderr) => {
          done({ code: error ? (error.code as number) : 0, stdout, stderr });
        },
      );
    });
  const serve: Workspace['serve'] = async (args = [], env = {}, at = program) => {
    const child = spawn(process.execPath, [at, 'serve', ...args], {
      cwd: folder,
      env: { PORT: '0', ...environment, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const lines: string[] = [];
    const waiting = new Set<(line: string) => void>();
    const ended = new Promise<number | null>((done) => child.once('close', done));
    for (const stream of [child.stdout, child.stderr]) {
      createInterface(stream).on('line', (line) => {
        lines.push(line);
        for (const check of waiting) check(line);
      });
    }
    const says = (text: RegExp) =>
      new Promise<RegExpExecArray>((done, fail) => {
        const check = (line: string) => {
          const match = text.exec(line);
          if (!match) return;
          waiting.delete(check);
          done(match);
        };
        waiting.add(check);
        lines.forEach(check);
        void ended.then(() => fail(new Error(`the command ended: ${lines.join('\n')}`)));
      });
    const serving: Serving = {
      lines,
      says,
      process: child.pid!,
      stopReading() {
        child.stdout.destroy();
        child.stderr.destroy();
      },
      get origin() {
        return `http://127.0.0.1:${/listening on http:\S+?:(\d+)\//.exec(lines.join('\n'))![1]}`;
      },
      caller: (password) =>
        caller(
          (request) => forward(new Request(request.url.replace(basePath, ''), request), serving.origin),
          password && basic('maria', password),
        ),
      stop(signal = 'SIGTERM') {
        child.kill(signal);
        return ended;
      },
    };
    running.add(serving);
    await says(/listening on/);
    return serving;
  };
  return {
    folder,
    run,
    serve,
    async addUser(...args) {
      // The command makes no file by itself; an empty one is an empty database.
      const file = args.includes('--database') ? args[args.indexOf('--database') + 1]! : 'calendar.sqlite';
      if (!file.startsWith('postgres')) closeSync(openSync(resolve(folder, file), 'a'));
      const { stdout, stderr } = await run(['serve', 'user', 'add', 'maria', '--role', 'editor', ...args]);
      const [, password] = /: (\S.+)$/m.exec(stdout) ?? [];
      if (!password) throw new Error(stderr);
      return password;
    },
    async remove() {
      for (const serving of running) await serving.stop('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
