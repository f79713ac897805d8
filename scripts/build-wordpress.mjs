// dist/wordpress/cal-elements.zip: the WordPress plugin, with a block for each element made from the manifest. Needs
// `npm run build` first.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { runnerImport } from 'vite';
import { eventFilters, filterDescriptions, kebabCase, paging } from '../dist/schema.js';
import {
  blocks,
  choiceLabelOf,
  common,
  helps,
  labelOf,
  labels,
  languages,
  translations,
} from '../integrations/wordpress/texts.mjs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const { modules } = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8'));
const load = async (file) => (await runnerImport(file, { configFile: false, logLevel: 'warn' })).module;
const { descriptionOf } = await load('./src/service/languages/languages.ts');
const { catalog } = await load('./src/elements/catalog.ts');
const { tables } = await load('./integrations/wordpress/tables.mjs');
// The provider holds settings of other elements, which a page of blocks cannot nest; forms are for authors, who have a
// desk in WordPress.
const elements = modules
  .flatMap(({ declarations }) => declarations)
  .filter(({ tagName }) => tagName && !['provider', 'form'].includes(catalog[tagName].kind));

/** The limits on the events that an element shows: the filters of the interface, and ours. */
const filters = [...Object.keys(eventFilters).filter((name) => !(name in paging)), 'free'].map(kebabCase);

/** The sources of the items that a setting picks, and the member of them that it names. */
const pickers = {
  categories: { from: 'categories', key: 'slug', many: true },
  tags: { from: 'tags', key: 'slug', many: true },
  venue: { from: 'venues', key: 'id', many: true },
  organizer: { from: 'organizers', key: 'id', many: true },
  'event-id': { from: 'events', key: 'id' },
  'venue-id': { from: 'venues', key: 'id' },
  'organizer-id': { from: 'organizers', key: 'id' },
  parent: { from: 'categories', key: 'id' },
};

/** Lists of words, separated by spaces: the words that there are. */
const words = {
  views: ['list', 'month', 'week', 'day', 'map'],
  controls: ['search', 'filters', 'subscribe', 'share', 'print', 'none'],
  facets: ['date', 'category', 'tag', 'venue', 'organizer', 'featured', 'cost', 'near'],
};

function choicesOf(name, { text }) {
  const values =
    words[name] ??
    (name === 'first-day'
      ? ['1', '6', '7']
      : text === 'boolean'
        ? ['true', 'false']
        : [...text.matchAll(/'([^']*)'/g)].map(([, value]) => value));
  return values.map((value) => ({ value, label: choiceLabelOf(name, value) }));
}

/** An attribute of a block: text, as in HTML, and its description in the sidebar. */
function attribute({ name, type, default: given, description, inheritedFrom }) {
  const preset = name === 'range' ? 'upcoming' : given;
  const options = choicesOf(name, type);
  const isDay = /^(?:start|end)s?-|^date$|^selected$/.test(name);
  return {
    type: 'string',
    label: labelOf(name),
    help: helps[name] ?? description.replace(/\s+/g, ' '),
    ...(preset && { preset }),
    ...(options.length && { choices: options }),
    ...(words[name] && { many: true }),
    ...(pickers[name] && { pick: pickers[name] }),
    ...(isDay ? { input: 'date' } : type.text === 'number' && { input: 'number' }),
    ...(filters.includes(name) && { filter: true }),
    place: inheritedFrom?.name === 'CalElement' ? 'shared' : common.includes(name) ? 'common' : 'more',
  };
}

const idAttribute = { type: 'string', label: labels.id, help: helps.id, place: 'more' };

/** Blocks that are crowded in a column of text. */
const wide = ['cal-calendar', 'cal-event-map', 'cal-event-month', 'cal-event-week', 'cal-venue-map'];

const rankOf = ({ name }) => (common.indexOf(name) + common.length + 1) % (common.length + 1);

const block = ({ tagName, summary, attributes }) => ({
  $schema: 'https://schemas.wp.org/trunk/block.json',
  apiVersion: 3,
  name: tagName.replace('cal-', 'cal-elements/'),
  title: blocks[tagName]?.[0] ?? labelOf(tagName.replace('cal-', '')),
  category: 'widgets',
  icon: tagName.includes('map') ? 'location-alt' : 'calendar-alt',
  description: blocks[tagName]?.[1] ?? summary.replace(/`|\s+/g, (found) => (found === '`' ? '' : ' ')),
  keywords: ['calendar', 'events', tagName],
  textdomain: 'cal-elements',
  attributes: {
    ...Object.fromEntries(
      attributes.toSorted((one, other) => rankOf(one) - rankOf(other)).map((one) => [one.name, attribute(one)]),
    ),
    id: idAttribute,
  },
  supports: {
    html: false,
    align: ['wide', 'full'],
    color: { text: true, background: true },
    spacing: { margin: true, padding: true },
  },
  // New ones only: what stands on a page already keeps its width.
  ...(wide.includes(tagName) && { variations: [{ name: 'wide', isDefault: true, attributes: { align: 'wide' } }] }),
  editorScript: 'cal-elements-editor',
});

/** The service's descriptions of filters in another language; the English ones are those of the interface. */
const filterTexts = (language) =>
  Object.entries(filterDescriptions).flatMap(([resource, texts]) =>
    Object.entries(texts).map(([name, text]) => [text, descriptionOf(language, resource, 'filter', name)]),
  );

/** Titles, descriptions and keywords of blocks have contexts, by which WordPress finds them. */
const blockTexts = (text) =>
  Object.values(blocks).flatMap(([title, description]) =>
    text === title ? ['block title\x04'] : text === description ? ['block description\x04'] : [],
  );

/** A file of translations as gettext reads it: two tables with lengths and offsets of texts, and then the texts. */
function messages(language) {
  const own = Object.entries(translations).map(([text, all]) => [text, all[languages.indexOf(language)]]);
  const inContext = own.flatMap(([text, translated]) =>
    blockTexts(text).map((context) => [context + text, translated]),
  );
  const header = ['', 'Content-Type: text/plain; charset=UTF-8\n'];
  const entries = Object.entries(Object.fromEntries([...filterTexts(language), ...own, ...inContext, header]))
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
  ...Object.fromEntries(
    elements.map((one) => [`blocks/${one.tagName}/block.json`, JSON.stringify(block(one), null, 2)]),
  ),
  ...tables,
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
