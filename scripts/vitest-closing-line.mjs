import { closingLine } from './closing-line.mjs';

/** Vitest reporter; a file that could not be loaded counts as one failure. */
export default class VitestClosingLine {
  onTestRunEnd(modules) {
    const count = { passed: 0, failed: 0, skipped: 0 };
    for (const module of modules) {
      for (const test of module.children.allTests()) count[test.result().state] += 1;
      if (module.errors().length) count.failed += 1;
    }
    console.log(closingLine(count));
  }
}
