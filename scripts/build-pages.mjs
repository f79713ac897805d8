// What script tags load: the first script, which finds the elements of a page, and the chunks of each element.
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { bundle, closureOf, paintedTags, paintOf, sourceOf, tags, virtualModules } from './bundle.mjs';
import { planChunks } from './plan-chunks.mjs';

const loader = resolve('src/entries/loader/index.ts');

/** The files of languages have equal names in each. */
const nameOf = ({ name, facadeModuleId }) => /\/(?:locale|words)\/(.*)\/(.*)\.ts$/.exec(facadeModuleId)?.slice(1).join('-') ?? name;

/** What the first script starts, where an element is going to load it on demand: the layouts of lists, and what draws maps. */
const eventOptions = resolve('src/elements/list/event-options.ts');
const placeMap = resolve('src/elements/map/place-map.ts');

/** What paints an element before its code is there, by its tag. */
const firstPaints = Object.fromEntries(paintedTags.map((tag) => [tag, resolve(paintOf(tag))]));

/** The chunks of the elements. */
async function buildElements(write) {
  const chunkNames = await planChunks();
  return bundle(
    {
      ...Object.fromEntries(tags.map((tag) => [tag, sourceOf(tag)])),
      ...Object.fromEntries(paintedTags.map((tag) => [`paint-${tag}`, firstPaints[tag]])),
      editable: 'src/authoring/editing/editable.ts',
    },
    {
      write,
      license: { fileName: 'licenses.md' },
      rolldownOptions: { preserveEntrySignatures: 'allow-extension' },
      entryFileNames: 'chunks/[name]-[hash].js',
      chunkFileNames: (chunk) => `chunks/${nameOf(chunk)}-[hash].js`,
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [{ name: (id) => chunkNames.get(id) ?? null, debugName: 'views', minShareCount: 2, tags: ['$initial'] }],
      },
    },
  );
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
async function buildFirstScript(elements, write) {
  const chunkOf = (test) => elements.find(({ facadeModuleId, name }) => test(facadeModuleId ?? '', name));
  const filesOf = (test) => closureOf(chunkOf(test).fileName, elements).map((file) => basename(file, '.js'));
  const needed = tags.map((tag) => filesOf((_, name) => name === tag));
  const shareOf = (file) => needed.filter((files) => files.includes(file)).length;
  // What most need comes first, so that rows begin alike, which compresses them best.
  const written = (files) =>
    files
      .sort()
      .sort((one, other) => shareOf(other) - shareOf(one))
      .join(' ');
  const tables = {
    elementFiles: Object.fromEntries(tags.map((tag, index) => [tag, written(needed[index])])),
    eventOptionFiles: written(
      filesOf((id) => id === eventOptions).filter((file) => !filesOf((_, name) => name === 'cal-event-list').includes(file)),
    ),
    mapFiles: written(filesOf((id) => id === placeMap)),
    firstPaintFiles: Object.fromEntries(paintedTags.map((tag) => [tag, filesOf((id) => id === firstPaints[tag]).join(' ')])),
    temporalFiles: written(filesOf((id) => id.includes('/temporal-polyfill/'))),
  };
  const constants = Object.entries(tables).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
  return bundle(
    { 'cal-elements': loader },
    {
      write,
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
  const elements = await buildElements(true);
  writeDoors(elements);
  await buildFirstScript(elements, true);
}

/** The chunks of the same files, with their modules. */
export async function chunksForPages() {
  const elements = await buildElements(false);
  return [...elements, ...(await buildFirstScript(elements, false))];
}
