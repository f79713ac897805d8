import { resolve } from 'node:path';

interface Step {
  readonly step: string;
  readonly command: string;
  readonly needs?: readonly string[];
  readonly uses?: readonly string[];
}

/** The parameters of a Node that runs these steps. */
export const programOf = (steps: readonly Step[]): string[] => [
  '--input-type=module',
  '--eval',
  `import { runSteps } from ${JSON.stringify(resolve('test/runner/run-steps.mjs'))}; await runSteps(${JSON.stringify(steps)});`,
];
