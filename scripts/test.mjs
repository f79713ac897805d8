// Runs every step of `npm test`, stops at the first that fails, and ends with one line that sums all test runners.
import { spawn } from 'node:child_process';
import { sumClosingLines } from './closing-line.mjs';

const steps = ['check', 'build', 'test:unit', 'test:service', 'test:pages', 'test:browser', 'size'];

/** Runs an npm script, passes its output on, and resolves with its exit code. */
const run = (script, onOutput) =>
  new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout.setEncoding('utf8').on('data', onOutput).pipe(process.stdout);
    child.on('close', (code) => resolve(code ?? 1));
  });

let output = '';
for (const step of steps) {
  const start = performance.now();
  process.exitCode = await run(step, (text) => (output += text));
  console.log(`\n${step}: ${process.exitCode ? 'failed' : 'ok'} after ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
  if (process.exitCode) break;
}
const { passed, failed } = sumClosingLines(output);
// A failed step without a failed test, such as a type error, is a failure too.
console.log(`${passed} passed, ${process.exitCode ? Math.max(failed, 1) : failed} failed`);
