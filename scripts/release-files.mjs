// release/: all files of a version that people download, made from a fresh build. `npm run release` and the workflow of
// a release call it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { zipSync } from 'fflate';
import { billOfAll } from './bill-of-materials.mjs';

const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
const folder = 'release';
/** The files of dist/ that a web server sends; the others are for Node, for bundlers and for editors. */
const forPages =
  /^(cal-elements[\w.]*\.js|(builders|chunks|elements)\/.*\.js|themes\/.*\.css|embed\.html|builder\.html|blocks\.json|custom-elements\.json|integrity\.json|licenses\.md)$/;

function run(...words) {
  const [command, ...rest] = words;
  const { status, stdout } = spawnSync(command, rest, {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`“${words.join(' ')}” failed`);
  return stdout;
}

const usage = `cal-elements ${version}

Copy this folder to the root of your web server, and write into a page of it:

  <script type="module" src="/${name}/cal-elements.js"></script>
  <cal-calendar base-url="https://example.org/wp-json"></cal-calendar>

with the address of your calendar in base-url. Where a page takes no modules, name cal-elements.standalone.js without type="module".
builder.html is a form that writes such lines for you; themes/ holds style sheets to copy.
integrity.json holds the hash of each file, for the attribute "integrity".
`;

/** One time for all entries, so that equal builds make equal files. */
const mtime = '1980-01-01T00:00:00';

run('npm', 'run', '--silent', 'build');
run('npm', 'run', '--silent', 'build:wordpress');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) => forPages.test(file));
const entries = files.sort().map((file) => [`${name}/${file}`, readFileSync(`dist/${file}`)]);
const texts = { 'README.txt': Buffer.from(usage), LICENSE: readFileSync('LICENSE') };
for (const [file, content] of Object.entries(texts)) entries.push([`${name}/${file}`, content]);
writeFileSync(`${folder}/${name}-${version}.zip`, zipSync(Object.fromEntries(entries), { level: 9, mtime }));
writeFileSync(`${folder}/${name}-wordpress-${version}.zip`, readFileSync('dist/wordpress/cal-elements.zip'));
writeFileSync(`${folder}/${name}-${version}.cdx.json`, JSON.stringify(billOfAll({ name, version }), null, 2));
run('npm', 'pack', '--silent', '--pack-destination', folder, '--workspaces', '--include-workspace-root');
const made = readdirSync(folder).sort();
const sum = (file) =>
  createHash('sha256')
    .update(readFileSync(`${folder}/${file}`))
    .digest('hex');
writeFileSync(`${folder}/SHA256SUMS`, made.map((file) => `${sum(file)}  ${file}\n`).join(''));
for (const file of made)
  console.log(`${String(readFileSync(`${folder}/${file}`).length).padStart(9)} bytes  ${folder}/${file}`);
