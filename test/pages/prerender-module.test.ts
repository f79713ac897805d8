import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path/posix';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { recordedBody } from '../recordings.js';

const page =
  '<html lang="de"><cal-event-list base-url="https://calendar.example" time-zone="Europe/Berlin"></cal-event-list></html>';

/** Runs the built module in another process. */
function writeOn(environment: Record<string, string>): Promise<{ html: string; styleHashes: string[] }> {
  const code = `
    const answer = ${JSON.stringify(JSON.stringify(recordedBody('events.list.default')))};
    const { prerender } = await import('./dist/prerender.js');
    const options = { now: () => Date.UTC(2026, 10, 20, 14), fetch: async () => new Response(answer) };
    console.log(JSON.stringify(await prerender(${JSON.stringify(page)}, options)));`;
  return new Promise((resolve, reject) =>
    execFile(
      process.execPath,
      ['--input-type=module', '-e', code],
      { env: { ...process.env, ...environment }, maxBuffer: 10_000_000 },
      (error, out) =>
        error ? reject(new Error(error.message)) : resolve(JSON.parse(out) as { html: string; styleHashes: string[] }),
    ),
  );
}

/** All that a file of dist/ imports, also on demand, as far as it lies there; the names of packages beside. */
function importsOf(file: string): { files: Set<string>; packages: Set<string> } {
  const [files, packages] = [new Set([file]), new Set<string>()];
  for (const one of files) {
    const text = readFileSync(join('dist', one), 'utf8');
    parseAst(text); // It is JavaScript.
    for (const [, name] of text.matchAll(/(?:from|import)\s*\(?\s*["']([^"'\n]+)["']/g)) {
      if (name!.startsWith('.')) files.add(join(dirname(one), name!));
      else packages.add(name!);
    }
  }
  return { files, packages };
}

describe('npx cal-elements prerender', () => {
  it('ends with 1 where the calendar of a page is away, says so, and leaves the page as it is', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'prerender-'));
    const file = join(folder, 'index.html');
    // Nothing listens at this port.
    const text = '<html lang=en><cal-event-list base-url="http://127.0.0.1:1/api"></cal-event-list>';
    writeFileSync(file, text);
    const { code, said } = await new Promise<{ code: unknown; said: string }>((resolve) =>
      execFile(process.execPath, ['dist/command.js', 'prerender', file], (error, _, stderr) =>
        resolve({ code: error?.code, said: stderr }),
      ),
    );
    expect([code, readFileSync(file, 'utf8')]).to.deep.equal([1, text]);
    expect(said)
      .to.contain('index.html stays as it is: http://127.0.0.1:1/api/')
      .and.contain('1 of 1 pages could not be written');
    rmSync(folder, { recursive: true });
  });
});

describe('cal-elements/prerender', () => {
  it('writes the same on every machine, with the hash that the build tells', async () => {
    const here = await writeOn({ TZ: 'America/New_York', LANG: 'en_US.UTF-8' });
    expect(here.html).to.contain('<ul data-cal><li').and.contain('Veranstaltungen');
    expect(await writeOn({ TZ: 'Asia/Tokyo', LANG: 'ja_JP.UTF-8', LC_ALL: 'ja_JP.UTF-8' })).to.deep.equal(here);
    const { styles } = JSON.parse(readFileSync('dist/integrity.json', 'utf8')) as { styles: Record<string, string> };
    expect(here.styleHashes).to.deep.equal([styles['cal-event-list']]);
  });

  it('needs nothing of Node, so that it runs at the edge', () => {
    const { files, packages } = importsOf('prerender.js');
    expect([...files].length).to.be.above(20);
    expect([...packages].filter((name) => name.startsWith('node:'))).to.deep.equal([]);
    expect([...packages]).to.include('parse5');
  });
});
