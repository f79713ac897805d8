// Runs npm scripts, stops after a failure, and ends with one line that sums up all test runners.
import { spawn } from 'node:child_process';
import { sumOf } from './test-summary.mjs';

/** Scripts that run side by side, since most keep one core busy; then those that use all cores, or a browser. */
const npmTest = [[['lint'], ['build', 'types', 'test:unit']], [['test:service', 'test:pages', 'test:browser', 'size']]];
const named = process.argv.slice(2);
const stages = named.length ? named.map((script) => [[script]]) : npmTest;

let output = '';
/** Runs an npm script and returns whether it succeeded. Beside others, its output is printed when it has ended. */
const run = (script, isAlone) =>
  new Promise((resolve) => {
    const start = performance.now();
    let text = '';
    const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
        if (isAlone) process.stdout.write(chunk);
      });
    }
    child.on('close', (code) => {
      output += text;
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`${isAlone ? '' : text}\n${script}: ${code === 0 ? 'ok' : 'failed'} after ${seconds} s\n`);
      resolve(code === 0);
    });
  });

async function runLane(scripts, isAlone) {
  for (const script of scripts) if (!(await run(script, isAlone))) return false;
  return true;
}

let isGood = true;
for (const lanes of stages) {
  const results = await Promise.all(lanes.map((scripts) => runLane(scripts, lanes.length === 1)));
  isGood = results.every(Boolean);
  if (!isGood) break;
}
const { passed, failed } = sumOf(output);
// A step that failed without a failed test, such as a type error, is a failure too.
console.log(`${passed} passed, ${isGood ? failed : Math.max(failed, 1)} failed`);
process.exitCode = isGood ? 0 : 1;
