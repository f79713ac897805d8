// dist/custom-elements.json and dist/blocks.json alone, which are all that the site needs of a build while it is served from its source.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

const { module } = await runnerImport('./scripts/docs/manifest.ts', { configFile: false, logLevel: 'warn' });
mkdirSync('dist', { recursive: true });
for (const [file, value] of [
  ['dist/custom-elements.json', module.manifest()],
  ['dist/blocks.json', module.blocks()],
]) {
  const text = JSON.stringify(value);
  // Others may be reading it.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
