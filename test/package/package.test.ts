import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build as esbuild } from 'esbuild';
import ts from 'typescript';
import { build, type Rollup } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atLeastOne } from '../at-least-one.js';
import { install, typeMistakes } from '../packed.js';

const { exports: doors, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  exports: Record<string, string | Record<string, string>>;
  dependencies: Record<string, string>;
};
const tags = readdirSync('dist/elements').map((file) => file.replace(/\.js$/, ''));

describe('the package', () => {
  it('has every file that the package names', () => {
    const named = Object.values(doors).flatMap((door) => (typeof door === 'string' ? [door] : Object.values(door)));
    const files = named.flatMap((file) =>
      file.includes('*')
        ? (file.includes('/themes/') ? ['club'] : tags).map((name) => file.replace('*', name))
        : [file],
    );
    expect(files).to.include('./dist/modules/cal-event-list.js');
    expect(files.filter((file) => !existsSync(file))).to.deep.equal([]);
  });

  it('has everything that its parts export under its own name', async () => {
    const names = async (door: string) => Object.keys((await import(door)) as object);
    const parts = await Promise.all(['cal-elements/elements', 'cal-elements/client', 'cal-elements/schema'].map(names));
    expect((await names('cal-elements')).sort()).to.deep.equal(parts.flat().sort());
  });

  it('brings no package of the editor to those who only show events: the editor lies among its modules', () => {
    expect(Object.keys(dependencies).filter((name) => name.startsWith('prosemirror'))).to.deep.equal([]);
    const editor = readFileSync('dist/modules/authoring/editor/text-editor.js', 'utf8');
    const imported = ts.preProcessFile(editor).importedFiles.map(({ fileName }) => fileName);
    expect(imported).to.include('../../prosemirror-view/dist/index.js');
    expect(imported.filter((name) => !name.startsWith('.') && !Object.hasOwn(dependencies, name))).to.deep.equal([]);
  });

  it('can be imported on a server without effect', () => {
    const files = [
      '',
      '/client',
      '/schema',
      '/testing',
      '/elements',
      '/jsx',
      '/react',
      '/preact',
      '/solid',
      '/svelte',
      '/vue',
      '/cal-elements.js',
      '/cal-elements.standalone.js',
      ...tags.map((tag) => `/elements/${tag}.js`),
    ];
    const program = files.map((file) => `await import('cal-elements${file}');`).join('');
    expect(
      execFileSync(process.execPath, ['--input-type=module', '-e', `${program} console.log('done');`], {
        encoding: 'utf8',
      }),
    ).to.equal('done\n');
  });
});

describe('a bundler', () => {
  /** The bundled code of a program of test/fixtures/sites. */
  async function bundled(program: string): Promise<string> {
    const result = (await build({
      configFile: false,
      logLevel: 'error',
      build: { write: false, rolldownOptions: { input: `test/fixtures/sites/${program}` } },
    })) as Rollup.RollupOutput;
    return result.output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('\n');
  }

  it('gets an element by importing it for its effect', async () => {
    expect(await bundled('element.js')).to.include('`cal-event-list`,');
  });

  /** The bytes that a page loads before a program runs. What is imported dynamically comes later. */
  async function bytesOf(program: string): Promise<number> {
    const { metafile } = await esbuild({
      stdin: { contents: program, resolveDir: '.' },
      bundle: true,
      splitting: true,
      format: 'esm',
      minify: true,
      metafile: true,
      write: false,
      outdir: 'out',
      logLevel: 'error',
      legalComments: 'none',
    });
    const files = new Set(['out/stdin.js']);
    for (const file of files)
      for (const { path, kind } of metafile.outputs[file]!.imports) if (kind === 'import-statement') files.add(path);
    return [...files].reduce((sum, file) => sum + metafile.outputs[file]!.bytes, 0);
  }

  const costs = [
    ["import { createClient } from 'cal-elements'; createClient()", 26_000],
    ["import { createClient } from 'cal-elements/client'; createClient()", 21_000],
    ["import { CalProvider } from 'cal-elements'; new CalProvider()", 25_000],
    ["import { CalEventList } from 'cal-elements'; new CalEventList()", 101_400],
    ["import 'cal-elements/elements/cal-event-list.js'", 99_400],
  ] as const;
  for (const [program, limit] of costs)
    it(`loads what the program names: ${program}`, async () => {
      expect(await bytesOf(program)).to.be.within(limit * 0.8, limit);
    });

  it('loads all elements', async () => {
    expect(await bytesOf("import 'cal-elements/elements'")).to.be.above(250_000);
  });

  it('gets the client without the elements', async () => {
    const code = await bundled('client.js');
    expect(code).to.include('by-slug');
    expect(code).not.to.include('litElement');
  });
});

