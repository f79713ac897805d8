/** The line that every test runner of ours ends with, and that scripts/test.mjs sums. */
export const closingLine = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`;

const pattern = /^(\d+) passed, (\d+) failed, (\d+) skipped$/gm;

/** The sum of all closing lines in what runners printed. */
export function sumClosingLines(output) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const [, passed, failed, skipped] of output.matchAll(pattern)) {
    sum.passed += Number(passed);
    sum.failed += Number(failed);
    sum.skipped += Number(skipped);
  }
  return sum;
}
