// Checks the licenses of all packages, and requests their known vulnerabilities from the registry. What is bundled into
// dist/ is a development dependency too, so a finding anywhere fails.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { auditFindings, licenseFindings } from './dependencies.mjs';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const licenses = licenseFindings(packages);
console.log(`Licenses of ${Object.keys(packages).length - 1} packages: ${licenses.join('\n') || 'all free'}`);

const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8' });
const report = JSON.parse(stdout || '{}');
const vulnerabilities = auditFindings(report);
if (vulnerabilities) console.log(`Known vulnerabilities: ${vulnerabilities.join('\n') || 'none'}`);
else console.log(`*** SKIPPED: the registry answers no audit (${report.message ?? 'no answer'}) ***`);

if (licenses.length || vulnerabilities?.length) process.exitCode = 1;
