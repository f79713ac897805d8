/** The last line of each test runner, which test/runner/test.mjs adds up. */
export const lineOf = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`;
const line = /^(\d+) passed, (\d+) failed, (\d+) skipped$/gm;

/** Counts tests by their state, in the files of a run; one that failed without a failed test, such as by a hook, counts as a failure. */
function countOf(files) {
  const count = { passed: 0, failed: 0, skipped: 0 };
  for (const { states, hasFailed } of files) {
    for (const state of states) count[state] += 1;
    if (hasFailed && !states.includes('failed')) count.failed += 1;
  }
  return count;
}

/** The sum of the lines in what test runners printed. */
export function sumOf(output) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const [, passed, failed, skipped] of output.matchAll(line)) {
    sum.passed += Number(passed);
    sum.failed += Number(failed);
    sum.skipped += Number(skipped);
  }
  return sum;
}

/** What to know of a step that succeeded. */
export const remarksIn = (output) => output.split('\n').filter((text) => /^(\*\*\* |Skipped in )/.test(text));

/** Reporter of Vitest; an error that belongs to no test counts as a failure. */
export default class VitestSummary {
  onTestRunEnd(modules, unhandledErrors) {
    const files = modules.map((module) => ({
      states: [...module.children.allTests()].map((test) => test.result().state),
      hasFailed: !module.ok(),
    }));
    const count = countOf(files);
    console.log(lineOf({ ...count, failed: count.failed + unhandledErrors.length }));
  }
}

const stateOf = ({ skipped, passed }) => (skipped ? 'skipped' : passed ? 'passed' : 'failed');
const testsOf = ({ tests, suites }) => [...tests, ...suites.flatMap(testsOf)];

/** Reporter of the browser test runner. What failed is named once more, since it was told far above. */
export const browserSummary = () => ({
  stop({ sessions }) {
    const tests = sessions.flatMap(({ testResults, testFile, browser }) =>
      (testResults ? testsOf(testResults) : []).map((test) => ({ ...test, state: stateOf(test), testFile, browser })),
    );
    const those = (state) => tests.filter((test) => test.state === state);
    const skipped = those('skipped').map(({ browser, name }) => `Skipped in ${browser.name}: ${name}`);
    const failed = those('failed').map(({ browser, name, testFile, error }) => {
      const file = testFile.replace(/^.*(?=\/test\/)/, '');
      return `Failed in ${browser.name}: ${file}: ${name}: ${String(error?.message).slice(0, 300)}`;
    });
    const files = sessions.map(({ testResults, passed }) => ({
      states: testResults ? testsOf(testResults).map(stateOf) : [],
      hasFailed: !passed,
    }));
    console.log(`\n${[...skipped, ...failed].join('\n')}\n${lineOf(countOf(files))}`);
  },
});
