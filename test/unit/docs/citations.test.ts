import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Every hand-written text, by its path. */
const texts = ['src', 'scripts', 'test', 'demo', 'bench'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter(
      (file) =>
        /\.(ts|mjs|js|css|html)$/.test(file) &&
        !/^test\/(fixtures|frameworks)\/|\/node_modules\/|\/\.vitepress\/(dist|cache)\//.test(file),
    )
    .map((file) => [file, readFileSync(file, 'utf8')] as const),
);

const wire = readFileSync('docs/wire.md', 'utf8');
const headings = [...wire.matchAll(/^#+ ([\d.]+?)\.? /gm)].map(([, number]) => number);

describe('docs/wire.md', () => {
  it('has every section that comments cite', () => {
    const cited = texts.flatMap(([file, text]) =>
      [...text.matchAll(/wire sections? (\d[\d., and]*)/gi)].flatMap(([, list]) =>
        [...list!.matchAll(/\d+(\.\d+)?/g)].map(([number]) => [file, number] as const),
      ),
    );
    expect(cited.length).to.be.greaterThan(100);
    expect(cited.filter(([, number]) => !headings.includes(number))).to.deep.equal([]);
  });

  it('names existing recordings', () => {
    const recorded = readdirSync('test/fixtures/recordings').map((file) => file.replace(/\.json$/, ''));
    const named = [...wire.matchAll(/\[([a-z][\w-]*(?:\.[\w-]+)+)\]/g)].map(([, name]) => name!);
    expect(named.length).to.be.greaterThan(100);
    expect(named.filter((name) => !recorded.includes(name))).to.deep.equal([]);
  });
});
