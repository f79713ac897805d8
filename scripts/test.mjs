// Runs npm scripts, prints a line for each and the output of what fails, stops after a failure, and ends with a line that sums up all test runners.
// Those with a plus sign between them run side by side.
import { spawn } from 'node:child_process';
import { lineOf, remarksIn, sumOf } from './test-summary.mjs';

/** Scripts that run side by side, since most keep one core busy; then those that use all cores, or a browser. */
const npmTest = [[['lint'], ['build', 'types', 'test:unit']], [['test:service', 'test:pages', 'test:browser', 'size']]];
const named = process.argv.slice(2);
const stages = named.length
  ? named.flatMap((scripts) => (scripts === 'test' ? npmTest : [scripts.split('+').map((script) => [script])]))
  : npmTest;

/** Colors are for terminals, and test runners send them to files, too. */
const env = process.stdout.isTTY ? process.env : { ...process.env, NO_COLOR: '1' };

const total = { passed: 0, failed: 0 };
/** Runs an npm script, and returns whether it succeeded. */
const run = (script) =>
  new Promise((resolve) => {
    const start = performance.now();
    const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'], env });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (chunk) => (output += chunk));
    child.on('close', (code) => {
      const isGood = code === 0;
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      const sum = sumOf(output);
      total.passed += sum.passed;
      // A step that failed without a failed test, such as a type error, is a failure too.
      total.failed += isGood ? sum.failed : Math.max(sum.failed, 1);
      for (const line of isGood ? remarksIn(output) : [output]) console.log(line);
      const counts = Object.values(sum).some(Boolean) ? `, ${lineOf(sum)}` : '';
      console.log(`${script}: ${isGood ? 'ok' : 'failed'} after ${seconds} s${counts}`);
      resolve(isGood);
    });
  });

async function runLane(scripts) {
  for (const script of scripts) if (!(await run(script))) return false;
  return true;
}

let isGood = true;
for (const lanes of stages) {
  const results = await Promise.all(lanes.map(runLane));
  isGood = results.every(Boolean);
  if (!isGood) break;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = isGood ? 0 : 1;
