// dist/wordpress/cal-elements.zip: the WordPress plugin, with a block for each element made from dist/blocks.json. Needs
// `npm run build` first.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { runnerImport } from 'vite';
import { blocks as texts, helps, labels, languages, translations } from '../integrations/texts.mjs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const { blocks, words } = JSON.parse(readFileSync('dist/blocks.json', 'utf8'));
const { firstPaint } = JSON.parse(readFileSync('dist/integrity.json', 'utf8'));
const { tables } = (await runnerImport('./integrations/wordpress/tables.mjs', { configFile: false, logLevel: 'warn' }))
  .module;

/** An attribute of a block: text, as in HTML, and its description in the sidebar. */
function attribute(setting) {
  const {
    label,
    help = setting.description,
    preset = setting.default,
    choices,
    pick,
    control,
    isFilter,
    group,
  } = setting;
  return {
    type: 'string',
    label,
    help,
    ...(preset && { preset }),
    ...(choices && { choices }),
    ...(control === 'words' && { many: true }),
    ...(pick && { pick }),
    ...(['date', 'number'].includes(control) && { input: control }),
    ...(isFilter && { filter: true }),
    place: group,
  };
}

const idAttribute = { type: 'string', label: labels.id, help: helps.id, place: 'more' };

const block = ({ tag, label, description, sign, isWide, settings }) => ({
  $schema: 'https://schemas.wp.org/trunk/block.json',
  apiVersion: 3,
  name: tag.replace('cal-', 'cal-elements/'),
  title: label,
  category: 'widgets',
  icon: sign === 'map' ? 'location-alt' : 'calendar-alt',
  description,
  keywords: ['calendar', 'events', tag],
  textdomain: 'cal-elements',
  attributes: { ...Object.fromEntries(settings.map((one) => [one.name, attribute(one)])), id: idAttribute },
  supports: {
    html: false,
    align: ['wide', 'full'],
    color: { text: true, background: true },
    spacing: { margin: true, padding: true },
  },
  // New ones only: what stands on a page already keeps its width.
  ...(isWide && { variations: [{ name: 'wide', isDefault: true, attributes: { align: 'wide' } }] }),
  editorScript: 'cal-elements-editor',
});

/** Titles, descriptions and keywords of blocks have contexts, by which WordPress finds them. */
const blockTexts = (text) =>
  Object.values(texts).flatMap(([title, description]) =>
    text === title ? ['block title\x04'] : text === description ? ['block description\x04'] : [],
  );

/** A file of translations as gettext reads it: two tables with lengths and offsets of texts, and then the texts. */
function messages(language) {
  const own = Object.entries(translations).map(([text, all]) => [text, all[languages.indexOf(language)]]);
  const inContext = own.flatMap(([text, translated]) =>
    blockTexts(text).map((context) => [context + text, translated]),
  );
  const header = ['', 'Content-Type: text/plain; charset=UTF-8\n'];
  const entries = Object.entries(Object.fromEntries([...Object.entries(words[language]), ...own, ...inContext, header]))
    .map((pair) => pair.map((text) => Buffer.from(text)))
    .sort(([one], [other]) => Buffer.compare(one, other));
  const texts = [...entries.map(([text]) => text), ...entries.map(([, translated]) => translated)];
  const head = Buffer.alloc(28 + 8 * texts.length);
  [0x950412de, 0, entries.length, 28, 28 + 8 * entries.length, 0, head.length].forEach((value, index) =>
    head.writeUInt32LE(value, 4 * index),
  );
  let place = head.length;
  texts.forEach(({ length }, index) => {
    head.writeUInt32LE(length, 28 + 8 * index);
    head.writeUInt32LE(place, 32 + 8 * index);
    place += length + 1;
  });
  return Buffer.concat([head, ...texts.flatMap((text) => [text, Buffer.alloc(1)])]);
}

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

const source = 'integrations/wordpress';
const files = {
  ...Object.fromEntries(
    filesIn(source)
      .filter((file) => !file.endsWith('.mjs'))
      .map((file) => [file.slice(source.length + 1), readFileSync(file, 'utf8').replaceAll('0.1.0', version)]),
  ),
  ...Object.fromEntries(
    ['dist/cal-elements.js', ...filesIn('dist/chunks')].map((file) => [
      file.replace('dist/', 'elements/'),
      readFileSync(file, 'utf8'),
    ]),
  ),
  ...Object.fromEntries(blocks.map((one) => [`blocks/${one.tag}/block.json`, JSON.stringify(block(one), null, 2)])),
  ...tables,
  'tables/first-paint.json': JSON.stringify(firstPaint),
  ...Object.fromEntries(
    ['calendar', 'event-detail', 'event-list', 'event-month'].map((name) => [
      `tables/cal-${name}.css`,
      readFileSync(`dist/pictures/cal-${name}.css`, 'utf8'),
    ]),
  ),
  ...Object.fromEntries(languages.map((language) => [`languages/cal-elements-${language}.mo`, messages(language)])),
  'licenses.md': readFileSync('dist/licenses.md', 'utf8'),
  'LICENSE.txt': readFileSync('LICENSE', 'utf8'),
};

mkdirSync('dist/wordpress', { recursive: true });
// The same files make the same archive.
const entries = Object.entries(files).map(([name, text]) => [
  `cal-elements/${name}`,
  [Buffer.from(text), { mtime: '2026-01-01' }],
]);
writeFileSync('dist/wordpress/cal-elements.zip', zipSync(Object.fromEntries(entries), { level: 9 }));
