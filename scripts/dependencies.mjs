/** The faults of the packages that this one is built with: their licenses, and their known vulnerabilities. */

const freeLicenses = new Set(['MIT', '0BSD', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'MPL-2.0']);

/** Packages under another license, or without a field for it, by name; none of them is part of what is published. */
export const exceptions = {
  // Permissive; eslint matches file names with it.
  '@isaacs/nonrecursive-glob-match': 'BlueOak-1.0.0',
  minimatch: 'BlueOak-1.0.0',
  // MIT without the duty to name its author; jsdom reads colors with it, and only tests import jsdom.
  '@csstools/color-helpers': 'MIT-0',
  // Data in the public domain.
  '@iconify-json/simple-icons': 'CC0-1.0',
  // Its Readme holds the MIT license; the server of the browser tests uses it.
  only: undefined,
};

/** Whether an SPDX expression lets us choose a free license. */
const isFree = (license) =>
  (license ?? '')
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((one) => freeLicenses.has(one));

/**
 * A line for each package of a lock file whose license is neither free nor a known exception, and for each needless
 * exception.
 */
export function licenseFindings(packages) {
  const needed = new Set();
  const findings = [];
  for (const [path, { license, dev, link }] of Object.entries(packages)) {
    const name = path.replace(/^.*node_modules\//, '');
    if (!path || link || isFree(license)) continue;
    if (dev && name in exceptions && exceptions[name] === license) needed.add(name);
    else findings.push(`${name} is licensed ${license ?? 'nowhere'}`);
  }
  const needless = Object.keys(exceptions).filter((name) => !needed.has(name));
  return [...findings, ...needless.map((name) => `${name} needs no exception any more`)];
}

/**
 * A line for each vulnerable package in a report of `npm audit --json`; `undefined` where the registry gave no report.
 */
export function auditFindings({ vulnerabilities }) {
  if (!vulnerabilities) return undefined;
  return Object.values(vulnerabilities).map(({ name, severity, range, via }) => {
    const advisories = via.map((one) => (typeof one === 'string' ? `by way of ${one}` : `${one.title}, ${one.url}`));
    return `${name} ${range} (${severity}): ${advisories.join('; ')}`;
  });
}
