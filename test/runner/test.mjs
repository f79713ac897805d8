// `npm test` runs the steps of test-plan.mjs, with `--ci` all of them; `npm test -- unit pages` those that are named.
import { runSteps } from './run-steps.mjs';
import { plan } from './test-plan.mjs';

const words = process.argv.slice(2);
const names = words.filter((word) => word !== '--ci');
const unknown = names.filter((name) => !plan.some(({ step }) => step === name));
if (unknown.length) {
  console.error(`${unknown.join(', ')}: no step of the tests, which are ${plan.map(({ step }) => step).join(', ')}`);
  process.exit(1);
}
const isWanted = ({ step, isCi, byHand }) =>
  names.length ? names.includes(step) : !byHand && (words.includes('--ci') || !isCi);
await runSteps(plan.filter(isWanted));
