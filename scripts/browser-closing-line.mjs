import { closingLine } from './closing-line.mjs';

function* testsOf({ tests, suites }) {
  yield* tests;
  for (const suite of suites) yield* testsOf(suite);
}

/** Reporter of the browser test runner; a file that could not be loaded counts as one failure. */
export const browserClosingLine = () => ({
  stop({ sessions }) {
    const count = { passed: 0, failed: 0, skipped: 0 };
    for (const { testResults, errors, passed } of sessions) {
      const tests = testResults ? [...testsOf(testResults)] : [];
      for (const test of tests) count[test.skipped ? 'skipped' : test.passed ? 'passed' : 'failed'] += 1;
      if (!passed && (errors.length || !testResults)) count.failed += 1;
    }
    console.log(`\n${closingLine(count)}`);
  },
});
