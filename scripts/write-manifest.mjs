// dist/custom-elements.json alone, which is all that the site needs of a build while it is served from its source.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

const file = 'dist/custom-elements.json';
const { module } = await runnerImport('./scripts/docs/manifest.ts', { configFile: false, logLevel: 'warn' });
const text = JSON.stringify(module.manifest());
mkdirSync('dist', { recursive: true });
// Others may be reading it.
if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