/** A program that imports every entry point of the package with its types. */
const program = `
import { CalEventList, createClient, type CalendarEvent, type VenueRepresentation } from 'cal-elements';
import { CalError } from 'cal-elements/client';
import { eventFilters } from 'cal-elements/schema';
import { fakeCalendar } from 'cal-elements/testing';
import { discover } from 'cal-elements/cal-elements.js';
import 'cal-elements/cal-elements.standalone.js';
import type { CustomElements } from 'cal-elements/jsx';
${tags.map((tag) => `import 'cal-elements/elements/${tag}.js';`).join('\n')}
const list: CalEventList = document.createElement('cal-event-list');
list.addEventListener('cal-select', ({ detail }) => detail.event.title);
list.addEventListener('cal-data', ({ detail }) => detail.items[0]!.title);
list.addEventListener('click', ({ clientX }) => clientX);
document.addEventListener('cal-select', ({ detail }) => detail.event?.title);
const props: CustomElements['cal-event-list'] = {
  'per-page': '3', featured: 'false', role: 'region', onClick: () => {}, 'oncal-select': ({ detail }) => detail.event.title,
  'oncal-data': ({ detail }) => detail.items[0]!.title,
};
// @ts-expect-error There is no such layout.
const noProps: CustomElements['cal-event-list'] = { layout: 'circle' };
const yes: CustomElements['cal-event-list'][] = [{ featured: true }, { featured: 'true' }, { featured: '' }];
// @ts-expect-error This is neither yes nor no.
const perhaps: CustomElements['cal-event-list'] = { featured: 'perhaps' };
const map: CustomElements['cal-venue-map'] = { venues: [{ id: 1, venue: 'Hall', geo_lat: 1, geo_lng: 2 } as VenueRepresentation] };
// @ts-expect-error Venues are a list.
const noMap: CustomElements['cal-venue-map'] = { venues: 'all' };
const dayOf = (event: CalendarEvent): number => event.span!.start.day;
// @ts-expect-error A date is typed where the site's library does not know Temporal.
const noDay = (event: CalendarEvent) => event.span!.start.nonsense;
export default [createClient, CalError, eventFilters, discover, props, noProps, yes, perhaps, map, noMap, dayOf, noDay, fakeCalendar({})];
`;

