import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { build, type Rollup } from 'vite';
import { describe, expect, it } from 'vitest';

const { exports: doors } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: Record<string, string | Record<string, string>> };
const tags = readdirSync('dist/elements').map((file) => file.replace(/\.js$/, ''));

describe('the package', () => {
  it('has every file that the package names', () => {
    const named = Object.values(doors).flatMap((door) => (typeof door === 'string' ? [door] : Object.values(door)));
    const files = named.flatMap((file) => (file.includes('*') ? tags.map((tag) => file.replace('*', tag)) : [file]));
    expect(files).to.include('./dist/modules/elements/cal-event-list.js');
    expect(files.filter((file) => !existsSync(file))).to.deep.equal([]);
  });

  it('can be imported on a server, where nothing happens', () => {
    const files = ['', '/client', '/schema', '/cal-elements.js', ...tags.map((tag) => `/elements/${tag}.js`)];
    const program = files.map((file) => `await import('cal-elements${file}');`).join('');
    expect(execFileSync(process.execPath, ['--input-type=module', '-e', `${program} console.log('done');`], { encoding: 'utf8' })).to.equal(
      'done\n',
    );
  });
});

describe('a site that bundles', () => {
  /** The code that comes out for a program of test/fixtures/sites. */
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

  it('gets the client without the elements', async () => {
    const code = await bundled('client.js');
    expect(code).to.include('by-slug');
    expect(code).not.to.include('litElement');
  });
});
