// dist/wordpress/cal-elements.zip: the WordPress plugin, with a block for each element made from the manifest. Needs `npm run build` first.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';

/** Settings of other elements, which a page of blocks cannot nest. */
const left = ['cal-builder', 'cal-provider'];

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const { modules } = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8'));
const elements = modules.flatMap(({ declarations }) => declarations).filter(({ tagName }) => tagName && !left.includes(tagName));

/** `starts-after` → Starts after */
const labelOf = (name) => name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());

const choicesOf = ({ text }) => (text === 'boolean' ? ['true', 'false'] : [...text.matchAll(/'([^']*)'/g)].map(([, choice]) => choice));

/** An attribute of a block: text, as in HTML, and what the sidebar says of it. */
function attribute({ name, type, default: preset, description, inheritedFrom }) {
  const choices = choicesOf(type);
  return {
    type: 'string',
    label: labelOf(name),
    help: description.replace(/\s+/g, ' '),
    ...(preset && { preset }),
    ...(choices.length && { choices }),
    ...(inheritedFrom?.name === 'CalElement' && { shared: true }),
  };
}

const idAttribute = {
  type: 'string',
  label: 'Id',
  help: 'Name of this block, by which “for” of a search, of filters or of a button finds it',
};

const block = ({ tagName, summary, attributes }) => ({
  $schema: 'https://schemas.wp.org/trunk/block.json',
  apiVersion: 3,
  name: tagName.replace('cal-', 'cal-elements/'),
  title: labelOf(tagName.replace('cal-', '')),
  category: 'widgets',
  icon: tagName.includes('map') ? 'location-alt' : 'calendar-alt',
  description: summary.replace(/`|\s+/g, (found) => (found === '`' ? '' : ' ')),
  keywords: ['calendar', 'events', tagName],
  textdomain: 'cal-elements',
  attributes: { ...Object.fromEntries(attributes.map((one) => [one.name, attribute(one)])), id: idAttribute },
  supports: { html: false, align: ['wide', 'full'], color: { text: true, background: true }, spacing: { margin: true, padding: true } },
  editorScript: 'cal-elements-editor',
});

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

const source = 'integrations/wordpress';
const files = {
  ...Object.fromEntries(
    filesIn(source).map((file) => [file.slice(source.length + 1), readFileSync(file, 'utf8').replaceAll('0.1.0', version)]),
  ),
  ...Object.fromEntries(
    ['dist/cal-elements.js', ...filesIn('dist/chunks')].map((file) => [file.replace('dist/', 'elements/'), readFileSync(file, 'utf8')]),
  ),
  ...Object.fromEntries(elements.map((one) => [`blocks/${one.tagName}/block.json`, JSON.stringify(block(one), null, 2)])),
  'licenses.md': readFileSync('dist/licenses.md', 'utf8'),
  'LICENSE.txt': readFileSync('LICENSE', 'utf8'),
};

mkdirSync('dist/wordpress', { recursive: true });
// The same files make the same archive.
const entries = Object.entries(files).map(([name, text]) => [`cal-elements/${name}`, [Buffer.from(text), { mtime: '2026-01-01' }]]);
writeFileSync('dist/wordpress/cal-elements.zip', zipSync(Object.fromEntries(entries), { level: 9 }));
