// Writes what is computed from the source: the list of elements in README.md, and docs/elements.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

const { module } = await runnerImport('./scripts/docs/manifest.ts', { configFile: false, logLevel: 'warn' });
const docs = await module.computedDocs(readFileSync('README.md', 'utf8'));
rmSync('docs/elements', { recursive: true, force: true });
mkdirSync('docs/elements', { recursive: true });
for (const [file, text] of docs) writeFileSync(file, text);
