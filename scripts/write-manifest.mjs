// dist/custom-elements.json alone, which is all that the site needs of a build while it is served from its source.
import { mkdirSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

const { module } = await runnerImport('./scripts/docs/manifest.ts', { configFile: false, logLevel: 'warn' });
mkdirSync('dist', { recursive: true });
writeFileSync('dist/custom-elements.json', JSON.stringify(module.manifest()));
