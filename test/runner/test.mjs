// Gets the programs that tests need, then runs the steps of test/runner/test-plan.mjs (with `--ci` all of them, or those named), several at a time.
// Prints a line for each and the output of what fails, begins no step after a failure, and ends with a line that sums up all test runners.
import { spawn } from 'node:child_process';
import { getPrograms } from './install-programs.mjs';
import { runInLanes } from './lanes.mjs';
import { findProgram, titlesOf } from './programs.mjs';
import { plan } from './test-plan.mjs';
import { lineOf, remarksIn, sumOf } from './test-summary.mjs';

/** Each waits now and then for a browser, a database or a process, and the other has the machine meanwhile. */
const lanes = 2;

const words = process.argv.slice(2);
const isCi = words.includes('--ci');
const named = words.filter((word) => word !== '--ci');
const rowOf = (script) => plan.find((step) => step.script === script) ?? { script };
const steps = named.length ? named.map(rowOf) : plan.filter((step) => isCi || !step.isCi);
const programsOf = (column) => [...new Set(steps.flatMap((step) => step[column] ?? []))];

const total = { passed: 0, failed: 0 };

/** Colors are for terminals, and test runners send them to files, too. */
const env = { ...process.env, ...(!process.stdout.isTTY && { NO_COLOR: '1' }) };
// Test runners set a mode of their own.
delete env.NODE_ENV;

/** Runs an npm script, and returns whether it succeeded. */
const run = ({ script }) =>
  new Promise((resolve) => {
    const start = performance.now();
    const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'], env });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (chunk) => (output += chunk));
    child.on('close', (code) => {
      const isGood = code === 0;
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      const sum = sumOf(output);
      // A step that failed without a failed test, such as a type error, is a failure too.
      if (!isGood) sum.failed ||= 1;
      total.passed += sum.passed;
      total.failed += sum.failed;
      for (const line of isGood ? remarksIn(output) : [output]) console.log(line);
      const counts = Object.values(sum).some(Boolean) ? `, ${lineOf(sum)}` : '';
      console.log(`${script}: ${isGood ? 'ok' : 'failed'} after ${seconds} s${counts}`);
      resolve(isGood);
    });
  });

try {
  Object.assign(env, await getPrograms(programsOf('needs')));
  const left = programsOf('uses').filter((name) => !findProgram(name));
  if (!(await runInLanes(steps, lanes, run))) process.exitCode = 1;
  if (left.length) console.log(`Left out, because this machine lacks ${titlesOf(left)}: the tests that need it`);
} catch (error) {
  console.log(error.message);
  total.failed += 1;
  process.exitCode = 1;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
