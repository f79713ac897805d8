// What script tags load: the first script, which finds the elements of a page, and the chunks of each element.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseAst, transformWithOxc } from 'vite';
import { bundle, closureOf, sourceOf, tags } from './bundle.mjs';
import { virtualModules } from './virtual-modules.mjs';

const loader = resolve('src/loader/index.ts');

/** What runs as soon as an element is met, before its code has arrived. */
const early = { 'cal-event-filters': 'filters' };

/** The files of languages have equal names in each. */
const nameOf = ({ name, facadeModuleId }) => /\/locale\/(.*)\/(.*)\.ts$/.exec(facadeModuleId)?.slice(1).join('-') ?? name;

/** The modules that a script needs before it runs, those that it may import later, and all that these need. */
async function modulesOf(entry) {
  const chunks = await bundle({ entry }, { write: false, rolldownOptions: { external: ['virtual:element-files'] } });
  const files = closureOf('entry.js', chunks);
  const now = chunks.filter(({ fileName }) => files.includes(fileName));
  const later = now.flatMap(({ dynamicImports }) => dynamicImports).map((file) => chunks.find(({ fileName }) => fileName === file));
  const modulesIn = (chunks) => chunks.flatMap(({ modules }) => Object.keys(modules));
  const entries = chunks.map(({ facadeModuleId }) => facadeModuleId).filter(Boolean);
  return { now: modulesIn(now), later: later.map(({ facadeModuleId }) => facadeModuleId), entries, all: modulesIn(chunks) };
}

/** The names of the values that a module declares and exports. */
async function exportsOf(id) {
  const { code } = await transformWithOxc(readFileSync(id, 'utf8'), id);
  const declared = parseAst(code).body.flatMap(({ type, declaration }) => (type === 'ExportNamedDeclaration' && declaration) || []);
  return declared.flatMap((one) => (one.declarations ?? [one]).map(({ id: { name } }) => name));
}

/** The modules that these values come from, by id, replaced with code that exports each value as `textOf` says. */
function codesOf(values, textOf) {
  const codes = {};
  for (const value of values) codes[value.id] = `${codes[value.id] ?? ''}${textOf(value)}\n`;
  return codes;
}

/**
 * What elements share with the first script. They cannot import it, because they do not know the address it was loaded from:
 * `cal-elements.js?ver=6` and `cal-elements.js` would be two scripts. So it leaves these values in a list on the global object, under
 * a name that no other build has.
 */
async function planSharing() {
  const { now, later } = await modulesOf(loader);
  const modules = now.filter((id) => id !== loader);
  const values = (await Promise.all(modules.map(async (id) => (await exportsOf(id)).map((name) => ({ id, name }))))).flat();
  const entries = Object.fromEntries([
    ...tags.map((tag) => [tag, sourceOf(tag)]),
    ...Object.values(early).map((name) => [name, resolve(`src/loader/${name}.ts`)]),
    ...later.map((id) => [id.replace(/.*\/(.*)\/(.*)\.ts$/, '$1-$2'), id]),
  ]);
  const tryBundle = (entry) =>
    bundle(entry, {
      write: false,
      plugins: [virtualModules(codesOf(values, ({ name }) => `export const ${name} = globalThis.${name};`))],
      rolldownOptions: { treeshake: { propertyReadSideEffects: false } },
    });
  const usedBy = (chunks) => {
    const modules = new Map(chunks.flatMap((chunk) => Object.entries(chunk.modules)));
    return values.filter(({ id, name }) => modules.get(id)?.renderedExports.includes(name));
  };
  const trial = await tryBundle(entries);
  const list = await modulesOf(sourceOf('cal-event-list'));
  const usedByList = usedBy(await tryBundle(list.entries));
  // The list's values come first, so that the list reads only the beginning of the array.
  const shared = [...new Set([...usedByList, ...usedBy(trial)])];
  const texts = [...modules.map((id) => readFileSync(id, 'utf8')), ...trial.map(({ code }) => code)];
  const build = createHash('sha256').update(texts.join()).digest('base64url').replace(/\W|_/g, '').slice(0, 6);
  const key = `cal-elements ${build}`;
  // Each build has its own folder, so that a cached first script still finds its own chunks.
  return {
    modules,
    entries,
    values,
    shared,
    list,
    usedByList,
    folder: `chunks/${build}`,
    place: `globalThis[Symbol.for(${JSON.stringify(key)})]`,
  };
}

