import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import { getPrograms } from './install-programs.mjs';
import { runInLanes } from './lanes.mjs';
import { findProgram, titlesOf } from './programs.mjs';
import { lineOf, remarksIn, sumOf } from './test-summary.mjs';

/** Each waits now and then for a browser, a database or a process, and the other has the machine meanwhile. */
const lanes = 2;

/**
 * Gets the programs that steps need, then runs them, several at a time. Prints a line for each and the output of what fails, begins no step after
 * a failure, and ends with a line that sums up all test runners.
 */
export async function runSteps(steps) {
  const programsOf = (column) => [...new Set(steps.flatMap((step) => step[column] ?? []))];
  const total = { passed: 0, failed: 0 };
  const env = {
    ...process.env,
    PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`,
    // Colors are for terminals, and test runners send them to files, too.
    ...(!process.stdout.isTTY && { NO_COLOR: '1' }),
  };
  // Test runners set a mode of their own.
  delete env.NODE_ENV;

  /** Runs a step, and returns whether it succeeded. */
  const run = ({ step, command }) =>
    new Promise((resolve) => {
      const start = performance.now();
      const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'], env });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (chunk) => (output += chunk));
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
        console.log(`${step}: ${isGood ? 'ok' : 'failed'} after ${seconds} s${counts}`);
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
}
