/** What `serve` says to whoever starts it on a terminal. */
import { spawn } from 'node:child_process';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newWorkspace, program, type Workspace } from '../command.js';
import { freePort } from '../ports.js';

let workspace: Workspace;
beforeEach(() => {
  workspace = newWorkspace();
});
afterEach(() => workspace.remove());

/** Node, whose standard output says that it is a terminal. */
const onTerminal = ['--import', 'data:text/javascript,process.stdout.isTTY=true', program];

/** Starts `serve` and stops it once it has told its last address; returns what it had printed by then. */
async function printedBy(...args: string[]): Promise<string> {
  const child = spawn(process.execPath, [...onTerminal, 'serve', ...args], {
    cwd: workspace.folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let printed = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (printed += text));
  for await (const text of child.stdout.setEncoding('utf8') as AsyncIterable<string>) {
    printed += text;
    if (/^Interface .*\n/m.test(printed)) break;
  }
  child.kill();
  await ended;
  return printed;
}

const link = String.raw`[\dA-Z]{4}(-[\dA-Z]{4}){5}`;

it('three addresses: for visitors, for the first user, and for programs', async () => {
  const port = await freePort();
  const site = `http://127.0.0.1:${port}`;
  const lines = (await printedBy('--port', String(port))).trimEnd().split('\n');
  expect(lines).to.have.length(3);
  expect(lines[0]).to.equal(`Calendar    ${site}/   (what visitors see)`);
  expect(lines[1]).to.match(
    new RegExp(
      String.raw`^Editing     ${site}/admin#setup=${link}   makes the first user; works once, until \d\d:\d\d$`,
    ),
  );
  expect(lines[2]).to.equal(`Interface   ${site}/cal/events/v1`);
});

it('the page where users sign in, once there are any', async () => {
  await workspace.addUser();
  const port = await freePort();
  const printed = await printedBy('--port', String(port), '--base-path', '/api');
  expect(printed).to.include(`Editing     http://127.0.0.1:${port}/api/admin\n`).and.not.to.include('#');
});

it('the public addresses, from one of several processes', async () => {
  const printed = await printedBy('--port', '0', '--processes', '2', '--origin', 'https://calendar.example');
  expect(printed.match(/^Editing .*/gm)).to.have.length(1);
  expect(printed).to.match(new RegExp(`^Editing     https://calendar.example/admin#setup=${link} `, 'm'));
});

it('no address of what is switched off', async () => {
  const printed = await printedBy('--port', '0', '--admin', 'off', '--pages', 'off');
  expect(printed)
    .to.match(/^Interface /m)
    .and.not.to.match(/Calendar {4}|Editing/);
});
