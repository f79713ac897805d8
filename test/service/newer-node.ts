import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const version = '24.9.0';
const folder = fileURLToPath(new URL('../../node_modules/.cache/cal-elements-node', import.meta.url));

/**
 * A Node that has `node:sqlite`: the running one, or one from npm. It is no devDependency, because its program would be called
 * `node` in node_modules/.bin, and all our scripts would run under it.
 */
export function newerNode(): string {
  if ('getBuiltinModule' in process && process.getBuiltinModule('node:sqlite')) return process.execPath;
  const name = `node-${process.platform}-${process.arch}`;
  const program = `${folder}/node_modules/${name}/bin/node`;
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    const options = ['--prefix', folder, '--no-save', '--no-package-lock', '--no-bin-links', '--no-audit', '--no-fund'];
    execFileSync('npm', ['install', ...options, `${name}@${version}`], { stdio: 'ignore' });
  }
  return program;
}
