// Writes the tables of README.md anew.
import { readFileSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

const { module } = await runnerImport('./scripts/manifest.ts', { configFile: false, logLevel: 'warn' });
writeFileSync('README.md', await module.withTables(readFileSync('README.md', 'utf8')));