describe('the packed package', () => {
  const site = mkdtempSync(join(tmpdir(), 'cal-elements-'));
  let installed: string;
  let packed: string[];
  let size: number;
  beforeAll(() => {
    ({ installed, packed, size } = install('.', site));
    for (const name of Object.keys(dependencies)) {
      mkdirSync(join(site, 'node_modules', name, '..'), { recursive: true });
      symlinkSync(resolve('node_modules', name), join(site, 'node_modules', name));
    }
  });
  afterAll(() => rmSync(site, { recursive: true }));

  it('type-checks with skipLibCheck: false, without the types of Leaflet and Temporal', () => {
    expect(typeMistakes(site, program)).to.deep.equal([]);
  });

  it('has its types for sites that resolve modules as older versions of Node did', () => {
    expect(typeMistakes(site, program, ts.ModuleResolutionKind.Node10)).to.deep.equal([]);
  });

  it('shows no types of private rooms', () => {
    const files = readdirSync(join(installed, 'dist/types'), { recursive: true }).map(String);
    expect(
      atLeastOne(files).filter((file) => /^map.*(clusters|gestures|marker)|^locale.(ar|de|en|es|fr)\b/.test(file)),
    ).to.deep.equal([]);
  });

  it('holds nothing of the service, and depends on nothing but what its elements import', () => {
    const { peerDependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
      peerDependencies?: object;
    };
    expect(peerDependencies).to.equal(undefined);
    const scripts = packed.filter((path) => path.endsWith('.js'));
    const texts = new Map(scripts.map((path) => [path, readFileSync(join(installed, path), 'utf8')]));
    expect(
      atLeastOne(scripts).filter((path) => /hono|kysely|sqlite|postgres|Sample data/i.test(texts.get(path)!)),
    ).to.deep.equal([]);
    const modules = scripts.filter((path) => path.startsWith('dist/modules/')).map((path) => texts.get(path));
    const isImported = (name: string) => modules.some((text) => new RegExp(`["'\`]${name}[/"'\`]`).test(text!));
    expect(Object.keys(dependencies).filter((name) => !isImported(name))).to.deep.equal([]);
  });

  it('holds what the guide names, and nothing else', () => {
    const guide = readFileSync('docs/guide/page.md', 'utf8');
    const names = new Set(packed.map((path) => path.replace(/^(dist\/)?([^/]+\/?).*/, '$1$2')));
    const built = [...names].filter((name) => name.startsWith('dist/')).map((name) => name.slice(5));
    expect(built).to.include.members(['cal-elements.js', 'chunks/', 'vue.d.ts']);
    expect(built.filter((name) => !guide.includes(`\`${name}\``))).to.deep.equal([]);
    expect([...names].filter((name) => !name.startsWith('dist/')).sort()).to.deep.equal(
      [
        'CHANGELOG.md',
        'CONTRIBUTING.md',
        'LICENSE',
        'OPERATING.md',
        'README.md',
        'SECURITY.md',
        'docs/',
        'package.json',
      ].sort(),
    );
    expect(packed.filter((path) => /\.map$|\.test\.|node_modules/.test(path))).to.deep.equal([]);
  });

  it('holds no picture that none of its pages shows, and weighs no more than 3.35 MB, with the editor among its modules', () => {
    const pages = packed
      .filter((path) => path.endsWith('.md'))
      .map((path) => readFileSync(join(installed, path), 'utf8'));
    const pictures = packed.filter((path) => /\.(png|webp|jpe?g|gif|svg)$/.test(path));
    expect(
      atLeastOne(pictures).filter((path) => !pages.some((text) => text.includes(path.replace('docs/', '')))),
    ).to.deep.equal([]);
    expect(size).to.be.below(3_350_000);
  });

  it('names its chunks after their content, so that files of another version have other names', () => {
    const chunks = packed.filter((path) => path.startsWith('dist/chunks/'));
    expect(chunks.filter((path) => !/-[\w-]{7}\.js$/.test(path))).to.deep.equal([]);
    expect(chunks.length).to.be.greaterThan(tags.length);
  });

  it('names the hash of every file that pages load', async () => {
    const { version, files } = JSON.parse(readFileSync(join(installed, 'dist/integrity.json'), 'utf8')) as {
      version: string;
      files: Record<string, string>;
    };
    expect(version).to.equal((JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version);
    const loaded = packed
      .filter((path) => /^dist\/(cal-elements|elements|chunks).*\.js$/.test(path))
      .map((path) => path.slice(5));
    expect(Object.keys(files).sort()).to.deep.equal(loaded.sort());
    for (const [file, hash] of atLeastOne(Object.entries(files))) {
      const digest = await crypto.subtle.digest('SHA-384', readFileSync(join(installed, 'dist', file)));
      expect(hash, file).to.equal(`sha384-${Buffer.from(digest).toString('base64')}`);
    }
  });

  it('contains the files that its README links to', () => {
    const links = [...readFileSync(join(installed, 'README.md'), 'utf8').matchAll(/\]\(([^)#:]+)(#[^)]*)?\)/g)].map(
      ([, path]) => path!,
    );
    expect(links).to.include('OPERATING.md');
    expect(links.filter((path) => !existsSync(join(installed, path)))).to.deep.equal([]);
  });
});
