import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { install, typeMistakes } from '../packed.js';
import { newWorkspace, type Workspace } from './command.js';

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, unknown>;

describe('the package of the service', () => {
  let workspace: Workspace;
  let installed: string;
  let packed: string[];
  const elementsAlone = mkdtempSync(join(tmpdir(), 'cal-elements-alone-'));
  beforeAll(() => {
    workspace = newWorkspace();
    ({ installed, packed } = install('packages/service', workspace.folder));
  });
  afterAll(async () => {
    rmSync(elementsAlone, { recursive: true });
    await workspace.remove();
  });

  it('holds the service, its licenses and its manual, and nothing else', () => {
    const others = packed.filter(
      (path) =>
        !/^dist\/((elements\/)?chunks\/[\w-]+\.js|types\/[\w./-]+\.d\.ts)$|^docs\/operating\/[\w-]+\.md$/.test(path),
    );
    expect(others.sort()).to.deep.equal(
      [
        'LICENSE',
        'OPERATING.md',
        'README.md',
        'dist/bom.json',
        'dist/command.js',
        'dist/elements/cal-elements.js',
        'dist/elements/licenses.md',
        'dist/index.js',
        'dist/licenses.md',
        'dist/pages.js',
        'dist/reader.js',
        'dist/seed.js',
        'package.json',
      ].sort(),
    );
    expect(readFileSync(join(installed, 'dist/licenses.md'), 'utf8'))
      .to.include('## hono')
      .and.include('## kysely');
    expect(packed.filter((path) => /types\/service\/(store|http|reading|writing)/.test(path))).to.deep.equal([]);
  });

  it('holds what its manual and the pages of that link to', () => {
    const pages = packed.filter((path) => path.endsWith('.md') && !path.startsWith('dist/'));
    const links = pages.flatMap((page) =>
      [...readFileSync(join(installed, page), 'utf8').matchAll(/\]\(([^)#:]+)(#[^)]*)?\)/g)].map(([, path]) =>
        join(dirname(page), path!),
      ),
    );
    expect(links).to.include('docs/operating/users.md');
    expect(links.filter((path) => !packed.includes(path))).to.deep.equal([]);
  });

  it('has a bill of what it bundles, for those who look for vulnerable packages', () => {
    const bill = JSON.parse(readFileSync(join(installed, 'dist/bom.json'), 'utf8')) as {
      bomFormat: string;
      metadata: { component: { name: string } };
      components: { name: string; version: string; purl: string; hashes: unknown[] }[];
    };
    expect([bill.bomFormat, bill.metadata.component.name]).to.deep.equal(['CycloneDX', 'cal-elements-service']);
    const named = bill.components.map(({ name, version }) => `${name} - ${version}`);
    const licensed = ['licenses.md', 'elements/licenses.md'].flatMap((file) =>
      [...readFileSync(join(installed, 'dist', file), 'utf8').matchAll(/^## (\S+ - \S+) \(/gm)].map(([, one]) => one!),
    );
    expect(named).to.have.members([...new Set(licensed)]);
    for (const name of ['hono', 'kysely', 'sanitize-html', 'entities', 'lit'])
      expect(bill.components.map((one) => one.name)).to.include(name);
    expect(bill.components.filter(({ purl, hashes }) => !purl || !hashes.length)).to.deep.equal([]);
  });

  it('loads what pages are made with only when a page is asked for', () => {
    const files = new Set([join(installed, 'dist/command.js')]);
    for (const file of files) {
      for (const [, imported] of readFileSync(file, 'utf8').matchAll(
        /^(?:import|export)\b[^'"`(]*["']([.][^"']*)["']/gm,
      )) {
        files.add(join(dirname(file), imported!));
      }
    }
    const texts = [...files].map((file) => readFileSync(file, 'utf8'));
    expect(texts.length).to.be.above(2);
    expect(texts.filter((text) => text.includes('shadowrootmode'))).to.deep.equal([]);
  });

  it('needs no other package, and has the version of the elements', () => {
    const { dependencies, version } = manifestOf(installed);
    expect([dependencies, version]).to.deep.equal([undefined, manifestOf('.').version]);
  });

  it('serves its sample data where only a driver is installed beside it', async () => {
    mkdirSync(join(workspace.folder, 'node_modules/@photostructure'));
    symlinkSync(
      resolve('node_modules/@photostructure/sqlite'),
      join(workspace.folder, 'node_modules/@photostructure/sqlite'),
    );
    const at = join(installed, 'dist/command.js');
    const { origin } = await workspace.serve(['--database', ':memory:', '--seed'], {}, at);
    const { total } = (await (await fetch(`${origin}/cal/events/v1/events`)).json()) as { total: number };
    expect(total).to.be.above(10);
    const page = await (await fetch(`${origin}/`, { headers: { accept: 'text/html' } })).text();
    expect(page).to.include('<template shadowrootmode="open">');
    const [, script] = /<script type="module" src="([^"]*)"/.exec(page)!;
    expect(await (await fetch(origin + script)).text()).to.equal(readFileSync('dist/cal-elements.js', 'utf8'));
  });

  it('is a function in a program, whose types need no package either', () => {
    const program = `
      import { createService, type ServiceSettings } from 'cal-elements-service';
      import { pages } from 'cal-elements-service/pages';
      import { sampleData } from 'cal-elements-service/seed';
      const settings: ServiceSettings = { database: ':memory:', media: sampleData.media, pages };
      const answer: Promise<Response> = createService(settings).then(({ fetch }) => fetch(new Request('http://localhost/cal/events/v1/events')));
      // @ts-expect-error The name of a database is text.
      void createService({ database: 1 });
      export default answer;
    `;
    expect(typeMistakes(workspace.folder, program)).to.deep.equal([]);
  });

  it('is what `cal-elements serve` runs where both are installed, and asks for where it is not', async () => {
    const serve = async (site: string) => {
      const { code, stdout, stderr } = await workspace.run(
        ['serve', '--port', 'x'],
        {},
        join(site, 'node_modules/cal-elements/dist/command.js'),
      );
      return [code, stdout, stderr];
    };
    install('.', elementsAlone);
    const remedy = 'Use it as npx cal-elements-service serve, or install it: npm install cal-elements-service';
    expect(await serve(elementsAlone)).to.deep.equal([1, '', `The service is a package of its own. ${remedy}\n`]);
    cpSync(join(elementsAlone, 'node_modules'), join(workspace.folder, 'node_modules'), { recursive: true });
    expect(await serve(workspace.folder)).to.deep.equal([
      1,
      '',
      '--port is “x”, but has to be a number from 0 (any that is free) to 65535\n',
    ]);
  });
});
