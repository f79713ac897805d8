// What script tags load: the first script, which finds the elements of a page, and the chunks of each element.
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { bundle, closureOf, sourceOf, tags, virtualModules } from './bundle.mjs';

const loader = resolve('src/loader/index.ts');

/** The files of languages have equal names in each. */
const nameOf = ({ name, facadeModuleId }) => /\/locale\/(.*)\/(.*)\.ts$/.exec(facadeModuleId)?.slice(1).join('-') ?? name;

/** The rooms of elements/ whose modules several elements share; each is a chunk. */
const roomOf = (id) => /\/src\/elements\/(list|detail|period|map|controls)\//.exec(id)?.[1] ?? null;

/** The modules of each of these entries, with all that they import statically. */
async function modulesOf(entries) {
  const chunks = await bundle(entries, { write: false });
  const modulesIn = (files) => chunks.filter(({ fileName }) => files.includes(fileName)).flatMap(({ modules }) => Object.keys(modules));
  return Object.fromEntries(Object.keys(entries).map((name) => [name, modulesIn(closureOf(`${name}.js`, chunks))]));
}

/** The elements for authors, whose code no reader's page loads. */
const forms = tags.filter((tag) => /^cal-(.*-form|sign-in|admin)$/.test(tag));

/** Those of them that need less than an event's. */
const contactForms = ['cal-venue-form', 'cal-organizer-form'];

/** What is loaded on demand by lists, which are to stay light. */
const doors = { listOptions: resolve('src/elements/list/list-options.ts'), eventOptions: resolve('src/elements/list/event-options.ts') };

/** What elements ask by, where they are editable, who may edit: readers load it, and nothing else of forms. */
const gates = { editable: resolve('src/elements/editing/editable.ts') };

/**
 * The chunks of the elements. Most pages show a list of events, so the chunk that all elements share holds what the list needs and nothing else.
 * What others share is divided by what needs it: months and weeks, calendars and lists on demand, maps. A month is three chunks and its own, so
 * that a browser with six connections requests them together with its messages and events.
 */
async function buildElements() {
  const needed = await modulesOf({ ...Object.fromEntries(tags.map((tag) => [tag, sourceOf(tag)])), ...doors, ...gates });
  const shared = { minShareCount: 2, tags: ['$initial'] };
  const isNeededBy = (id) => (name) => needed[name].includes(id);
  const of = (...names) => ({ ...shared, test: (id) => names.some(isNeededBy(id)) });
  const others = (names) => Object.keys(needed).filter((name) => !names.includes(name));
  const onlyOf = (...names) => ({ ...shared, test: (id) => names.some(isNeededBy(id)) && !others(names).some(isNeededBy(id)) });
  const isOfForms = onlyOf(...forms).test;
  return bundle(Object.fromEntries(tags.map((tag) => [tag, sourceOf(tag)])), {
    license: { fileName: 'licenses.md' },
    rolldownOptions: { preserveEntrySignatures: 'allow-extension' },
    entryFileNames: 'chunks/[name]-[hash].js',
    chunkFileNames: (chunk) => `chunks/${nameOf(chunk)}-[hash].js`,
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        { name: 'common', ...of('cal-event-list') },
        { name: 'session', ...of(...Object.keys(gates)) },
        { name: 'form', ...shared, test: (id) => isOfForms(id) && isNeededBy(id)('cal-sign-in') },
        { name: 'item-form', ...shared, test: (id) => isOfForms(id) && contactForms.some(isNeededBy(id)) },
        { name: 'event-form', ...shared, test: isOfForms },
        { name: 'period', ...onlyOf('cal-event-month', 'cal-event-week') },
        { name: 'calendar', ...of('cal-calendar', 'cal-event-month', 'cal-event-week', ...Object.keys(doors)) },
        { name: roomOf, debugName: 'rooms', ...shared },
        { name: 'places', ...of('cal-event-map', 'cal-venue-map') },
        { name: 'fields', ...of('cal-event-filters', 'cal-event-search') },
        { name: 'text', ...shared, test: /\/src\/text\// },
        { name: 'items', ...shared },
      ],
    },
  });
}

/** Writes `elements/<tag>.js`, for pages that load an element by itself. */
function writeDoors(elements) {
  mkdirSync('dist/elements', { recursive: true });
  for (const tag of tags) {
    const { fileName, exports } = elements.find(({ name }) => name === tag);
    // Chunks may export more, to each other.
    const names = exports.filter((name) => name.startsWith('Cal'));
    writeFileSync(`dist/elements/${tag}.js`, `import '../cal-elements.js';\nexport { ${names.join()} } from '../${fileName}';\n`);
  }
}

/** The first script. It is one file, which knows all files of each element, so that it starts their requests as soon as it arrives. */
async function buildFirstScript(elements) {
  const chunkOf = (test) => elements.find(({ facadeModuleId, name }) => test(facadeModuleId ?? '', name));
  const filesOf = (test) =>
    closureOf(chunkOf(test).fileName, elements)
      .map((file) => basename(file, '.js'))
      .join(' ');
  const tables = {
    elementFiles: Object.fromEntries(tags.map((tag) => [tag, filesOf((_, name) => name === tag)])),
    eventOptionFiles: filesOf((id) => id === doors.eventOptions),
    temporalFiles: filesOf((id) => id.includes('/temporal-polyfill/')),
  };
  const constants = Object.entries(tables).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
  await bundle(
    { 'cal-elements': loader },
    {
      // Editors may turn its tag into one of a classic script, which is read in the charset of the page.
      charset: 'ascii',
      plugins: [
        virtualModules({ 'virtual:element-files': constants.join('\n') }),
        {
          // The elements import the same messages.
          name: 'messages-of-elements',
          async resolveDynamicImport(source, importer) {
            const { id } = await this.resolve(source, importer);
            const chunk = chunkOf((facade) => facade === id);
            return chunk && { id: `./${chunk.fileName}`, external: true };
          },
        },
      ],
    },
  );
}

export async function buildForPages() {
  const elements = await buildElements();
  writeDoors(elements);
  await buildFirstScript(elements);
}