const isRoomIndex = (id) => /\/src\/\w+\/index\.ts$/.test(id);

/**
 * Gives modules outside the list (`list` holds those inside) copies of these modules, and of the index files that lead to
 * them. Otherwise other chunks would import shared values through the chunk of the list, which would have to export each.
 */
const apartFromList = (codes, list) => ({
  name: 'apart-from-list',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!importer || list.includes(importer) || isRoomIndex(importer)) return null;
    const found = await this.resolve(source, importer.replace('?apart', ''), { skipSelf: true });
    return found && (isRoomIndex(found.id) || Object.hasOwn(codes, found.id)) ? `${found.id}?apart` : found;
  },
  load(id) {
    const [original, isApart] = id.split('?apart');
    if (isApart === undefined) return null;
    return Object.hasOwn(codes, original)
      ? { code: codes[original], moduleType: 'js' }
      : { code: readFileSync(original, 'utf8'), moduleType: 'ts' };
  },
});

const elementFiles = new Set(tags.map((tag) => resolve(sourceOf(tag))));

const folderOf = (id) => /\/src\/elements\/(list|detail|period|map|controls|calendar)\//.exec(id)?.[1];

/** The family of an element: the folder of elements/ that it builds on. */
const familyOf = (tag, graph) =>
  graph
    .getModuleInfo(resolve(sourceOf(tag)))
    .importedIds.map(folderOf)
    .find(Boolean);

/**
 * The chunk of a module that several elements need: the chunk of their family, or of the members of it from the first that does; else the chunk of all
 * elements, of those that show days, or of those that show none. What is imported dynamically keeps a chunk of its own, and
 * what comes with it alone stays out of the others.
 */
function chunkOf(id, graph, neededByMaps) {
  const modules = new Set([id]);
  for (const module of modules) for (const importer of graph.getModuleInfo(module)?.importers ?? []) modules.add(importer);
  const users = tags.filter((tag) => modules.has(resolve(sourceOf(tag))));
  if (
    users.length < 2 ||
    graph.getModuleInfo(id).dynamicImporters.length ||
    /\/(hint|find-calendar|read-with-retries|records\/index)\.ts$/.test(id)
  )
    return null;
  if (id.endsWith('/server-name.ts')) return 'common';
  // Lists of events load these on demand.
  if (/\/(layout\.styles|colors-on-demand)\.ts$/.test(id)) return 'look';
  const [family, ...others] = new Set(users.map((tag) => familyOf(tag, graph)));
  if (others.length) {
    if (![family, ...others].includes('period')) return 'items';
    // Index files lead to all of their room, so maps would load the weeks and months of others.
    return id.startsWith(resolve('src')) && !id.includes('?') && !neededByMaps.includes(id) ? 'days' : 'common';
  }
  // An element of another family loads some of it on demand, and none of the rest.
  const isElsewhere = (module) =>
    graph.getModuleInfo(module).dynamicImporters.length > 0 && ![undefined, family].includes(folderOf(module));
  if ([...modules].some((module) => !elementFiles.has(module) && isElsewhere(module))) return `${family}-shared`;
  const kin = tags.filter((tag) => tag !== 'cal-event-list' && familyOf(tag, graph) === family);
  return users.length === kin.length ? family : `${family}-${users[0].split('-')[1]}`;
}

/**
 * The chunks of the elements, and what the first script imports dynamically. The modules of the list, whose weight matters most, stay
 * together; what other elements share is divided so that none loads what it does not need.
 */
