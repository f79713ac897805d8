// Prints how many rooms (folders), files and arrows (imports between them) src/ has: `npm run house`, or of another checkout
// `npm run house -- FOLDER`.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { runnerImport } from 'vite';

const { module } = await runnerImport('./test/house.ts', { configFile: false, logLevel: 'warn' });
const checkout = process.argv[2] ?? '.';
const files = readdirSync(join(checkout, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => `src/${file}`);
const imports = files
  .flatMap((file) => module.importsOf(file, readFileSync(join(checkout, file), 'utf8')))
  .filter(({ ours, from, to }) => ours && from !== to);

const count = (below) => {
  const inside = files.filter((file) => file.startsWith(below));
  const arrows = imports.filter(({ from, to }) => from.startsWith(below) && to.startsWith(below));
  const between = (nameOf) =>
    new Set(arrows.map(({ from, to }) => [nameOf(from), nameOf(to)]).flatMap(([a, b]) => (a === b ? [] : `${a} ${b}`))).size;
  return {
    rooms: new Set(inside.map(dirname)).size,
    files: inside.length,
    'arrows of rooms': between(dirname),
    'arrows of files': between((file) => file),
  };
};
console.table(Object.fromEntries(['src/', 'src/elements/', 'src/service/'].map((below) => [below, count(below)])));
