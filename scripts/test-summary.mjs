/** The last line of each test runner, which scripts/test.mjs adds up. */
export const lineOf = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`;
const line = /^(\d+) passed, (\d+) failed, (\d+) skipped$/gm;

const countOf = (states, brokenFiles) => {
  const count = { passed: 0, failed: brokenFiles, skipped: 0 };
  for (const state of states) count[state] += 1;
  return count;
};

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

/** What to know of a step that succeeded: what it installed first, and what it skipped. */
export const remarksIn = (output) => output.split('\n').filter((text) => /^(\*\*\* |Skipped in )/.test(text));

/** Reporter of Vitest; a file that could not be loaded counts as one failure. */
export default class VitestSummary {
  onTestRunEnd(modules) {
    const states = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state));
    console.log(lineOf(countOf(states, modules.filter((module) => module.errors().length).length)));
  }
}

const stateOf = ({ skipped, passed }) => (skipped ? 'skipped' : passed ? 'passed' : 'failed');
const testsOf = ({ tests, suites }) => [...tests, ...suites.flatMap(testsOf)];

/** Reporter of the browser test runner; a file that could not be loaded counts as one failure. What failed is named once more, since it was told far above. */
export const browserSummary = () => ({
  stop({ sessions }) {
    const tests = sessions.flatMap(({ testResults, testFile, browser }) =>
      (testResults ? testsOf(testResults) : []).map((test) => ({ ...test, state: stateOf(test), testFile, browser })),
    );
    const isBroken = ({ testResults, errors, passed }) => !passed && (errors.length || !testResults);
    const those = (state) => tests.filter((test) => test.state === state);
    const skipped = those('skipped').map(({ browser, name }) => `Skipped in ${browser.name}: ${name}`);
    const failed = those('failed').map(({ browser, name, testFile, error }) => {
      const file = testFile.replace(/^.*(?=\/test\/)/, '');
      return `Failed in ${browser.name}: ${file}: ${name}: ${String(error?.message).slice(0, 300)}`;
    });
    const states = tests.map(({ state }) => state);
    console.log(`\n${[...skipped, ...failed].join('\n')}\n${lineOf(countOf(states, sessions.filter(isBroken).length))}`);
  },
});