async function buildElements({ entries, values, shared, list, usedByList, folder, place }) {
  const maps = await Promise.all(tags.filter((tag) => tag.endsWith('-map')).map((tag) => modulesOf(sourceOf(tag))));
  const neededByMaps = maps.flatMap(({ now }) => now);
  /** The modules of the first script; these values are read from the shared array, the others are placeholders. */
  const codesFor = (wanted) => {
    const nameAt = (index) => `v${index}`;
    const textOf = (value) =>
      wanted.includes(value)
        ? `export { ${nameAt(wanted.indexOf(value))} as ${value.name} } from 'virtual:shared';`
        : `export const ${value.name} = 0;`;
    const names = wanted.map((_, index) => nameAt(index));
    return { ...codesOf(values, textOf), 'virtual:shared': `export const [${names.join()}] = ${place};` };
  };
  return bundle(entries, {
    license: { fileName: 'licenses.md' },
    plugins: [apartFromList(codesFor(shared), list.all), virtualModules(codesFor(usedByList))],
    rolldownOptions: { preserveEntrySignatures: 'allow-extension' },
    entryFileNames: `${folder}/[name].js`,
    chunkFileNames: (chunk) => `${folder}/${nameOf(chunk)}.js`,
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        { name: 'cal-event-list', test: (id) => list.now.includes(id) || id === 'virtual:shared', priority: 1 },
        { name: (id, graph) => chunkOf(id, graph, neededByMaps), debugName: 'elements' },
      ],
    },
  });
}

/** Writes `elements/<tag>.js`, for pages that load an element by itself. */
async function writeDoors(elements) {
  mkdirSync('dist/elements', { recursive: true });
  for (const tag of tags) {
    const { fileName } = elements.find(({ name }) => name === tag);
    const names = await exportsOf(sourceOf(tag));
    writeFileSync(`dist/elements/${tag}.js`, `import '../cal-elements.js';\nexport { ${names.join()} } from '../${fileName}';\n`);
  }
}

/** The first script. It is one file without imports, so that it starts all other requests as soon as it arrives. */
async function buildFirstScript({ modules, shared, folder, place }, elements) {
  const chunkOfModule = (id) => elements.find(({ facadeModuleId }) => facadeModuleId === id);
  // Sorted, because equal sequences compress to almost nothing.
  const filesOf = ({ fileName }) =>
    closureOf(fileName, elements)
      .map((file) => basename(file, '.js'))
      .sort()
      .reverse();
  const all = tags.map((tag) => filesOf(elements.find(({ name }) => name === tag)));
  const sharedFiles = all[0].filter((file) => all.every((files) => files.includes(file)));
  const own = (files, tag) => [early[tag] ?? [], files.filter((file) => file !== tag && !sharedFiles.includes(file))].flat().join(' ');
  const constants = {
    elementFiles: Object.fromEntries(tags.map((tag, index) => [tag, own(all[index], tag)])),
    sharedFiles: sharedFiles.join(' '),
    extraFiles: own(filesOf(elements.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/list/extras.ts')))),
    temporalFiles: filesOf(elements.find(({ facadeModuleId }) => facadeModuleId?.includes('/temporal-polyfill/'))).join(' '),
    folder,
  };
  const tables = Object.entries(constants)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
  const script = [
    ...shared.map(({ id, name }, index) => `import { ${name} as v${index} } from ${JSON.stringify(id)};`),
    `export * from ${JSON.stringify(loader)};`,
    `${place} ??= [${shared.map((_, index) => `v${index}`).join()}];`,
  ].join('\n');
  const [chunk] = await bundle(
    { 'cal-elements': 'virtual:first-script' },
    {
      plugins: [
        virtualModules({ 'virtual:element-files': tables, 'virtual:first-script': script }),
        {
          name: 'files-of-later',
          async resolveDynamicImport(source, importer) {
            const { id } = await this.resolve(source, importer);
            return { id: `./${chunkOfModule(id).fileName}`, external: true };
          },
        },
      ],
    },
  );
  const twice = Object.keys(chunk.modules).filter((id) => id.startsWith('/') && id !== loader && !modules.includes(id));
  if (twice.length) throw new Error(`Elements have copies of their own of what the first script holds: ${twice.join()}`);
}

export async function buildForPages() {
  const sharing = await planSharing();
  const elements = await buildElements(sharing);
  await Promise.all([buildFirstScript(sharing, elements), writeDoors(elements)]);
}
