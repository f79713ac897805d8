import { expect } from '@open-wc/testing';
import { turn } from './environment.js';

/** The policy of docs/guide/policy.md, as far as a test page can bear it: its own scripts and styles are there already. */
const policy =
  "script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types cal-elements lit-html";

/** Puts the rest of a test file under the strict policy; each of its tests fails where something violates it. */
export function underStrictPolicy(): void {
  let violations: string[] = [];
  const hear = ({ violatedDirective, sample, sourceFile, lineNumber }: SecurityPolicyViolationEvent) =>
    violations.push(`${violatedDirective} ${sample} at ${sourceFile}:${lineNumber}`);
  before(async () => {
    document.head.append(
      Object.assign(document.createElement('meta'), { httpEquiv: 'Content-Security-Policy', content: policy }),
    );
    document.addEventListener('securitypolicyviolation', hear);
    // Otherwise the tests would prove nothing.
    const probe = document.body.appendChild(Object.assign(document.createElement('p')));
    probe.setAttribute('style', 'color: red');
    await turn();
    await turn();
    expect(violations.join(), 'the policy holds').to.contain('style-src');
    probe.remove();
  });
  beforeEach(() => void (violations = []));
  afterEach(async () => {
    await turn();
    expect(violations).to.deep.equal([]);
  });
}
